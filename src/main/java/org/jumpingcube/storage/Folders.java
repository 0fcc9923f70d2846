package org.jumpingcube.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where the program keeps one user's files, by the conventions of the system. The folders need not exist.
 *
 * @param settings the folder of the settings
 * @param state the folder of the running games
 * @param data the folder of the collected games
 * @param cache the folder of what the program can make again
 */
public record Folders(Path settings, Path state, Path data, Path cache) {
    /** An environment variable that names one folder for everything, on any system. Must be absolute. */
    public static final String OVERRIDE = "JUMPING_CUBE_HOME";

    private static final String NAME = "jumping-cube";
    private static final String CACHE = "cache";
    private static final String SPOKEN_NAME = "Jumping Cube"; // the usual form on Windows and on a Mac

    /** Folders of a system that knows no other place for data than for state. */
    public Folders(Path settings, Path state) {
        this(settings, state, state, state.resolve(CACHE));
    }

    /** The folders of the user who runs this program. */
    public static Folders ofThisUser() {
        return of(System.getProperty("os.name", ""), System.getenv(), Path.of(System.getProperty("user.home", "")));
    }

    /** The user's own folder. */
    public static Path homeOfThisUser() {
        return home(System.getenv(), Path.of(System.getProperty("user.home", "")));
    }

    /** As the environment has it, or as Java does, which asks for the user's name and knows no folder of many. */
    private static Path home(Map<String, String> environment, Path javas) {
        return folder(environment, "HOME").orElseGet(() -> javas.isAbsolute() ? javas : Path.of("/"));
    }

    /**
     * The folders in another environment.
     *
     * @param system the system's name as Java has it: "Linux", "Windows 11", "Mac OS X"
     * @param environment the environment variables
     * @param home the user's own folder; on Linux {@code HOME} stands above it
     */
    public static Folders of(String system, Map<String, String> environment, Path home) {
        var override = folder(environment, OVERRIDE);
        if (override.isPresent()) {
            Path all = override.get();
            Path state = all.resolve("state");
            return new Folders(all, state, state, all.resolve(CACHE));
        }
        String lower = system.toLowerCase(Locale.ROOT);
        if (lower.startsWith("windows")) {
            Path roaming = folder(environment, "APPDATA").orElse(home.resolve("AppData/Roaming"));
            Path local = folder(environment, "LOCALAPPDATA").orElse(home.resolve("AppData/Local"));
            return new Folders(roaming.resolve(SPOKEN_NAME), local.resolve(SPOKEN_NAME));
        }
        if (lower.startsWith("mac")) {
            Path folder = home.resolve("Library/Application Support").resolve(SPOKEN_NAME);
            return new Folders(
                    folder, folder, folder, home.resolve("Library/Caches").resolve(SPOKEN_NAME));
        }
        Path own = home(environment, home);
        Path settings = folder(environment, "XDG_CONFIG_HOME").orElse(own.resolve(".config"));
        Path state = folder(environment, "XDG_STATE_HOME").orElse(own.resolve(".local/state"));
        Path data = folder(environment, "XDG_DATA_HOME").orElse(own.resolve(".local/share"));
        Path cache = folder(environment, "XDG_CACHE_HOME").orElse(own.resolve(".cache"));
        return new Folders(settings.resolve(NAME), state.resolve(NAME), data.resolve(NAME), cache.resolve(NAME));
    }

    private static Optional<Path> folder(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable))
                .filter(text -> !text.isEmpty())
                .map(Path::of)
                .filter(Path::isAbsolute); // the XDG rules: a relative path is to be ignored
    }
}
