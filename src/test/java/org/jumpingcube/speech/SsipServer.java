package org.jumpingcube.speech;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/** A small speech service for tests: it notes what it is told, and speaks SSIP as long as it is not told otherwise. */
public final class SsipServer implements Closeable {
    private final ServerSocketChannel listening;
    private final List<SocketChannel> clients = new CopyOnWriteArrayList<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();
    private volatile CountDownLatch hold = new CountDownLatch(0);
    private volatile Optional<String> answer = Optional.empty();

    public SsipServer(Path socket) throws IOException {
        listening = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        listening.bind(UnixDomainSocketAddress.of(socket));
        run(this::accept);
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void run(Work work) {
        var thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException e) {
                return; // the other end has gone, or the test is over
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() throws IOException {
        while (true) {
            var client = listening.accept();
            clients.add(client);
            run(() -> serve(client));
        }
    }

    private void serve(SocketChannel client) throws IOException {
        var lines = new BufferedReader(Channels.newReader(client, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            commands.add(line);
            if (!line.equals("SPEAK")) {
                reply(client, "208 OK SET");
                continue;
            }
            reply(client, "230 OK RECEIVING DATA");
            if (answer.filter(said -> !said.startsWith("230")).isPresent()) {
                continue;
            }
            var text = new StringBuilder();
            for (String data = lines.readLine(); !data.equals("."); data = lines.readLine()) {
                text.append(text.isEmpty() ? "" : "\n").append(data.startsWith(".") ? data.substring(1) : data);
            }
            heard.add(text.toString());
            commands.add("\"" + text + "\"");
            reply(client, "225-21\r\n225 OK MESSAGE QUEUED");
        }
    }

    private void reply(SocketChannel client, String usual) throws IOException {
        try {
            hold.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        var bytes = ByteBuffer.wrap(answer.orElse(usual + "\r\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            client.write(bytes);
        }
    }

    /** From now on answers this to everything. */
    public void answer(String bytes) {
        answer = Optional.of(bytes);
    }

    /** From now on answers nothing before {@link #release}. */
    void hold() {
        hold = new CountDownLatch(1);
    }

    void release() {
        hold.countDown();
    }

    /** All texts so far. */
    public List<String> heard() {
        return heard;
    }

    /** The commands, and texts in quotes, in the order they come. */
    public BlockingQueue<String> commands() {
        return commands;
    }

    /** How many clients there have been. */
    public int clients() {
        return clients.size();
    }

    /** Ends all connections, as a service that dies. */
    public void dropClients() throws IOException {
        for (var client : clients) {
            client.close();
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
        dropClients();
    }
}
