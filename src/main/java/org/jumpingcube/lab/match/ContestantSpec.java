package org.jumpingcube.lab.match;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.engine.GoOptions;

/** A contestant as specified by the user: one of our players, a simple mover, or an external program. */
public sealed interface ContestantSpec {
    /** The main class of every version of the program. */
    String PROGRAM = "org.jumpingcube.Main";

    /**
     * Opens the contestant for play; each thread of a match opens its own.
     *
     * @throws ContestantException if its program does not start
     */
    <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game);

    /** Its name in the report. */
    String name();

    /** One of our computer players; its seed changes from game to game. */
    record Own(String name, GoOptions options) implements ContestantSpec {
        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game) {
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
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game) {
            var rule = Objects.requireNonNull(game.movers().get(name));
            return seed -> new RuleOfThumb<>(rule, seed);
        }
    }

    /**
     * A program that speaks the engine protocol.
     *
     * @param go the options of every {@code go}, may be empty
     * @param cpuMillis the average processor time of its moves, if that is the limit
     */
    record Program(String name, List<String> command, String go, Optional<Integer> cpuMillis)
            implements ContestantSpec {
        private static final Pattern CPU = Pattern.compile("\\bcpu\\s+([1-9][0-9]{0,5})\\b");

        public Program {
            command = List.copyOf(command);
        }

        private static Program of(String name, List<String> command, String words) {
            var cpu = CPU.matcher(words);
            var millis = cpu.find() ? Optional.of(Integer.valueOf(cpu.group(1))) : Optional.<Integer>empty();
            return new Program(name, command, cpu.replaceAll("").strip(), millis);
        }

        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game) {
            return new ProgramEngine<>(this, game.words());
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
            return Program.of(text.strip(), version(words.get(1)), options + " " + go);
        }
        if (words.size() == 1 && game.movers().containsKey(first)) {
            return new Simple(first);
        }
        if (!GoOptions.isOption(words.get(0))) {
            return Program.of(String.join(" ", words), words, go);
        }
        return new Own(text.strip(), GoOptions.parse(words));
    }

    /** The command line of another version's engine, whose libraries are beside its jar. */
    private static List<String> version(String jar) {
        var file = Path.of(jar);
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
