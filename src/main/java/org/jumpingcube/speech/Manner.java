package org.jumpingcube.speech;

import java.util.Locale;
import java.util.Optional;

/**
 * How texts are spoken.
 *
 * @param language of the texts
 * @param rate from -100, slow, to 100, fast; empty for what is set up on this machine
 * @param voice a voice by the protocol's name, such as "FEMALE1"; empty for what is set up on this machine
 */
public record Manner(Locale language, Optional<Integer> rate, Optional<String> voice) {
    /** In a language, and otherwise as this machine is set up. */
    public static Manner in(Locale language) {
        return new Manner(language, Optional.empty(), Optional.empty());
    }
}
