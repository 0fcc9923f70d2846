package org.jumpingcube.text.engine;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.SearchLimits;

/**
 * How a move is to be chosen, in words: {@code [style] kepler|newton}, {@code [skill] 1..5} or the skill's name,
 * {@code time MS}, {@code nodes K}, {@code depth D}, {@code seed S}, in any order, each at most once.
 *
 * @param seat who plays; Kepler at Expert if nothing else is said
 * @param seed of the player, 0 if nothing else is said
 * @param budget how far to look
 */
public record GoOptions(Seat seat, long seed, SearchBudget budget) {
    private static final Map<String, Skill> SKILL_BY_NUMBER =
            Map.of("1", Skill.BEGINNER, "2", Skill.NOVICE, "3", Skill.AVERAGE, "4", Skill.STRONG, "5", Skill.EXPERT);
    private static final List<String> NAMES = List.of("style", "skill", "time", "nodes", "depth", "seed");
    private static final int LONGEST_MILLIS = 24 * 3_600_000;

    /**
     * Reads the words.
     *
     * @throws IllegalArgumentException if they make no sense; the message says which
     */
    public static GoOptions parse(List<String> words) {
        var reader = new Reader();
        Iterator<String> rest = words.iterator();
        while (rest.hasNext()) {
            reader.read(rest.next().toLowerCase(Locale.ROOT), rest);
        }
        return reader.options();
    }

    /** Whether words that begin with this one are meant to be options. */
    public static boolean isOption(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return NAMES.contains(name(lower));
    }

    /** What option is meant by a word; the name of a style or of a skill stands for itself. */
    private static String name(String word) {
        return find(Style.values(), word).isPresent()
                ? "style"
                : findSkill(word).map(skill -> "skill").orElse(word);
    }

    private static <E extends Enum<E>> Optional<E> find(E[] values, String word) {
        return Arrays.stream(values)
                .filter(value -> value.name().equalsIgnoreCase(word))
                .findFirst();
    }

    private static Optional<Skill> findSkill(String word) {
        return find(Skill.values(), word).or(() -> Optional.ofNullable(SKILL_BY_NUMBER.get(word)));
    }

    /** What has been read so far. */
    private static final class Reader {
        private final Set<String> seen = new HashSet<>();
        private Style style = Style.KEPLER;
        private Skill skill = Skill.EXPERT;
        private SearchBudget budget = SearchBudget.USUAL;
        private long seed;

        void read(String word, Iterator<String> rest) {
            String name = name(word);
            if (!NAMES.contains(name)) {
                throw new IllegalArgumentException("unknown option \"" + word + "\"");
            }
            if (!seen.add(name)) {
                throw new IllegalArgumentException(name + " is given twice");
            }
            take(name, name.equals(word) ? value(word, rest) : word);
        }

        private void take(String name, String value) {
            switch (name) {
                case "style" -> style = style(value);
                case "skill" -> skill = skill(value);
                case "time" -> budget = budget.withMillis(number(name, value, LONGEST_MILLIS));
                case "nodes" -> budget = budget.withNodes(number(name, value, Long.MAX_VALUE));
                case "depth" -> budget = budget.withDepth((int) number(name, value, SearchLimits.MAX_DEPTH));
                default -> seed = seed(value);
            }
        }

        private static String value(String word, Iterator<String> rest) {
            if (!rest.hasNext()) {
                throw new IllegalArgumentException(word + " needs a value");
            }
            return rest.next();
        }

        private static Style style(String value) {
            return find(Style.values(), value)
                    .orElseThrow(() ->
                            new IllegalArgumentException("style must be kepler or newton, not \"" + value + "\""));
        }

        private static Skill skill(String value) {
            return findSkill(value)
                    .orElseThrow(() -> new IllegalArgumentException("skill must be 1 to 5, not \"" + value + "\""));
        }

        private static long number(String word, String value, long most) {
            if (value.matches("[0-9]{1,18}") && Long.parseLong(value) >= 1 && Long.parseLong(value) <= most) {
                return Long.parseLong(value);
            }
            String range = most == Long.MAX_VALUE ? "1 or more" : "1 to " + most;
            throw new IllegalArgumentException(word + " must be " + range + ", not \"" + value + "\"");
        }

        private static long seed(String value) {
            try {
                return Long.parseLong(value);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("seed must be a whole number, not \"" + value + "\"", e);
            }
        }

        /**
         * Time without another limit is for the Expert to use up; the others play at their depth however long they
         * have.
         */
        GoOptions options() {
            boolean isTimeOnly = budget.millis().isPresent()
                    && budget.depth().isEmpty()
                    && budget.nodes().isEmpty();
            return new GoOptions(
                    new Seat(true, style, skill),
                    seed,
                    isTimeOnly && skill == Skill.EXPERT ? budget.withNodes(Long.MAX_VALUE) : budget);
        }
    }
}
