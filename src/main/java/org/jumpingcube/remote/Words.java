package org.jumpingcube.remote;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How constants are written in the protocol: in lower case, with hyphens. */
final class Words {
    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E extends Enum<E>> Optional<E> read(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> of(constant).equals(word))
                .findFirst();
    }
}
