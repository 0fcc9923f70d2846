package org.jumpingcube.desktop.board;

import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** The numbers of both sides in a position, as the wording has them, and a remark. */
record GridTally<P extends Position<P, M>, M>(P position, GridWording<P, M> wording, String remark, boolean isAnswer)
        implements Tally {
    @Override
    public Standing standing() {
        return wording.standing(position);
    }

    @Override
    public String unit() {
        return unit(2);
    }

    @Override
    public String unit(int count) {
        return wording.unit(count);
    }

    @Override
    public Score score(Player player) {
        return wording.score(position, player);
    }

    @Override
    public String scoreInWords(Player player, String name) {
        return wording.scoreInWords(position, player, name);
    }
}
