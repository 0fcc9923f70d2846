package org.jumpingcube.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The name of a picture or a report that is to be saved; the dialog has asked about the name as it was typed. */
class ChosenTest {
    private static final String ENDING = ".png";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private final List<String> asked = new ArrayList<>();

    @BeforeEach
    void anEarlierPicture() throws IOException {
        Files.createFile(folder.resolve("there.png"));
    }

    private Optional<Path> choose(String name, boolean mayReplace) {
        return new PathChooser.Chosen(folder.resolve(name).toFile(), Optional.empty()).withEnding(ENDING, file -> {
            asked.add(file);
            return mayReplace;
        });
    }

    @Test
    void aNameWithItsEndingStaysAsTheDialogHasAskedAboutIt() {
        assertThat(choose("there.png", false)).contains(folder.resolve("there.png"));
        assertThat(choose("NEW.PNG", false)).contains(folder.resolve("NEW.PNG"));
        assertThat(asked).isEmpty();
    }

    @Test
    void aNameWithoutItsEndingGetsOneAndNothingIsReplacedUnasked() {
        assertThat(choose("new", false)).contains(folder.resolve("new.png"));
        assertThat(asked).isEmpty();
        assertThat(choose("there", false)).isEmpty();
        assertThat(choose("there", true)).contains(folder.resolve("there.png"));
        assertThat(asked).containsExactly("there.png", "there.png");
    }
}
