package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SaveFileTest {
    static final SavedGame<CubePosition, Square> OLD = SampleGames.saved(SampleGames.random(6, 10, 1));
    static final SavedGame<CubePosition, Square> NEW =
            SampleGames.saved(SampleGames.random(6, 30, 2).at(20));

    private final Path folder;
    private final Path path;

    SaveFileTest(@TempDir Path temporary) throws IOException {
        folder = temporary.toRealPath();
        path = folder.resolve("game.jcube");
    }

    private SaveFile file() {
        return Cubes.file(path);
    }

    private SavedGame<CubePosition, Square> contents() {
        return Cubes.game(file().load().result()).orElseThrow();
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static void assertFails(ThrowingCallable save, Kind kind) {
        assertThatThrownBy(save)
                .isInstanceOfSatisfying(
                        SaveException.class, e -> assertThat(e.problem().kind()).isEqualTo(kind));
    }

    private static Kind refusal(LoadResult result) {
        assertThat(result).isInstanceOf(Rejected.class);
        return ((Rejected) result).problems().get(0).kind();
    }

    @Test
    void aSavedGameCanBeLoadedAndLeavesNothingElseBehind() throws IOException {
        file().save(OLD);
        file().save(NEW);
        assertThat(contents()).isEqualTo(NEW);
        assertThat(files()).containsExactly("game.jcube");
    }

    @Test
    void theEndingTellsTheFormat() throws IOException {
        Cubes.file(folder.resolve("a.KJC")).save(OLD);
        Cubes.file(folder.resolve("b.json")).save(OLD);
        assertThat(Files.readString(folder.resolve("a.KJC"))).contains("[KJumpingCube]");
        assertThat(Files.readString(folder.resolve("b.json"))).startsWith("{");
        assertThat(Cubes.file(folder.resolve("a.KJC")).keepsAll()).isFalse();
        assertThat(Cubes.file(folder.resolve("a.txt")).keepsAll()).isFalse();
        assertThat(Cubes.file(folder.resolve("b.json")).keepsAll()).isTrue();
        assertThat(Cubes.file(folder.resolve("a.txt")).extent()).isEqualTo(GameFormat.Extent.MOVES);
    }

    /** Spec 9d: the original's file dialog returns for ever after a missing file. */
    @Test
    void aMissingFileIsRefusedOnceAndInWords() {
        var result = file().load().result();
        assertThat(((Rejected) result).message(path.toString(), Locale.ENGLISH))
                .isEqualTo(path + " cannot be opened:\n- there is no such file");
    }

    @Test
    void whatIsNoOrdinaryFileIsNotRead() {
        assertThat(refusal(Cubes.file(folder).load().result())).isEqualTo(Kind.NOT_A_FILE);
        Path endless = Path.of("/dev/zero");
        assumeTrue(Files.exists(endless), "only Unix has /dev/zero");
        assertThat(refusal(Cubes.file(endless).load().result())).isEqualTo(Kind.NOT_A_FILE);
    }

    @Test
    void aTargetThatIsAFolderIsRefusedAndStays() throws IOException {
        Files.createDirectories(path.resolve("something"));
        assertFails(() -> file().save(NEW), Kind.NOT_A_FILE);
        assertThat(path.resolve("something")).exists();
        assertThat(files()).containsExactly("game.jcube");
    }

    /** exFAT, FAT and NTFS under Linux; this disk takes the name. */
    @ParameterizedTest
    @ValueSource(strings = {"3:2.jcube", "who?.jcube", "a|b.jcube", "dots...", "line\n.jcube"})
    void aNameThatTheDiskRefusesIsNoMissingFolder(String name) {
        Path file = folder.resolve(name);
        for (var refusal : List.of(
                new NoSuchFileException(file.toString()),
                new FileSystemException(file.toString(), null, "Invalid argument"))) {
            assertThat(SaveException.of(file, refusal).problem().kind()).isEqualTo(Kind.NAME_REFUSED);
            assertThat(SaveException.of(file.resolve("no"), refusal).problem().kind())
                    .isEqualTo(Kind.NO_FOLDER);
        }
    }

    /** As on Windows, where a scanner may read the file at that moment. */
    @Test
    void aFileThatIsReadForAMomentIsReplacedAfterIt() throws IOException {
        var tries = new AtomicInteger();
        assertThat(AtomicFile.<Integer>patiently(() -> triedAt(tries, 3))).isEqualTo(3);
        tries.set(0);
        assertThatThrownBy(() -> AtomicFile.<Integer>patiently(() -> triedAt(tries, 4)))
                .isInstanceOf(AccessDeniedException.class);
    }

    private static int triedAt(AtomicInteger tries, int success) throws IOException {
        if (tries.incrementAndGet() < success) {
            throw new AccessDeniedException("a file");
        }
        return tries.get();
    }

    @Test
    void aFolderThatIsNotThereIsNamedAsTheReason() {
        assertFails(() -> Cubes.file(folder.resolve("no").resolve("g.jcube")).save(NEW), Kind.NO_FOLDER);
        assertFails(() -> Cubes.file(Path.of("/dev/null/g.jcube")).save(NEW), Kind.NO_FOLDER);
    }

    @Test
    void aFolderWhereTheSystemMakesNoFilesIsRefused() {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")), "only Linux has /proc");
        assertThatThrownBy(() -> Cubes.file(Path.of("/proc/game.jcube")).save(NEW))
                .isInstanceOf(SaveException.class);
    }

    @Test
    void aSymbolicLinkStaysAndTheFileItLeadsToIsWritten() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real")).resolve("target.jcube");
        Cubes.file(real).save(OLD);
        Files.createSymbolicLink(folder.resolve("middle"), Path.of("real", "target.jcube"));
        Files.createSymbolicLink(path, Path.of("middle"));
        file().save(NEW);
        assertThat(path).isSymbolicLink();
        assertThat(real).isRegularFile();
        assertThat(Cubes.file(real).load().result().game()).contains(NEW);
    }

    @Test
    void aLinkToAFileThatIsNotThereYetMakesIt() throws IOException {
        Files.createSymbolicLink(path, Path.of("later.jcube"));
        file().save(NEW);
        assertThat(path).isSymbolicLink();
        assertThat(folder.resolve("later.jcube")).isRegularFile();
    }

    @Test
    void aLinkThatLeadsToItselfIsRefused() throws IOException {
        Files.createSymbolicLink(path, Path.of("game.jcube"));
        assertFails(() -> file().save(NEW), Kind.CANNOT_WRITE);
        assertThat(refusal(file().load().result())).isEqualTo(Kind.CANNOT_READ);
    }

    @Test
    void permissionsAreKept() throws IOException {
        file().save(OLD);
        var permissions = PosixFilePermissions.fromString("rw-r-----");
        Files.setPosixFilePermissions(path, permissions);
        file().save(NEW);
        assertThat(Files.getPosixFilePermissions(path)).isEqualTo(permissions);
    }

    @Test
    void aNewFileHasThePermissionsOfAnyNewFile() throws IOException {
        file().save(NEW);
        Path plain = Files.writeString(folder.resolve("plain"), "");
        assertThat(Files.getPosixFilePermissions(path)).isEqualTo(Files.getPosixFilePermissions(plain));
    }

    @Test
    void aFileMayHaveTheLongestNameThereIs() throws IOException {
        Path longest = folder.resolve("x".repeat(249) + ".jcube"); // 255 bytes
        Cubes.file(longest).save(NEW);
        assertThat(Cubes.file(longest).load().result().game()).contains(NEW);
    }

    @Test
    void whatAKilledSaveLeftIsTidiedAwayButNotWhatMayStillBeWritten() throws IOException {
        Path abandoned = Files.writeString(folder.resolve(".game.jcube.1.tmp"), "half");
        Path beingWritten = Files.writeString(folder.resolve(".game.jcube.2.tmp"), "half");
        Path anothers = Files.writeString(folder.resolve(".other.jcube.3.tmp"), "half");
        var longAgo = FileTime.from(Instant.now().minus(Duration.ofHours(3)));
        Files.setLastModifiedTime(abandoned, longAgo);
        Files.setLastModifiedTime(anothers, longAgo);
        file().save(NEW);
        assertThat(abandoned).doesNotExist();
        assertThat(beingWritten).exists();
        assertThat(anothers).exists();
    }

    @Test
    void aFileChangedBySomebodyElseSinceItWasLoadedIsNoticed() throws IOException {
        file().save(OLD);
        var mine = file().load().file();
        assertThat(mine.isChangedByOthers()).isFalse();
        var time = Files.getLastModifiedTime(path);
        file().save(NEW);
        Files.setLastModifiedTime(path, time); // the contents tell, not the clock
        assertThat(mine.isChangedByOthers()).isTrue();
        assertThat(mine.save(OLD).isChangedByOthers()).isFalse();
    }

    @Test
    void touchingAFileIsNoChange() throws IOException {
        var mine = file().save(OLD);
        Files.setLastModifiedTime(path, FileTime.from(Instant.EPOCH));
        assertThat(mine.isChangedByOthers()).isFalse();
    }

    @Test
    void aFileThatIsThereWhenAGameIsFirstSavedUnderItsNameIsNoticed() throws IOException {
        assertThat(file().isChangedByOthers()).isFalse();
        file().save(OLD);
        assertThat(file().isChangedByOthers()).isTrue();
    }

    @Test
    void aFileThatHasGoneIsNoLoss() throws IOException {
        var mine = file().save(OLD);
        Files.delete(path);
        assertThat(mine.isChangedByOthers()).isFalse();
        mine.save(NEW);
        assertThat(contents()).isEqualTo(NEW);
    }

    /** Spec 9c: the original's load discards the running game and takes over the file's settings. */
    @Test
    void aLoadLeavesTheRunningGameAndTheUsersSettingsAlone() throws IOException {
        var folders = KeepGames.folders(folder.resolve("home"));
        var settings = SettingsFile.in(folders);
        settings.save(Settings.DEFAULT.withLanguage(Language.GERMAN));
        file().save(NEW);
        try (var running = new RunningGames(folders, Games.FORMATS.own()).begin()) {
            running.keep(OLD);
            assertThat(file().load().result().game()).contains(NEW);
            Files.writeString(path, "broken");
            assertThat(file().load().result().game()).isEmpty();
            assertThat(running.game()).contains(OLD);
        }
        assertThat(settings.load().settings()).isEqualTo(Settings.DEFAULT.withLanguage(Language.GERMAN));
    }

    @Test
    void aRefusedGameLeavesTheFileAsItWas() throws IOException {
        Path kjc = folder.resolve("game.kjc");
        Cubes.file(kjc).save(OLD);
        String before = Files.readString(kjc);
        var tiny = SampleGames.saved(SampleGames.random(2, 1, 1));
        assertFails(() -> Cubes.file(kjc).save(tiny), Kind.TOO_SMALL_FOR_KJC);
        assertThat(kjc).hasContent(before);
    }
}
