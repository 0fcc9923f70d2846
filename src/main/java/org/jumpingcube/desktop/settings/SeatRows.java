package org.jumpingcube.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** The settings of one side's computer player. */
final class SeatRows {
    private static final List<Skill> SKILLS = List.of(Skill.values());

    private final ToggleSwitch isPlaying;
    private final ToggleButton kepler;
    private final ToggleButton newton;
    private final Slider skill;

    SeatRows(SettingsGrid rows, Player player, Texts texts, Runnable onChange) {
        rows.heading("settings.computer-player", player.number());
        isPlaying = rows.toggle("settings.playing-now");
        isPlaying.setId("playing-" + player.number());
        kepler = style(texts, Style.KEPLER, player);
        newton = style(texts, Style.NEWTON, player);
        rows.row("settings.style", new SegmentedButton(kepler, newton));
        skill = new Slider(0, SKILLS.size() - 1, 2);
        rows.stepSlider(
                "settings.skill",
                skill,
                Bindings.createStringBinding(
                        () -> texts.get("skill." + skillNow().name().toLowerCase(Locale.ROOT)),
                        skill.valueProperty(),
                        texts.language()));
        skill.setId("skill-" + player.number());
        isPlaying.selectedProperty().subscribe(onChange);
        kepler.selectedProperty().subscribe(onChange);
        skill.valueProperty().subscribe(onChange);
    }

    private static ToggleButton style(Texts texts, Style style, Player player) {
        var button = new ToggleButton();
        String name = style.name().toLowerCase(Locale.ROOT);
        button.setId(name + "-" + player.number());
        button.textProperty().bind(texts.of("style." + name));
        button.setOnAction(event -> button.setSelected(true)); // one of the two is always chosen
        return button;
    }

    private Skill skillNow() {
        return SKILLS.get((int) Math.rint(skill.getValue()));
    }

    void show(Seat seat) {
        isPlaying.setSelected(seat.isComputer());
        kepler.setSelected(seat.style() == Style.KEPLER);
        newton.setSelected(seat.style() == Style.NEWTON);
        skill.setValue(SKILLS.indexOf(seat.skill()));
    }

    Seat seat() {
        return new Seat(isPlaying.isSelected(), kepler.isSelected() ? Style.KEPLER : Style.NEWTON, skillNow());
    }
}
