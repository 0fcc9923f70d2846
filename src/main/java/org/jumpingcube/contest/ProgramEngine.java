package org.jumpingcube.contest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/**
 * An external program that speaks the engine protocol. It is sent the moves of a game, not positions. The options after
 * {@code go} say how much it may search; its scores are not used.
 */
final class ProgramEngine<P extends Position<P, M>, M> implements Engine<P, M>, Contestant<P, M> {
    private final String name;
    private final String go;
    private final ContestantSpec.Patience patience;
    private final MatchGame.Words<M> words;
    private final List<String> command;
    private final Path folder;
    private final Optional<Integer> cpuMillis;
    private final Consumer<String> errors;
    private @Nullable ProgramProcess process;
    private Optional<NodeBudget> pace = Optional.empty();

    ProgramEngine(ContestantSpec.Program program, MatchGame.Words<M> words, Consumer<String> errors) {
        this.words = words;
        name = program.name();
        go = ("go " + program.go()).strip();
        patience = program.patience();
        command = program.command();
        folder = program.folder();
        cpuMillis = program.cpuMillis();
        this.errors = errors;
    }

    /** The program, which is started for the first game, so that it is its fault if that cannot be. */
    private ProgramProcess process() {
        if (process == null) {
            var started = new ProgramProcess(name, command, folder, errors);
            process = started;
            pace = cpuMillis.map(millis -> new NodeBudget(started.handle(), millis));
        }
        return process;
    }

    @Override
    public Engine<P, M> engine(long seed) {
        process();
        pace.ifPresent(NodeBudget::endGame);
        tell(words.begin());
        pace.ifPresent(NodeBudget::beginGame);
        return this;
    }

    @Override
    public long nanoTime() {
        return pace.map(NodeBudget::nanos).orElseGet(System::nanoTime);
    }

    @Override
    public void played(M move) {
        tell(words.write(move));
    }

    @Override
    public Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener) {
        var analysis = Analysis.of(move(), 0, 0, 0);
        listener.accept(analysis);
        return analysis;
    }

    private M move() {
        long deadline = System.nanoTime() + patience.move().toNanos(); // it may never stop sending info lines
        String line = pace.map(known -> go + " nodes " + known.nodes()).orElse(go);
        process().send(line);
        String answer = process().answer(patience.answer());
        while (answer.startsWith("info")) {
            if (System.nanoTime() > deadline) {
                throw patience.isOver(name);
            }
            answer = process().answer(patience.answer());
        }
        String last = answer;
        return words.read(last)
                .orElseThrow(() -> new ContestantException(
                        Fault.PROTOCOL, "\"" + name + "\" answered \"" + last + "\" to \"" + line + "\""));
    }

    private void tell(String line) {
        process().send(line);
        String answer = process().answer(patience.answer());
        if (!answer.equals("ok")) {
            throw new ContestantException(
                    Fault.PROTOCOL, "\"" + name + "\" answered \"" + answer + "\" to \"" + line + "\"");
        }
    }

    @Override
    public List<String> latestLines() {
        return process == null ? List.of() : process.latestLines();
    }

    @Override
    public void close() {
        if (process != null) {
            process.close();
        }
    }
}
