package org.jumpingcube.text.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.Printable;

/**
 * One conversation in the engine protocol: takes a line at a time and answers with lines. A line that cannot be obeyed
 * is answered with {@code error} and changes nothing. Not for several threads at once. What all games have in common is
 * here; how boards and moves are said is each one's own.
 */
abstract class EngineSession<P extends Position<P, M>, M> {
    static final Pattern BLANKS = Pattern.compile("\\s+");

    private final GameKind<P, M> kind;
    private final Consumer<String> answers;
    private @Nullable History<P, M> game;
    private @Nullable GoOptions lastOptions;
    private @Nullable Engine<P, M> lastEngine;

    EngineSession(GameKind<P, M> kind, Consumer<String> answers) {
        this.kind = kind;
        this.answers = answers;
    }

    /**
     * Obeys one line; {@code stop} and {@code quit} are the caller's.
     *
     * @param stopRequested whether a search that the line starts is to end now
     */
    final void obey(String line, BooleanSupplier stopRequested) {
        List<String> words = BLANKS.splitAsStream(line.strip()).toList();
        List<String> arguments = words.subList(1, words.size());
        try {
            switch (words.get(0)) {
                case "go" -> go(GoOptions.parse(arguments), stopRequested);
                case "undo" -> undo(arguments);
                default -> obey(words.get(0), arguments);
            }
        } catch (IllegalArgumentException e) {
            answer("error " + Printable.of(String.valueOf(e.getMessage())));
        }
    }

    /** Obeys the commands that are the game's own. */
    abstract void obey(String command, List<String> arguments);

    /** What is said of a move after {@code move}. */
    abstract String answered(M move);

    /** A move in the line of play that is expected. */
    abstract String expected(M move);

    final void answer(String line) {
        answers.accept(line);
    }

    final GameKind<P, M> kind() {
        return kind;
    }

    /** Loads what a player needs before it answers: in a fresh process a stop would have to wait for that. */
    final void begin(P start) {
        game = History.startingAt(start);
        var options = lastOptions == null ? GoOptions.parse(List.of()) : lastOptions;
        engine(options).analyse(start, SearchBudget.USUAL.withDepth(2), () -> false, shallow -> {});
        answer("ok");
    }

    final void play(M move) {
        game = game().then(move);
        answer("ok" + result(game().current().outcome()));
    }

    private static String result(Outcome outcome) {
        return outcome.winner()
                .map(winner -> " win " + winner.number())
                .orElse(outcome.isOver() ? " draw " + outcome.reason() : "");
    }

    private void undo(List<String> arguments) {
        require("undo", arguments, 0);
        if (!game().canUndo()) {
            throw new IllegalArgumentException("there is no move to undo");
        }
        game = game().undo();
        answer("ok");
    }

    private void go(GoOptions options, BooleanSupplier stopRequested) {
        P position = game().current();
        var info = new InfoLine(System.nanoTime());
        var analysis = engine(options)
                .analyse(position, options.budget(), stopRequested, deeper -> answer(info.of(deeper, this::expected)));
        answer("move " + answered(analysis.move()));
    }

    /**
     * The engine of the last {@code go} is kept while the player stays the same: making one costs some memory and time.
     */
    private Engine<P, M> engine(GoOptions options) {
        var engine = lastEngine;
        if (engine == null || !isSamePlayer(options)) {
            engine =
                    new TimedEngine<>(kind.engine(options.seat(), options.seed(), options.helpers()), System::nanoTime);
            lastEngine = engine;
            lastOptions = options;
        }
        return engine;
    }

    private boolean isSamePlayer(GoOptions options) {
        return lastOptions != null
                && options.seat().equals(lastOptions.seat())
                && options.seed() == lastOptions.seed()
                && options.helpers().equals(lastOptions.helpers());
    }

    final History<P, M> game() {
        return Optional.ofNullable(game)
                .orElseThrow(() -> new IllegalArgumentException("there is no board yet: say " + usageOfNew()));
    }

    /** How a game is begun, in words. */
    abstract String usageOfNew();

    static IllegalArgumentException unknown(String command) {
        return new IllegalArgumentException("unknown command \"" + command + "\"");
    }

    static void require(String usage, List<String> arguments, int count) {
        if (arguments.size() != count) {
            throw new IllegalArgumentException("usage: " + usage);
        }
    }
}
