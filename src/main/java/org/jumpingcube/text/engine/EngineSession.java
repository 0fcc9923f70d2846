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
 * One session of the engine protocol: takes lines and answers with lines. An invalid line is answered with {@code
 * error} and changes nothing. Not thread-safe. This class has what all games share; subclasses have the words for
 * boards and moves.
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
     * Executes a line; {@code stop} and {@code quit} are left to the caller.
     *
     * @param stopRequested whether a search that the line starts should stop
     */
    final void obey(String line, BooleanSupplier stopRequested) {
        List<String> words = BLANKS.splitAsStream(line.strip()).toList();
        List<String> arguments = words.subList(1, words.size());
        try {
            switch (words.get(0)) {
                case "go" -> go(GoOptions.parse(arguments, kind.elo()), stopRequested);
                case "undo" -> undo(arguments);
                case "help" -> help(arguments);
                default -> obey(words.get(0), arguments);
            }
        } catch (IllegalArgumentException e) {
            answer("error " + Printable.of(String.valueOf(e.getMessage())));
        }
    }

    /** Executes the game's own commands. */
    abstract void obey(String command, List<String> arguments);

    /** How an answer writes a move after {@code move}. */
    abstract String answered(M move);

    /** How a move is written in a principal variation. */
    abstract String expected(M move);

    final void answer(String line) {
        answers.accept(line);
    }

    final GameKind<P, M> kind() {
        return kind;
    }

    /** Loads what a player needs before it answers. In a fresh process a stop would otherwise have to wait for that. */
    final void begin(P start) {
        game = History.startingAt(start);
        var options = lastOptions == null ? GoOptions.parse(List.of(), kind.elo()) : lastOptions;
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

    private void help(List<String> arguments) {
        require("help", arguments, 0);
        (commands() + EngineHelp.ALL_GAMES).lines().forEach(this::answer);
        answer("end");
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
     * The engine of the last {@code go} is kept while the player stays the same, since making one takes memory and
     * time.
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

    /** How to start a game, in words. */
    abstract String usageOfNew();

    /** The game's own commands, as lines of help. */
    abstract String commands();

    static IllegalArgumentException unknown(String command) {
        return new IllegalArgumentException("unknown command \"" + command + "\"");
    }

    static void require(String usage, List<String> arguments, int count) {
        if (arguments.size() != count) {
            throw new IllegalArgumentException("usage: " + usage);
        }
    }
}
