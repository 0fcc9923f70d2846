package org.jumpingcube.storage;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the program keeps for the user is for the user alone. */
class PrivateFilesTest {
    private static final String FOLDER = "rwx------";
    private static final String FILE = "rw-------";

    private final Path home;
    private final Folders folders;

    PrivateFilesTest(@TempDir Path folder) {
        home = folder.resolve("home");
        folders = new Folders(home.resolve("settings"), home.resolve("state"));
    }

    @BeforeEach
    void whereThereAreModes() {
        assumeTrue(home.getFileSystem().supportedFileAttributeViews().contains("posix"));
    }

    @Test
    void newSettingsAreTheUsersAlone() throws IOException {
        SettingsFile.in(folders).save(Settings.DEFAULT);
        assertThat(modes(home, folders.settings(), folders.settings().resolve("settings.json")))
                .containsExactly(FOLDER, FOLDER, FILE);
    }

    @Test
    void keptGamesAreTheUsersAlone() throws IOException {
        try (var kept = new RunningGames(folders, new SaveFormat(Games.ALL)).begin()) {
            kept.keep(SampleGames.saved(SampleGames.random(5, 10, 1)));
            Path running = folders.state().resolve("running");
            assertThat(modes(home, folders.state(), running)).containsOnly(FOLDER);
            try (var files = Files.list(running)) {
                assertThat(files)
                        .hasSize(3)
                        .allSatisfy(file -> assertThat(modes(file)).containsExactly(FILE));
            }
        }
    }

    @Test
    void settingsThatOthersMayReadStaySo() throws IOException {
        var settings = SettingsFile.in(folders);
        settings.save(Settings.DEFAULT);
        Files.setPosixFilePermissions(settings.path(), PosixFilePermissions.fromString("rw-r--r--"));
        settings.save(Settings.DEFAULT);
        assertThat(modes(settings.path())).containsExactly("rw-r--r--");
    }

    @Test
    void anOrdinarySaveIsForWhomTheUserLetsReadNewFiles(@TempDir Path folder) throws IOException {
        Path plain = Files.createFile(folder.resolve("plain"));
        Path save = folder.resolve("a.jcube");
        SaveFile.at(save, Games.FORMATS).save(SampleGames.saved(SampleGames.random(5, 10, 1)));
        assertThat(modes(save)).isEqualTo(modes(plain));
    }

    @Test
    @Timeout(60)
    void aPipeInTheirPlaceKeepsNobodyWaiting(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
        var making = new ProcessBuilder("mkfifo", pipe.toString()).start();
        assertThat(making.waitFor(10, SECONDS)).isTrue();
        assertThatThrownBy(() -> PrivateFiles.open(pipe, CREATE, APPEND)).isInstanceOf(FileSystemException.class);
        assertThatThrownBy(() -> new SettingsFile(pipe).save(Settings.DEFAULT)).isInstanceOf(FileSystemException.class);
        assertThatThrownBy(() -> HeldFile.hold(pipe)).isInstanceOf(FileSystemException.class);
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    private static List<String> modes(Path... files) throws IOException {
        var modes = new ArrayList<String>();
        for (Path file : files) {
            modes.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
        return modes;
    }
}
