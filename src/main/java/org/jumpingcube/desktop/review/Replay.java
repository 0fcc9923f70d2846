package org.jumpingcube.desktop.review;

import java.util.function.DoubleSupplier;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** The replay of a game: the moment it shows, and how it runs on from there. */
final class Replay<P extends Position<P, M>, M> {
    /** How long a position is shown before the next turn, in seconds. */
    static final double REST = 0.7;

    private static final double NANOS = 1e9;

    private final ToIntFunction<Turn<P, M>> stages;
    private final DoubleSupplier stageSeconds;
    private final Ticker ticker;
    private final ReadOnlyObjectWrapper<ReplayMoment<P, M>> place;
    private final ReadOnlyBooleanWrapper isPlaying = new ReadOnlyBooleanWrapper();
    private double speed = 1;
    private double rested; // for how many seconds the current position has been shown
    private long lastFrame;
    private int end; // it stops after so many turns

    /**
     * A replay at its beginning.
     *
     * @param stages how many stages a turn takes to show
     * @param stageSeconds how long a stage takes at normal speed
     */
    Replay(History<P, M> line, ToIntFunction<Turn<P, M>> stages, DoubleSupplier stageSeconds, Ticker ticker) {
        this.stages = stages;
        this.stageSeconds = stageSeconds;
        this.ticker = ticker;
        place = new ReadOnlyObjectWrapper<>(ReplayMoment.at(line, 0));
    }

    ReadOnlyObjectProperty<ReplayMoment<P, M>> place() {
        return place.getReadOnlyProperty();
    }

    ReplayMoment<P, M> now() {
        return place.get();
    }

    ReadOnlyBooleanProperty isPlaying() {
        return isPlaying.getReadOnlyProperty();
    }

    /** How many stages the next turn takes; 0 at the end. */
    int stagesAhead() {
        return now().line().nextTurn().map(stages::applyAsInt).orElse(0);
    }

    /** @param factor to multiply the normal speed by, above 0 */
    void setSpeed(double factor) {
        speed = factor;
    }

    /** Stops the replay and shows a position at rest, of this line or another one. */
    void show(History<P, M> line, int played) {
        pause();
        place.set(ReplayMoment.at(line, played));
    }

    /** Shows a position of the line at rest; an index beyond its ends means the first or the last one. */
    void go(int played) {
        show(now().line(), played);
    }

    /** Goes one turn forward or back; in the middle of a turn, to its end or its beginning. */
    void step(int turns) {
        boolean isBackToBeginning = turns < 0 && now().stage() > 0;
        go(now().played() + (isBackToBeginning ? 0 : turns));
    }

    /** Shows this many stages of the next turn; after all of them comes the position after it. */
    void goToStage(double stage) {
        pause();
        set(stage);
    }

    private void set(double stage) {
        place.set(
                stage >= stagesAhead() && stage > 0
                        ? ReplayMoment.at(now().line(), now().played() + 1)
                        : new ReplayMoment<>(now().line(), Math.max(0, stage)));
    }

    /** Takes up changes of the game; the moment stays, or becomes the last one if it no longer exists. */
    void follow(History<P, M> line) {
        boolean isSame = line.turns().size() > now().played()
                && now().line()
                        .nextTurn()
                        .filter(line.turns().get(now().played())::equals)
                        .isPresent();
        place.set(
                isSame
                        ? new ReplayMoment<>(line.at(now().played()), now().stage())
                        : ReplayMoment.at(line, now().played()));
    }

    /** Plays on from here, or from the beginning if this is the end; stops if it is playing. */
    void togglePlay() {
        if (isPlaying.get()) {
            pause();
            return;
        }
        if (now().isAtEnd()) {
            go(0);
        }
        play(Integer.MAX_VALUE);
    }

    /** Plays the next turn, and stops after it. */
    void playTurn() {
        pause();
        play(now().played() + 1);
    }

    private void play(int until) {
        if (!now().isAtEnd()) {
            end = until;
            isPlaying.set(true);
            rested = REST; // whoever presses "play" has seen this position
            lastFrame = 0;
            ticker.start(this::frame);
        }
    }

    void pause() {
        isPlaying.set(false);
        ticker.stop();
    }

    private void frame(long nanos) {
        double seconds = lastFrame == 0 ? 0 : (nanos - lastFrame) / NANOS;
        lastFrame = nanos;
        if (isPlaying.get()) {
            advance(seconds * speed);
        }
    }

    private void advance(double seconds) {
        if (now().stage() == 0 && rested < REST) {
            rested += seconds;
            return;
        }
        double stage = stagesAhead() == 0 ? 1 : now().stage() + seconds / stageSeconds.getAsDouble();
        set(stage);
        if (now().stage() == 0 && stage > 0) {
            rested = 0;
        }
        if (now().isAtEnd() || now().played() >= end) {
            pause();
        }
    }
}
