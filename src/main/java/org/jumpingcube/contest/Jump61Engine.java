package org.jumpingcube.contest;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/**
 * An external program that speaks the Jump61 protocol, as the programs of courses do. It is a new process for each game:
 * both sides begin as manual ones; when it is to move for the first time its side becomes an automatic one, which then
 * answers each move that it is sent by one of its own.
 */
final class Jump61Engine<P extends Position<P, M>, M> implements Engine<P, M>, Contestant<P, M> {
    /** So long after its move a program is listened to, whether it says more; its time does not run. */
    private static final Duration MOMENT = Duration.ofMillis(10);

    private final ContestantSpec.Jump61 spec;
    private final MatchGame.Words<M> words;
    private final Consumer<String> errors;
    private @Nullable ProgramProcess process;
    private boolean isAutomatic;
    private boolean isOwnMove;

    Jump61Engine(ContestantSpec.Jump61 spec, MatchGame.Words<M> words, Consumer<String> errors) {
        this.spec = spec;
        this.words = words;
        this.errors = errors;
    }

    @Override
    public Engine<P, M> engine(long seed) {
        close();
        var started = new ProgramProcess(spec.name(), spec.command(), spec.folder(), errors);
        process = started;
        isAutomatic = false;
        isOwnMove = false;
        started.send("manual red");
        started.send("manual blue");
        started.send("seed " + seed);
        started.send(words.begin());
        return this;
    }

    @Override
    public void played(M move) {
        checkSilence(isOwnMove ? MOMENT : Duration.ZERO);
        if (!isOwnMove) {
            process().send(words.write(move));
        }
        isOwnMove = false;
    }

    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        if (!isAutomatic) {
            checkSilence(Duration.ZERO);
            process().send(position.toMove() == Player.ONE ? "auto red" : "auto blue");
            isAutomatic = true;
        }
        var analysis = Analysis.of(move(), 0, 0, 0);
        isOwnMove = true;
        listener.accept(analysis);
        return analysis;
    }

    private M move() {
        long deadline = System.nanoTime() + spec.patience().move().toNanos();
        Optional<M> move = Optional.empty();
        while (move.isEmpty()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                throw spec.patience().isOver(spec.name());
            }
            move = words.read(process().answer(Duration.ofNanos(left)));
        }
        return move.get();
    }

    /** A move that is made out of turn would be taken for the answer to the next one, and each answer be one late. */
    private void checkSilence(Duration moment) {
        for (String line : process().unasked(moment)) {
            if (words.read(line).isPresent()) {
                throw new ContestantException(
                        Fault.PROTOCOL, "\"" + spec.name() + "\" said \"" + line + "\" out of turn");
            }
        }
    }

    private ProgramProcess process() {
        if (process == null) {
            throw new IllegalStateException("no game has begun");
        }
        return process;
    }

    @Override
    public List<String> latestLines() {
        return process == null ? List.of() : process.latestLines();
    }

    @Override
    public void close() {
        if (process != null) {
            process.close();
            process = null;
        }
    }
}
