package org.jumpingcube.remote.nearby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A name of DNS. Two names are equal whatever the case of their letters.
 *
 * @param labels from the most special to the most general one
 */
record DnsName(List<String> labels) {
    DnsName {
        labels = List.copyOf(labels);
    }

    /** A name from its labels joined by points. */
    static DnsName of(String text) {
        return new DnsName(List.of(text.split("\\.", -1)));
    }

    /** The name with one more label before it. */
    DnsName with(String label) {
        var longer = new ArrayList<String>(List.of(label));
        longer.addAll(labels);
        return new DnsName(longer);
    }

    /** Whether this name is the other one with one label before it. */
    boolean isOneBelow(DnsName other) {
        return labels.size() == other.labels.size() + 1 && new DnsName(labels.subList(1, labels.size())).equals(other);
    }

    private String folded() {
        return String.join("\n", labels).toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DnsName name && folded().equals(name.folded());
    }

    @Override
    public int hashCode() {
        return folded().hashCode();
    }
}
