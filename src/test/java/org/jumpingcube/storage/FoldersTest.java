package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FoldersTest {
    private static final Path HOME = Path.of("/home/ada");

    private static Folders of(String system, Map<String, String> environment) {
        return Folders.of(system, environment, HOME);
    }

    @Test
    void linuxFollowsTheXdgRules() {
        assertThat(of("Linux", Map.of()))
                .isEqualTo(new Folders(
                        HOME.resolve(".config/jumping-cube"),
                        HOME.resolve(".local/state/jumping-cube"),
                        HOME.resolve(".local/share/jumping-cube"),
                        HOME.resolve(".cache/jumping-cube")));
        var all =
                Map.of("XDG_CONFIG_HOME", "/c", "XDG_STATE_HOME", "/s", "XDG_DATA_HOME", "/d", "XDG_CACHE_HOME", "/k");
        assertThat(of("Linux", all))
                .isEqualTo(new Folders(
                        Path.of("/c/jumping-cube"),
                        Path.of("/s/jumping-cube"),
                        Path.of("/d/jumping-cube"),
                        Path.of("/k/jumping-cube")));
    }

    /** Java asks the list of users for the folder, and has "?" for a user who is not in it. */
    @Test
    void linuxHasTheHomeOfTheEnvironment() {
        assertThat(of("Linux", Map.of("HOME", "/other")).settings()).isEqualTo(Path.of("/other/.config/jumping-cube"));
        assertThat(of("Linux", Map.of("HOME", "other"))).isEqualTo(of("Linux", Map.of()));
        assertThat(Folders.of("Linux", Map.of(), Path.of("?")).state())
                .isEqualTo(Path.of("/.local/state/jumping-cube"));
        assertThat(of("Windows 11", Map.of("HOME", "/other"))).isEqualTo(of("Windows 11", Map.of()));
    }

    @Test
    void anXdgFolderThatIsNotAbsoluteIsIgnored() {
        assertThat(of("Linux", Map.of("XDG_CONFIG_HOME", "c", "XDG_STATE_HOME", "")))
                .isEqualTo(of("Linux", Map.of()));
    }

    @Test
    void windowsKeepsSettingsInRoamingAndStateInLocal() {
        assertThat(of("Windows 11", Map.of("APPDATA", "/r", "LOCALAPPDATA", "/l")))
                .isEqualTo(new Folders(Path.of("/r/Jumping Cube"), Path.of("/l/Jumping Cube")));
        assertThat(of("Windows 11", Map.of()).state()).isEqualTo(HOME.resolve("AppData/Local/Jumping Cube"));
    }

    @Test
    void aMacHasOneFolderForAllButTheCache() {
        Path folder = HOME.resolve("Library/Application Support/Jumping Cube");
        assertThat(of("Mac OS X", Map.of()))
                .isEqualTo(new Folders(folder, folder, folder, HOME.resolve("Library/Caches/Jumping Cube")));
    }

    @Test
    void oneVariableRedirectsEverythingOnAnySystem() {
        for (String system : new String[] {"Linux", "Windows 11", "Mac OS X"}) {
            assertThat(of(system, Map.of(Folders.OVERRIDE, "/elsewhere", "XDG_CONFIG_HOME", "/c", "APPDATA", "/r")))
                    .isEqualTo(new Folders(
                            Path.of("/elsewhere"),
                            Path.of("/elsewhere/state"),
                            Path.of("/elsewhere/state"),
                            Path.of("/elsewhere/cache")));
        }
    }
}
