package org.jumpingcube.lab.match;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.text.engine.GoOptions;
import org.jumpingcube.text.engine.TimedPlayer;

/** One of our computer players; its seed changes from game to game. */
final class OwnContestant implements Contestant {
    private final GoOptions options;
    private TimedPlayer player;

    OwnContestant(GoOptions options) {
        this.options = options;
        player = new TimedPlayer(options);
    }

    @Override
    public void startGame(int side, long seed) {
        var settings = options.settings();
        player = new TimedPlayer(new GoOptions(settings.withSeed(settings.seed() ^ seed), options.millis()));
    }

    @Override
    public void played(Square move) {}

    @Override
    public Square choose(CubePosition position) {
        return player.think(position, () -> false, thought -> {}).square();
    }

    @Override
    public void close() {}
}
