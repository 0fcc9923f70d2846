package org.jumpingcube.picture;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.settings.Look;

/**
 * A game to show to somebody: its current position as a picture, or a film of its moves. It needs no window and no
 * display, and the same game gives the same file on every machine.
 */
public final class GamePicture<P extends Position<P, M>, M> {
    /** The size limit of a film, in bytes; a longer game shows less between the moves. */
    public static final int MOST_BYTES = 1_000_000;

    private static final int FIRST_TIME = 100; // centiseconds
    private static final int MOVE_TIME = 60;
    private static final int CASCADE_TIME = 120;
    private static final int LAST_TIME = 300;

    /** The frames per movement to try, best first; 0 for none. */
    private static final int[] FINENESS = {6, 4, 2, 1, 0};

    private final History<P, M> history;
    private final GameClock clock;
    private final GridPicturePainter<P, M> painter;

    private GamePicture(History<P, M> history, GameClock clock, GridPicturePainter<P, M> painter) {
        this.history = history;
        this.clock = clock;
        this.painter = painter;
    }

    /**
     * The picture of a game; empty if its kind does not say what it looks like.
     *
     * @param kind of this game
     * @param clock of the game, standing still; if it is on, a film shows it below the board
     * @param look what the user has chosen; the background is always light
     * @param size the most pixels in width and height, without the clocks
     */
    public static Optional<GamePicture<?, ?>> of(
            GameKind<?, ?> kind, History<?, ?> history, GameClock clock, Look look, int size) {
        return kind instanceof GridLook<?, ?> game
                ? Optional.of(of(history, clock, painter(kind, game.styled(look), size)))
                : Optional.empty();
    }

    /** Whether a kind of game can be drawn. */
    public static boolean isFor(GameKind<?, ?> kind) {
        return kind instanceof GridLook;
    }

    private static GridPicturePainter<?, ?> painter(GameKind<?, ?> kind, GridLook<?, ?> look, int size) {
        String name = kind.name().substring(0, 1).toUpperCase(Locale.ROOT)
                + kind.name().substring(1);
        return new GridPicturePainter<>(look, name, size);
    }

    /** The caller has checked that the painter is for this kind of game. */
    @SuppressWarnings("unchecked")
    private static <P extends Position<P, M>, M> GamePicture<P, M> of(
            History<?, ?> history, GameClock clock, GridPicturePainter<?, ?> painter) {
        return new GamePicture<>((History<P, M>) history, clock, (GridPicturePainter<P, M>) painter);
    }

    private Drawing still() {
        return history.lastTurn().map(painter::drawAfter).orElseGet(() -> painter.draw(history.current()));
    }

    /** The current position as an SVG file. */
    public byte[] svg() {
        return still().svg().getBytes(StandardCharsets.UTF_8);
    }

    /** The current position as a PNG file. */
    public byte[] png() {
        return Png.write(Pixels.of(still()));
    }

    /**
     * A film of the played moves, as a GIF file of at most {@link #MOST_BYTES} if possible; empty if stopped.
     *
     * @param from the number of the first move, 0 or more
     * @param progress told the progress, 0 to 1
     * @param stopRequested checked before each frame
     */
    public Optional<byte[]> gif(int from, DoubleConsumer progress, BooleanSupplier stopRequested) {
        for (int fineness : FINENESS) {
            var frames = frames(from, fineness);
            int mostBytes = fineness == 0 ? Integer.MAX_VALUE : MOST_BYTES;
            var film = Gif.write(frames, mostBytes, frame -> {
                progress.accept((double) frame / frames.size());
                return !stopRequested.getAsBoolean();
            });
            if (stopRequested.getAsBoolean()
                    || film.filter(file -> file.length <= mostBytes).isPresent()) {
                return film;
            }
        }
        throw new IllegalStateException("a film of any size is too large");
    }

    private List<Frame> frames(int from, int steps) {
        var frames = new ArrayList<Frame>();
        frames.add(clocked(new Frame(() -> painter.draw(history.at(from).current()), FIRST_TIME), from));
        var turns = history.played().subList(from, history.cursor());
        for (int index = 0; index < turns.size(); index++) {
            var turn = turns.get(index);
            var between = steps == 0 ? List.<Frame>of() : painter.between(turn, steps);
            int played = from + index + 1;
            between.forEach(frame -> frames.add(clocked(frame, played)));
            int rest = between.isEmpty() ? MOVE_TIME : CASCADE_TIME;
            var after = new Frame(() -> painter.drawAfter(turn), index == turns.size() - 1 ? LAST_TIME : rest);
            frames.add(clocked(after, played));
        }
        return frames;
    }

    /** The frame with what both players have left after this many turns; as it is in a game without clocks. */
    private Frame clocked(Frame frame, int played) {
        if (!clock.isOn()) {
            return frame;
        }
        var strip = new ClockStrip(painter::colour);
        var then = played == history.cursor() ? clock : clock.elsewhere();
        return new Frame(() -> strip.below(frame.drawing().get(), then, history.at(played)), frame.centiseconds());
    }
}
