package org.jumpingcube.desktop.start;

import java.util.OptionalInt;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * How strong a computer player is to be.
 *
 * @param skill its level; beside a strength of its own, the level at or below it
 * @param elo its strength in Elo if that is no level's
 */
record Level(Skill skill, OptionalInt elo) {
    /** A level by its name. */
    static Level of(Skill skill) {
        return new Level(skill, OptionalInt.empty());
    }

    /** The level of a seat's computer player. */
    static Level of(Seat seat) {
        return new Level(seat.skill(), seat.elo());
    }

    /** The level of this strength in Elo, or of the nearest that the scale has. */
    static Level of(EloScale scale, int elo) {
        return of(scale.seat(Style.KEPLER, scale.nearest(elo)));
    }

    /** A computer player of this level. */
    Seat seat(Style style) {
        return new Seat(Seat.Sitter.COMPUTER, style, skill, elo);
    }

    /** The same in a game with this scale: a level stays one, a number the nearest that there is. */
    Level in(EloScale scale) {
        return elo.isPresent() ? of(scale, elo.getAsInt()) : this;
    }

    /** Its name; or, if it has none on this scale, the two levels that it is between. */
    String inWords(Texts texts, EloScale scale) {
        return elo.isPresent() ? SeatWords.between(texts, scale, elo.getAsInt()) : SeatWords.skill(texts, skill);
    }

    /** What it is worth on this scale, in Elo. */
    int elo(EloScale scale) {
        return scale.of(seat(Style.KEPLER));
    }
}
