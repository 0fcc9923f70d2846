package org.jumpingcube.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NativePathChooserTest {
    /** The dialogs of Linux compare letter by letter. */
    @Test
    void filesWithCapitalEndingsAreShownToo() {
        assertThat(NativePathChooser.patterns(List.of(".jcube", ".kjc")))
                .containsExactly("*.jcube", "*.JCUBE", "*.Jcube", "*.kjc", "*.KJC", "*.Kjc");
    }
}
