package org.jumpingcube.storage;

import java.io.StringWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.storage.Problem.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/**
 * JSON texts to plain values and back, within limits that bound the time and the memory a file can cost. An object is
 * a {@link Map} in the order of the text, a list a {@link List}. Everything else is a {@link String}, a
 * {@link Boolean}, an {@link Integer} (a {@link Long} or {@link BigInteger} if it is larger), a {@link Double} that is
 * no whole number, or {@link Null}.
 */
final class Json {
    private static final StreamReadConstraints LIMITS = StreamReadConstraints.builder()
            .maxDocumentLength(FileText.MAX_BYTES)
            .maxNestingDepth(32)
            .maxTokenCount(100_000)
            .maxNumberLength(30)
            .maxStringLength(10_000)
            .maxNameLength(200)
            .build();

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(LIMITS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final double EXACT = 1L << 53; // up to here a double holds each whole number

    /** What {@code null} in a text is read as. */
    enum Null {
        NULL
    }

    /** The layout of our files. Made only when something is written: a start does not wait for it. */
    private static final class Indented extends ObjectWriteContext.Base {
        @Override
        public PrettyPrinter getPrettyPrinter() {
            return new DefaultPrettyPrinter(Separators.createDefaultInstance()
                            .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                            .withArrayElementSpacing(Separators.Spacing.AFTER)
                            .withArrayEmptySeparator(""))
                    .withArrayIndenter(new DefaultPrettyPrinter.NopIndenter())
                    .withObjectIndenter(new DefaultIndenter("  ", "\n"));
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }

    private Json() {}

    /** The fields of the object that the text is; empty, with a problem added, if it is none. */
    static Optional<Fields> parse(String text, Problems problems) {
        if (text.isBlank()) {
            problems.add(FileLocation.FILE, Kind.EMPTY);
            return Optional.empty();
        }
        try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            Object root = value(parser);
            if (parser.nextToken() != null) {
                problems.add(place(parser.currentTokenLocation()), Kind.NOT_JSON);
            } else if (root instanceof Map) {
                return Optional.of(Fields.ofRoot(object(root), problems));
            } else {
                problems.add(FileLocation.FILE, Kind.NOT_AN_OBJECT);
            }
        } catch (UnexpectedEndOfInputException e) {
            problems.add(place(e.getLocation()), Kind.TRUNCATED);
        } catch (StreamConstraintsException e) {
            problems.add(place(e.getLocation()), Kind.ABSURD);
        } catch (JacksonException e) {
            problems.add(place(e.getLocation()), Kind.NOT_JSON);
        }
        return Optional.empty();
    }

    private static FileLocation place(@Nullable TokenStreamLocation location) {
        return location == null || location.getLineNr() < 1
                ? FileLocation.FILE
                : new FileLocation.LineAndColumn(location.getLineNr(), Math.max(1, location.getColumnNr()));
    }

    /** The value that begins with the parser's token; its last token is then the parser's. */
    private static Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> fields(parser);
            case START_ARRAY -> elements(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> number(parser.getDoubleValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> Null.NULL;
        };
    }

    /** Some languages have one kind of number, and write 3 as 3.0. */
    private static Number number(double number) {
        long whole = (long) number;
        if (whole != number || Math.abs(number) > EXACT) {
            return number;
        }
        return whole == (int) whole ? (Number) (int) whole : (Number) whole;
    }

    private static Map<String, Object> fields(JsonParser parser) {
        var fields = new LinkedHashMap<String, Object>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, value(parser));
        }
        return fields;
    }

    private static List<Object> elements(JsonParser parser) {
        var elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value(parser));
        }
        return elements;
    }

    /** A value that is known to be an object. */
    @SuppressWarnings("unchecked") // here all objects are such maps
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    /** A value that is known to be a list. */
    @SuppressWarnings("unchecked") // here all lists are such lists
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    /** The value as JSON on one line. */
    static String text(Object value) {
        return text(value, ObjectWriteContext.empty());
    }

    /** The fields as JSON, indented, with a line feed at the end. */
    static byte[] write(Map<String, Object> fields) {
        return FileText.encode(text(fields, new Indented()) + "\n");
    }

    private static String text(Object value, ObjectWriteContext context) {
        var text = new StringWriter();
        try (var generator = FACTORY.createGenerator(context, text)) {
            write(value, generator);
        }
        return text.toString();
    }

    private static void write(Object value, JsonGenerator into) {
        if (value instanceof Map) {
            into.writeStartObject();
            object(value).forEach((name, part) -> write(part, into.writeName(name)));
            into.writeEndObject();
        } else if (value instanceof List) {
            into.writeStartArray();
            list(value).forEach(part -> write(part, into));
            into.writeEndArray();
        } else if (value instanceof String text) {
            into.writeString(text);
        } else if (value instanceof Boolean flag) {
            into.writeBoolean(flag);
        } else if (value instanceof Double number) {
            into.writeNumber(number);
        } else if (value instanceof Number whole) {
            into.writeNumber(new BigInteger(whole.toString()));
        } else {
            into.writeNull();
        }
    }
}
