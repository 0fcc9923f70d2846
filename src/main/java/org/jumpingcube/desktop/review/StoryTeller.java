package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.GameCourse;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Turnaround;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
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
    private final Set<Story.Point> revealed = new HashSet<>(); // whose better moves have been shown
    private boolean isAwaited;

    /** Where the buttons on the card lead. */
    interface Ways {
        /** To another point. */
        void tell(Story.Point point);

        /** To the same moment, where the user looks for a better move. */
        void retry(int turn);

        /** To the better move. */
        void reveal();

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
        return GameCourse.of(
                reviewed.position(0), reviewed.history().turns(), game.view().wording(), winner);
    }

    /** Takes up what is known of the game by now, and the game itself if it has changed. */
    void follow(Review<P, M> known) {
        if (!known.history().equals(review.history())) {
            told = Optional.empty();
            revealed.clear();
            course = course(known);
        }
        review = known;
        story = Story.of(known, game.model().now().seats(), course.turnaround(), course.longest());
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

    /** The user waits for the story, which is not known yet. */
    void await() {
        isAwaited = true;
    }

    /** Whether the user waits for the story, and looks at nothing else meanwhile. */
    boolean isAwaited() {
        return isAwaited;
    }

    void begin(Story.Point point) {
        told = Optional.of(point);
        isAwaited = false;
    }

    void end() {
        told = Optional.empty();
        isAwaited = false;
    }

    /** From now on the better move is named, and shown on the board. */
    void reveal() {
        told.ifPresent(revealed::add);
    }

    private boolean isSecret(Story.Point point) {
        return point.kind().isFault() && !revealed.contains(point);
    }

    /** Says that the story comes later, and how many moves have been looked at. */
    void sayAwaited() {
        var texts = context.texts();
        context.panel()
                .tell(
                        new CommentCard.Chapter(
                                texts.get("story.wait.place", review.known(), review.positions() - 1),
                                0,
                                0,
                                texts.get("story.wait.title"),
                                texts.get("story.wait.text"),
                                List.of(),
                                List.of()),
                        List.of());
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

    /**
     * Tells the point: on the card, and on the board what its turn did. What would have been better is a secret until the user
     * wants to know it.
     */
    void say() {
        var point = told.orElseThrow();
        var turn = review.history().turns().get(point.turn());
        if (point.kind().isFault()) {
            var move = review.move(point.turn()).orElseThrow();
            remarks.pointAtMade(move);
            if (!isSecret(point)) {
                remarks.pointAtBetter(move);
                context.board().foresee(turn.before(), move.best());
            }
        } else {
            remarks.pointAlong(turn);
            context.board().foresee(turn.before(), turn.move());
        }
        context.panel()
                .tell(
                        chapter(point, isSecret(point)),
                        story.points().stream()
                                .flatMap(each -> each.kind().isFault()
                                        ? Stream.of(chapter(each, true), chapter(each, false))
                                        : Stream.of(chapter(each, false)))
                                .toList());
    }

    private CommentCard.Chapter chapter(Story.Point point, boolean isSecret) {
        int place = story.place(point).orElseThrow();
        var turn = review.history().turns().get(point.turn());
        return new CommentCard.Chapter(
                captions().get(place),
                place,
                story.points().size(),
                context.texts().get("story.move", review.history().number(point.turn()), title(point, turn, isSecret)),
                text(point, turn, isSecret),
                choices(point, isSecret),
                ways(place));
    }

    private String title(Story.Point point, Turn<P, M> turn, boolean isSecret) {
        if (!point.kind().isFault()) {
            return game.view().wording().summary(turn);
        }
        var move = review.move(point.turn()).orElseThrow();
        var texts = context.texts();
        boolean isWin = point.kind() == Story.Kind.MISSED_WIN;
        String made = context.name(turn.move());
        return isSecret
                ? move.remark()
                        .flatMap(new ReviewTexts(texts.locale())::title)
                        .orElseGet(() -> texts.get(isWin ? "story.win.secret" : "story.better.secret", made))
                : texts.get(isWin ? "story.win" : "story.better", context.name(move.best()), made);
    }

    private String text(Story.Point point, Turn<P, M> turn, boolean isSecret) {
        if (point.kind().isFault()) {
            var move = review.move(point.turn()).orElseThrow();
            return isSecret ? remarks.loss(move) : remarks.reason(move);
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

    private List<CommentCard.Choice> choices(Story.Point point, boolean isSecret) {
        var texts = context.texts();
        if (isSecret) {
            return List.of(
                    new CommentCard.Choice(
                            "story-try",
                            texts.get("story.try"),
                            texts.get("story.try.short"),
                            () -> ways.retry(point.turn())),
                    new CommentCard.Choice(
                            "story-show", texts.get("story.show"), texts.get("story.show.short"), ways::reveal));
        }
        return point.kind().isFault()
                ? List.of()
                : List.of(new CommentCard.Choice(
                        "story-watch", texts.get("story.watch"), () -> ways.watch(point.turn())));
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
