package org.jumpingcube.desktop.board;

import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;

/**
 * One number for each side.
 *
 * @param remark what a move would do, or why there is none; often empty
 * @param isAnswer whether the remark answers what the user has just done
 */
record GridTally(Standing standing, GridWording<?, ?> wording, String remark, boolean isAnswer) implements Tally {
    private int count(Player player) {
        return player == Player.ONE ? standing.one() : standing.two();
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
        return new Score(Integer.toString(count(player)), unit(count(player)), "", "");
    }

    @Override
    public String scoreInWords(Player player, String name) {
        return name + ": " + count(player) + " " + unit(count(player));
    }
}
