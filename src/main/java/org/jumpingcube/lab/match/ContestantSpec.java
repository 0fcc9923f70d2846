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

/** What the user writes to name a contestant: one of our players, a simple mover, or an external program. */
public sealed interface ContestantSpec {
    /** The class that every version of the program begins with. */
    String PROGRAM = "org.jumpingcube.Main";

    /**
     * Makes the contestant ready to play; each thread of a match opens its own.
     *
     * @throws ContestantException if its program does not start
     */
    <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game);

    /** How the report names it. */
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

    /** A mover with a simple rule: any of the moves that it names, all alike. */
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
     * @param go what it is told with every {@code go}, may be empty
     * @param cpuMillis the processor time that its moves are to take on average, if that is to limit them
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
     * Reads a contestant: the name of one of the game's simple movers, or options as after {@code go} in the
     * engine protocol, {@code kepler strong
     * nodes 20000}, or else a command line; quotation marks hold together what contains blanks. The word {@code jar},
     * the jar of a version of this program, and options as after {@code go} are that version's player.
     *
     * @param go what an external program is told with every {@code go}; the words {@code cpu MS} among these let it
     *     visit so many positions that a move takes MS milliseconds of processor time on average
     * @throws IllegalArgumentException if that makes no sense; the message says why
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

    /** The command line of another version's engine; the libraries that it needs lie beside its jar. */
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
