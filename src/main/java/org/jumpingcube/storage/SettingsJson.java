package org.jumpingcube.storage;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Problem.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.ToStringSerializer;
import tools.jackson.databind.type.LogicalType;

/**
 * The settings as JSON, bound to their records by Jackson. A value that is missing, or that the records refuse, becomes
 * the default and affects nothing else.
 */
final class SettingsJson {
    private static final int MAX_FIELDS = 300; // more than any object or list of ours has; bounds the time spent on one

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enumNamingStrategy(EnumNamingStrategies.SNAKE_CASE)
            .addMixIn(Seats.class, SeatsShape.class)
            .addMixIn(Seat.class, SeatShape.class)
            .addModule(new SimpleModule()
                    .addSerializer(Path.class, ToStringSerializer.instance) // not a URI
                    .addDeserializer(Path.class, new PathDeserializer()))
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .changeDefaultNullHandling(nulls -> JsonSetter.Value.construct(Nulls.DEFAULT, Nulls.FAIL))
            .build();

    private final ObjectNode known = MAPPER.valueToTree(Settings.DEFAULT); // what is taken over so far
    private final Problems problems;

    private SettingsJson(Problems problems) {
        this.problems = problems;
    }

    /** How the fields of {@link Seats} are called in a file. */
    private interface SeatsShape {
        @JsonProperty("player1")
        Seat one();

        @JsonProperty("player2")
        Seat two();
    }

    /** How the fields of {@link Seat} are called in a file. */
    private interface SeatShape {
        @JsonProperty("computer")
        boolean isComputer();
    }

    private static final class PathDeserializer extends ValueDeserializer<Path> {
        @Override
        public Path deserialize(JsonParser parser, DeserializationContext context) {
            return Path.of(context.readValue(parser, String.class));
        }
    }

    static ObjectNode write(Settings settings) {
        return MAPPER.valueToTree(settings);
    }

    /** The settings in the fields; a problem is added for each value that cannot be one. */
    static Settings read(JsonNode fields, Problems problems) {
        return bind(fields).orElseGet(() -> new SettingsJson(problems).readEach(fields));
    }

    /** The settings in a tree; empty if one of them is missing, is refused or could not be written again. */
    private static Optional<Settings> bind(JsonNode tree) {
        try {
            return Optional.of(MAPPER.treeToValue(tree, Settings.class)).filter(SettingsJson::isWritable);
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    /** Whether there is no half of a character in any text: the text of a record has all of them. */
    private static boolean isWritable(Settings settings) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(settings.toString());
    }

    /** Takes the values one by one, in place of the defaults. */
    private Settings readEach(JsonNode fields) {
        takeFields(fields, known, "");
        return bind(known).orElseThrow();
    }

    private void takeFields(JsonNode from, ObjectNode into, String path) {
        from.properties().stream().limit(MAX_FIELDS).forEach(field -> {
            String place = path + field.getKey();
            JsonNode value = field.getValue();
            var usual = into.optional(field.getKey());
            if (value.isObject() && usual.isPresent() && usual.get() instanceof ObjectNode object) {
                takeFields(value, object, place + ".");
            } else if (value.isArray() && usual.isPresent() && usual.get() instanceof ArrayNode list) {
                takeElements(value, list, place);
            } else {
                into.set(field.getKey(), value);
                if (isRefused(place, value)) {
                    usual.ifPresentOrElse(old -> into.set(field.getKey(), old), () -> into.remove(field.getKey()));
                }
            }
        });
    }

    private void takeElements(JsonNode from, ArrayNode into, String path) {
        for (int index = 0; index < Math.min(from.size(), MAX_FIELDS); index++) {
            into.add(from.get(index));
            if (isRefused(path + "[" + index + "]", from.get(index))) {
                into.remove(into.size() - 1);
            }
        }
    }

    /** Whether the settings cannot be bound with this value, which has just been put in; adds a problem if so. */
    private boolean isRefused(String place, JsonNode value) {
        boolean isRefused = bind(known).isEmpty();
        if (isRefused) {
            problems.add(new FileLocation.Field(place), Kind.UNUSABLE, Problems.shorten(value.toString()));
        }
        return isRefused;
    }
}
