package org.jumpingcube.speech;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The Unix socket on which Speech Dispatcher listens.
 *
 * @param isUsual whether it is where the service puts it by itself, so that the service may be started
 */
public record SpeechSocket(Path path, boolean isUsual) {
    private static final String UNIX = "unix_socket";

    /**
     * Where the service listens, by the rules that all its clients follow: where SPEECHD_ADDRESS says, else in the user's
     * run-time folder, else in the cache folder.
     *
     * @param environment the variables of the process
     * @param home the user's home folder
     * @return empty if the address is not a Unix socket: the program opens no connection to a network
     */
    public static Optional<SpeechSocket> of(Map<String, String> environment, Path home) {
        String address = environment.getOrDefault("SPEECHD_ADDRESS", "");
        try {
            return address.isEmpty() || address.equals(UNIX)
                    ? Optional.of(usual(environment, home))
                    : Optional.of(address)
                            .filter(named -> named.startsWith(UNIX + ":/"))
                            .map(named -> new SpeechSocket(Path.of(named.substring(UNIX.length() + 1)), false));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static SpeechSocket usual(Map<String, String> environment, Path home) {
        Path folder = absolute(environment, "XDG_RUNTIME_DIR")
                .or(() -> absolute(environment, "XDG_CACHE_HOME"))
                .orElseGet(() -> home.resolve(".cache"));
        return new SpeechSocket(folder.resolve("speech-dispatcher").resolve("speechd.sock"), true);
    }

    private static Optional<Path> absolute(Map<String, String> environment, String name) {
        return Optional.of(environment.getOrDefault(name, ""))
                .filter(folder -> !folder.isEmpty())
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
