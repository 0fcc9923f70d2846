package org.jumpingcube.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.storage.SavedGame;

/** A review as text, a line for each move. */
final class ReviewReport<P extends Position<P, M>, M> {
    private static final ReviewTexts TEXTS = new ReviewTexts(Locale.ENGLISH);

    private final SavedGame<P, M> game;
    private final Review<P, M> review;

    ReviewReport(SavedGame<P, M> game, Review<P, M> review) {
        this.game = game;
        this.review = review;
    }

    String text() {
        if (review.positions() == 1) {
            return "There are no moves to review.\n";
        }
        var lines = new ArrayList<String>();
        for (Player player : Player.values()) {
            lines.add(standing(player));
        }
        review.longest().ifPresent(turn -> lines.add("Longest cascade: " + numbered(turn) + ", " + bursts(turn)));
        if (!review.turningPoints().isEmpty()) {
            lines.add("Turning points: "
                    + review.turningPoints().stream().map(this::numbered).collect(Collectors.joining(", ")));
        }
        lines.add("Chance of player 1 after each move; what it lost to whoever made it:");
        for (int turn = 0; turn < review.positions() - 1; turn++) {
            lines.add(line(turn));
        }
        return String.join("\n", lines) + "\n";
    }

    private String standing(Player player) {
        String grades = List.of(Grade.values()).stream()
                .map(grade -> TEXTS.word(grade) + " " + review.count(player, grade))
                .collect(Collectors.joining(", "));
        String accuracy = review.accuracy(player).stream()
                .mapToObj(share -> format("accuracy %.0f %%", 100 * share))
                .findFirst()
                .orElse("nothing to lose");
        return format("Player %d: %s (%s)", player.number(), accuracy, grades);
    }

    private String bursts(int turn) {
        int extent = review.extent(turn);
        return extent + (extent == 1 ? " burst" : " bursts");
    }

    private String numbered(int turn) {
        return (turn + 1) + " " + move(review.history().turns().get(turn).move());
    }

    private String move(M move) {
        return game.kind().notation().write(move);
    }

    private String line(int turn) {
        var played = review.history().turns().get(turn);
        String chance = review.chanceOfOne(turn + 1).isPresent()
                ? format("%3.0f %%", 100 * review.chanceOfOne(turn + 1).getAsDouble())
                : "  ?  ";
        String judged = review.move(turn).map(this::judged).orElse("");
        return format(
                        "%3d  player %d  %-4s  %s  %s",
                        turn + 1, played.player().number(), move(played.move()), chance, judged)
                .stripTrailing();
    }

    private String judged(ReviewedMove<P, M> move) {
        String word = TEXTS.word(move.grade());
        if (move.grade() == Grade.GOOD) {
            return word + "; best: " + list(move.allBest());
        }
        String alike = move.alike().isEmpty() ? "" : "; as good: " + list(move.alike());
        if (move.grade() == Grade.BEST) {
            return word + alike;
        }
        return format("%s, lost %.0f; better: %s%s. ", word, 100 * move.lost(), line(move.better()), alike)
                + move.remark().map(TEXTS::sentence).orElse("");
    }

    private String list(List<M> moves) {
        return moves.stream().map(this::move).collect(Collectors.joining(", "));
    }

    private String line(List<M> moves) {
        return moves.stream().limit(MOST_MOVES).map(this::move).collect(Collectors.joining(" "));
    }

    private static final int MOST_MOVES = 6; // of a line: later ones are guesses

    private static String format(String text, Object... arguments) {
        return String.format(Locale.ROOT, text, arguments);
    }
}
