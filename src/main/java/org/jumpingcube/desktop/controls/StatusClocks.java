package org.jumpingcube.desktop.controls;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.ClockReading;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Player;

/** The clocks of both players in the status bar, for as long as the players' cards are not on the screen. */
final class StatusClocks {
    private final OpenGame<?, ?> game;
    private final Wording wording;
    private final Map<Player, ClockFace> faces = new EnumMap<>(Player.class);
    private final ReadOnlyBooleanWrapper areShown = new ReadOnlyBooleanWrapper();
    private boolean areWanted;
    private boolean isPast;

    StatusClocks(OpenGame<?, ?> game, Wording wording) {
        this.game = game;
        this.wording = wording;
        for (Player player : Player.values()) {
            var face = new ClockFace(player, "status-clock-" + player.number());
            face.setMinWidth(Region.USE_PREF_SIZE);
            faces.put(player, face);
        }
        game.model().clock().subscribe(reading -> show());
    }

    ClockFace of(Player player) {
        return Objects.requireNonNull(faces.get(player));
    }

    /** Whether there are clocks in the status bar, now and after each change. */
    ReadOnlyBooleanProperty areShown() {
        return areShown.getReadOnlyProperty();
    }

    /** Shows the clocks of games that have any, or hides them. */
    void want(boolean are) {
        areWanted = are;
        show();
    }

    /** Hides the clocks while the user looks back at the game: they stand still. */
    void lookBack(boolean is) {
        isPast = is;
        show();
    }

    private void show() {
        var reading = areWanted && !isPast ? game.model().clock().get() : ClockReading.NONE;
        var seats = game.model().now().seats();
        faces.forEach((player, face) ->
                face.show(reading, wording.timeLeft(wording.names().of(player, seats), reading.tenths(player))));
        areShown.set(!reading.equals(ClockReading.NONE));
    }
}
