package org.jumpingcube.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands and their abbreviations. */
final class Vocabulary {
    private final List<Jump61Keyword> commands;

    Vocabulary(List<Jump61Keyword> commands) {
        this.commands = List.copyOf(commands);
    }

    /** The command that this abbreviates, if there is exactly one; {@code q} is {@code quit}. */
    Optional<Jump61Keyword> find(String text) {
        String beginning = text.toLowerCase(Locale.ROOT);
        if (beginning.equals("q")) {
            return find("quit");
        }
        List<Jump61Keyword> found = meantBy(beginning);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** The words of the commands that begin like this, sorted. */
    List<String> beginningWith(String text) {
        return meantBy(text.toLowerCase(Locale.ROOT)).stream()
                .map(command -> command.usage().split(" ", 2)[0])
                .sorted()
                .toList();
    }

    private List<Jump61Keyword> meantBy(String beginning) {
        return commands.stream()
                .filter(command -> command.usage().startsWith(beginning))
                .toList();
    }

    String help() {
        var help = new StringBuilder("Commands (any unique beginning of a word will do, q is quit):\n");
        help.append(line("R C", "add a spot at row R, column C; both count from 1 at the top left"));
        commands.forEach(command -> help.append(line(command.usage(), command.effect())));
        return help.append(line("# ...", "a comment")).toString();
    }

    private static String line(String usage, String effect) {
        return String.format(Locale.ROOT, "  %-13s %s%n", usage, effect).replace(System.lineSeparator(), "\n");
    }
}
