package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.function.Supplier;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Variation;
import org.jumpingcube.review.Reviewer;

/** Switches between lines of play: the game itself, its variations, and better lines. */
final class Lines<P extends Position<P, M>, M> {
    private final Supplier<History<P, M>> game;
    private final Replay<P, M> replay;
    private final Reviewer<P, M> reviewer;

    Lines(Supplier<History<P, M>> game, Replay<P, M> replay, Reviewer<P, M> reviewer) {
        this.game = game;
        this.replay = replay;
        this.reviewer = reviewer;
    }

    /** The game as it is now. */
    History<P, M> game() {
        return game.get();
    }

    /** Whether the game itself is shown, and not another line. */
    boolean isMain() {
        return shown().equals(reviewer.review().history().turns());
    }

    /** How many turns of the current line are those of the game. */
    int common() {
        return History.common(shown(), game().turns());
    }

    /** The part of the current line that is not in the game. */
    List<Turn<P, M>> aside() {
        return shown().subList(common(), shown().size());
    }

    private List<Turn<P, M>> shown() {
        return replay.now().line().turns();
    }

    void showGame(int played) {
        replay.show(game(), played);
    }

    void showVariation(Variation<P, M> variation) {
        var line = game().line(variation);
        replay.show(new History<>(game().start(), line, 0), variation.after() + 1);
    }

    /** Another move than that of the line, played. */
    void showAside(History<P, M> from, M move) {
        replay.show(from.then(move).undo(), from.cursor());
        replay.togglePlay();
    }

    /**
     * A better line, played.
     *
     * @param from where it branches off from the game
     */
    void showBetter(History<P, M> from, List<M> line) {
        var better = from;
        for (M move : line.subList(0, Math.min(ReviewContext.MOST_MOVES, line.size()))) {
            better = better.then(move);
        }
        replay.show(better, from.cursor());
        replay.togglePlay();
    }
}
