package org.jumpingcube.desktop.jumpin;

import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.PawnBoard;

/** The tally of a board of Jumpin: the pawns that are home, and the rows that all have advanced. */
record JumpinTally(PawnBoard board, String remark, boolean isAnswer, Texts texts) implements Tally {
    private static final int MOST = 2 * PawnBoard.ALL_ROWS;

    @Override
    public Standing standing() {
        return new Standing(board.advance(Player.ONE), board.advance(Player.TWO), MOST);
    }

    @Override
    public String unit() {
        return texts.get("status.rows");
    }

    @Override
    public String unit(int count) {
        return texts.get("panel.rows", count);
    }

    @Override
    public Score score(Player player) {
        int rows = board.advance(player);
        return new Score(
                Integer.toString(board.pawnsInGoal(player)),
                texts.get("jumpin.score.home"),
                Integer.toString(rows),
                unit(rows));
    }

    @Override
    public String scoreInWords(Player player, String name) {
        int home = board.pawnsInGoal(player);
        int left = board.pawns(player).size() - home;
        return texts.get(
                "jumpin.score.help",
                name,
                home + " " + texts.get("jumpin.score.home") + ", " + left + " " + texts.get("jumpin.score.to-go"),
                board.advance(player));
    }
}
