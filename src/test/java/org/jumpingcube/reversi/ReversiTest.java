package org.jumpingcube.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jumpingcube.bench.Perft;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

/** The rules of Reversi. */
class ReversiTest {
    private final Reversi game = new Reversi();

    private Discs position(Player toMove, String... rows) {
        return game.arranged(new GameOptions(Map.of()), toMove, String.join("", rows));
    }

    private Integer at(String name) {
        Square square = game.grid(Discs.START).parse(name).orElseThrow();
        return game.move(List.of(square)).orElseThrow();
    }

    /** The numbers are those of other programs. */
    @Test
    void theRulesReachAsManyPositionsAsOtherPrograms() {
        long[] counts = {4, 12, 56, 244, 1396, 8200, 55_092, 390_216};
        for (int depth = 1; depth <= counts.length; depth++) {
            assertThat(Perft.count(Discs.START, depth)).as("depth %d", depth).isEqualTo(counts[depth - 1]);
        }
    }

    @Test
    void aDiscTurnsWhatIsBetweenItAndAnotherInEveryDirectionButNoOther() {
        var before = position(
                Player.ONE,
                "1..1...2",
                ".2.2....",
                "..22....",
                "122.221.",
                "..222...",
                ".2.2.2..",
                "1..1..1.",
                "........");
        var after = before.play(at("d4")).after();
        assertThat(game.count(after, Player.TWO)).as("the disc in the corner").isEqualTo(1);
        assertThat(game.at(after, game.grid(after).at(7))).isEqualTo('2');
    }

    @Test
    void aSideThatCannotPlaceADiscPassesAndTheOtherGoesOn() {
        var position = position(
                Player.TWO,
                "12......",
                "........",
                "........",
                "........",
                "........",
                "........",
                "........",
                "........");
        assertThat(position.legalMoves()).containsExactly(Discs.PASS);
        assertThat(position.forcedPass()).contains(Discs.PASS);
        assertThat(position.play(Discs.PASS).after().legalMoves()).containsExactly(at("c1"));
    }

    @Test
    void theGameEndsWhenNeitherCanPlaceADiscAndMoreDiscsWin() {
        var won = position(Player.ONE, "11.2....", "........", ".".repeat(48));
        assertThat(won.outcome()).isEqualTo(new Outcome.Won(Player.ONE, "discs"));
        assertThat(won.legalMoves()).isEmpty();
        assertThat(position(Player.ONE, "1..2....", "........", ".".repeat(48)).outcome())
                .isEqualTo(new Outcome.Drawn("discs"));
    }

    @Test
    void theComputerTakesACorner() {
        var position = position(
                Player.ONE,
                ".21.....",
                "........",
                "..12....",
                "..21....",
                "..12....",
                "........",
                "........",
                "........");
        assertThat(game.analyst()
                        .analyse(position, SearchBudget.USUAL.withNodes(5_000))
                        .move())
                .isEqualTo(at("a1"));
    }
}
