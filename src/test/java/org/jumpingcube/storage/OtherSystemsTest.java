package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the program keeps, on file systems that behave as other systems' do, as far as paths and attributes go. */
class OtherSystemsTest {
    private enum Platform {
        WINDOWS("Windows 11", "C:\\Users\\Ada"),
        MAC("Mac OS X", "/Users/ada"),
        LINUX("Linux", "/home/ada");

        private final String name;
        private final String home;

        Platform(String name, String home) {
            this.name = name;
            this.home = home;
        }

        FileSystem files() {
            var views = this == WINDOWS ? List.of("basic", "dos", "acl") : List.of("basic", "posix");
            var usual = switch (this) {
                case WINDOWS -> Configuration.windows();
                case MAC -> Configuration.osX();
                case LINUX -> Configuration.unix();
            };
            return Jimfs.newFileSystem(usual.toBuilder()
                    .setAttributeViews(
                            views.get(0), views.subList(1, views.size()).toArray(String[]::new))
                    .build());
        }

        Path home(FileSystem files) throws IOException {
            return Files.createDirectories(files.getPath(home));
        }

        Folders folders(Path user) {
            return Folders.of(name, Map.of(), user);
        }
    }

    private static SavedGame<CubePosition, Square> game() {
        var moves = List.of("a1", "c3", "a1").stream()
                .map(name -> Square.parse(name).orElseThrow())
                .toList();
        return new SavedGame<>(
                Games.CUBE, Histories.replay(CubePosition.start(3), moves), new Seats(Seat.HUMAN, Seat.COMPUTER));
    }

    @ParameterizedTest
    @EnumSource
    void aGameIsSavedOverAnOlderOneAndLoaded(Platform platform) throws IOException {
        try (var files = platform.files()) {
            Path file = platform.home(files).resolve("My Games\u00e4").resolve("GAME.JCUBE");
            Files.createDirectories(file.getParent());
            var first = SaveFile.at(file, Games.FORMATS).save(game());
            assertThat(first.isChangedByOthers()).isFalse();
            first.save(game());
            assertThat(SaveFile.at(file, Games.FORMATS).load().result().game().orElseThrow())
                    .isEqualTo(game());
            try (var left = Files.list(file.getParent())) {
                assertThat(left).as("no temporary file").containsExactly(file);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theEndingTellsTheFormatInAnyCase(Platform platform) throws IOException {
        try (var files = platform.files()) {
            Path file = platform.home(files).resolve("Position.KJC");
            SaveFile.at(file, Games.FORMATS).save(game());
            assertThat(Files.readString(file)).startsWith("[");
            assertThat(Files.readString(file)).contains("KJumpingCube");
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSettingsAreWrittenAndRead(Platform platform) throws IOException {
        try (var files = platform.files()) {
            var folders = platform.folders(platform.home(files));
            var file = SettingsFile.in(folders);
            var settings = Settings.DEFAULT.withLanguage(Language.GERMAN);
            file.save(settings);
            assertThat(file.load()).isEqualTo(new SettingsFile.Found(settings, List.of()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theRunningGameIsKeptAndFoundAgain(Platform platform) throws IOException {
        try (var files = platform.files()) {
            var games = new RunningGames(platform.folders(platform.home(files)), Games.FORMATS.own());
            var kept = games.begin();
            kept.keep(game());
            assertThat(games.findLeftOver()).as("it is being played").isEmpty();
            kept.close();
            var found = games.findLeftOver().orElseThrow();
            assertThat(found.game().orElseThrow()).isEqualTo(game());
            found.discard();
            assertThat(games.findLeftOver()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theLogIsWrittenAndTurnedOver(Platform platform) throws IOException {
        try (var files = platform.files()) {
            Path user = platform.home(files);
            Path file = LogFile.path(platform.folders(user));
            var log = new LogFile(file, new LogFile.PersonalNames(user.toString(), "Nobody"));
            for (String text : List.of("x".repeat(LogFile.MAX_BYTES), "at " + user.resolve("games"))) {
                log.publish(new LogRecord(Level.SEVERE, text));
                log.flush();
            }
            assertThat(Files.readString(file)).contains("~" + files.getSeparator() + "games");
            assertThat(file.resolveSibling("older-faults.log")).exists();
        }
    }
}
