package org.jumpingcube.storage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * How a link that the system opens gets to the program that runs already. Each program listens at a socket of its own, in
 * a folder that only the user may enter. It takes one link at a time, of at most {@link GameLink#MOST} bytes and within
 * {@value #PATIENCE_MILLIS} ms.
 */
public final class LinkSocket implements AutoCloseable {
    private static final Logger LOG = System.getLogger("org.jumpingcube.storage");

    private static final long PATIENCE_MILLIS = 2_000;
    private static final long PAUSE_MILLIS = 200; // after a failure, which may last
    private static final String ENDING = ".socket";
    private static final byte TAKEN = '+';
    private static final int MOST_PROGRAMS = 20;

    private final Path file;
    private final ServerSocketChannel server;

    private LinkSocket(Path file, ServerSocketChannel server) {
        this.file = file;
        this.server = server;
    }

    /** Listens for links; empty if that cannot be, say because the folder's name is too long for a socket. */
    public static Optional<LinkSocket> open(Folders folders) {
        try {
            Path folder = folder(folders);
            PrivateFiles.createFolders(folder);
            sockets(folder); // those of programs that were killed go
            if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
            }
            Path file = folder.resolve(ProcessHandle.current().pid() + ENDING);
            Files.deleteIfExists(file); // of an earlier process with our number
            var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            try {
                server.bind(UnixDomainSocketAddress.of(file));
                return Optional.of(new LinkSocket(file, server));
            } catch (IOException e) {
                server.close();
                throw e;
            }
        } catch (IOException | UnsupportedOperationException e) {
            LOG.log(Level.INFO, "links open a program of their own", e);
            return Optional.empty();
        }
    }

    private static Path folder(Folders folders) {
        return folders.state().resolve("links").toAbsolutePath();
    }

    /**
     * Takes links until this is closed.
     *
     * @param onLink called with each, on this thread
     */
    public void serve(Consumer<String> onLink) {
        while (server.isOpen()) {
            try (var peer = server.accept()) {
                String text = read(peer, GameLink.MOST);
                if (GameLink.isLink(text)) {
                    write(peer, new byte[] {TAKEN});
                    onLink.accept(text);
                }
            } catch (ClosedChannelException e) {
                return;
            } catch (IOException e) {
                LOG.log(Level.DEBUG, "a link did not arrive", e);
                pause();
            }
        }
    }

    /** If this is interrupted, the channel closes as soon as it is used. */
    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Listens no longer. */
    @Override
    public void close() throws IOException {
        server.close();
        Files.deleteIfExists(file);
    }

    /**
     * Gives a link to a program of this user that runs.
     *
     * @return whether one has taken it
     */
    public static boolean handOver(Folders folders, String link) {
        return GameLink.isLink(link)
                && link.length() <= GameLink.MOST
                && sockets(folder(folders)).stream().anyMatch(socket -> handOver(socket, link));
    }

    /** Those of programs that run; what others have left is removed. */
    private static List<Path> sockets(Path folder) {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING) && !isRemoved(file))
                    .limit(MOST_PROGRAMS)
                    .toList();
        } catch (IOException e) {
            return List.of(); // there is no program, and never was
        }
    }

    private static boolean handOver(Path socket, String link) {
        try (var peer = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            peer.connect(UnixDomainSocketAddress.of(socket));
            write(peer, link.getBytes(StandardCharsets.UTF_8));
            peer.shutdownOutput();
            return read(peer, 1).equals(Character.toString(TAKEN));
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "a program takes no link", e);
            return false;
        }
    }

    /** Left by a program that was killed. */
    private static boolean isRemoved(Path socket) {
        String name = socket.getFileName().toString();
        try {
            long pid = Long.parseLong(name.substring(0, name.length() - ENDING.length()));
            return ProcessHandle.of(pid).isEmpty() && !isListening(socket) && Files.deleteIfExists(socket);
        } catch (NumberFormatException | IOException e) {
            LOG.log(Level.DEBUG, "a socket stays", e);
            return false;
        }
    }

    /** Whether somebody listens, say in a container that shares the folder and counts its processes by itself. */
    private static boolean isListening(Path socket) {
        try (var peer = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            return peer.connect(UnixDomainSocketAddress.of(socket));
        } catch (IOException e) {
            return false;
        }
    }

    /** How many programs of this user run, as far as they listen for links. */
    public static int programs(Folders folders) {
        return sockets(folder(folders)).size();
    }

    /** All that comes, or the first bytes of it. */
    private static String read(SocketChannel peer, int most) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var buffer = ByteBuffer.allocate(4_096);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (bytes.size() < most && await(peer, SelectionKey.OP_READ, end) && peer.read(buffer) >= 0) {
            bytes.write(buffer.array(), 0, Math.min(buffer.position(), most - bytes.size()));
            buffer.clear();
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static void write(SocketChannel peer, byte[] bytes) throws IOException {
        var buffer = ByteBuffer.wrap(bytes);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (buffer.hasRemaining() && await(peer, SelectionKey.OP_WRITE, end)) {
            peer.write(buffer);
        }
    }

    private static boolean await(SocketChannel peer, int operation, long end) throws IOException {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
            return false;
        }
        try (var selector = Selector.open()) {
            peer.configureBlocking(false);
            peer.register(selector, operation);
            return selector.select(left) > 0;
        }
    }
}
