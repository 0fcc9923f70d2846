package org.jumpingcube.lab.match;

import java.util.List;
import java.util.function.Function;
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

    /** A mover with a simple rule: any of the moves that it names, all alike. */
    record Simple(String name, Function<CubePosition, List<Square>> rule) implements ContestantSpec {
        private static final List<Simple> ALL = List.of(
                new Simple("random", CubePosition::legalMoves),
                new Simple("greedy", CubeCounter::greedy),
                new Simple("newcomer", CubeCounter::newcomer));

        @Override
        public Contestant open() {
            return (side, seed) -> new RuleOfThumb(rule, seed);
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
     * Reads a contestant: {@code random}, {@code greedy}, {@code newcomer}, or options as after {@code go} in the
     * engine protocol, {@code kepler strong
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
        var simple = Simple.ALL.stream()
                .filter(mover -> words.size() == 1 && mover.name().equalsIgnoreCase(words.get(0)))
                .findFirst();
        if (simple.isPresent()) {
            return simple.get();
        }
        if (!GoOptions.isOption(words.get(0))) {
            return new Program(words, go);
        }
        return new Own(text.strip(), GoOptions.parse(words));
    }
}
