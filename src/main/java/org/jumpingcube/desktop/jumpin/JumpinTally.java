package org.jumpingcube.desktop.jumpin;

import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.Board;

/** The tally of a board of Jumpin; the score is the number of rows that the pawns have advanced. */
record JumpinTally(Board board, String remark, boolean isAnswer, Texts texts) implements Tally {
    /** How many pawns of each side are in their goal. */
    private static final int MOST = 2 * RaceChart.ALL_ROWS;

    @Override
    public Standing standing() {
        return new Standing(board.advance(Player.ONE), board.advance(Player.TWO), MOST);
    }

    @Override
    public Score score(Player player) {
        int home = board.pawnsInGoal(player);
        int left = board.pawns(player).size() - home;
        return new Score(
                Integer.toString(home),
                texts.get("jumpin.score.home"),
                Integer.toString(left),
                texts.get("jumpin.score.to-go"));
    }

    @Override
    public String scoreInWords(Player player, String name) {
        var score = score(player);
        return texts.get(
                "jumpin.score.help",
                name,
                score.figure() + " " + score.unit() + ", " + score.more() + " " + score.moreUnit(),
                board.advance(player));
    }
}
