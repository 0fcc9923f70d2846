package org.jumpingcube.storage;

import java.util.Map;
import java.util.Optional;
import org.jumpingcube.storage.Problem.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON texts to trees and back, within limits that bound the time and the memory a file can cost. */
final class Json {
    private static final StreamReadConstraints LIMITS = StreamReadConstraints.builder()
            .maxDocumentLength(FileText.MAX_BYTES)
            .maxNestingDepth(32)
            .maxTokenCount(100_000)
            .maxNumberLength(30)
            .maxStringLength(10_000)
            .maxNameLength(200)
            .build();

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(LIMITS)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(SerializationFeature.INDENT_OUTPUT)
            .defaultPrettyPrinter(new DefaultPrettyPrinter(Separators.createDefaultInstance()
                            .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                            .withArrayElementSpacing(Separators.Spacing.AFTER)
                            .withArrayEmptySeparator(""))
                    .withArrayIndenter(new DefaultPrettyPrinter.NopIndenter())
                    .withObjectIndenter(new DefaultIndenter("  ", "\n")))
            .build();

    private Json() {}

    /** The fields of the object that the text is; empty, with a problem added, if it is none. */
    static Optional<Fields> parse(String text, Problems problems) {
        if (text.isBlank()) {
            problems.add(FileLocation.FILE, Kind.EMPTY);
            return Optional.empty();
        }
        try {
            JsonNode root = MAPPER.readTree(text);
            if (root.isObject()) {
                return Optional.of(Fields.ofRoot(root, problems));
            }
            problems.add(FileLocation.FILE, Kind.NOT_AN_OBJECT);
        } catch (UnexpectedEndOfInputException e) {
            problems.add(place(e), Kind.TRUNCATED);
        } catch (StreamConstraintsException e) {
            problems.add(place(e), Kind.ABSURD);
        } catch (JacksonException e) {
            problems.add(place(e), Kind.NOT_JSON);
        }
        return Optional.empty();
    }

    private static FileLocation place(JacksonException e) {
        var location = e.getLocation();
        return location == null || location.getLineNr() < 1
                ? FileLocation.FILE
                : new FileLocation.LineAndColumn(location.getLineNr(), Math.max(1, location.getColumnNr()));
    }

    /** Fields that were found in a text of another kind. */
    static Fields fields(Map<String, Object> values, Problems problems) {
        return Fields.ofRoot(MAPPER.valueToTree(values), problems);
    }

    /** The value as JSON, indented, with a line feed at the end. */
    static byte[] write(Object value) {
        return FileText.encode(MAPPER.writeValueAsString(value) + "\n");
    }
}
