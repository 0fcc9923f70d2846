package org.jumpingcube.desktop.review;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.StatusBar;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Variation;
import org.jumpingcube.review.Retry;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.review.Story;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.settings.MoveAnimation;

/** Looks back at a game, whether or not it is over: its replay, its review, and its mistakes as questions. */
public final class LookBack<P extends Position<P, M>, M> {
    private final OpenGame<P, M> game;
    private final Texts texts;
    private final ReplayBoard<P, M> board;
    private final Replay<P, M> replay;
    private final Reviewer<P, M> reviewer;
    private final Lines<P, M> lines;
    private final LookBackView<P, M> view;
    private final StoryTeller<P, M> teller;
    private final Commentator<P, M> commentator;
    private final ReadOnlyBooleanWrapper isOpen = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Review<P, M>> known;
    private final ReadOnlyObjectWrapper<Optional<StatusBar.Past>> moment =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean isFollowing; // a change of the game, which is still being passed on
    private int number; // of the game that is looked back at

    /**
     * @param show how cascades are shown
     * @param games where positions are looked up
     * @param isButtonShown whether the large button, which plays on, is in the window
     * @param isNarrow whether there is no room for the panel
     */
    public LookBack(
            OpenGame<P, M> game,
            Wording wording,
            Texts texts,
            Supplier<MoveAnimation> show,
            GameExplorer games,
            ObservableValue<Boolean> isButtonShown,
            ObservableValue<Boolean> isNarrow) {
        this.game = game;
        this.texts = texts;
        board = game.board().replayBoard();
        replay = new Replay<>(
                game.model().now().history(), board::stages, () -> show.get().stageSeconds(), Ticker.ofPulses());
        reviewer = game.model().reviewer(this::learn);
        known = new ReadOnlyObjectWrapper<>(reviewer.review());
        lines = new Lines<>(() -> game.model().now().history(), replay, reviewer);
        view = new LookBackView<>(this, game, board, wording, texts, replay, reviewer, lines, games, isButtonShown);
        teller = new StoryTeller<>(game, wording, view.context(), reviewer.review(), new StoryTeller.Ways() {
            @Override
            public void tell(Story.Point point) {
                LookBack.this.tell(point);
            }

            @Override
            public void retry(int turn) {
                commentator.ask(Retry.about(reviewer.review(), turn));
            }

            @Override
            public void reveal() {
                teller.reveal();
                refresh();
            }

            @Override
            public void watch(int turn) {
                lines.showGame(turn);
                replay.playTurn();
            }

            @Override
            public void leave() {
                close();
            }
        });
        commentator = new Commentator<>(game, view.context(), lines, replay, reviewer, teller, this::refresh);
        number = game.model().number();
        new ReadableBoard<>(
                        () -> replay.now().line(),
                        () -> game.model().now().seats(),
                        game.view().wording(),
                        () -> board.node().getAccessibleText())
                .attach(board.node());
        isNarrow.subscribe(narrow -> {
            view.takePanelAway(narrow);
            refresh();
        });
        replay.place().subscribe(this::follow);
        game.model().view().subscribe(now -> followGame());
        board.shown().subscribe(tally -> showMoment());
        texts.language().subscribe(language -> {
            view.measureAnew();
            refresh();
        });
    }

    /** The board with its bar, in place of the game's board. */
    public Region board() {
        return view.film();
    }

    /** The panel beside it, in place of the game's side panel. */
    public Region panel() {
        return view.panel();
    }

    /** Whether the user is looking back. */
    public ReadOnlyBooleanProperty isOpen() {
        return isOpen.getReadOnlyProperty();
    }

    /** The position that is looked at; in the middle of a turn that before it. */
    public P position() {
        return replay.now().line().current();
    }

    /** What is known of the game so far, while it is being reviewed. */
    public ReadOnlyObjectProperty<Review<P, M>> known() {
        return known.getReadOnlyProperty();
    }

    /** What the user is looking at; empty if that is the game as it is, or the end of one that is over. */
    public ReadOnlyObjectProperty<Optional<StatusBar.Past>> moment() {
        return moment.getReadOnlyProperty();
    }

    private void learn(Review<P, M> review) {
        known.set(review);
        teller.follow(review);
        beginIfAwaited();
        refresh();
    }

    /** Shows the position after this many turns. */
    public void open(int played) {
        view.forgetOtherGames(); // games may have been played meanwhile
        reviewer.follow(lines.game());
        teller.end();
        lines.showGame(played);
        isOpen.set(true);
        tell(replay.now());
        refresh();
        view.focusMoves();
    }

    /** Shows the game from its start. The next key plays it. */
    public void replay() {
        open(0);
        view.focusPlay();
    }

    /** Shows how the game went before somebody played on from an earlier position. */
    public void open(Variation<P, M> variation) {
        open(variation.after());
        showVariation(variation);
    }

    /**
     * Has all moves reviewed. Whoever comes from a game that is over is told its story; otherwise the latest move is shown,
     * or what has been looked at.
     */
    public void review() {
        boolean isFromTheEnd = !isOpen.get() && isOver();
        open(isOpen.get() ? replay.now().played() : lines.game().cursor());
        reviewer.start();
        takeUp();
        if (isFromTheEnd) {
            teller.await();
            beginIfAwaited();
        }
        refresh();
    }

    /** Begins the story for whoever waits for it, once it is known. */
    private void beginIfAwaited() {
        if (teller.isAwaited()) {
            teller.story().points().stream().findFirst().ifPresent(this::tell);
        }
    }

