package org.jumpingcube.speech;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A real Speech Dispatcher, with a configuration and a socket of its own. In place of a voice it has a module that writes
 * what it is told into a file.
 */
public final class RealSpeech implements AutoCloseable {
    private static final Path PROGRAM = Path.of("/usr/bin/speech-dispatcher");

    private final Path socket;
    private final Path spoken;
    private final Process process;

    private RealSpeech(Path socket, Path spoken, Process process) {
        this.socket = socket;
        this.spoken = spoken;
        this.process = process;
    }

    /** Whether the service is installed here. */
    public static boolean isThere() {
        return Files.isExecutable(PROGRAM);
    }

    /** Starts the service; it listens soon. */
    public static RealSpeech start(Path folder) throws IOException {
        Path spoken = Files.createFile(folder.resolve("spoken"));
        Path log = Files.createDirectory(folder.resolve("log"));
        Path modules = Files.createDirectories(folder.resolve("conf/modules"));
        Files.writeString(folder.resolve("conf/speechd.conf"), """
                LogLevel 1
                LogDir "%s"
                AudioOutputMethod "libao"
                DefaultModule written
                AddModule "written" "sd_generic" "written.conf"
                """.formatted(log));
        Files.writeString(modules.resolve("written.conf"), """
                GenericExecuteSynth "echo '$DATA' >> %s"
                GenericMaxChunkLength 10000
                GenericDelimiters "|"
                GenericLanguage "en" "en" "utf-8"
                AddVoice "en" "MALE1" "one"
                DefaultVoice "one"
                """.formatted(spoken));
        Path socket = folder.resolve("s");
        var process = new ProcessBuilder(Stream.of(
                                List.of(PROGRAM.toString(), "-s", "-t", "0", "-c", "unix_socket"),
                                List.of(
                                        "-S",
                                        socket.toString(),
                                        "-P",
                                        folder.resolve("pid").toString()),
                                List.of("-C", folder.resolve("conf").toString(), "-L", log.toString()))
                        .flatMap(List::stream)
                        .toList())
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
        return new RealSpeech(socket, spoken, process);
    }

    /** Whether it can be talked to. */
    public boolean listens() {
        return Files.exists(socket);
    }

    public SpeechSocket socket() {
        return new SpeechSocket(socket, false);
    }

    /** All lines that have been spoken. */
    public List<String> spoken() {
        try {
            return Files.readString(spoken, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }
}
