package org.jumpingcube.desktop.review;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Retry;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.session.Action;

/** What is seen of a game that is looked back at: the film with its bar, and the panel beside it. */
final class LookBackView<P extends Position<P, M>, M> {
    private final OpenGame<P, M> game;
    private final Texts texts;
    private final Wording wording;
    private final Replay<P, M> replay;
    private final Reviewer<P, M> reviewer;
    private final Lines<P, M> lines;
    private final ReplayBoard<P, M> board;
    private final MoveOverlay overlay = new MoveOverlay();
    private final ChanceBar chances = new ChanceBar();
    private final StoryChart chart;
    private final TimeBars times;
    private final JudgedMoves<P, M> moves;
    private final Explorer<P, M> explorer;
    private final ReviewPanel<P, M> panel;
    private final ReplayBar<P, M> bar;
    private final BoardAndCard boardAndCard;
    private final VBox film;
    private Optional<Review<P, M>> measured = Optional.empty(); // for whose longest remark there is room

    /** @param past where the user's wishes go */
    LookBackView(
            LookBack<P, M> past,
            OpenGame<P, M> game,
            ReplayBoard<P, M> board,
            Wording wording,
            Texts texts,
            Replay<P, M> replay,
            Reviewer<P, M> reviewer,
            Lines<P, M> lines,
            GameExplorer games,
            ObservableValue<Boolean> isButtonShown) {
        this.game = game;
        this.board = board;
        this.texts = texts;
        this.wording = wording;
        this.replay = replay;
        this.reviewer = reviewer;
        this.lines = lines;
        chart = new StoryChart(past::goTo, past::tell);
        times = new TimeBars(past::goTo);
        moves = new JudgedMoves<>(
                game.view(), texts, this::name, new MoveList.Picks<>(past::goTo, past::showVariation));
        explorer = new Explorer<>(game.view().kind(), games, texts, past::explore);
        var mayAnalyse = game.model().view().map(now -> now.can(Action.ANALYSE));
        panel = new ReviewPanel<>(past, texts, mayAnalyse, chart, times, moves, explorer);
        bar = new ReplayBar<>(
                past,
                replay,
                game.view().kind().notation(),
                texts,
                isButtonShown.flatMap(is -> game.model().view().map(now -> !is && now.can(Action.PLAY_ON))));
        boardAndCard = new BoardAndCard(new BoardArea(board, past::refresh, overlay, chances), board.node());
        VBox.setVgrow(boardAndCard, Priority.ALWAYS);
        film = new VBox(boardAndCard, bar);
        var keys = new ReplayKeys(replay, board.node(), moves);
        film.addEventFilter(KeyEvent.KEY_PRESSED, keys);
        panel.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    }

    /** The board with its bar. */
    VBox film() {
        return film;
    }

    ReviewPanel<P, M> panel() {
        return panel;
    }

    /** What those who comment on a moment use. */
    ReviewContext<P, M> context() {
        return new ReviewContext<>(
                game.view().kind().notation(),
                board,
                overlay,
                panel,
                wording,
                () -> game.model().now().seats(),
                texts);
    }

    /** There is no room for the panel, or there is again. Without it the card is beside the board. */
    void takePanelAway(boolean isGone) {
        if (isGone) {
            boardAndCard.take(panel.card());
        } else {
            boardAndCard.release();
            panel.takeCard();
        }
    }

    /** Texts have another length now. */
    void measureAnew() {
        measured = Optional.empty();
    }

    /** Games may have been played meanwhile. */
    void forgetOtherGames() {
        explorer.forget();
    }

    void focusMoves() {
        moves.requestFocus();
    }

    void focusPlay() {
        bar.focusPlay();
    }

    /** Where the user is, by the number of a move. */
    String where() {
        return bar.where();
    }

