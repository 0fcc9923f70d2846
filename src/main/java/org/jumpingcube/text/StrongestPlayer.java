package org.jumpingcube.text;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubePlayer;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** The strongest computer player there is, within the time that existing match drivers allow. */
final class StrongestPlayer implements MoveChooser {
    private final CubePlayer player = new CubePlayer(Style.NEWTON, Skill.EXPERT);

    @Override
    public Square choose(CubePosition position, long seed) {
        return player.choose(position, () -> false);
    }
}
