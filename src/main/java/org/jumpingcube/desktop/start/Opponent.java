package org.jumpingcube.desktop.start;

import java.util.Optional;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Style;

/** Who the user plays against. */
enum Opponent {
    KEPLER("bi-lightning-charge"),
    NEWTON("bi-shield-check"),
    /** A computer player that is about as strong as the user. */
    RIVAL("bi-person-check"),
    /** Somebody at this screen. */
    FRIEND("bi-people"),
    /** Somebody who is not at this screen. */
    ELSEWHERE("bi-globe"),
    /** Kepler against Newton; the user watches. */
    COMPUTERS("bi-cpu"),
    /** Two computers combined in any other way by the settings; the user watches. */
    MIXED("bi-sliders");

    private final String icon;

    Opponent(String icon) {
        this.icon = icon;
    }

    /** The literal of the icon. */
    String icon() {
        return icon;
    }

    /** Whether there is a computer whose level can be chosen. */
    boolean hasLevel() {
        return this == KEPLER || this == NEWTON || this == COMPUTERS;
    }

    /** Whether two people play. */
    boolean isPerson() {
        return this == FRIEND || this == ELSEWHERE;
    }

    /** Whether the user plays against a computer. */
    boolean isComputer() {
        return this == KEPLER || this == NEWTON || this == RIVAL;
    }

    /** The style of the only computer if that has been chosen. */
    Optional<Style> style() {
        return this == KEPLER
                ? Optional.of(Style.KEPLER)
                : this == NEWTON ? Optional.of(Style.NEWTON) : Optional.empty();
    }

    static Opponent of(Seats seats) {
        if (seats.areBothHuman()) {
            return FRIEND;
        }
        if (seats.areBothComputers()) {
            boolean isUsual = seats.one().style() != seats.two().style()
                    && seats.one().skill() == seats.two().skill()
                    && seats.one().elo().equals(seats.two().elo());
            return isUsual ? COMPUTERS : MIXED;
        }
        return seats.computer().style() == Style.KEPLER ? KEPLER : NEWTON;
    }
}
