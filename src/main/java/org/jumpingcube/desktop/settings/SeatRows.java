package org.jumpingcube.desktop.settings;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.settings.Play;

/** The settings of one side's computer player. */
final class SeatRows {
    private static final List<Skill> SKILLS = List.of(Skill.values());
    private static final Setting<Seats> SEATS = Setting.PLAY.part(Play::seats, Play::withSeats);

    private SeatRows() {}

    static void add(SettingsCard card, ChosenSettings draft, Player player) {
        Setting<Seat> seat = SEATS.part(
                seats -> seats.of(player),
                (seats, chosen) ->
                        player == Player.ONE ? new Seats(chosen, seats.two()) : new Seats(seats.one(), chosen));
        addPlaying(card, draft, seat, player);
        card.row(
                "settings.style",
                new SegmentedButton(Stream.of(Style.values())
                        .map(style -> style(card, draft, seat, style, player))
                        .toArray(ToggleButton[]::new)));
        var skill = card.follow(
                new Slider(0, SKILLS.size() - 1, 0),
                seat.part(
                        now -> place(now, draft.scale()),
                        (now, place) -> new Seat(now.isComputer(), now.style(), SKILLS.get((int) Math.rint(place)))));
        card.slider(
                "settings.skill",
                Form.inSteps(skill, 1),
                draft.texts().of(draft.of(seat), now -> SeatWords.level(draft.texts(), now)));
        skill.setId("skill-" + player.number());
    }

    private static void addPlaying(SettingsCard card, ChosenSettings draft, Setting<Seat> seat, Player player) {
        Setting<Boolean> isComputer =
                seat.part(Seat::isComputer, (now, plays) -> new Seat(plays, now.style(), now.skill(), now.elo()));
        var toggle = card.toggle("settings.playing-now");
        toggle.setId("playing-" + player.number());
        toggle.disableProperty().bind(draft.haveFriend());
        draft.haveFriend()
                .flatMap(haveFriend -> draft.of(isComputer).map(is -> is && !haveFriend))
                .subscribe(toggle::setSelected);
        toggle.selectedProperty().subscribe(now -> {
            if (!draft.haveFriend().get()) {
                draft.choose(isComputer, now);
            }
        });
    }

    private static ToggleButton style(
            SettingsCard card, ChosenSettings draft, Setting<Seat> seat, Style style, Player player) {
        var button = new RadioToggle();
        button.setId(style.word() + "-" + player.number());
        button.textProperty().bind(draft.texts().of("style." + style.word()));
        card.follow(
                button.selectedProperty(),
                seat.part(
                        now -> now.style() == style,
                        (now, isChosen) -> isChosen ? new Seat(now.isComputer(), style, now.skill(), now.elo()) : now));
        return button;
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
}
