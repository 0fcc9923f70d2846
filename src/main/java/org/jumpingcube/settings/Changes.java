package org.jumpingcube.settings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.game.TimeControls;

/**
 * Merges one window's changes to the settings into those that another window has changed in the meantime. Each
 * component of a record, each key of a map and each element of a set is merged separately.
 */
final class Changes {
    private Changes() {}

    /** The other value, changed as this one was from before to after. */
    @SuppressWarnings("unchecked") // each kind of value comes to one of its own kind
    static <T> T made(T other, T before, T after) {
        if (after.equals(before)) {
            return other;
        }
        if (after instanceof Record
                && !(after instanceof Colours
                        || after instanceof TimeControls
                        || after instanceof Broker)) { // each is one choice
            return Components.changed(after, component -> {
                var value = component.getAccessor();
                return made(value.invoke(other), value.invoke(before), value.invoke(after));
            });
        }
        if (after instanceof Map<?, ?> keys) {
            return (T) inMap((Map<?, ?>) other, (Map<?, ?>) before, keys);
        }
        if (after instanceof Set<?> elements) {
            return (T) inSet((Set<?>) other, (Set<?>) before, elements);
        }
        return after instanceof List<?> files ? (T) inList((List<?>) other, (List<?>) before, files) : after;
    }

    private static Map<?, ?> inMap(Map<?, ?> other, Map<?, ?> before, Map<?, ?> after) {
        var changed = new TreeMap<Object, Object>(other);
        before.keySet().stream().filter(key -> !after.containsKey(key)).forEach(changed::remove);
        after.entrySet().stream()
                .filter(entry -> !entry.getValue().equals(before.get(entry.getKey())))
                .forEach(entry -> changed.put(entry.getKey(), entry.getValue()));
        return changed;
    }

    private static Set<?> inSet(Set<?> other, Set<?> before, Set<?> after) {
        return Stream.concat(
                        after.stream(),
                        other.stream().filter(element -> after.contains(element) || !before.contains(element)))
                .collect(Collectors.toSet());
    }

    /** What was used since before, the latest first; then what the other list has, but for what was taken out. */
    private static List<?> inList(List<?> other, List<?> before, List<?> after) {
        int used = 0;
        while (!isRestOf(before, after.subList(used, after.size()))) {
            used++;
        }
        boolean isFull = after.size() == Settings.MAX_RECENT_FILES; // a missing file may merely have been pushed out
        return Stream.concat(
                        after.subList(0, used).stream(),
                        other.stream().filter(file -> isFull || after.contains(file) || !before.contains(file)))
                .distinct()
                .limit(Settings.MAX_RECENT_FILES)
                .toList();
    }

    private static boolean isRestOf(List<?> before, List<?> some) {
        return before.stream().filter(some::contains).toList().equals(some);
    }
}