    /** Takes up what the game and the review have become. */
    private void takeUp() {
        teller.followGame();
        teller.follow(reviewer.review());
    }

    void tell(Story.Point point) {
        commentator.endQuestions();
        teller.begin(point);
        lines.showGame(point.turn());
        refresh();
    }

    /** Turns live analysis of whatever is being looked at on or off; at first that is the latest move. */
    public void toggleLive() {
        if (!isOpen.get()) {
            open(lines.game().cursor());
        }
        view.panel().toggleLive();
    }

    /** Starts or stops the replay; from the story the whole game is played. */
    public void togglePlay() {
        if (teller.told().isPresent() && !replay.isPlaying().get()) {
            lines.showGame(0);
        }
        replay.togglePlay();
    }

    /** Lets nothing run any more. */
    public void rest() {
        replay.pause();
        reviewer.stop();
        commentator.end();
    }

    /** Goes back to the game. What is known of it is kept. */
    public void close() {
        rest();
        teller.end();
        isOpen.set(false);
        showMoment();
    }

    /**
     * Shows a change of the game once everything has heard of it: before that, some context would show moves that are
     * gone.
     */
    private void followGame() {
        if (game.model().number() != number) {
            leave();
        }
        if (!game.model().now().can(Action.ANALYSE)) {
            forgetVerdicts();
        }
        if (!isOpen.get()) {
            return;
        }
        var line = lines.game();
        boolean isLeft =
                lines.isMain() || !line.start().equals(replay.now().line().start());
        isFollowing = true;
        try {
            commentator.follow(line);
            reviewer.follow(line);
            takeUp();
            if (isLeft) {
                replay.follow(line);
            }
        } finally {
            isFollowing = false;
        }
        if (line.turns().isEmpty()) {
            close();
        } else {
            refresh();
        }
    }

    /** While a friend is at the game nobody sees what an engine thinks of it. */
    private void forgetVerdicts() {
        commentator.end();
        reviewer.forget();
        view.panel().reset();
    }

    /** Another game has been opened. It is shown as it is, and whoever looks back at it begins anew. */
    private void leave() {
        number = game.model().number();
        view.panel().reset();
        if (isOpen.get()) {
            close();
        }
    }

    /** Gives the keys to the list of moves or, where there is none, to the board. */
    public void focusMoves() {
        board.node().requestFocus();
        view.focusMoves();
    }

    // What the user asks for

    void goTo(int played) {
        endTelling();
        lines.showGame(played);
    }

    void showVariation(Variation<P, M> variation) {
        endTelling();
        lines.showVariation(variation);
    }

    /** Plays a move of the explorer: the next one of the line that is shown, or one aside. */
    void explore(M move) {
        endTelling();
        var line = replay.now().line();
        if (line.nextTurn().filter(next -> next.move().equals(move)).isPresent()) {
            replay.step(1);
        } else if (line.current().legalMoves().contains(move)) {
            lines.showAside(line, move);
        }
    }

    /** Goes on with the game from the moment that is shown or, if that cannot be, where it is. */
    public void playOn() {
        var line = replay.now().line().played();
        close();
        game.model().session().playAlong(line);
    }

    void toggleReview() {
        if (reviewer.isRunning()) {
            reviewer.stop();
        } else {
            reviewer.start();
        }
        refresh();
    }

    private void endTelling() {
        commentator.endQuestions();
        teller.end();
    }

    void liveChanged() {
        endTelling();
        refresh();
    }

    void beginRetry() {
        teller.end();
        commentator.ask(retry());
    }

    void showWorst() {
        retry().worst().ifPresent(turn -> goTo(turn + 1));
    }

    private Retry<P, M> retry() {
        return Retry.of(reviewer.review(), game.model().now().seats());
    }

    // What is shown

    /** In the middle of a turn only the board changes. */
    private void follow(ReplayMoment<P, M> before, ReplayMoment<P, M> now) {
        boolean isToldOf = teller.told()
                .filter(point -> lines.isMain() && now.stage() == 0 && now.played() == point.turn())
                .isPresent();
        if (!isToldOf && !commentator.isAsking()) {
            teller.end();
        }
        if (before.played() == now.played() && before.stage() > 0 && now.stage() > 0) {
            view.showBoard(now);
        } else {
            tell(now);
            refresh();
        }
    }

    /** For people who hear it; while the replay runs nothing is announced. */
    private void tell(ReplayMoment<P, M> now) {
        if (isOpen.get() && now.stage() == 0 && !replay.isPlaying().get()) {
            String where = texts.get("replay.move", now.number(), now.lastNumber());
            String turn = now.line()
                    .lastTurn()
                    .map(last -> ". " + game.view().wording().spoken(last))
                    .orElse("");
            Announcement.make(board.node(), where + turn);
        }
    }

    void refresh() {
        if (!isOpen.get() || isFollowing) {
            return;
        }
        view.show(teller, commentator);
        showMoment();
    }

    private void showMoment() {
        moment.set(
                isOpen.get() && !isEnd()
                        ? Optional.of(new StatusBar.Past(
                                texts.get(isOver() ? "status.looking-back.over" : "status.looking-back", view.where()),
                                replay.now().line().current().toMove(),
                                board.shown().getValue()))
                        : Optional.empty());
    }

    private boolean isOver() {
        return game.model().now().state() instanceof GameOver;
    }

    /** Whether the game is over and its last position is looked at: nothing else is to be said of it than otherwise. */
    private boolean isEnd() {
        var place = replay.now();
        return isOver()
                && place.stage() == 0
                && place.played() == lines.game().cursor()
                && place.line().turns().equals(lines.game().turns());
    }
}
