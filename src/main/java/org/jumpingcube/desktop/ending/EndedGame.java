package org.jumpingcube.desktop.ending;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.model.GameCourse;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Turnaround;
import org.jumpingcube.session.SessionView;

/** What there is to say about a game that is over. The words are those of the language at the time. */
final class EndedGame<P extends Position<P, M>, M> {
    private final GameView<P, M> game;
    private final SessionView<P, M> view;
    private final BestOf series;
    private final boolean isFirstWin;
    private final Wording wording;
    private final Texts texts;
    private final List<Turn<P, M>> turns;
    private final GameCourse course;

    /**
     * The end of the game that is shown.
     *
     * @param isFirstWin whether the user has beaten this opponent for the first time
     */
    EndedGame(OpenGame<P, M> game, boolean isFirstWin, Wording wording, Texts texts) {
        this.game = game.view();
        view = game.model().now();
        series = game.model().series();
        this.isFirstWin = isFirstWin;
        this.wording = wording;
        this.texts = texts;
        turns = List.copyOf(view.history().played());
        course = GameCourse.of(view.history().start(), turns, this.game.wording(), winner());
    }

    private Seats seats() {
        return view.seats();
    }

    Optional<Player> winner() {
        return view.outcome().winner();
    }

    /** Whether somebody at the screen has won. */
    boolean isJoyful() {
        return winner().filter(seats()::isHuman).isPresent();
    }

    /** Player one's leads at the start and after each turn. */
    List<Integer> leads() {
        return course.leads();
    }

    /** The turn that decided the game; empty if none did. */
    Optional<Turnaround> turnaround() {
        return course.turnaround();
    }

    /** The turn that set off most, the latest of several, if it is worth seeing again. */
    Optional<Turn<P, M>> highlight() {
        return course.longest().stream().mapToObj(turns::get).findFirst();
    }

    boolean hasTurns() {
        return !turns.isEmpty();
    }

    /** Who has won, the whole series if this game has decided it: "You win!", but of a defeat without a cheer. */
    String title() {
        return series.winner().map(this::seriesTitle).orElseGet(this::gameTitle);
    }

    private String seriesTitle(Player winner) {
        return user().equals(Optional.of(winner))
                ? texts.get("ending.series.you")
                : texts.get("ending.series.other", name(winner));
    }

    private String gameTitle() {
        return winner().filter(winner -> isDefeat())
                .map(winner -> texts.get("ending.winner", name(winner)))
                .orElseGet(() -> wording.result(view.outcome(), seats()));
    }

    /** Whether the user has lost against a computer. */
    private boolean isDefeat() {
        return winner().filter(winner -> user().equals(Optional.of(winner.opponent())))
                .isPresent();
    }

    /** Who plays against a computer here. */
    private Optional<Player> user() {
        return seats().onlyHuman().filter(player -> !seats().haveFriend());
    }

    /** Against whom, and in how many moves. */
    String opposition() {
        int moves = view.history().moves();
        Optional<Player> loser = winner().map(Player::opponent);
        if (isDefeat()) {
            return texts.get("ending.lost", moves);
        }
        return user().map(Player::opponent)
                .or(() -> loser.filter(player -> !seats().haveFriend()))
                .map(other -> against(other, moves))
                .orElseGet(() -> texts.get("result.after", moves));
    }

    private String against(Player other, int moves) {
        String name = name(other);
        String level = seats().isOneComputer() ? level(other) : "";
        return level.isEmpty()
                ? texts.get("ending.against", name, moves)
                : texts.get("ending.against.level", name, level, moves);
    }

    private String level(Player player) {
        return SeatWords.level(texts, seats().of(player));
    }

    private String name(Player player) {
        return wording.names().of(player, seats());
    }

    /** Why it ended so, and how the series stands unless that is what is special; often empty. */
    String circumstances() {
        return String.join(
                " \u00b7 ",
                Stream.of(wording.reason(view, game), isSeriesWon() ? "" : wording.series(series, seats()))
                        .filter(part -> !part.isEmpty())
                        .toList());
    }

    /** What is special about it; often empty. */
    String distinction() {
        return isSeriesWon() ? wording.series(series, seats()) : isFirstWin ? texts.get("ending.first-win") : "";
    }

    /** Whether somebody at the screen has won a series by it. */
    private boolean isSeriesWon() {
        return series.winner().filter(seats()::isHuman).isPresent();
    }

    /** What the curve counts. */
    String unit() {
        return game.wording().tally(view.position()).unit();
    }

    /** Which turn decided the game. */
    String turningPoint(Turnaround found) {
        var move = turns.get(found.turn() - 1).move();
        return texts.get(
                "ending.turn", number(found.turn() - 1), game.kind().notation().write(move));
    }

    /** What it did; empty if there is no more to it. */
    String turningPointInWords(Turnaround found) {
        boolean isLast = found.turn() == turns.size();
        String behind =
                found.behind() + " " + game.wording().tally(view.position()).unit(found.behind());
        return wording.turnaround(found, isLast, behind, winner().orElseThrow(), seats());
    }

    /** What the turn that set off most is called, and which it was. */
    List<String> caption(Turn<P, M> turn) {
        return List.of(game.wording().longest(), game.wording().shortEntry(turn));
    }

    /** A turn for people who hear it. */
    String inWords(Turn<P, M> turn) {
        return game.wording().entryInWords(turn, number(turns.lastIndexOf(turn)), name(turn.player()));
    }

    private int number(int place) {
        return view.history().number(place);
    }

    /** All of it for people who hear it, except for who has won, which they have heard. */
    String aloud() {
        return String.join(
                ". ",
                Stream.concat(
                                Stream.of(opposition(), distinction()),
                                turnaround().stream()
                                        .flatMap(found -> Stream.of(turningPoint(found), turningPointInWords(found))))
                        .filter(part -> !part.isEmpty())
                        .toList());
    }
}
