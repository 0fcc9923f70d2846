package org.jumpingcube.desktop.start;

import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * Who plays whom, as a newcomer puts it.
 *
 * @param skill of whichever computers play
 * @param isFirst whether the user begins, or Kepler where the user only watches; of no account between two people
 */
record Opposition(Opponent opponent, Skill skill, boolean isFirst) {
    static Opposition of(Seats seats) {
        Seat computer = seats.one().isComputer() ? seats.one() : seats.two();
        boolean isFirst = seats.areBothComputers()
                ? seats.one().style() == Style.KEPLER
                : !seats.one().isComputer();
        return new Opposition(Opponent.of(seats), computer.skill(), isFirst);
    }

    /**
     * The seats; those of before where nothing else was chosen.
     *
     * @param before whose computer players go on giving hints to the people
     */
    Seats seats(Seats before) {
        if (equals(of(before))) {
            return before;
        }
        return switch (opponent) {
            case FRIEND -> new Seats(person(before.one()), person(before.two()));
            case KEPLER -> seats(people(before), computer(Style.KEPLER));
            case NEWTON -> seats(people(before), computer(Style.NEWTON));
            case COMPUTERS -> seats(computer(Style.KEPLER), computer(Style.NEWTON));
        };
    }

    private Seats seats(Seat named, Seat other) {
        return isFirst ? new Seats(named, other) : new Seats(other, named);
    }

    private Seat computer(Style style) {
        return new Seat(true, style, skill);
    }

    /** The user's seat of before. */
    private static Seat people(Seats before) {
        boolean isSecond = before.one().isComputer() && !before.two().isComputer();
        return person(isSecond ? before.two() : before.one());
    }

    private static Seat person(Seat before) {
        return new Seat(false, before.style(), before.skill());
    }
}
