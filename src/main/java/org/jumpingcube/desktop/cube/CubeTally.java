package org.jumpingcube.desktop.cube;

import java.util.Optional;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;

/** A board of cubes in figures; what counts are the cubes owned. */
record CubeTally(CubeCount count, Optional<MovePreview> preview, Texts texts) implements Tally {
    @Override
    public Standing standing() {
        return new Standing(count.cubes(Player.ONE), count.cubes(Player.TWO), count.all());
    }

    @Override
    public String score(Player player) {
        return texts.get("panel.score", count.cubes(player), count.points(player));
    }

    @Override
    public String scoreInWords(Player player, String name) {
        return texts.get("panel.score.help", name, count.cubes(player), count.points(player));
    }

    @Override
    public String remark() {
        return preview.map(move -> move.sentence(texts))
                .orElse(count.bursts() == 0 ? "" : texts.get("status.bursts", count.bursts()));
    }
}
