package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jumpingcube.storage.Problem.Kind;
import tools.jackson.databind.JsonNode;

/**
 * One object of a JSON text, read field by field. An answer is empty where the field is missing and where it is wrong;
 * what is wrong is added to the problems, so that one reading finds all of it. Fields nobody asks for are ignored.
 */
final class Fields {
    private static final int MAX_WORD = 100;

    private final JsonNode object;
    private final String path;
    private final Problems problems;

    private Fields(JsonNode object, String path, Problems problems) {
        this.object = object;
        this.path = path;
        this.problems = problems;
    }

    static Fields ofRoot(JsonNode root, Problems problems) {
        return new Fields(root, "", problems);
    }

    /** The object itself. */
    JsonNode node() {
        return object;
    }

    boolean has(String name) {
        return object.has(name);
    }

    /** These fields, with a problem for each of the names that is missing. */
    Fields requiring(String... names) {
        Arrays.stream(names).filter(name -> !has(name)).forEach(name -> add(name, Kind.MISSING));
        return this;
    }

    /** Whether these fields say that they are of this format, in this version; else problems are added. */
    boolean areOf(String format, int version) {
        requiring("format", "version");
        boolean named = is("format", format);
        int found = integer("version", 1, Integer.MAX_VALUE).orElse(0);
        if (named && found > version) {
            add("version", Kind.NEWER, Integer.toString(found), Integer.toString(version));
        }
        return named && found >= 1 && found <= version;
    }

    /** Whether the field, which must be there, holds this text; adds a problem if it holds anything else. */
    boolean is(String name, String expected) {
        var text = text(name, MAX_WORD);
        if (text.isPresent() && !text.get().equals(expected)) {
            add(name, Kind.OTHER_FORMAT, expected);
        }
        return text.filter(expected::equals).isPresent();
    }

    /** Adds a problem with one of the fields. */
    void add(String name, Kind kind, String... arguments) {
        problems.add(place(name), kind, arguments);
    }

    private FileLocation.Field place(String name) {
        return new FileLocation.Field(path.isEmpty() ? name : path + "." + name);
    }

    private Optional<JsonNode> value(String name) {
        return Optional.ofNullable(object.get(name));
    }

    Optional<String> text(String name, int maxLength) {
        return value(name).flatMap(value -> text(value, place(name), maxLength));
    }

    private Optional<String> text(JsonNode value, FileLocation place, int maxLength) {
        if (!value.isString()) {
            problems.add(place, Kind.NOT_A_TEXT);
        } else if (value.stringValue().length() > maxLength) {
            problems.add(place, Kind.TOO_LONG, Integer.toString(maxLength));
        } else {
            return Optional.of(value.stringValue());
        }
        return Optional.empty();
    }

    OptionalInt integer(String name, int min, int max) {
        var value = value(name);
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        JsonNode number = value.get();
        if (number.isIntegralNumber()
                && number.canConvertToInt()
                && number.intValue() >= min
                && number.intValue() <= max) {
            return OptionalInt.of(number.intValue());
        }
        add(
                name,
                number.isNumber() ? Kind.OUT_OF_RANGE : Kind.NOT_A_NUMBER,
                Integer.toString(min),
                Integer.toString(max));
        return OptionalInt.empty();
    }

    /** One of an enum's constants, written in lower case. */
    <E extends Enum<E>> Optional<E> choice(String name, Class<E> type) {
        var text = text(name, Integer.MAX_VALUE);
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
        var value = value(name);
        if (value.isPresent() && !value.get().isObject()) {
            add(name, Kind.NOT_AN_OBJECT);
        }
        return value.filter(JsonNode::isObject)
                .map(node -> new Fields(node, place(name).path(), problems));
    }

    /** The elements of a list of texts; empty in the place of those that are none, or too long. */
    List<Optional<String>> texts(String name, int maxLength) {
        var texts = new ArrayList<Optional<String>>();
        for (JsonNode value : elements(name)) {
            texts.add(text(value, element(name, texts.size()), maxLength));
        }
        return texts;
    }

    /** The objects in a list; what is no object counts as one without fields. */
    List<Fields> objects(String name) {
        var objects = new ArrayList<Fields>();
        for (JsonNode value : elements(name)) {
            var place = element(name, objects.size());
            if (!value.isObject()) {
                problems.add(place, Kind.NOT_AN_OBJECT);
            }
            objects.add(new Fields(value, place.path(), problems));
        }
        return objects;
    }

    private Iterable<JsonNode> elements(String name) {
        var value = value(name);
        if (value.isPresent() && !value.get().isArray()) {
            add(name, Kind.NOT_A_LIST);
        }
        return value.filter(JsonNode::isArray)
                .<Iterable<JsonNode>>map(node -> node)
                .orElse(List.of());
    }

    /** Takes what is wrong with one element of a list. */
    Reporter problemsWith(String name) {
        return (kind, arguments) -> add(name, kind, arguments);
    }

    /** Takes problems with one element of a list. */
    Reporter problemsAt(String name, int index) {
        return (kind, arguments) -> problems.add(element(name, index), kind, arguments);
    }

    private FileLocation.Field element(String name, int index) {
        return new FileLocation.Field(place(name).path() + "[" + index + "]");
    }
}
