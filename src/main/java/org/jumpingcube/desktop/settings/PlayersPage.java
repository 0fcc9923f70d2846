package org.jumpingcube.desktop.settings;

import javafx.scene.control.Slider;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;

/** Who plays, how well, and with which pauses. */
final class PlayersPage extends SettingsPage {
    private static final Setting<MasterThinking> MASTER = Setting.PLAY.part(Play::master, Play::withMaster);

    PlayersPage(ChosenSettings draft, String title) {
        super(draft, title);
        for (Player player : Player.values()) {
            SeatRows.add(card("settings.computer-player", player.number()), draft, player);
        }
        SettingsCard pauses = card("settings.pauses");
        pauses.toggle(
                "settings.pause-before-move", Setting.PLAY.part(Play::pauseBeforeMove, Play::withPauseBeforeMove));
        pauses.toggle(
                "settings.pause-before-step", Setting.PLAY.part(Play::pauseBeforeStep, Play::withPauseBeforeStep));
        SettingsCard master = card("settings.master");
        master.slider(
                "settings.master-seconds",
                Form.inSteps(new Slider(MasterThinking.LEAST_SECONDS, MasterThinking.MOST_SECONDS, 0), 1),
                MASTER.part(
                        thinking -> (double) thinking.seconds(),
                        (thinking, seconds) -> thinking.withSeconds((int) Math.rint(seconds))),
                seconds -> draft.texts().get("settings.master-seconds.value", Math.round(seconds)));
        master.toggle(
                "settings.master-in-your-time",
                MASTER.part(MasterThinking::inYourTime, MasterThinking::withInYourTime));
    }
}
