package org.jumpingcube.desktop.cube;

import java.util.Optional;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;

/** The tally of a board of cubes; the score is the number of cubes owned. */
record CubeTally(Seen seen, Texts texts) implements Tally {
    /** What a board shows at the moment: its counts, and the move that is previewed. */
    record Seen(CubeCount count, Optional<MovePreview> preview) {}

    @Override
    public Standing standing() {
        var count = seen.count();
        return new Standing(count.cubes(Player.ONE), count.cubes(Player.TWO), count.all());
    }

    @Override
    public String unit() {
        return texts.get("status.cubes");
    }

    @Override
    public String unit(int count) {
        return texts.get("panel.cubes", count);
    }

    @Override
    public Score score(Player player) {
        int cubes = seen.count().cubes(player);
        int points = seen.count().points(player);
        return new Score(
                Integer.toString(cubes), unit(cubes), Integer.toString(points), texts.get("panel.points", points));
    }

    @Override
    public String scoreInWords(Player player, String name) {
        return texts.get(
                "panel.score.help",
                name,
                seen.count().cubes(player),
                seen.count().points(player));
    }

    @Override
    public String remark() {
        int bursts = seen.count().bursts();
        return seen.preview()
                .map(move -> move.sentence(texts))
                .orElse(bursts == 0 ? "" : texts.get("status.bursts", bursts));
    }
}
