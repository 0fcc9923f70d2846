package org.jumpingcube.storage;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** As much of JSON Schema as ours uses; a keyword it does not know is an error, so that none is skipped unseen. */
final class JsonSchema {
    private final JsonNode schema;

    JsonSchema(JsonNode schema) {
        this.schema = schema;
    }

    boolean allows(JsonNode value) {
        return schema.propertyStream().allMatch(keyword -> allows(keyword.getKey(), keyword.getValue(), value));
    }

    private static boolean allows(String keyword, JsonNode rule, JsonNode value) {
        return switch (keyword) {
            case "$schema", "title", "description" -> true;
            case "type" -> isOfType(rule.stringValue(), value);
            case "const" -> rule.equals(value);
            case "enum" -> elements(rule).anyMatch(value::equals);
            case "required" -> !value.isObject() || elements(rule).allMatch(name -> value.has(name.stringValue()));
            case "properties" ->
                rule.propertyStream()
                        .allMatch(property -> !value.has(property.getKey())
                                || new JsonSchema(property.getValue()).allows(value.get(property.getKey())));
            case "items" -> !value.isArray() || elements(value).allMatch(new JsonSchema(rule)::allows);
            case "minItems" -> !value.isArray() || value.size() >= rule.intValue();
            case "maxItems" -> !value.isArray() || value.size() <= rule.intValue();
            case "minimum" -> !value.isNumber() || value.doubleValue() >= rule.intValue();
            case "maximum" -> !value.isNumber() || value.doubleValue() <= rule.intValue();
            case "maxLength" -> !value.isString() || value.stringValue().length() <= rule.intValue();
            case "pattern" ->
                !value.isString()
                        || Pattern.compile(rule.stringValue())
                                .matcher(value.stringValue())
                                .find();
            default -> throw new IllegalArgumentException("a keyword of JSON Schema not known here: " + keyword);
        };
    }

    private static Stream<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    private static boolean isOfType(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            default -> throw new IllegalArgumentException("a type not known here: " + type);
        };
    }
}
