package org.jumpingcube.desktop.review;

import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.review.Review;

/** How well a side played, as it is shown. */
final class Accuracy {
    /** In place of what is not known. */
    static final String UNKNOWN = "\u2013";

    private static final double LEAST = 0.001; // a ring at 0 means that nothing is known yet

    private Accuracy() {}

    /** 0 to 1; more than 0 if it is known. */
    static double share(Review<?, ?> review, Player player) {
        return review.accuracy(player).stream()
                .map(known -> Math.max(known, LEAST))
                .findAny()
                .orElse(0);
    }

    static String percent(double share) {
        return share < LEAST ? UNKNOWN : Long.toString(Math.round(100 * share));
    }

    /** With the name of the side. */
    static String inWords(Review<?, ?> review, Player player, String name, Texts texts) {
        return review.accuracy(player).stream()
                .mapToObj(share -> texts.get("review.accuracy.of", name, Math.round(100 * share)))
                .findFirst()
                .orElse(name);
    }
}
