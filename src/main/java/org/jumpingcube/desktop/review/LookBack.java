package org.jumpingcube.desktop.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Ticker;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.settings.CascadeShow;

/** Looking back at a game while it rests or goes on: the film of it, its review, and its faults as questions. */
public final class LookBack<P extends Position<P, M>, M> {
    private final OpenGame<P, M> game;
    private final Texts texts;
    private final Wording wording;
    private final ReplayBoard<P, M> board;
    private final Replay<P, M> replay;
    private final Reviewer<P, M> reviewer;
    private final MoveOverlay overlay = new MoveOverlay();
    private final ChanceGraph graph;
    private final JudgedMoves<P, M> moves;
    private final ReviewPanel<P, M> panel;
    private final Parts<P, M> parts;
    private final Remarks<P, M> remarks;
    private final LiveStudy<P, M> live;
    private final Questions<P, M> questions;
    private final VBox centre;
    private final ReadOnlyBooleanWrapper isOpen = new ReadOnlyBooleanWrapper();
    private Optional<Retry<P, M>> retry = Optional.empty();

    /** @param show how cascades are shown */
    public LookBack(OpenGame<P, M> game, Wording wording, Texts texts, Supplier<CascadeShow> show) {
        this.game = game;
        this.texts = texts;
        this.wording = wording;
        board = game.view().replayBoard();
        replay = new Replay<>(
                game.model().now().history(), board::stages, () -> show.get().stageSeconds(), Ticker.ofPulses());
        reviewer = game.model().reviewer(review -> refresh());
        graph = new ChanceGraph(this::goTo);
        moves = new JudgedMoves<>(
                game.view(), reviewer.review(), texts, new JudgedMoves.Picks<>(this::goTo, this::showVariation));
        panel = new ReviewPanel<>(
                texts, new ReviewPanel.Wishes(this::toggleReview, this::beginRetry, this::refresh), graph, moves);
        var study = game.model().newStudy();
        parts = new Parts<>(game.view().kind().notation(), board, overlay, panel, texts);
        remarks = new Remarks<>(parts);
        live = new LiveStudy<>(parts, game.view().kind(), study);
        questions = new Questions<>(
                parts,
                study,
                new Questions.Steps<>(
                        this::ask,
                        asked -> showBetter(asked.turn(), asked.fault().better())));
        centre = centre();
        board.onChoose(this::answer);
        replay.place().subscribe(this::follow);
        game.model().view().subscribe(view -> followGame());
        texts.language().subscribe(language -> refresh());
    }

    private VBox centre() {
        var stack = new StackPane(board.node(), overlay);
        stack.getStyleClass().add("board-area");
        VBox.setVgrow(stack, Priority.ALWAYS);
        stack.setMinHeight(0);
        var bar = new ReplayBar<>(replay, texts, new ReplayBar.Ends(this::playOn, this::close));
        var all = new VBox(stack, bar);
        all.addEventFilter(KeyEvent.KEY_PRESSED, this::steer);
        panel.addEventFilter(KeyEvent.KEY_PRESSED, this::steer);
        board.node().layoutBoundsProperty().subscribe(bounds -> refresh());
        return all;
    }

    /** In the middle of a turn only the board changes. */
    private void follow(Place<P, M> before, Place<P, M> now) {
        if (before.played() == now.played() && before.stage() > 0 && now.stage() > 0) {
            showBoard(now);
        } else {
            refresh();
        }
    }

    /** The board with its bar, in place of the game's board. */
    public Region board() {
        return centre;
    }

    /** What stands beside it, in place of the game's side panel. */
    public Region panel() {
        return panel;
    }

    /** Whether the past is looked at just now. */
    public ReadOnlyBooleanProperty isOpen() {
        return isOpen.getReadOnlyProperty();
    }

    /** Shows the position after so many turns. */
    public void open(int played) {
        reviewer.follow(history());
        replay.show(history(), played);
        isOpen.set(true);
        refresh();
        moves.requestFocus();
    }

    /** Looks back at the latest move, and has all of them reviewed. */
    public void review() {
        open(isOpen.get() ? replay.now().played() : history().cursor());
        reviewer.start();
        refresh();
    }

    /** Plays the film, or stops it. */
    public void togglePlay() {
        replay.togglePlay();
    }

    /** Back to the game. What is known of it stays known. */
    public void close() {
        replay.pause();
        reviewer.stop();
        live.end();
        retry = Optional.empty();
        isOpen.set(false);
    }

    private History<P, M> history() {
        return game.model().now().history();
    }

    private void followGame() {
        if (isOpen.get()) {
            boolean isMain = isMain();
            reviewer.follow(history());
            if (history().turns().isEmpty()) {
                close();
            } else if (isMain) {
                replay.follow(history());
            }
        }
    }

    /** Whether the game itself is looked at, and no other line. */
    private boolean isMain() {
        return replay.now().line().turns().equals(reviewer.review().history().turns());
    }

