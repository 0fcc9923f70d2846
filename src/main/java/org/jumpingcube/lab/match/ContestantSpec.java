package org.jumpingcube.lab.match;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
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
                    var player = game.kind().engine(options.seat(), options.seed() ^ seed);
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
     */
    record Program(List<String> command, String go) implements ContestantSpec {
        public Program {
            command = List.copyOf(command);
        }

        @Override
        public <P extends Position<P, M>, M> Contestant<P, M> open(MatchGame<P, M> game) {
            return new ProgramEngine<>(this, game.words());
        }

        @Override
        public String name() {
            return String.join(" ", command);
        }
    }

    /**
     * Reads a contestant: the name of one of the game's simple movers, or options as after {@code go} in the
     * engine protocol, {@code kepler strong
     * nodes 20000}, or else a command line; quotation marks hold together what contains blanks.
     *
     * @param go what an external program is told with every {@code go}
     * @throws IllegalArgumentException if that makes no sense; the message says why
     */
    static ContestantSpec parse(String text, String go, MatchGame<?, ?> game) {
        List<String> words = CommandWords.split(text);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a player is needed");
        }
        String first = words.get(0).toLowerCase(Locale.ROOT);
        if (words.size() == 1 && game.movers().containsKey(first)) {
            return new Simple(first);
        }
        if (!GoOptions.isOption(words.get(0))) {
            return new Program(words, go);
        }
        return new Own(text.strip(), GoOptions.parse(words));
    }
}
