package org.jumpingcube.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.remote.broker.BrokerAddress;

/** A Mosquitto of the tests' own, at a port of this computer. */
public final class RealBroker implements AutoCloseable {
    private static final Path PROGRAM = Path.of("/usr/sbin/mosquitto");

    private final int port;
    private final Path settings;
    private Process process;

    private final boolean isEncrypted;

    private RealBroker(Path folder, String user, String password, Optional<Certificate> certificate, List<String> rules)
            throws Exception {
        isEncrypted = certificate.isPresent();
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        settings = folder.resolve("mosquitto.conf");
        String access = "allow_anonymous true";
        if (!user.isEmpty()) {
            Path passwords = folder.resolve("passwords");
            Files.writeString(passwords, user + ":" + password + "\n");
            new ProcessBuilder("mosquitto_passwd", "-U", passwords.toString())
                    .inheritIO()
                    .start()
                    .waitFor();
            access = "allow_anonymous false\npassword_file " + passwords;
        }
        String tls = certificate
                .map(own -> "certfile " + own.file() + "\nkeyfile " + own.keyFile() + "\n")
                .orElse("");
        if (!rules.isEmpty()) {
            Path file = folder.resolve("rules");
            Files.writeString(file, "user " + user + "\n" + String.join("\n", rules) + "\n");
            access += "\nacl_file " + file;
        }
        Files.writeString(
                settings, "listener " + port + " 127.0.0.1\n" + tls + access + "\npersistence false\nuser root\n");
        start();
    }

    /** Whether Mosquitto is installed. */
    public static boolean isThere() {
        return Files.isExecutable(PROGRAM);
    }

    /** One that lets everybody in. */
    public static RealBroker open(Path folder) throws Exception {
        return new RealBroker(folder, "", "", Optional.empty(), List.of());
    }

    /** One that lets in a single user. */
    public static RealBroker open(Path folder, String user, String password) throws Exception {
        return new RealBroker(folder, user, password, Optional.empty(), List.of());
    }

    /**
     * One that lets in a single user, who may not use all topics.
     *
     * @param rules what this user may do, as in Mosquitto's file of them
     */
    public static RealBroker open(Path folder, String user, String password, List<String> rules) throws Exception {
        return new RealBroker(folder, user, password, Optional.empty(), rules);
    }

    /** One with TLS that lets everybody in. */
    static RealBroker open(Path folder, Certificate certificate) throws Exception {
        return new RealBroker(folder, "", "", Optional.of(certificate), List.of());
    }

    public int port() {
        return port;
    }

    public String url() {
        return (isEncrypted ? "mqtts" : "mqtt") + "://127.0.0.1:" + port;
    }

    public BrokerAddress address() {
        return BrokerAddress.parse(url()).orElseThrow();
    }

    /** Starts it, after a kill for example; it knows nothing of what was before. */
    public void start() throws Exception {
        process = new ProcessBuilder(List.of(PROGRAM.toString(), "-c", settings.toString()))
                .redirectErrorStream(true)
                .redirectOutput(settings.resolveSibling("mosquitto.log").toFile())
                .start();
        while (!isListening()) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    private boolean isListening() throws IOException {
        if (!process.isAlive()) {
            throw new IOException(Files.readString(settings.resolveSibling("mosquitto.log")));
        }
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
