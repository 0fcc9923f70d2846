package org.jumpingcube.text.engine;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.worker.HelperThreads;

/**
 * The options of {@code go}: {@code [style] kepler|newton}, {@code [skill] 1..6} or the skill's name or
 * {@code [skill] elo N}, {@code time MS}, {@code nodes K}, {@code depth D}, {@code seed S}, {@code threads T}, in any
 * order, each at most once.
 *
 * @param seat the player; Kepler at Expert by default
 * @param seed of the player, 0 by default
 * @param helpers of a Master, none by default
 * @param budget how much to search
 */
public record GoOptions(Seat seat, long seed, Helpers helpers, SearchBudget budget) {
    private static final List<Skill> SKILLS = List.of(Skill.values()); // the first is number 1
    private static final List<String> NAMES = List.of("style", "skill", "time", "nodes", "depth", "seed", "threads");
    private static final String ELO = "elo";
    private static final int MOST_THREADS = 64;
    private static final int LONGEST_MILLIS = 24 * 3_600_000;

    /**
     * Reads the words.
     *
     * @param scale the strengths there are in the game
     * @throws IllegalArgumentException if a word is invalid; the message says which
     */
    public static GoOptions parse(List<String> words, EloScale scale) {
        var reader = new Reader(scale);
        Iterator<String> rest = words.iterator();
        while (rest.hasNext()) {
            reader.read(rest.next().toLowerCase(Locale.ROOT), rest);
        }
        return reader.options();
    }

    /** Whether words that start with this one are meant as options. */
    public static boolean isOption(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return NAMES.contains(name(lower));
    }

    /** The option that a word means; the name of a style or skill stands for itself. */
    private static String name(String word) {
        return Style.of(word).isPresent()
                ? "style"
                : word.equals(ELO) || findSkill(word).isPresent() ? "skill" : word;
    }

    private static Optional<Skill> findSkill(String word) {
        return Skill.of(word)
                .or(() -> SKILLS.stream()
                        .filter(skill -> word.equals(Integer.toString(SKILLS.indexOf(skill) + 1)))
                        .findFirst());
    }

    /** The options read so far. */
    private static final class Reader {
        private final EloScale scale;
        private final Set<String> seen = new HashSet<>();
        private Style style = Style.KEPLER;
        private Skill skill = Skill.EXPERT;
        private OptionalInt elo = OptionalInt.empty();
        private SearchBudget budget = SearchBudget.USUAL;
        private Helpers helpers = Helpers.NONE;
        private long seed;

        Reader(EloScale scale) {
            this.scale = scale;
        }

        void read(String word, Iterator<String> rest) {
            String name = name(word);
            if (!NAMES.contains(name)) {
                throw new IllegalArgumentException("unknown option \"" + word + "\"");
            }
            if (!seen.add(name)) {
                throw new IllegalArgumentException(name + " is given twice");
            }
            String value = name.equals(word) ? value(word, rest).toLowerCase(Locale.ROOT) : word;
            if (value.equals(ELO) && name.equals("skill")) {
                elo = OptionalInt.of(elo(value(ELO, rest)));
            } else {
                take(name, value);
            }
        }

        private void take(String name, String value) {
            switch (name) {
                case "style" -> style = style(value);
                case "skill" -> skill = skill(value);
                case "time" -> budget = budget.withMillis(number(name, value, LONGEST_MILLIS));
                case "nodes" -> budget = budget.withNodes(number(name, value, Long.MAX_VALUE));
                case "depth" -> budget = budget.withDepth((int) number(name, value, SearchLimits.MAX_DEPTH));
                case "threads" -> helpers = HelperThreads.of((int) number(name, value, MOST_THREADS));
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
            return Style.of(value)
                    .orElseThrow(() ->
                            new IllegalArgumentException("style must be kepler or newton, not \"" + value + "\""));
        }

        private static Skill skill(String value) {
            return findSkill(value)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "skill must be 1 to 6, or elo and a number, not \"" + value + "\""));
        }

        private int elo(String value) {
            if (value.matches("[0-9]{1,4}") && scale.contains(Integer.parseInt(value))) {
                return Integer.parseInt(value);
            }
            throw new IllegalArgumentException(
                    "elo must be " + scale.least() + " to " + scale.most() + ", not \"" + value + "\"");
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
         * If time is the only limit, an Expert or a Master uses it up; the others play at their own depth however long
         * they have.
         */
        GoOptions options() {
            boolean isTimeOnly = budget.millis().isPresent()
                    && budget.depth().isEmpty()
                    && budget.nodes().isEmpty();
            Seat seat = elo.isPresent() ? scale.seat(style, elo.getAsInt()) : new Seat(true, style, skill);
            return new GoOptions(
                    seat,
                    seed,
                    helpers,
                    isTimeOnly && seat.skill() == Skill.EXPERT ? budget.withNodes(Long.MAX_VALUE) : budget);
        }
    }
}
