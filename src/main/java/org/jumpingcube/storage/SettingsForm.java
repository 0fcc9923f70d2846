package org.jumpingcube.storage;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * How one kind of setting stands in a file, as a plain value of {@link Json}.
 *
 * @param write gives the plain value
 * @param read gives the setting of a plain value, or throws an {@link IllegalArgumentException} if there is none
 * @param <T> the setting in the program
 */
record SettingsForm<T>(Function<T, Object> write, Function<Object, T> read) {
    static final SettingsForm<Boolean> FLAG = plain(Boolean.class);
    static final SettingsForm<Integer> INTEGER = plain(Integer.class);
    static final SettingsForm<Long> WHOLE = new SettingsForm<>(number -> number, SettingsForm::whole);
    static final SettingsForm<Double> NUMBER = new SettingsForm<>(
            number -> number, plain -> as(Number.class, plain).doubleValue());
    static final SettingsForm<String> TEXT = new SettingsForm<>(text -> text, SettingsForm::text);
    static final SettingsForm<Path> PATH = new SettingsForm<>(Path::toString, plain -> Path.of(text(plain)));

    private static <T> SettingsForm<T> plain(Class<T> type) {
        return new SettingsForm<>(value -> value, plain -> as(type, plain));
    }

    /** A constant, written in lower case. */
    static <E extends Enum<E>> SettingsForm<E> choice(Class<E> type) {
        return new SettingsForm<>(Fields::word, plain -> {
            String word = text(plain);
            for (E constant : type.getEnumConstants()) {
                if (Fields.word(constant).equals(word)) {
                    return constant;
                }
            }
            throw new IllegalArgumentException("no such choice");
        });
    }

    /** The plain value, which is to be of this type. */
    static <T> T as(Class<T> type, Object plain) {
        if (!type.isInstance(plain)) {
            throw new IllegalArgumentException("not a " + type.getSimpleName());
        }
        return type.cast(plain);
    }

    private static long whole(Object plain) {
        return plain instanceof Integer number ? number : as(Long.class, plain);
    }

    /** A text that can be written again: there is no half of a character in it. */
    private static String text(Object plain) {
        String text = as(String.class, plain);
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("half a character");
        }
        return text;
    }
}
