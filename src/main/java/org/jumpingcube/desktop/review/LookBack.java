package org.jumpingcube.desktop.review;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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
import org.jumpingcube.desktop.model.Study;
import org.jumpingcube.desktop.model.Ticker;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.settings.CascadeShow;

/** Looking back at a game while it rests or goes on: the film of it, its review, and its faults as questions. */
public final class LookBack<P extends Position<P, M>, M> {
    private static final long LIVE_NODES = 2_000_000; // some seconds
    private static final int MOST_MOVES = 6; // of a line that is written down: later ones are guesses

    private final OpenGame<P, M> game;
    private final Texts texts;
    private final Wording wording;
    private final ReplayBoard<P, M> board;
    private final Replay<P, M> replay;
    private final Reviewer<P, M> reviewer;
    private final Study<P, M> study;
    private final MoveOverlay overlay = new MoveOverlay();
    private final ChanceGraph graph;
    private final JudgedMoves<P, M> moves;
    private final ReviewPanel<P, M> panel;
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
        study = game.model().newStudy();
        graph = new ChanceGraph(this::goTo);
        moves = new JudgedMoves<>(
                game.view(), reviewer.review(), texts, new JudgedMoves.Picks<>(this::goTo, this::showVariation));
        panel = new ReviewPanel<>(
                texts, new ReviewPanel.Wishes(this::toggleReview, this::beginRetry, this::refresh), graph, moves);
        centre = centre();
        board.onChoose(this::answer);
        replay.place().subscribe(place -> refresh());
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
        study.end();
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
        boolean isOnBoard = board.node().isFocused();
        KeyCode key = event.getCode();
        boolean isSlider = event.getTarget() instanceof Slider;
        if (key == KeyCode.PAGE_UP || (key == KeyCode.LEFT && !isOnBoard && !isSlider)) {
            replay.step(-1);
        } else if (key == KeyCode.PAGE_DOWN || (key == KeyCode.RIGHT && !isOnBoard && !isSlider)) {
            replay.step(1);
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
        for (M move : line.subList(0, Math.min(MOST_MOVES, line.size()))) {
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

    // The faults as questions

    private void beginRetry() {
        ask(Retry.of(reviewer.review(), game.model().now().seats()));
    }

    private void ask(Retry<P, M> question) {
        retry = question.isOver() ? Optional.empty() : Optional.of(question);
        retry.ifPresent(asked -> replay.show(history(), asked.turn()));
        refresh();
        board.node().requestFocus();
    }

    private void answer(M move) {
        retry.filter(asked -> asked.position().equals(replay.now().line().current())
                        && asked.position().legalMoves().contains(move))
                .ifPresent(asked -> judge(asked, asked.position().play(move)));
    }

    private void judge(Retry<P, M> asked, Turn<P, M> answer) {
        P after = answer.after();
        String name = name(answer.move());
        if (answer.move().equals(asked.fault().turn().move())) {
            panel.say(Optional.empty(), texts.get("retry.same", name), retryChoices(asked));
        } else if (answer.move().equals(asked.fault().best()) || after.winner().equals(Optional.of(answer.player()))) {
            right(asked, name);
        } else if (after.outcome().isOver()) {
            wrong(asked, name, asked.fault().chance());
        } else {
            panel.say(Optional.empty(), texts.get("retry.thinking", name), List.of());
            study.ask(after, SearchBudget.USUAL, deeper -> {}, found -> {
                double lost = asked.lost(found);
                if (asked.isRight(lost)) {
                    right(asked, name);
                } else {
                    wrong(asked, name, lost);
                }
            });
        }
    }

    private void right(Retry<P, M> asked, String name) {
        panel.say(
                Optional.of(Grade.BEST),
                texts.get("retry.right", name, name(asked.fault().best())),
                List.of(new ReviewPanel.Choice("retry-next", texts.get("retry.next"), () -> ask(asked.next()))));
    }

    private void wrong(Retry<P, M> asked, String name, double lost) {
        panel.say(
                Optional.of(Grade.of(lost)),
                texts.get("retry.wrong", name, Math.round(100 * lost)),
                retryChoices(asked));
    }

    private List<ReviewPanel.Choice> retryChoices(Retry<P, M> asked) {
        return List.of(
                new ReviewPanel.Choice(
                        "retry-show",
                        texts.get("review.show", name(asked.fault().best())),
                        () -> showBetter(asked.turn(), asked.fault().better())),
                new ReviewPanel.Choice("retry-next", texts.get("retry.next"), () -> ask(asked.next())));
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
            say(review, place);
            showLive(place);
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

    private Optional<ReviewedMove<P, M>> judged(Review<P, M> review, Place<P, M> place) {
        return place.played() > 0 && isMain() ? review.move(place.played() - 1) : Optional.empty();
    }

    private void say(Review<P, M> review, Place<P, M> place) {
        if (retry.isPresent()) {
            var asked = retry.get();
            panel.say(
                    Optional.empty(),
                    texts.get(
                            "retry.ask",
                            asked.turn() + 1,
                            name(asked.fault().turn().move()),
                            asked.asked() + 1,
                            asked.faults().size()),
                    retryChoices(asked));
        } else if (!isMain()) {
            var line = place.line().turns();
            int from = commonTurns();
            String names = line.subList(from, line.size()).stream()
                    .map(turn -> name(turn.move()))
                    .collect(Collectors.joining(" "));
            panel.say(
                    Optional.empty(),
                    texts.get("review.line", names),
                    List.of(new ReviewPanel.Choice("review-main", texts.get("review.main"), () -> goTo(from))));
        } else {
            judged(review, place)
                    .ifPresentOrElse(
                            move -> say(place.played() - 1, move),
                            () -> panel.say(Optional.empty(), texts.get("review.nothing"), List.of()));
        }
    }

    private void say(int turn, ReviewedMove<P, M> move) {
        var words = new ReviewTexts(texts.locale());
        String grade = texts.get("review.graded", name(move.turn().move()), words.word(move.grade()));
        var said = new ArrayList<>(List.of(grade));
        var offered = new ArrayList<ReviewPanel.Choice>();
        if (move.grade().isFault()) {
            said.add(texts.get(
                    "review.lost", Math.round(100 * move.chance()), Math.round(100 * (move.chance() - move.lost()))));
            move.remark().map(words::sentence).ifPresent(said::add);
            offered.add(new ReviewPanel.Choice(
                    "review-show", texts.get("review.show", name(move.best())), () -> showBetter(turn, move.better())));
            showArrow(move);
        }
        panel.say(Optional.of(move.grade()), String.join(" ", said), offered);
    }

    private void showArrow(ReviewedMove<P, M> move) {
        var better = board.way(move.turn().before(), move.best());
        var made = board.way(move.turn().before(), move.turn().move());
        overlay.frame(better.get(better.size() - 1));
        overlay.arrow(better.size() > 1 ? better.get(0) : made.get(0), better.get(better.size() - 1));
    }

    /** The best moves of the position that is looked at, with their chances. */
    private void showLive(Place<P, M> place) {
        P position = place.line().current();
        boolean isWanted =
                panel.isLive() && retry.isEmpty() && !replay.isPlaying().get();
        if (!isWanted || position.outcome().isOver()) {
            if (retry.isEmpty()) {
                study.end();
            }
            return;
        }
        study.ask(
                position,
                SearchBudget.USUAL.withNodes(LIVE_NODES),
                found -> showLive(position, found),
                found -> showLive(position, found));
    }

    private void showLive(P position, Analysis<M> found) {
        overlay.clear();
        double logit = game.view().kind().logit(position);
        found.near().forEach(near -> {
            var way = board.way(position, near.move());
            String chance = texts.get("review.percent", Math.round(100 * Score.chance(near.score(), logit)));
            overlay.label(way.get(way.size() - 1), chance);
        });
        var best = board.way(position, found.move());
        overlay.frame(best.get(best.size() - 1));
        String line = found.line().stream().limit(MOST_MOVES).map(this::name).collect(Collectors.joining(" "));
        panel.say(Optional.empty(), texts.get("review.live.line", line, found.depth()), List.of());
    }

    private String name(M move) {
        return game.view().kind().notation().write(move);
    }
}
