package org.jumpingcube.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turnaround;

/**
 * What there is to tell of a game, in the order in which it is told. A value.
 *
 * @param points none, if there is nothing to tell
 */
public record Story(List<Point> points) {
    /** There is nothing to tell. */
    public static final Story NONE = new Story(List.of());

    /** What happened at a point of the story. */
    public enum Kind {
        /** Who won took the lead for good. */
        TURNING_POINT,
        /** There was a forced win, and another move was played. */
        MISSED_WIN,
        /** A move lost more of the winning chances than any other. */
        MISSED_CHANCE,
        /** A move set off more than any other. */
        LONGEST;

        /** Whether there was a better move. */
        public boolean isFault() {
            return this == MISSED_WIN || this == MISSED_CHANCE;
        }
    }

    /**
     * A point of the story.
     *
     * @param turn the number of its turn, from 0
     */
    public record Point(Kind kind, int turn) {}

    public Story {
        points = List.copyOf(points);
    }

    /**
     * The story of a game. What was missed is told once all moves are judged; before that, another move might turn out to
     * have lost more.
     *
     * @param seats who plays: of one human and a computer the human's mistakes are told
     * @param turnaround the turn that decided the game
     * @param longest the number of the turn that set off most, from 0
     */
    public static <P extends Position<P, M>, M> Story of(
            Review<P, M> review, Seats seats, Optional<Turnaround> turnaround, OptionalInt longest) {
        var decided = turnaround.map(found -> new Point(Kind.TURNING_POINT, found.turn() - 1));
        var missed = review.isComplete() ? missed(review, seats) : Optional.<Point>empty();
        var most = longest.stream().mapToObj(turn -> new Point(Kind.LONGEST, turn));
        return new Story(Stream.concat(Stream.concat(decided.stream(), missed.stream()), most)
                .toList());
    }

    /** A forced win that was let go, or else the greatest mistake. */
    private static <P extends Position<P, M>, M> Optional<Point> missed(Review<P, M> review, Seats seats) {
        var faults = Retry.of(review, seats).faults();
        var win = faults.stream()
                .filter(turn -> review.score(turn).stream().anyMatch(Score::isWin))
                .map(turn -> new Point(Kind.MISSED_WIN, turn));
        var chance = faults.stream().map(turn -> new Point(Kind.MISSED_CHANCE, turn));
        return Stream.concat(win, chance).findFirst();
    }

    /** The place of a point, from 0; empty if it is not in the story. */
    public OptionalInt place(Point point) {
        int place = points.indexOf(point);
        return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
    }
}
