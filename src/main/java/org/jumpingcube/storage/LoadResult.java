package org.jumpingcube.storage;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What became of reading a saved game: the game, or everything that is wrong with the file. */
public sealed interface LoadResult {
    /** The game, if there is one. */
    default Optional<SavedGame<?, ?>> game() {
        return Optional.empty();
    }

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

        /** One message of several lines: what was to be opened, then each problem on a line of its own. */
        public String message(String name, Locale locale) {
            String title = ProblemTexts.text(locale, "message.rejected", Problems.printable(name));
            return Stream.concat(Stream.of(title), problems.stream().map(problem -> problem.text(locale)))
                    .collect(Collectors.joining("\n- "));
        }
    }
}
