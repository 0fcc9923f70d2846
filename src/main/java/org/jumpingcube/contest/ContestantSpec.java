package org.jumpingcube.contest;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.engine.GoOptions;

/** A contestant as specified by the user: one of our players, a simple mover, or an external program. */
public sealed interface ContestantSpec {
    /** The main class of every version of the program. */
    String PROGRAM = "org.jumpingcube.Main";

    /** The folder in which this program was started. */
    Path HERE = Path.of("");

    /** The words that limit a search. */
    Set<String> LIMITS = Set.of("time", "nodes", "depth");

    /**
     * Opens the contestant for play; each thread of a match opens its own.
     *
     * @param errors takes what a program writes to standard error, line by line, on any thread
     * @throws ContestantException if its program does not start
     */
    <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game, Consumer<String> errors);

    /** Its name in the report. */
    String name();

    /** As whom it is shown at a board. */
    default Seat seat() {
        return Seat.COMPUTER.named(name());
    }

    /** One of our computer players; its seed changes from game to game. */
    record Own(String name, GoOptions options) implements ContestantSpec {
        @Override
        public Seat seat() {
            return options.seat();
        }

        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game, Consumer<String> errors) {
            return new Contestant<>() {
                @Override
                public Engine<P, M> engine(long seed) {
                    var player = game.kind().engine(options.seat(), options.seed() ^ seed, options.helpers());
                    return new TimedEngine<>(player, System::nanoTime);
                }

                @Override
                public SearchBudget budget() {
                    return options.budget();
                }
            };
        }
    }

    /** A mover with a simple rule, which picks any of the moves that the rule names. */
    record Simple(String name) implements ContestantSpec {
        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game, Consumer<String> errors) {
            var rule = Objects.requireNonNull(game.movers().get(name));
            return seed -> new RuleOfThumb<>(rule, seed);
        }
    }

    /**
     * A program that speaks the engine protocol.
     *
     * @param go the options of every {@code go}, may be empty
     * @param cpuMillis the average processor time of its moves, if that is the limit
     * @param patience how long it may take
     * @param folder in which it runs
     */
    record Program(
            String name, List<String> command, String go, Optional<Integer> cpuMillis, Patience patience, Path folder)
            implements ContestantSpec {
        private static final Pattern CPU = Pattern.compile("\\bcpu\\s+([1-9][0-9]{0,5})\\b");

        public Program {
            command = List.copyOf(command);
        }

        private static Program of(String name, List<String> command, String words, Patience patience, Path folder) {
            var cpu = CPU.matcher(words);
            var millis = cpu.find() ? Optional.of(Integer.valueOf(cpu.group(1))) : Optional.<Integer>empty();
            return new Program(name, command, cpu.replaceAll("").strip(), millis, patience, folder);
        }

        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game, Consumer<String> errors) {
            return new ProgramEngine<>(this, game.words(), errors);
        }
    }

    /**
     * A program that speaks the Jump61 protocol, for boards of cubes up to 10x10.
     *
     * @param patience how long it may take
     * @param folder in which it runs
     */
    record Jump61(String name, List<String> command, Patience patience, Path folder) implements ContestantSpec {
        public Jump61 {
            command = List.copyOf(command);
        }

        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game, Consumer<String> errors) {
            return new Jump61Engine<>(this, game.jump61().orElseThrow(), errors);
        }
    }

    /**
     * How long a program may take.
     *
     * @param answer for its next line
     * @param move for a move, however much it writes meanwhile
     */
    record Patience(Duration answer, Duration move) {
        static final Patience USUAL = new Patience(Duration.ofMinutes(1), Duration.ofHours(1));

        ContestantException isOver(String name) {
            return new ContestantException(Fault.TIME, "\"" + name + "\" made no move for " + move.toSeconds() + " s");
        }
    }

    /**
     * Reads a contestant: the name of one of the game's simple movers, or options as after {@code go} in the engine
     * protocol, {@code kepler strong nodes 20000}, or a command line, in which quotation marks keep blanks together.
     * The word {@code jar}, the jar of a version of this program, and options as after {@code go} mean that version's
     * player.
     *
     * @param go the options for an external program's every {@code go}. With {@code cpu MS} among them it may visit as
     *     many positions as take MS milliseconds of processor time per move on average
     * @throws IllegalArgumentException if the words are invalid; the message says why
     */
    static ContestantSpec parse(String text, String go, MatchGame<?, ?> game) {
        List<String> words = CommandWords.split(text);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a player is needed");
        }
        String first = words.get(0).toLowerCase(Locale.ROOT);
        if (first.equals("jar") && words.size() > 1) {
            String options = String.join(" ", words.subList(2, words.size()));
            return Program.of(text.strip(), version(HERE, words.get(1)), options + " " + go, Patience.USUAL, HERE);
        }
        if (words.size() == 1 && game.movers().containsKey(first)) {
            return new Simple(first);
        }
        if (!GoOptions.isOption(words.get(0))) {
            return Program.of(String.join(" ", words), words, go, Patience.USUAL, HERE);
        }
        return new Own(text.strip(), GoOptions.parse(words, game.kind().elo()));
    }

    /**
     * One of our players, or one that follows a simple rule.
     *
     * @param limit what it may search for a move, as after {@code go}, unless the text says so itself
     * @throws IllegalArgumentException if the words are invalid; the message says why
     */
    static ContestantSpec player(String name, String text, String limit, MatchGame<?, ?> game) {
        var words = CommandWords.split(text.toLowerCase(Locale.ROOT));
        if (words.size() == 1 && game.movers().containsKey(words.get(0))) {
            return new Simple(words.get(0));
        }
        var all = new ArrayList<>(words);
        if (words.stream().noneMatch(LIMITS::contains)) {
            all.addAll(CommandWords.split(limit));
        }
        return new Own(name, GoOptions.parse(all, game.kind().elo()));
    }

    /**
     * A program that speaks the engine protocol, or the word {@code jar} and the jar of a version of this one.
     *
     * @param limit what it may search for a move, as after {@code go}
     * @param folder in which it runs, and from which relative paths begin
     * @throws IllegalArgumentException if there is no command; the message says so
     */
    static ContestantSpec engine(String name, String text, String limit, Patience patience, Path folder) {
        var words = words(text);
        boolean isVersion = words.get(0).equals("jar") && words.size() > 1;
        return isVersion
                ? Program.of(
                        name,
                        version(folder, words.get(1)),
                        String.join(" ", words.subList(2, words.size())) + " " + limit,
                        patience,
                        folder)
                : Program.of(name, words, limit, patience, folder);
    }

    /**
     * A program that speaks the Jump61 protocol.
     *
     * @param folder in which it runs, and from which relative paths begin
     * @throws IllegalArgumentException if there is no command, or the protocol does not have this game; the message
     *     says which
     */
    static ContestantSpec jump61(String name, String text, Patience patience, Path folder, MatchGame<?, ?> game) {
        if (game.jump61().isEmpty()) {
            throw new IllegalArgumentException("Jump61 has no games " + game.title());
        }
        return new Jump61(name, words(text), patience, folder);
    }

    private static List<String> words(String text) {
        var words = CommandWords.split(text);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a command is needed");
        }
        return words;
    }

    /** The command line of another version's engine, whose libraries are beside its jar. */
    private static List<String> version(Path folder, String jar) {
        var file = folder.resolve(jar).toAbsolutePath();
        var beside = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                file + File.pathSeparator + beside.resolve("*"),
                PROGRAM,
                "engine");
    }
}
