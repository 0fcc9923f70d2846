package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The fields of one object in the settings' file, while it is read or written. Either way whoever knows the object asks
 * for each of its fields, with the usual value. When the file is read, the answer is what the file has, or the usual
 * value where it has none. When it is written, that value is written, and is the answer.
 */
abstract class SettingsFields {
    /**
     * What fields an object has.
     *
     * @param <T> what they make in the program
     */
    @FunctionalInterface
    interface Shape<T> {
        /**
         * What the fields make, with the usual values for those that are missing.
         *
         * @throws IllegalArgumentException if the fields have a value that is impossible
         */
        T of(SettingsFields fields, T usual);
    }

    private static final class Reading extends SettingsFields {
        private final Map<String, Object> fields;

        Reading(Map<String, Object> fields) {
            this.fields = fields;
        }

        @Override
        <T> T value(String name, T usual, SettingsForm<T> form) {
            Object plain = fields.get(name);
            return plain == null ? usual : form.read().apply(plain);
        }

        @Override
        Optional<Double> optionalNumber(String name, Optional<Double> usual) {
            Object plain = fields.get(name);
            return plain == null
                    ? usual
                    : Optional.of(SettingsForm.NUMBER.read().apply(plain));
        }

        @Override
        OptionalInt optionalInteger(String name, OptionalInt usual) {
            Object plain = fields.get(name);
            return plain == null
                    ? usual
                    : OptionalInt.of(SettingsForm.INTEGER.read().apply(plain));
        }
    }

    private static final class Writing extends SettingsFields {
        private final Map<String, Object> fields = new LinkedHashMap<>();

        @Override
        <T> T value(String name, T usual, SettingsForm<T> form) {
            fields.put(name, form.write().apply(usual));
            return usual;
        }

        @Override
        Optional<Double> optionalNumber(String name, Optional<Double> usual) {
            usual.ifPresent(number -> fields.put(name, number));
            return usual;
        }

        @Override
        OptionalInt optionalInteger(String name, OptionalInt usual) {
            usual.ifPresent(number -> fields.put(name, number));
            return usual;
        }
    }

    /**
     * An object of this shape.
     *
     * @throws IllegalArgumentException if there can be none with these fields
     */
    static <T> T read(Map<String, Object> fields, Shape<T> shape, T usual) {
        return shape.of(new Reading(fields), usual);
    }

    /** The fields of an object, in their order, to be kept or changed. */
    static <T> Map<String, Object> write(T value, Shape<T> shape) {
        var writing = new Writing();
        shape.of(writing, value);
        return writing.fields;
    }

    abstract <T> T value(String name, T usual, SettingsForm<T> form);

    /** A number that need not be there. */
    abstract Optional<Double> optionalNumber(String name, Optional<Double> usual);

    /** A whole number that need not be there. */
    abstract OptionalInt optionalInteger(String name, OptionalInt usual);

    final boolean flag(String name, boolean usual) {
        return value(name, usual, SettingsForm.FLAG);
    }

    final int integer(String name, int usual) {
        return value(name, usual, SettingsForm.INTEGER);
    }

    final long whole(String name, long usual) {
        return value(name, usual, SettingsForm.WHOLE);
    }

    final double number(String name, double usual) {
        return value(name, usual, SettingsForm.NUMBER);
    }

    final String text(String name, String usual) {
        return value(name, usual, SettingsForm.TEXT);
    }

    final <E extends Enum<E>> E choice(String name, E usual) {
        return value(name, usual, SettingsForm.choice(usual.getDeclaringClass()));
    }

    final <T> T object(String name, T usual, Shape<T> shape) {
        return value(
                name,
                usual,
                new SettingsForm<>(value -> write(value, shape), plain -> read(object(plain), shape, usual)));
    }

    /** An object with a field for each key. */
    final <V> Map<String, V> map(String name, Map<String, V> usual, SettingsForm<V> form) {
        return value(
                name,
                usual,
                new SettingsForm<>(
                        values -> {
                            var plain = new LinkedHashMap<String, Object>();
                            values.forEach(
                                    (key, value) -> plain.put(key, form.write().apply(value)));
                            return plain;
                        },
                        plain -> {
                            var values = new LinkedHashMap<String, V>();
                            object(plain)
                                    .forEach((key, part) ->
                                            values.put(key, form.read().apply(part)));
                            return values;
                        }));
    }

    final <V> List<V> list(String name, List<V> usual, SettingsForm<V> form) {
        return value(
                name,
                usual,
                new SettingsForm<>(
                        values -> new ArrayList<>(
                                values.stream().map(form.write()).toList()),
                        plain -> list(plain).stream().map(form.read()).toList()));
    }

    private static Map<String, Object> object(Object plain) {
        return Json.object(SettingsForm.as(Map.class, plain));
    }

    private static List<Object> list(Object plain) {
        return Json.list(SettingsForm.as(List.class, plain));
    }
}
