package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedFileTest {
    private final Path resource;
    private final Folders folders;

    UnpackedFileTest(@TempDir Path folder) throws IOException {
        resource = Files.writeString(folder.resolve("resource"), "contents");
        folders = new Folders(folder, folder);
    }

    private Optional<Path> unpack() throws IOException {
        Optional<URL> address = Optional.of(resource.toUri().toURL());
        return UnpackedFile.of("part", address, folders);
    }

    @Test
    void aPartIsCopiedOnceAndStaysWhereItIs() throws IOException {
        Path file = unpack().orElseThrow();
        assertThat(file).hasContent("contents").isEqualTo(folders.cache().resolve("part"));
        var identity = new OwnFile(file).identity();
        assertThat(unpack()).contains(file);
        assertThat(new OwnFile(file).identity()).isEqualTo(identity);
        try (var all = Files.list(folders.cache())) {
            assertThat(all).containsExactly(file);
        }
    }

    @Test
    void anotherVersionsPartAndASpoiltOneAreReplaced() throws IOException {
        Path file = unpack().orElseThrow();
        Files.writeString(file, "c0ntents");
        assertThat(unpack().orElseThrow()).hasContent("contents");
        Files.writeString(resource, "contents of the next version");
        assertThat(unpack().orElseThrow()).hasContent("contents of the next version");
    }

    @Test
    void withoutAPlaceForItThereIsNone() throws IOException {
        Files.writeString(folders.cache(), "something in the folder's place");
        assertThat(unpack()).isEmpty();
        assertThat(UnpackedFile.of("part", Optional.empty(), folders)).isEmpty();
    }
}