    /** Shows all that there is of the moment. */
    void show(StoryTeller<P, M> teller, Commentator<P, M> commentator) {
        var review = reviewer.review();
        var place = replay.now();
        int played = lines.isMain() ? place.played() : Math.min(place.played(), lines.common());
        int current = teller.told().map(told -> told.turn() + 1).orElse(played);
        IndependentParts.show(
                () -> showBoard(place),
                () -> showChart(teller, review, played, current),
                () -> showTimes(played),
                () -> showChances(review, played),
                () -> bar.mark(lines.isMain() ? TurningPoint.of(review) : List.of()),
                () -> moves.show(review, current),
                () -> showExplorer(place),
                () -> panel.show(review, names(true), names(false), reviewer.isRunning()),
                () -> panel.offerStory(commentator.isAsking() ? List.of() : teller.wayBack()),
                () -> makeRoom(review, commentator),
                () -> boardAndCard.showCard(reviewer.isRunning() || review.known() > 0 || panel.isLive()),
                () -> offerRetry(review),
                () -> say(place, commentator));
    }

    void showBoard(ReplayMoment<P, M> place) {
        overlay.clear();
        place.underWay()
                .ifPresentOrElse(
                        turn -> board.show(turn, (int) place.stage(), place.stage() - (int) place.stage()),
                        () -> board.show(place.line().current(), place.line().lastTurn()));
    }

    private void showExplorer(ReplayMoment<P, M> place) {
        if (panel.isExploring() && place.stage() == 0) {
            explorer.show(place.line().current());
        }
    }

    private void showChart(StoryTeller<P, M> teller, Review<P, M> review, int played, int current) {
        if (panel.areChancesShown()) {
            chart.showChances(review, current);
            chart.setAccessibleText(chanceInWords(review, played));
        } else {
            chart.showLeads(teller.course().leads(), current);
            var standing = game.view().wording().tally(review.position(played)).standing();
            chart.setAccessibleText(texts.get(
                    "panel.advantage.help", standing.one(), standing.two(), name(Player.ONE), name(Player.TWO)));
        }
        panel.nameChart(game.view().wording().tally(review.position(0)).unit());
        chart.showStory(teller.story(), teller.told(), teller.captions());
        bar.tell(teller.told().isPresent());
    }

    private void showTimes(int played) {
        var view = game.model().now();
        panel.showTimes(!view.clock().times().isEmpty());
        times.show(view.history(), view.clock(), played, texts);
    }

    private void showChances(Review<P, M> review, int played) {
        boolean areWanted = lines.isMain() && panel.areChancesShown();
        var chance = areWanted ? review.chanceOfOne(played) : OptionalDouble.empty();
        chances.show(chance, chanceInWords(review, played), texts);
        chances.placeBeside(board.node().localToParent(board.extent()));
    }

    private String chanceInWords(Review<P, M> review, int played) {
        int number = ReplayMoment.at(review.history(), played).number();
        return StoryChart.inWords(review.chanceOfOne(played), number, name(Player.ONE), texts);
    }

    /** Has room for all that is said of the moves, once that is known, so that the list keeps its size. */
    private void makeRoom(Review<P, M> review, Commentator<P, M> commentator) {
        if (measured.filter(before -> before == review).isEmpty()) {
            measured = Optional.of(review);
            panel.makeRoomFor(review.isComplete() ? commentator.longest(review) : "");
        }
    }

    private void offerRetry(Review<P, M> review) {
        var seats = game.model().now().seats();
        var history = review.history();
        var notation = game.view().kind().notation();
        panel.allowRetry(
                Retry.of(review, seats).worst().stream()
                        .mapToObj(turn -> history.number(turn) + " \u00b7 "
                                + notation.write(history.turns().get(turn).move()))
                        .findFirst(),
                Retry.areOwn(seats));
    }

    private void say(ReplayMoment<P, M> place, Commentator<P, M> commentator) {
        if (place.stage() == 0) {
            commentator.say();
        }
    }

    private String name(Player player) {
        return wording.names().of(player, game.model().now().seats());
    }

    private Map<Player, String> names(boolean areLevelsWanted) {
        var seats = game.model().now().seats();
        var names = new EnumMap<Player, String>(Player.class);
        for (Player player : Player.values()) {
            names.put(player, areLevelsWanted ? wording.names().withLevel(player, seats) : name(player));
        }
        return names;
    }
}
