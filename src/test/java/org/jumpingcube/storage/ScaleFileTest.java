package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jumpingcube.storage.ScaleFile.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaleFileTest {
    private final Path folder;

    ScaleFileTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private ScaleFile file() {
        return new ScaleFile(new Folders(folder.resolve("settings"), folder.resolve("state")));
    }

    @Test
    void whatIsKeptComesBack() throws IOException {
        assertThat(file().read()).isEmpty();
        file().delete();
        file().write(new Scale(250, 125));
        assertThat(file().read()).contains(new Scale(250, 125));
        file().write(new Scale(150, 150));
        assertThat(file().read()).contains(new Scale(150, 150));
        file().delete();
        assertThat(file().read()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "150",
                "150 150 150",
                "050 150",
                "150 201",
                "150 099",
                "-50 150",
                "1e9 150",
                "\u0660\u0661\u0662 150"
            })
    void whatMakesNoSenseIsIgnored(String contents) throws IOException {
        Path path = folder.resolve("state").resolve("scale.txt");
        Files.createDirectories(path.getParent());
        Files.writeString(path, contents);
        assertThat(file().read()).isEmpty();
        Files.delete(path);
        Files.createDirectory(path);
        assertThat(file().read()).isEmpty();
    }
}
