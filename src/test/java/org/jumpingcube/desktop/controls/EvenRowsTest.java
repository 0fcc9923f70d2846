package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.WindowLibraries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("window")
@ExtendWith(WindowLibraries.class)
class EvenRowsTest {
    /** Edges lie on whole pixels, which makes one part narrower than another. */
    @Test
    void noPartIsNarrowerThanItMustBeAtAnyWidth() {
        for (int tenths = 1200; tenths < 1220; tenths++) {
            double least = tenths / 10.0;
            Region[] parts = Stream.generate(Region::new).limit(6).toArray(Region[]::new);
            for (Region part : parts) {
                part.setMinWidth(least);
            }
            var rows = new EvenRows(0, 8, parts);
            for (int width = 130; width < 420; width++) {
                rows.resize(width, 600);
                rows.layout();
                for (Region part : parts) {
                    assertThat(part.getWidth()).as("of %s", width).isGreaterThanOrEqualTo(least);
                }
            }
        }
    }
}
