package org.jumpingcube.desktop.settings;

import javafx.beans.binding.Bindings;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Slider;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;

/** The left column: who plays, how well, with which pauses, and on how large a board. */
final class PlayRows {
    private final SeatRows one;
    private final SeatRows two;
    private final CheckBox pauseBeforeMove;
    private final CheckBox pauseBeforeStep;
    private final Slider size = new Slider(Play.MIN_BOARD_SIZE, Play.MAX_BOARD_SIZE, Play.DEFAULT.boardSize());
    private GameChoice game = GameChoice.DEFAULT; // chosen elsewhere

    PlayRows(SettingsGrid rows, Texts texts, Runnable onChange) {
        one = new SeatRows(rows, Player.ONE, texts, onChange);
        two = new SeatRows(rows, Player.TWO, texts, onChange);
        rows.heading("settings.pauses");
        pauseBeforeMove = box(rows, texts, "settings.pause-before-move", onChange);
        pauseBeforeStep = box(rows, texts, "settings.pause-before-step", onChange);
        rows.heading("settings.board");
        rows.stepSlider(
                "settings.board-size",
                size,
                Bindings.createStringBinding(
                        () -> texts.get("settings.board-size.value", sizeNow()),
                        size.valueProperty(),
                        texts.language()));
        rows.note("settings.board-size.note");
        size.valueProperty().subscribe(onChange);
    }

    private static CheckBox box(SettingsGrid rows, Texts texts, String key, Runnable onChange) {
        var box = TextControls.named(new CheckBox(), texts, key);
        box.selectedProperty().subscribe(onChange);
        rows.wide(box);
        return box;
    }

    private int sizeNow() {
        return (int) Math.rint(size.getValue());
    }

    void show(Play play) {
        game = play.game();
        one.show(play.seats().one());
        two.show(play.seats().two());
        pauseBeforeMove.setSelected(play.pauseBeforeMove());
        pauseBeforeStep.setSelected(play.pauseBeforeStep());
        size.setValue(play.boardSize());
    }

    Play play() {
        return new Play(
                new Seats(one.seat(), two.seat()),
                pauseBeforeMove.isSelected(),
                pauseBeforeStep.isSelected(),
                sizeNow(),
                game);
    }
}
