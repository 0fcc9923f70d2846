package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jumpingcube.storage.Problem.Kind;

/**
 * One object of a JSON text, read field by field. An answer is empty if the field is missing or wrong. What is wrong is
 * added to the problems, so that one pass finds all of it. Unknown fields are ignored.
 */
final class Fields {
    static final int MAX_WORD = 100;

    private final Map<String, Object> object;
    private final String path;
    private final Problems problems;

    private Fields(Map<String, Object> object, String path, Problems problems) {
        this.object = object;
        this.path = path;
        this.problems = problems;
    }

    static Fields ofRoot(Map<String, Object> root, Problems problems) {
        return new Fields(root, "", problems);
    }

    /** All fields with their plain values, in the order of the text. */
    Map<String, Object> all() {
        return object;
    }

    boolean has(String name) {
        return object.containsKey(name);
    }

    /** These fields, with a problem for each of the names that is missing. */
    Fields requiring(String... names) {
        Arrays.stream(names).filter(name -> !has(name)).forEach(name -> add(name, Kind.MISSING));
        return this;
    }

    /** Whether these fields say that they are of this format, in this version; else problems are added. */
    boolean areOf(String format, int version) {
        requiring("format", "version");
        var name = text("format");
        boolean isNamed = name.filter(format::equals).isPresent();
        if (name.isPresent() && !isNamed) {
            add("format", Kind.OTHER_FORMAT, format);
        }
        int found = integer("version", 1, Integer.MAX_VALUE).orElse(0);
        if (isNamed && found > version) {
            add("version", Kind.NEWER, found, version);
        }
        return isNamed && found >= 1 && found <= version;
    }

    /** Adds a problem with one of the fields. */
    void add(String name, Kind kind, Object... arguments) {
        problems.add(place(name), kind, arguments);
    }

    FileLocation.Field place(String name) {
        return new FileLocation.Field(path.isEmpty() ? name : path + "." + name);
    }

    /** The place of one element of a list. */
    FileLocation.Field place(String name, int index) {
        return new FileLocation.Field(place(name).path() + "[" + index + "]");
    }

    /** A value of one kind; a problem is added if it is of another. */
    private <T> Optional<T> value(String name, Class<T> type, Kind otherwise) {
        var value = plain(name);
        if (value.isPresent() && !type.isInstance(value.get())) {
            add(name, otherwise);
        }
        return value.filter(type::isInstance).map(type::cast);
    }

    private Optional<Object> plain(String name) {
        return Optional.ofNullable(object.get(name));
    }

    /** A text of at most {@value #MAX_WORD} characters. */
    Optional<String> text(String name) {
        return text(name, MAX_WORD);
    }

    /** A text of at most so many characters. */
    Optional<String> text(String name, int maxLength) {
        return plain(name).flatMap(value -> text(value, place(name), maxLength));
    }

    private Optional<String> text(Object value, FileLocation place, int maxLength) {
        if (!(value instanceof String text)) {
            problems.add(place, Kind.NOT_A_TEXT);
            return Optional.empty();
        }
        if (text.length() > maxLength) {
            problems.add(place, Kind.TOO_LONG, maxLength);
            return Optional.empty();
        }
        return Optional.of(text);
    }

    Optional<Integer> integer(String name, int min, int max) {
        var value = plain(name);
        var number = value.filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .filter(found -> found >= min && found <= max);
        if (value.isPresent() && number.isEmpty()) {
            add(name, noWholeNumber(value.get()), min, max);
        }
        return number;
    }

    /** What is wrong with a value that is no whole number of the range. */
    private static Kind noWholeNumber(Object value) {
        boolean isWhole = value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue());
        return isWhole ? Kind.OUT_OF_RANGE : Kind.NOT_A_NUMBER;
    }

    /** One of an enum's constants, written in lower case. */
    <E extends Enum<E>> Optional<E> choice(String name, Class<E> type) {
        var text = plain(name).flatMap(value -> text(value, place(name), Integer.MAX_VALUE));
        var found = text.flatMap(word -> Arrays.stream(type.getEnumConstants())
                .filter(constant -> word(constant).equals(word))
                .findFirst());
        if (text.isPresent() && found.isEmpty()) {
            add(name, Kind.NOT_A_CHOICE, Problems.shorten(text.get()), words(type));
        }
        return found;
    }

    private static <E extends Enum<E>> String words(Class<E> type) {
        return Arrays.stream(type.getEnumConstants()).map(Fields::word).collect(Collectors.joining(", "));
    }

    /** How an enum's constant is written in a file. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The object in the field; empty if there is none. */
    Optional<Fields> optionalObject(String name) {
        return value(name, Map.class, Kind.NOT_AN_OBJECT)
                .map(found -> new Fields(Json.object(found), place(name).path(), problems));
    }

    /** The elements of a list of texts; empty in the place of those that are none, or too long. */
    List<Optional<String>> texts(String name, int maxLength) {
        var texts = new ArrayList<Optional<String>>();
        for (Object value : elements(name)) {
            texts.add(text(value, place(name, texts.size()), maxLength));
        }
        return texts;
    }

    /** The whole numbers from 0 to {@code max} in a list; 0 in the place of anything else. */
    List<Integer> integers(String name, int max) {
        var numbers = new ArrayList<Integer>();
        for (Object value : elements(name)) {
            boolean isNumber = value instanceof Integer found && found >= 0 && found <= max;
            if (!isNumber) {
                problems.add(place(name, numbers.size()), noWholeNumber(value), 0, max);
            }
            numbers.add(isNumber ? (Integer) value : Integer.valueOf(0));
        }
        return numbers;
    }

    /** The objects in a list; anything else in it counts as an object without fields. */
    List<Fields> objects(String name) {
        var objects = new ArrayList<Fields>();
        for (Object value : elements(name)) {
            var place = place(name, objects.size());
            if (!(value instanceof Map)) {
                problems.add(place, Kind.NOT_AN_OBJECT);
            }
            var fields = value instanceof Map ? Json.object(value) : Map.<String, Object>of();
            objects.add(new Fields(fields, place.path(), problems));
        }
        return objects;
    }

    private List<Object> elements(String name) {
        return value(name, List.class, Kind.NOT_A_LIST).map(Json::list).orElse(List.of());
    }
}
