package org.jumpingcube.desktop.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** The settings of one side's computer player. */
final class SeatRows {
    private static final List<Skill> SKILLS = List.of(Skill.values());

    private final ToggleSwitch isPlaying;
    private final Map<Style, ToggleButton> styles = new EnumMap<>(Style.class);
    private final Slider skill;
    private final ObjectProperty<OptionalInt> elo = new SimpleObjectProperty<>(OptionalInt.empty());
    private Seat shown = Seat.HUMAN; // for what cannot be chosen here

    SeatRows(SettingsGrid rows, Player player, Texts texts, Runnable onChange) {
        rows.heading("settings.computer-player", player.number());
        isPlaying = rows.toggle("settings.playing-now");
        isPlaying.setId("playing-" + player.number());
        for (Style style : Style.values()) {
            styles.put(style, style(texts, style, player));
        }
        rows.row("settings.style", new SegmentedButton(styles.values().toArray(ToggleButton[]::new)));
        skill = new Slider(0, SKILLS.size() - 1, 2);
        rows.stepSlider(
                "settings.skill",
                skill,
                Bindings.createStringBinding(
                        () -> SeatWords.level(texts, seat()), skill.valueProperty(), elo, texts.language()));
        skill.setId("skill-" + player.number());
        isPlaying.selectedProperty().subscribe(onChange);
        styles.values().forEach(style -> style.selectedProperty().subscribe(onChange));
        skill.valueProperty().subscribe((before, now) -> {
            elo.set(OptionalInt.empty()); // a level was chosen
            onChange.run();
        });
    }

    private static ToggleButton style(Texts texts, Style style, Player player) {
        var button = new RadioToggle();
        String name = style.word();
        button.setId(name + "-" + player.number());
        button.textProperty().bind(texts.of("style." + name));
        return button;
    }

    private Skill skillNow() {
        return elo.get().isPresent() ? shown.skill() : SKILLS.get((int) Math.rint(skill.getValue()));
    }

    /**
     * Where a computer player stands on the slider; between two levels if its strength is.
     *
     * @param scale of the game that it plays
     */
    private static double place(Seat seat, EloScale scale) {
        int level = SKILLS.indexOf(seat.skill());
        int above = scale.of(seat) - scale.of(seat.skill());
        boolean isBetween = seat.elo().isPresent() && above > 0 && level + 1 < EloScale.LEVELS.size();
        return isBetween ? level + (double) above / (scale.of(SKILLS.get(level + 1)) - scale.of(seat.skill())) : level;
    }

    /**
     * @param scale of the game that it plays
     * @param haveFriend whether somebody elsewhere plays this game, in which no computer can take part
     */
    void show(Seat seat, EloScale scale, boolean haveFriend) {
        shown = seat;
        isPlaying.setSelected(seat.isComputer() && !haveFriend);
        isPlaying.setDisable(haveFriend);
        styles.forEach((style, button) -> button.setSelected(style == seat.style()));
        skill.setValue(place(seat, scale));
        elo.set(seat.elo());
    }

    Seat seat() {
        Style style = styles.entrySet().stream()
                .filter(entry -> entry.getValue().isSelected())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Style.KEPLER); // while the choice changes, none is selected
        boolean isComputer = isPlaying.isDisabled() ? shown.isComputer() : isPlaying.isSelected();
        return new Seat(isComputer, style, skillNow(), elo.get());
    }
}
