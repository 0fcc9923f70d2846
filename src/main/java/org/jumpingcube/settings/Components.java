package org.jumpingcube.settings;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Makes a record from another one, component by component. */
final class Components {
    private Components() {}

    /** The new value of a component. */
    @FunctionalInterface
    interface Change {
        Object value(RecordComponent component) throws ReflectiveOperationException;
    }

    /**
     * A copy with another value in one place.
     *
     * @param name of the component
     * @throws IllegalArgumentException if there is none of this name
     */
    static <R extends Record> R with(R record, String name, Object value) {
        if (Arrays.stream(record.getClass().getRecordComponents())
                .map(RecordComponent::getName)
                .noneMatch(name::equals)) {
            throw new IllegalArgumentException(name);
        }
        return changed(
                record,
                component -> component.getName().equals(name)
                        ? value
                        : component.getAccessor().invoke(record));
    }

    /** A record of the same class, with these values. */
    @SuppressWarnings("unchecked") // it is of the same class
    static <R> R changed(R record, Change change) {
        var components = record.getClass().getRecordComponents();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        var values = new Object[components.length];
        try {
            for (int index = 0; index < values.length; index++) {
                values[index] = change.value(components[index]);
            }
            return (R) record.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("every record has its components", e);
        }
    }
}
