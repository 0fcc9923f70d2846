package org.jumpingcube.storage;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jumpingcube.storage.Problem.Kind;

/** A text of {@code [groups]} with {@code key=value} lines. Knows the line of each entry, to say where it is wrong. */
final class IniText {
    private static final int MAX_LINES = 5_000; // a board of 15x15 takes fewer than 300
    private static final int MAX_LINE = 1_000;
    private static final Pattern GROUP = Pattern.compile("\\[(.*)]");

    /** A value and the line it stands in, counted from 1. */
    record Entry(String value, int line) {}

    private final Map<String, Map<String, Entry>> groups = new HashMap<>();

    private IniText() {}

    /** The text taken apart; empty, with a problem added, if it is absurdly large. */
    static Optional<IniText> parse(String text, Problems problems) {
        var lines = text.lines().limit(MAX_LINES + 1).toList();
        if (lines.size() > MAX_LINES || lines.stream().anyMatch(line -> line.length() > MAX_LINE)) {
            problems.add(FileLocation.FILE, Kind.ABSURD);
            return Optional.empty();
        }
        var ini = new IniText();
        String group = "";
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index).strip();
            var header = GROUP.matcher(line);
            if (header.matches()) {
                group = header.group(1);
                ini.groups.computeIfAbsent(group, name -> new HashMap<>());
            } else if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith(";")) {
                ini.add(group, line, index + 1, problems);
            }
        }
        return Optional.of(ini);
    }

    private void add(String group, String line, int number, Problems problems) {
        int equals = line.indexOf('=');
        if (equals < 1) {
            problems.add(new FileLocation.Line(number), Kind.NOT_AN_ENTRY);
            return;
        }
        String key = line.substring(0, equals).strip();
        var entry = new Entry(line.substring(equals + 1).strip(), number);
        var before = groups.computeIfAbsent(group, name -> new HashMap<>()).putIfAbsent(key, entry);
        if (before != null) {
            problems.add(new FileLocation.Line(number), Kind.TWICE, Problems.shorten(key), before.line());
        }
    }

    boolean hasGroup(String group) {
        return groups.containsKey(group);
    }

    Optional<Entry> entry(String group, String key) {
        return Optional.ofNullable(groups.getOrDefault(group, Map.of()).get(key));
    }
}