    // What the user asks for

    private void steer(KeyEvent event) {
        boolean takesArrows = board.node().isFocused() || event.getTarget() instanceof Slider;
        boolean isInList = event.getTarget() == moves;
        KeyCode key = event.getCode();
        if (key == KeyCode.PAGE_UP || (key == KeyCode.LEFT && !takesArrows)) {
            replay.step(-1);
        } else if (key == KeyCode.PAGE_DOWN || (key == KeyCode.RIGHT && !takesArrows)) {
            replay.step(1);
        } else if (isInList && (key == KeyCode.UP || key == KeyCode.DOWN)) {
            replay.step(key == KeyCode.UP ? -2 : 2);
        } else if (key == KeyCode.HOME) {
            replay.go(0);
        } else if (key == KeyCode.END) {
            replay.go(Integer.MAX_VALUE);
        } else if (key == KeyCode.ESCAPE) {
            close();
        } else {
            return;
        }
        event.consume();
    }

    private void goTo(int played) {
        retry = Optional.empty();
        replay.show(history(), played);
    }

    private void showVariation(Variation<P, M> variation) {
        retry = Optional.empty();
        var line = history().line(variation);
        replay.show(new History<>(history().start(), line, 0), variation.after() + 1);
    }

    /** The better line from before a turn on, played. */
    private void showBetter(int turn, List<M> line) {
        var better = history().at(turn);
        for (M move : line.subList(0, Math.min(Parts.MOST_MOVES, line.size()))) {
            better = better.then(move);
        }
        replay.show(better, turn);
        replay.togglePlay();
    }

    private void playOn() {
        var line = replay.now().line().played();
        close();
        game.model().session().playAlong(line);
    }

    private void toggleReview() {
        if (reviewer.isRunning()) {
            reviewer.stop();
        } else {
            reviewer.start();
        }
        refresh();
    }

    private void beginRetry() {
        ask(Retry.of(reviewer.review(), game.model().now().seats()));
    }

    private void ask(Retry<P, M> question) {
        retry = question.isOver() ? Optional.empty() : Optional.of(question);
        retry.ifPresentOrElse(asked -> replay.show(history(), asked.turn()), this::refresh);
        board.node().requestFocus();
    }

    private void answer(M move) {
        retry.filter(asked -> asked.position().equals(replay.now().line().current()))
                .ifPresent(asked -> questions.answer(asked, move));
    }

    // What is shown

    private void refresh() {
        if (!isOpen.get()) {
            return;
        }
        var review = reviewer.review();
        var place = replay.now();
        showBoard(place);
        int played = isMain() ? place.played() : Math.min(place.played(), commonTurns());
        graph.show(review, played, texts);
        moves.show(review, played);
        panel.show(review, names(), reviewer.isRunning());
        panel.allowRetry(!Retry.of(review, game.model().now().seats()).isOver());
        if (place.stage() == 0) {
            say(place);
        }
    }

    private int commonTurns() {
        var line = replay.now().line().turns();
        var turns = history().turns();
        int same = 0;
        while (same < Math.min(line.size(), turns.size()) && line.get(same).equals(turns.get(same))) {
            same++;
        }
        return same;
    }

    private Map<Player, String> names() {
        var names = new EnumMap<Player, String>(Player.class);
        for (Player player : Player.values()) {
            names.put(player, wording.name(player, game.model().now().seats()));
        }
        return names;
    }

    private void showBoard(Place<P, M> place) {
        overlay.clear();
        place.underWay()
                .ifPresentOrElse(
                        turn -> board.show(turn, (int) place.stage(), place.stage() - (int) place.stage()),
                        () -> board.show(place.line().current(), place.line().lastTurn()));
    }

    /** What there is to say of a position at rest. */
    private void say(Place<P, M> place) {
        if (retry.isPresent()) {
            questions.ask(retry.get());
            return;
        }
        live.end();
        if (panel.isLive()
                && !replay.isPlaying().get()
                && !place.line().current().outcome().isOver()) {
            live.follow(place.line().current());
        } else if (!isMain()) {
            sayAside(place);
        } else if (place.played() > 0) {
            int turn = place.played() - 1;
            reviewer.review()
                    .move(turn)
                    .ifPresentOrElse(
                            move -> remarks.say(move, () -> showBetter(turn, move.better())), this::sayNothing);
        } else {
            sayNothing();
        }
    }

    private void sayNothing() {
        panel.say(Optional.empty(), texts.get("review.nothing"), List.of());
    }

    private void sayAside(Place<P, M> place) {
        var turns = place.line().turns();
        int from = commonTurns();
        String line = parts.names(
                turns.subList(from, turns.size()).stream().map(Turn::move).toList());
        panel.say(
                Optional.empty(),
                texts.get("review.line", line),
                List.of(new ReviewPanel.Choice("review-main", texts.get("review.main"), () -> goTo(from))));
    }
}
