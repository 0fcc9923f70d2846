package org.jumpingcube.desktop.hands;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.settings.WindowState;

/** What an {@link Action} changes in the settings. */
final class SettingsChange {
    private SettingsChange() {}

    /** The change; only for actions that are one. */
    static UnaryOperator<Settings> of(Action action) {
        return switch (action.kind()) {
            case SEATS -> now -> now.withPlay(now.play().withSeats(new Seats(seat(action.one()), seat(action.two()))));
            case PAUSES ->
                now -> now.withPlay(new Play(
                        now.play().seats(),
                        action.one() < 0.3,
                        action.two() < 0.3,
                        now.play().game(),
                        now.play().master()));
            case CASCADES ->
                now -> now.withAnimation(new MoveAnimation(
                        one(CascadeDisplay.values(), action),
                        MoveAnimation.MIN_SECONDS,
                        other(StageUnit.values(), action),
                        other(Motion.values(), action)));
            case LANGUAGE -> now -> now.withLanguage(one(Language.values(), action));
            case THEME -> now -> now.withLook(now.look().withTheme(one(Theme.values(), action)));
            case LOOK -> now -> now.withWindow(look(now.window(), action));
            default -> throw new AssertionError(action);
        };
    }

    private static <T> T one(T[] all, Action action) {
        return all[action.pick(all.length)];
    }

    private static <T> T other(T[] all, Action action) {
        return all[action.pickOther(all.length)];
    }

    private static WindowState look(WindowState now, Action action) {
        boolean isShown = action.two() < 0.6;
        return switch (action.pick(3)) {
            case 0 -> now.withToolbar(isShown);
            case 1 -> now.withStatusbar(isShown);
            default -> now.withSidePanel(isShown);
        };
    }

    /** A human as often as not; no player takes long. */
    private static Seat seat(double share) {
        var skills = List.of(Skill.BEGINNER, Skill.NOVICE);
        return share < 0.5
                ? Seat.HUMAN
                : new Seat(
                        true,
                        share < 0.75 ? Style.KEPLER : Style.NEWTON,
                        skills.get((int) (share * 1000) % skills.size()));
    }
}
