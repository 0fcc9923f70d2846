package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.jumpingcube.Figure;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;

/**
 * Whatever a friend's program says, who knows the code: no exception, no move of ours that we did not make, none taken
 * back that we did not agree to.
 */
class HostileFriendTest {
    private static final List<String> WORDS = List.of(
            "have",
            "play",
            "ask",
            "yes",
            "no",
            "say",
            "refused",
            "ping",
            "HAVE",
            "game",
            "proof",
            "",
            "|",
            "||",
            "\t",
            "move",
            "move a1",
            "move a1-b2",
            "move a1|move a1",
            "resign",
            "draw",
            "next-game",
            "take-back",
            "take-back 0",
            "take-back 1",
            "take-back 99999",
            "take-back -1",
            "hello",
            "good-luck",
            "illegal",
            "not-agreed",
            "late",
            "%s%n",
            "{0}",
            "~~~~~~~~");
    private static final List<String> NUMBERS =
            List.of("0", "1", "2", "3", "20000", "20001", "9999999", "99999999999", "-1", "+1", "1.5", "007", "x");

    @Test
    void spoiltLinesChangeNothing() {
        withstand(Games.CUBE, 3_000, 1);
        withstand(Games.JUMPIN, 3_000, 2);
    }

    @Test
    @Figure
    void aMillionSpoiltLinesChangeNothing() {
        int lines = 500_000;
        withstand(Games.CUBE, lines, 3);
        withstand(Games.JUMPIN, lines, 4);
        System.out.printf(Locale.ROOT, "%,d spoilt lines from a friend: no exception, no move changed%n", 2 * lines);
    }

    private <P extends Position<P, M>, M> void withstand(GameKind<P, M> kind, int lines, long seed) {
        var random = new Random(seed);
        var options = kind == Games.CUBE ? GameOptions.of("size", 4) : kind.usual(Map.of());
        var two = new TwoTalks<>(GameLog.startingAt(kind, new Terms(options, Player.ONE, 3)));
        two.connect();
        two.carry();
        two.play(6, random);
        int answers = 0;
        for (int line = 0; line < lines; line++) {
            if (line % (2 * Limits.MOST_REFUSALS) == 0) { // the friend is thrown out and comes again
                two.cut();
                two.host.talk.connect(two.guest.post::add);
                two.host.talk.hear(
                        "have " + two.host.log().size() + " " + two.host.log().hash());
            }
            var before = two.host.log();
            String heard = spoilt(before, random);
            two.host.talk.hear(heard);
            var after = two.host.log();
            assertThat(after.entries().subList(0, before.size())).as(heard).isEqualTo(before.entries());
            assertThat(after.entries().subList(before.size(), after.size()))
                    .as(heard)
                    .allMatch(entry -> entry.author() == Role.GUEST)
                    .allMatch(entry ->
                            entry.text().startsWith("move ") || entry.text().equals("resign"));
            two.host.talk.answer(false);
            if (after.size() > before.size()) { // a line that was good after all
                answers++;
                two.host.playAny(random);
                if (after.outcome().isOver()) {
                    two.host.restart(before);
                    two.host.talk.connect(two.guest.post::add);
                    two.host.talk.hear("have " + before.size() + " " + before.hash());
                }
            }
            two.host.views.clear();
            assertThat(two.guest.post).as(heard).allMatch(text -> text.length() <= Limits.LONGEST_LINE);
            two.guest.post.clear();
        }
        assertThat(answers).as("lines that were good").isLessThan(lines / 3);
    }

    /** Words at random, or a right line with one character changed. */
    private static <P extends Position<P, M>, M> String spoilt(GameLog<P, M> ours, Random random) {
        if (random.nextBoolean()) {
            var text = new StringBuilder();
            for (int word = random.nextInt(6); word >= 0; word--) {
                text.append(random.nextInt(8) == 0 ? "  " : " ").append(word(ours, random));
            }
            return text.substring(1);
        }
        var moves = ours.history().current().legalMoves();
        var move = new Entry.Move<>(moves.get(random.nextInt(moves.size())));
        var line = new StringBuilder(
                "play " + (ours.size() + 1) + " " + ours.then(move).hash() + " " + ours.write(move));
        line.setCharAt(random.nextInt(line.length()), (char) (' ' + random.nextInt(95)));
        return line.toString();
    }

    private static String word(GameLog<?, ?> log, Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> NUMBERS.get(random.nextInt(NUMBERS.size()));
            case 1 -> Integer.toString(log.size() + random.nextInt(3) - 1);
            case 2 -> log.hash();
            default -> WORDS.get(random.nextInt(WORDS.size()));
        };
    }
}
