package org.jumpingcube.desktop.start;

import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Style;
import org.jumpingcube.settings.Play;

/**
 * Who plays whom, in a newcomer's terms.
 *
 * @param level of the computers; ignored between two people and in a mixed pair
 * @param isFirst whether the user begins, or Kepler if the user only watches; in a mixed pair, whether the sides stay as
 *     they are; ignored between two people
 */
record Opposition(Opponent opponent, Level level, boolean isFirst) {
    /** As it was chosen last. */
    static Opposition of(Play play) {
        var seated = of(play.chosenSeats());
        return play.game().isRival() && play.seats().isOneComputer()
                ? new Opposition(Opponent.RIVAL, seated.level, seated.isFirst)
                : seated;
    }

    static Opposition of(Seats seats) {
        var opponent = Opponent.of(seats);
        boolean isFirst = switch (opponent) {
            case MIXED -> true;
            case COMPUTERS -> seats.one().style() == Style.KEPLER;
            case FRIEND, ELSEWHERE, KEPLER, NEWTON, RIVAL -> !seats.one().isComputer();
        };
        return new Opposition(opponent, Level.of(seats.computer()), isFirst);
    }

    /**
     * The seats. What this choice does not decide stays as it was.
     *
     * @param before the seats so far, whose players give the people hints or make up the mixed pair
     */
    Seats seats(Seats before) {
        return switch (opponent) {
            case FRIEND, ELSEWHERE -> new Seats(person(before.one()), person(before.two()));
            case KEPLER -> seats(people(before), computer(Style.KEPLER));
            case NEWTON -> seats(people(before), computer(Style.NEWTON));
            case RIVAL -> seats(people(before), computer(styleOfOpponent(before)));
            case COMPUTERS -> seats(computer(Style.KEPLER), computer(Style.NEWTON));
            case MIXED -> isFirst ? before : before.swapped();
        };
    }

    private Seats seats(Seat named, Seat other) {
        return isFirst ? new Seats(named, other) : new Seats(other, named);
    }

    /** The rival's, too. */
    private static Style styleOfOpponent(Seats before) {
        return before.isOneComputer() ? before.computer().style() : Style.KEPLER;
    }

    private Seat computer(Style style) {
        return level.seat(style);
    }

    /** The user's previous seat. */
    private static Seat people(Seats before) {
        boolean isSecond = before.one().isComputer() && !before.two().isComputer();
        return person(isSecond ? before.two() : before.one());
    }

    private static Seat person(Seat before) {
        return new Seat(Seat.Sitter.HUMAN, before.style(), before.skill(), before.elo());
    }
}
