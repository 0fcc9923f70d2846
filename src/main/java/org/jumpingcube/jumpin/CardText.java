package org.jumpingcube.jumpin;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.ScoreCard.GameScore;
import org.jumpingcube.jumpin.ScoreCard.SideScore;

/**
 * The result of a game of a series as a line of text: the number of the winner, 0 for none, and for each side its
 * turns, its pawns in the goal and its penalty: "1 34/12/0 39/11/10".
 */
final class CardText {
    private static final String SIDE = "([0-9]{1,4})/([0-9]{1,2})/([0-9]{1,3})";
    private static final Pattern GAME = Pattern.compile("([012]) " + SIDE + " " + SIDE);

    private CardText() {}

    static String write(GameScore game) {
        return game.winner().map(Player::number).orElse(0) + " " + write(game.one()) + " " + write(game.two());
    }

    private static String write(SideScore side) {
        return side.turns() + "/" + side.home() + "/" + side.penalty();
    }

    /** The result; empty if the line is invalid, with a flaw added unless there is one already. */
    static Optional<GameScore> read(Optional<String> line, int number, List<Flaw> flaws) {
        var game = line.map(GAME::matcher).filter(Matcher::matches).map(CardText::game);
        if (game.isEmpty() && line.isPresent()) {
            flaws.add(new Flaw(OptionalInt.of(number), "not-a-score", List.of(line.get())));
        }
        return game;
    }

    private static GameScore game(MatchResult parts) {
        int winner = Integer.parseInt(parts.group(1));
        return new GameScore(
                Arrays.stream(Player.values())
                        .filter(player -> player.number() == winner)
                        .findFirst(),
                side(parts, 2),
                side(parts, 5));
    }

    private static SideScore side(MatchResult parts, int first) {
        return new SideScore(
                Integer.parseInt(parts.group(first)),
                Integer.parseInt(parts.group(first + 1)),
                Integer.parseInt(parts.group(first + 2)));
    }
}
