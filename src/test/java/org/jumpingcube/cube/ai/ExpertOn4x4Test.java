package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.Function;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** As second player the Expert wins 4x4, whoever the first player is. */
@Slow
class ExpertOn4x4Test {
    private static CubePosition play(Function<CubePosition, Square> first, Function<CubePosition, Square> second) {
        var position = CubePosition.start(4);
        while (position.winner().isEmpty()) {
            position = position.play((position.toMove() == Player.ONE ? first : second).apply(position))
                    .after();
        }
        return position;
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void againstRandomMovers(Style style) {
        var expert = new CubeEngine(Personality.of(style, Skill.EXPERT, 0));
        var random = new Random(4);
        for (int game = 0; game < 40; game++) {
            var end = play(
                    position -> {
                        var moves = position.legalMoves();
                        return moves.get(random.nextInt(moves.size()));
                    },
                    position -> expert.analyse(position, SearchBudget.USUAL).move());
            assertThat(end.winner()).contains(Player.TWO);
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void againstTheExpert(Style style) {
        var second = new CubeEngine(Personality.of(style, Skill.EXPERT, 0));
        for (Style other : Style.values()) {
            var first = new CubeEngine(Personality.of(other, Skill.EXPERT, 7));
            var end = play(
                    position -> first.analyse(position, SearchBudget.USUAL.withNodes(20_000))
                            .move(),
                    position -> second.analyse(position, SearchBudget.USUAL).move());
            assertThat(end.winner()).contains(Player.TWO);
        }
    }
}
