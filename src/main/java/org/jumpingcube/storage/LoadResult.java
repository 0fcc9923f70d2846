package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.storage.Problem.Kind;

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

        /** What cannot be read at all, for a reason that the system gives. */
        public static Rejected unread(IOException reason) {
            if (reason instanceof NoSuchFileException) {
                return new Rejected(List.of(Problem.of(Kind.NO_SUCH_FILE)));
            }
            return new Rejected(List.of(
                    Problem.of(reason instanceof AccessDeniedException ? Kind.MAY_NOT_READ : Kind.CANNOT_READ)));
        }

        /** One message of several lines: what was to be opened, then each problem on a line of its own. */
        public String message(String name, Locale locale) {
            return message(name, locale, SideWords.numbered(locale));
        }

        /** The same message, with other names for the sides. */
        public String message(String name, Locale locale, SideWords sides) {
            String title = ProblemTexts.text(locale, "message.rejected", Problems.printable(name));
            return Stream.concat(Stream.of(title), problems.stream().map(problem -> problem.text(locale, sides)))
                    .collect(Collectors.joining("\n- "));
        }
    }
}
