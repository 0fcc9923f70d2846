package org.jumpingcube.storage;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What became of reading a saved game: the game, or everything that is wrong with the file. */
public sealed interface LoadResult {
    /** The game, if there is one. */
    Optional<SavedGame<?, ?>> game();

    /** The file is good. */
    record Loaded(SavedGame<?, ?> saved) implements LoadResult {
        @Override
        public Optional<SavedGame<?, ?>> game() {
            return Optional.of(saved);
        }
    }

    /** The file is refused as a whole. Holds at least one problem. */
    record Rejected(List<Problem> problems) implements LoadResult {
        public Rejected {
            problems = List.copyOf(problems);
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("refused without a reason");
            }
        }

        @Override
        public Optional<SavedGame<?, ?>> game() {
            return Optional.empty();
        }

        /** One message of several lines: what was to be opened, then each problem on a line of its own. */
        public String message(String name, Locale locale) {
            return problems.stream()
                    .map(problem -> problem.text(locale))
                    .collect(Collectors.joining(
                            "\n- ",
                            new ProblemTexts(locale).text("message.rejected", Problems.printable(name)) + "\n- ",
                            ""));
        }
    }
}
