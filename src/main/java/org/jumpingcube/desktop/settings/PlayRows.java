package org.jumpingcube.desktop.settings;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.Slider;
import org.jumpingcube.cube.BoardSize;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;

/** The left column: who plays, how well, with which pauses, and on how large a board. */
final class PlayRows {
    private final Supplier<EloScale> scale;
    private final SeatRows one;
    private final SeatRows two;
    private final BooleanProperty pauseBeforeMove;
    private final BooleanProperty pauseBeforeStep;
    private final Slider size =
            new Slider(BoardSize.OFFERED.least(), BoardSize.OFFERED.most(), BoardSize.OFFERED.usually());
    private final Slider masterSeconds =
            new Slider(MasterThinking.LEAST_SECONDS, MasterThinking.MOST_SECONDS, MasterThinking.DEFAULT.seconds());
    private final BooleanProperty masterInYourTime;
    private final BooleanProperty keepGames;
    private Seats usual = Seats.USUAL;
    private boolean haveFriend;
    private Optional<Seats> playing = Optional.empty(); // the rows, while they show who plays the game on the board
    private GameChoice game = GameChoice.DEFAULT; // which is chosen elsewhere, but for the size of the board
    private TimeControls clock = TimeControls.OFF; // chosen elsewhere as well

    /** @param scale on which the players of the game on the board stand */
    PlayRows(SettingsGrid rows, Supplier<EloScale> scale, Texts texts, Runnable onChange) {
        this.scale = scale;
        one = new SeatRows(rows, Player.ONE, texts, onChange);
        two = new SeatRows(rows, Player.TWO, texts, onChange);
        rows.heading("settings.pauses");
        pauseBeforeMove =
                rows.checkBox("settings.pause-before-move", now -> now.play().pauseBeforeMove());
        pauseBeforeStep =
                rows.checkBox("settings.pause-before-step", now -> now.play().pauseBeforeStep());
        rows.heading("settings.master");
        var seconds = rows.follow(
                masterSeconds.valueProperty(), now -> now.play().master().seconds());
        rows.stepSlider(
                "settings.master-seconds",
                masterSeconds,
                texts.of(seconds, now -> texts.get("settings.master-seconds.value", whole(masterSeconds))));
        masterInYourTime = rows.checkBox(
                "settings.master-in-your-time", now -> now.play().master().inYourTime());
        rows.heading("settings.games");
        keepGames = rows.checkBox("settings.keep-games", now -> now.keepGames());
        rows.heading("settings.board");
        var value = rows.follow(
                size.valueProperty(),
                now -> now.play().game().options(Games.CUBE).number(CubeNotation.SIZE));
        rows.stepSlider("settings.board-size", size, texts.of(value, now -> texts.get("board.size", whole(size))));
        rows.note("settings.board-size.note");
    }

    private static int whole(Slider slider) {
        return (int) Math.rint(slider.getValue());
    }

    void show(Play play) {
        game = play.game();
        clock = play.clock();
        usual = play.seats();
        show(usual);
        playing = Optional.empty();
    }

    /**
     * Shows who plays the game on the board, which may have other players than the settings. A friend elsewhere has no
     * row, so that the settings' players are shown, none of whom plays.
     */
    void showPlaying(Seats now) {
        haveFriend = now.haveFriend();
        show(haveFriend ? usual : now);
        playing = Optional.of(seats());
    }

    private void show(Seats seats) {
        one.show(seats.one(), scale.get(), haveFriend);
        two.show(seats.two(), scale.get(), haveFriend);
    }

    private Seats seats() {
        return new Seats(one.seat(), two.seat());
    }

    /** Whether the players that are shown have been chosen here, and are not merely those who play now. */
    boolean areSeatsChosen() {
        return playing.filter(seats()::equals).isEmpty();
    }

    boolean keepsGames() {
        return keepGames.get();
    }

    /** @param now who plays by the settings, which stays so unless somebody else has been chosen here */
    Play play(Seats now) {
        var seats = areSeatsChosen() ? seats() : now;
        return new Play(
                seats,
                pauseBeforeMove.get(),
                pauseBeforeStep.get(),
                (!areSeatsChosen() || seats.equals(usual)
                                ? game
                                : game.withoutRival()) // whoever is chosen here is none
                        .withOptions(Games.CUBE, GameOptions.of(CubeNotation.SIZE, whole(size))),
                new MasterThinking(whole(masterSeconds), masterInYourTime.get()),
                clock);
    }
}
