package org.jumpingcube.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.cube.ai.ProvingEngine;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.Jump61Options.Flag;

/** The Jump61 program: the game as a line protocol for terminals, scripts and other programs. */
public final class Jump61 {
    /** The program's name and protocol version, which is not the version of Jumping Cube. */
    static final String NAME = "Jump61 4.0";

    private static final String USAGE = """
        Usage: jump61 [--display] [--strict] [--version] [--log] [FILE...]
        Plays the cube game by commands on standard input; the command "help" lists them.
          --display  open a window that shows the game
          --strict   end with exit code 1 at the first error
          --version  print the version of the protocol
          --log      repeat each command on standard output
          FILE       read commands from here instead, one file after the other; - is standard input
        """;

    private final Console console;
    private final Terminal terminal;
    private final LongFunction<Engine<CubePosition, Square>> engines;

    /** @param engines makes the engine for a move, by seed */
    Jump61(Console console, LongFunction<Engine<CubePosition, Square>> engines) {
        this.console = console;
        this.engines = engines;
        terminal = new Terminal(console.out(), console.err(), text -> {});
    }

    /**
     * Runs the program.
     *
     * @param arguments options and names of files
     * @param display opens a window to play in; only called if an option asks for it, and may return none
     * @return the exit code
     */
    public static int run(List<String> arguments, Console console, Supplier<Optional<GameWindow>> display) {
        return new Jump61(console, strongest()).run(arguments, display);
    }

    /** The strongest engine that fits the time that existing match drivers allow, with a seed for each move. */
    static LongFunction<Engine<CubePosition, Square>> strongest() {
        var player = new CubeEngine(Personality.of(Style.NEWTON, Skill.EXPERT, 0));
        return seed -> new ProvingEngine(new TimedEngine<>(player.withSeed(seed), System::nanoTime), seed);
    }

    int run(List<String> arguments, Supplier<Optional<GameWindow>> display) {
        try {
            var options = Jump61Options.parse(arguments);
            if (options.has(Flag.HELP)) {
                terminal.text(USAGE);
                return checked(0, terminal);
            }
            if (options.has(Flag.VERSION)) {
                terminal.error("Version " + NAME);
                return 0;
            }
            return play(options, inputs(options.files()), display);
        } catch (UserError error) {
            terminal.error(error.reply());
            return 1;
        }
    }

    private int play(Jump61Options options, List<Reader> inputs, Supplier<Optional<GameWindow>> display)
            throws UserError {
        var habits = new Jump61Session.Habits(options.has(Flag.STRICT), options.has(Flag.LOG));
        var lines = new LineReader(inputs);
        if (!options.has(Flag.DISPLAY)) {
            return play(habits, GameFollower.NONE, terminal, lines);
        }
        GameWindow window = display.get().orElseThrow(() -> new UserError("No window can be opened here"));
        Terminal shown = terminal.before(window::said);
        return play(habits, window, shown, new WindowLines(lines, window, shown));
    }

    private int play(Jump61Session.Habits habits, GameFollower follower, Terminal used, LineSource lines)
            throws UserError {
        var session = new Jump61Session(new Jump61Game(follower), new Computer(engines), used, habits);
        session.welcome();
        try {
            return checked(session.run(lines), used);
        } catch (IOException unreadable) {
            throw new UserError("Could not read on: " + unreadable.getMessage());
        }
    }

    /** The exit code, unless the replies could not be written: they may go to a file on a disk that is full. */
    private static int checked(int exitCode, Terminal used) throws UserError {
        var fault = used.fault();
        if (fault.isPresent()) {
            throw new UserError("Could not write the replies: " + fault.get());
        }
        return exitCode;
    }

    private List<Reader> inputs(List<String> files) throws UserError {
        if (files.isEmpty()) {
            return List.of(console.in());
        }
        var inputs = new ArrayList<Reader>();
        for (String file : files) {
            inputs.add(file.equals("-") ? console.in() : open(file));
        }
        return inputs;
    }

    private static Reader open(String file) throws UserError {
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw new IOException("a directory");
            }
            // Unlike Files.newBufferedReader, this reader continues after malformed bytes.
            return new BufferedReader(new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8));
        } catch (IOException | InvalidPathException cannotOpen) {
            throw new UserError("Could not open " + file);
        }
    }
}
