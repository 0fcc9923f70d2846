package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Turnaround;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.review.Story;

/** Tells the story of a game, a point at a time: in words on the card, and on the board before the turn in question. */
final class StoryTeller<P extends Position<P, M>, M> {
    private final OpenGame<P, M> game;
    private final Wording wording;
    private final ReviewContext<P, M> context;
    private final Remarks<P, M> remarks;
    private final Ways ways;
    private Review<P, M> review;
    private GameCourse course;
    private Story story = Story.NONE;
    private Optional<Story.Point> told = Optional.empty();

    /** Where the buttons on the card lead. */
    interface Ways {
        /** To another point. */
        void tell(Story.Point point);

        /** To the same moment, where the user looks for a better move. */
        void retry(int turn);

        /** To the turn, which is played. */
        void watch(int turn);

        /** Away from the game that is looked back at. */
        void leave();
    }

    StoryTeller(OpenGame<P, M> game, Wording wording, ReviewContext<P, M> context, Review<P, M> review, Ways ways) {
        this.game = game;
        this.wording = wording;
        this.context = context;
        this.ways = ways;
        this.review = review;
        remarks = new Remarks<>(context);
        course = course(review);
    }

    private GameCourse course(Review<P, M> reviewed) {
        var now = game.model().now();
        int all = reviewed.positions() - 1;
        boolean isAtEnd = now.history().cursor() == all;
        var winner = isAtEnd
                ? now.outcome().winner()
                : reviewed.position(all).outcome().winner();
        return GameCourse.of(reviewed, game.view().wording(), winner);
    }

    /** Takes up what is known of the game by now, and the game itself if it has changed. */
    void follow(Review<P, M> known, boolean isWanted) {
        if (!known.history().equals(review.history())) {
            told = Optional.empty();
            course = course(known);
        }
        review = known;
        story = isWanted
                ? Story.of(known, game.model().now().seats(), course.turnaround(), course.longest())
                : Story.NONE;
        told = told.filter(story.points()::contains);
    }

    /** The game has perhaps ended, or goes on. */
    void followGame() {
        course = course(review);
    }

    GameCourse course() {
        return course;
    }

    Story story() {
        return story;
    }

    /** The point that is being told. */
    Optional<Story.Point> told() {
        return told;
    }

    void begin(Story.Point point) {
        told = Optional.of(point);
    }

    void end() {
        told = Optional.empty();
    }

    /** What the points are called: "1 of 3 · Turning point". */
    List<String> captions() {
        return IntStream.range(0, story.points().size())
                .mapToObj(place -> context.texts()
                        .get(
                                "story.place",
                                place + 1,
                                story.points().size(),
                                name(story.points().get(place))))
                .toList();
    }

    private String name(Story.Point point) {
        return switch (point.kind()) {
            case TURNING_POINT -> context.texts().get("story.turning-point");
            case MISSED_WIN -> context.texts().get("story.missed-win");
            case MISSED_CHANCE -> context.texts().get("story.missed-chance");
            case LONGEST -> game.view().wording().longest();
        };
    }

    /** Tells the point: on the card, and on the board what its turn did, or what would have been better. */
    void say() {
        var point = told.orElseThrow();
        int place = story.place(point).orElseThrow();
        var turn = review.history().turns().get(point.turn());
        if (point.kind().isFault()) {
            var move = review.move(point.turn()).orElseThrow();
            remarks.pointAt(move);
            context.board().foresee(turn.before(), move.best());
        } else {
            remarks.pointAlong(turn);
            context.board().foresee(turn.before(), turn.move());
        }
        context.panel()
                .tell(new CommentCard.Chapter(
                        captions().get(place),
                        place,
                        story.points().size(),
                        context.texts().get("story.move", point.turn() + 1, title(point, turn)),
                        text(point, turn),
                        List.of(choice(point)),
                        ways(place)));
    }

    private String title(Story.Point point, Turn<P, M> turn) {
        if (!point.kind().isFault()) {
            return game.view().wording().summary(turn);
        }
        var move = review.move(point.turn()).orElseThrow();
        return shortRemark(move)
                .orElseGet(() -> context.texts()
                        .get(
                                point.kind() == Story.Kind.MISSED_WIN ? "story.win" : "story.better",
                                context.name(move.best()),
                                context.name(turn.move())));
    }

    private Optional<String> shortRemark(ReviewedMove<P, M> move) {
        return move.remark().flatMap(new ReviewTexts(context.texts().locale())::title);
    }

    private String text(Story.Point point, Turn<P, M> turn) {
        if (point.kind().isFault()) {
            var move = review.move(point.turn()).orElseThrow();
            return shortRemark(move).isPresent() ? remarks.loss(move) : remarks.reason(move);
        }
        return point.kind() == Story.Kind.LONGEST
                ? context.texts().get("story.longest")
                : course.turnaround()
                        .map(found -> wordsFor(point, found))
                        .filter(words -> !words.isEmpty())
                        .orElseGet(() -> game.view().wording().spoken(turn));
    }

    private String wordsFor(Story.Point point, Turnaround found) {
        int last = review.positions() - 1;
        var winner = review.history().turns().get(point.turn()).player();
        String behind = found.behind() + " "
                + game.view().wording().tally(review.position(last)).unit(found.behind());
        return wording.turnaround(
                found, found.turn() == last, behind, winner, game.model().now().seats());
    }

    private CommentCard.Choice choice(Story.Point point) {
        return point.kind().isFault()
                ? new CommentCard.Choice("story-try", context.texts().get("story.try"), () -> ways.retry(point.turn()))
                : new CommentCard.Choice(
                        "story-watch", context.texts().get("story.watch"), () -> ways.watch(point.turn()));
    }

    private List<CommentCard.Choice> ways(int place) {
        var found = new ArrayList<CommentCard.Choice>();
        var points = story.points();
        if (place > 0) {
            found.add(new CommentCard.Choice(
                    "story-back", context.texts().get("story.back"), () -> ways.tell(points.get(place - 1))));
        }
        if (place + 1 < points.size()) {
            var next = points.get(place + 1);
            found.add(new CommentCard.Choice(
                    "story-next",
                    context.texts().get("story.next", name(next)),
                    context.texts().get("retry.next"),
                    () -> ways.tell(next)));
        } else {
            found.add(new CommentCard.Choice("story-done", context.texts().get("story.done"), ways::leave));
        }
        return found;
    }

    /** The way back to the story for whoever has left it; empty if there is none. */
    List<CommentCard.Choice> wayBack() {
        return story.points().stream()
                .findFirst()
                .map(first -> new CommentCard.Choice(
                        "story-begin", context.texts().get("story.begin"), () -> ways.tell(first)))
                .stream()
                .toList();
    }
}
