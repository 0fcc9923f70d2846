package org.jumpingcube.storage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Problem.Kind;

/** Reads settings that may be spoilt: a value that is refused becomes the usual one and affects nothing else. */
final class SettingsReader {
    private static final int MAX_FIELDS = 300; // more than any object or list of ours has; bounds the time spent on one

    private final Map<String, Object> known = SettingsJson.write(Settings.DEFAULT); // what is taken over so far
    private final Problems problems;

    private SettingsReader(Problems problems) {
        this.problems = problems;
    }

    /** The settings in the fields; a problem is added for each value that cannot be one. */
    static Settings read(Map<String, Object> fields, Problems problems) {
        return settings(fields).orElseGet(() -> new SettingsReader(problems).readEach(fields));
    }

    /** The settings in the fields; empty if one of them is refused. */
    private static Optional<Settings> settings(Map<String, Object> fields) {
        try {
            return Optional.of(SettingsJson.read(fields));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Takes the values one by one, in place of the defaults. */
    private Settings readEach(Map<String, Object> fields) {
        takeFields(fields, known, "");
        return SettingsJson.read(known);
    }

    private void takeFields(Map<String, Object> from, Map<String, Object> into, String path) {
        from.entrySet().stream().limit(MAX_FIELDS).forEach(field -> {
            String place = path + field.getKey();
            Object value = field.getValue();
            Object usual = into.get(field.getKey());
            if (value instanceof Map && usual instanceof Map) {
                takeFields(Json.object(value), Json.object(usual), place + ".");
            } else if (value instanceof List && usual instanceof List) {
                takeElements(Json.list(value), Json.list(usual), place);
            } else {
                into.put(field.getKey(), value);
                if (isRefused(place, value)) {
                    if (usual == null) {
                        into.remove(field.getKey());
                    } else {
                        into.put(field.getKey(), usual);
                    }
                }
            }
        });
    }

    private void takeElements(List<Object> from, List<Object> into, String path) {
        for (int index = 0; index < Math.min(from.size(), MAX_FIELDS); index++) {
            into.add(from.get(index));
            if (isRefused(path + "[" + index + "]", from.get(index))) {
                into.remove(into.size() - 1);
            }
        }
    }

    /** Whether there are no settings with this value, which has just been put in; adds a problem if so. */
    private boolean isRefused(String place, Object value) {
        boolean isRefused = settings(known).isEmpty();
        if (isRefused) {
            problems.add(new FileLocation.Field(place), Kind.UNUSABLE, Problems.shorten(Json.text(value)));
        }
        return isRefused;
    }
}
