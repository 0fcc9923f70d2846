package org.jumpingcube.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Games that go out to files of their own, and come in from folders. */
class GameTransferTest {
    private final Path out;
    private final Path file;
    private GameCollection collection;

    GameTransferTest(@TempDir Path folder) throws IOException {
        out = Files.createDirectory(folder.resolve("out"));
        file = folder.resolve("games.db");
        collection = PlayedGames.open(file);
    }

    @BeforeEach
    void keepGames() throws IOException {
        collection.keep(List.of(PlayedGames.cubes(1), PlayedGames.cubes(2)));
    }

    @AfterEach
    void close() throws IOException {
        collection.close();
    }

    private void export() throws IOException {
        new GameExport(collection, Games.FORMATS).write(collection.find(GameFilter.ALL), GameExport.Form.JCUBE, out);
    }

    private List<Path> files() throws IOException {
        try (var files = Files.list(out)) {
            return files.sorted().toList();
        }
    }

    @Test
    void anExportReplacesNoFile() throws IOException {
        export();
        var first = files();
        assertThat(first).hasSize(2);
        Files.writeString(first.get(0), "another game of a collection before this one");
        export();
        export();
        assertThat(files()).hasSize(6).containsAll(first);
        assertThat(first.get(0)).hasContent("another game of a collection before this one");
        assertThat(out.resolve("game-00001-2.jcube")).hasSameBinaryContentAs(out.resolve("game-00001-3.jcube"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // does not let go of a folder that is being read
    void aFolderThatCannotBeReadIsRefusedAndTheOthersAreTaken() throws IOException {
        export();
        var inner = List.of(Files.createDirectory(out.resolve("a")), Files.createDirectory(out.resolve("b")));
        int[] asked = {0};
        try (var other = PlayedGames.open(file.resolveSibling("other.db"))) {
            var done = new GameImport(other, Games.FORMATS).add(List.of(out), looked -> {
                asked[0]++;
                return asked[0] != 2
                        || inner.stream().allMatch(folder -> folder.toFile().delete());
            });
            assertThat(done.added()).isEqualTo(2);
            assertThat(done.refused())
                    .as("the one that was not being read when both went")
                    .singleElement()
                    .satisfies(one -> assertThat(Path.of(one.name())).isIn(inner));
        }
    }

    @Test
    void anImportIsStoppedWhileItWalksThroughFoldersWithoutGames() throws IOException {
        for (int folder = 0; folder < 20; folder++) {
            Files.createDirectory(out.resolve("folder " + folder));
        }
        int[] asked = {0};
        var done = new GameImport(collection, Games.FORMATS).add(List.of(out), looked -> {
            asked[0]++;
            return asked[0] < 5;
        });
        assertThat(asked[0]).isEqualTo(5);
        assertThat(done.added()).isZero();
    }
}
