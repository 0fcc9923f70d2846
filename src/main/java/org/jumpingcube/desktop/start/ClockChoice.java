package org.jumpingcube.desktop.start;

import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;

/** The clocks that a new game's card offers. */
enum ClockChoice {
    OFF,
    BLITZ,
    QUICK,
    MOVES,
    /** Any other times, which may differ between the sides. */
    OWN;

    /** What the choice means; of {@link #OWN}, what it begins with. */
    TimeControls controls() {
        return TimeControls.both(
                switch (this) {
                    case OFF -> TimeControl.UNLIMITED;
                    case BLITZ -> new TimeControl.Fischer(180, 2);
                    case QUICK -> new TimeControl.Fischer(600, 5);
                    case MOVES -> new TimeControl.PerMove(20);
                    case OWN -> new TimeControl.Fischer(300, 3);
                });
    }

    /** The choice that means this. */
    static ClockChoice of(TimeControls controls) {
        Optional<ClockChoice> named = Stream.of(values())
                .filter(choice -> choice != OWN && choice.controls().equals(controls))
                .findFirst();
        return named.orElse(OWN);
    }
}
