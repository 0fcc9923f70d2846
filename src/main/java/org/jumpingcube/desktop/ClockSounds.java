package org.jumpingcube.desktop;

import java.util.function.Consumer;
import org.jumpingcube.desktop.model.ClockReading;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.sound.Sound;
import org.jumpingcube.game.Player;

/** A quiet beat when the time of somebody at this screen runs low, and one in each of their last three seconds. */
final class ClockSounds {
    private static final long LAST_TENTHS = 30;
    private static final long TENTHS_PER_SECOND = 10;

    private ClockSounds() {}

    /** Plays these sounds for whichever of the games is shown. */
    static void attach(OpenGames games, Consumer<Sound> speaker) {
        games.shown()
                .flatMap(game -> game.model().clock())
                .subscribe((before, now) -> now.running()
                        .filter(games.now().seats()::isHuman)
                        .filter(player -> isBeat(player, before, now))
                        .ifPresent(player -> speaker.accept(new Sound.Beat())));
    }

    private static boolean isBeat(Player player, ClockReading before, ClockReading now) {
        if (!before.running().equals(now.running())) {
            return false;
        }
        boolean isLowNow = now.isLow(player) && !before.isLow(player);
        long left = now.tenths(player).orElse(Long.MAX_VALUE);
        boolean isLastSecond = left <= LAST_TENTHS
                && left > 0
                && second(left) != second(before.tenths(player).orElse(left));
        return isLowNow || isLastSecond;
    }

    /** Which second it is, rounded up. */
    private static long second(long tenths) {
        return (tenths + TENTHS_PER_SECOND - 1) / TENTHS_PER_SECOND;
    }
}
