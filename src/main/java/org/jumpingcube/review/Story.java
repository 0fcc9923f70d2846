package org.jumpingcube.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turnaround;

/**
 * What there is to tell of a game, in the order of its turns. A value.
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
     * The story of a game, once all moves are judged: before that, another one might turn out to have lost more, and a story
     * that has begun must not change.
     *
     * @param seats who plays: of one human and a computer the human's mistakes are told
     * @param turnaround the turn that decided the game
     * @param longest the number of the turn that set off most, from 0
     */
    public static <P extends Position<P, M>, M> Story of(
            Review<P, M> review, Seats seats, Optional<Turnaround> turnaround, OptionalInt longest) {
        if (!review.isComplete()) {
            return NONE;
        }
        var points = new ArrayList<Point>();
        turnaround.ifPresent(found -> points.add(new Point(Kind.TURNING_POINT, found.turn() - 1)));
        missed(review, seats).filter(isNew(points)).findFirst().ifPresent(points::add);
        longest.stream()
                .mapToObj(turn -> new Point(Kind.LONGEST, turn))
                .filter(isNew(points))
                .forEach(points::add);
        points.sort(Comparator.comparingInt(Point::turn));
        return new Story(points);
    }

    /** Of a turn there is only one thing to tell. */
    private static Predicate<Point> isNew(List<Point> told) {
        return point -> told.stream().noneMatch(other -> other.turn() == point.turn());
    }

    /** Forced wins that were let go, then other mistakes, each from the greatest on. */
    private static <P extends Position<P, M>, M> Stream<Point> missed(Review<P, M> review, Seats seats) {
        var faults = Retry.of(review, seats).faults();
        var win = faults.stream()
                .filter(turn -> review.score(turn).stream().anyMatch(Score::isWin))
                .map(turn -> new Point(Kind.MISSED_WIN, turn));
        var chance = faults.stream().map(turn -> new Point(Kind.MISSED_CHANCE, turn));
        return Stream.concat(win, chance);
    }

    /** The place of a point, from 0; empty if it is not in the story. */
    public OptionalInt place(Point point) {
        int place = points.indexOf(point);
        return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
    }
}
