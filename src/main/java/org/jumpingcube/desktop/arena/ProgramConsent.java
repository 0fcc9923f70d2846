package org.jumpingcube.desktop.arena;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jumpingcube.arena.Entrant;

/** Whether programs may be started: what the user has typed may be, what a file names only if the user agrees. */
final class ProgramConsent {
    private final Predicate<String> question;
    private final Set<String> foreign = new HashSet<>(); // command lines from files, which nobody has agreed to yet

    /** @param question whether command lines, one below the other, may be started */
    ProgramConsent(Predicate<String> question) {
        this.question = question;
    }

    /** These stand in a file, in place of those of an earlier one. */
    void read(Collection<Entrant> entrants) {
        foreign.clear();
        foreign.addAll(programs(entrants));
    }

    /** Command lines as the form leaves them, whatever blanks and hidden characters a file has in them. */
    private static List<String> programs(Collection<Entrant> entrants) {
        return entrants.stream()
                .filter(entrant -> entrant.kind().isProgram())
                .map(entrant -> entrant.text().replaceAll("\\p{C}", "").strip().replaceAll("\\s+", " "))
                .toList();
    }

    /** Whether these may be started; asks the user if a file has brought one of them. */
    boolean mayStart(Collection<Entrant> entrants) {
        var asked = programs(entrants).stream().filter(foreign::contains).toList();
        if (asked.isEmpty()) {
            return true;
        }
        boolean mayStart = question.test(String.join("\n", asked));
        if (mayStart) {
            asked.forEach(foreign::remove);
        }
        return mayStart;
    }
}
