package org.jumpingcube.desktop.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Something that a user does. A value that says nothing of the window: the same numbers mean another square or another
 * button where there are others.
 *
 * @param kind what is done
 * @param one which of the things there are, or where, from 0 to below 1
 * @param two the same once more
 */
record Action(Kind kind, double one, double two) {
    private static final double STAYING = 0.85;

    /** What is done, and how often among others. */
    enum Kind {
        SQUARE(40),
        LARGE_BUTTON(8),
        UNDO(7),
        REDO(5),
        UNDO_ONE(2),
        REDO_ONE(2),
        HINT(3),
        CONTROL(14),
        KEY(12),
        REST(10),
        FRAMES(4),
        NEW_GAME(2),
        NEW_GAME_CARD(1),
        MENU(5),
        MENU_ITEM(4),
        POPUP(5),
        ESCAPE(5),
        LOOK_BACK(3),
        REVIEW(2),
        LIVE(1),
        LISTED_MOVE(2),
        SIDE_WINDOW(1),
        CORNER(6),
        BY_MESSAGE(2),
        SAVE(2),
        LOAD(2),
        DROP(2),
        COPY(1),
        PASTE(1),
        SPOILT_PASTE(1),
        RESIZE(2),
        PLACE(1),
        WINDOW_STATE(1),
        SEATS(2),
        PAUSES(1),
        CASCADES(2),
        LANGUAGE(1),
        THEME(1),
        LOOK(1),
        START_AGAIN(1);

        private static final int ALL =
                Stream.of(values()).mapToInt(kind -> kind.weight).sum();

        private final int weight;

        Kind(int weight) {
            this.weight = weight;
        }

        static Kind random(Random random) {
            int left = random.nextInt(ALL);
            for (Kind kind : values()) {
                left -= kind.weight;
                if (left < 0) {
                    return kind;
                }
            }
            throw new AssertionError("weights");
        }
    }

    /** As many as asked for; the same for the same seed. Who is in a corner stays there for a while. */
    static List<Action> random(long seed, int count) {
        var random = new Random(seed);
        var actions = new ArrayList<Action>(count);
        Kind last = Kind.REST;
        for (int index = 0; index < count; index++) {
            boolean isStaying = last == Kind.CORNER && random.nextDouble() < STAYING;
            last = isStaying ? last : Kind.random(random);
            actions.add(new Action(last, share(random), share(random)));
        }
        return actions;
    }

    /** Few digits, to be written down. */
    private static double share(Random random) {
        return random.nextInt(10_000) / 10_000.0;
    }

    /** Which of so many. */
    int pick(int count) {
        return (int) (one * count);
    }

    /** Which of so many others. */
    int pickOther(int count) {
        return (int) (two * count);
    }

    String line() {
        return String.format(Locale.ROOT, "%s %.4f %.4f", kind, one, two);
    }

    static Action of(String line) {
        var words = line.split(" ", -1);
        return new Action(Kind.valueOf(words[0]), Double.parseDouble(words[1]), Double.parseDouble(words[2]));
    }
}
