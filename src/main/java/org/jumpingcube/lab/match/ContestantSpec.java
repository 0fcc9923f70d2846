package org.jumpingcube.lab.match;

import java.util.List;
import java.util.Locale;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.engine.GoOptions;

/** What the user writes to name a contestant: one of our players, a simple mover, or an external program. */
public sealed interface ContestantSpec {
    /**
     * Makes the contestant ready to play; each thread of a match opens its own.
     *
     * @throws ContestantException if its program does not start
     */
    Contestant open();

    /** How the report names it. */
    String name();

    /** One of our computer players; its seed changes from game to game. */
    record Own(String name, GoOptions options) implements ContestantSpec, Contestant {
        @Override
        public Contestant open() {
            return this;
        }

        @Override
        public Engine<CubePosition, Square> engine(int side, long seed) {
            var player = options.player();
            var inThisGame = new Personality(player.style(), player.skill(), player.seed() ^ seed);
            return new TimedEngine<>(new CubeEngine(inThisGame), System::nanoTime);
        }

        @Override
        public SearchBudget budget() {
            return options.budget();
        }
    }

    /** Any legal move, all alike. */
    record AnyMove() implements ContestantSpec {
        @Override
        public Contestant open() {
            return (side, seed) -> new RandomMover(seed);
        }

        @Override
        public String name() {
            return "random";
        }
    }

    /**
     * Takes whatever leaves it the greatest lead in cubes.
     *
     * @param isNewcomer whether it looks at the other side's answer too and follows the handbook's first advice
     */
    record Counting(boolean isNewcomer) implements ContestantSpec {
        @Override
        public Contestant open() {
            return (side, seed) -> new CubeCounter(isNewcomer, seed);
        }

        @Override
        public String name() {
            return isNewcomer ? "newcomer" : "greedy";
        }
    }

    /**
     * A program that speaks the engine protocol.
     *
     * @param go what it is told with every {@code go}, may be empty
     */
    record Program(List<String> command, String go) implements ContestantSpec {
        public Program {
            command = List.copyOf(command);
        }

        @Override
        public Contestant open() {
            return new ProgramEngine(this);
        }

        @Override
        public String name() {
            return String.join(" ", command);
        }
    }

    /**
     * Reads a contestant: {@code random}, {@code greedy}, {@code newcomer}, or options as after {@code go} in the engine protocol, {@code kepler strong
     * nodes 20000}, or else a command line; quotation marks hold together what contains blanks.
     *
     * @param go what an external program is told with every {@code go}
     * @throws IllegalArgumentException if that makes no sense; the message says why
     */
    static ContestantSpec parse(String text, String go) {
        List<String> words = CommandWords.split(text);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a player is needed");
        }
        String word = words.size() == 1 ? words.get(0).toLowerCase(Locale.ROOT) : "";
        if (word.equals("random")) {
            return new AnyMove();
        }
        if (word.equals("greedy") || word.equals("newcomer")) {
            return new Counting(word.equals("newcomer"));
        }
        if (!GoOptions.isOption(words.get(0))) {
            return new Program(words, go);
        }
        return new Own(text.strip(), GoOptions.parse(words));
    }
}
