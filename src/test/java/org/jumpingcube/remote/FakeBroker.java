package org.jumpingcube.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.remote.broker.BrokerAddress;

/** What sends each who connects some bytes, after a packet has come and at a pace of its own, whatever is said to it. */
public final class FakeBroker implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final List<Socket> visitors = new CopyOnWriteArrayList<>();
    private final byte[] answer;
    private final long pauseMillis;

    /** @param pauseMillis before each byte */
    public FakeBroker(long pauseMillis, byte... answer) throws IOException {
        this.answer = answer;
        this.pauseMillis = pauseMillis;
        start(() -> {
            while (true) {
                Socket visitor = door.accept();
                visitors.add(visitor);
                start(() -> answer(visitor));
            }
        });
    }

    /** Sends zeros for ever, each after a pause. */
    public static FakeBroker trickling(long pauseMillis, int first) throws IOException {
        var answer = new byte[10_000];
        answer[0] = (byte) first;
        answer[1] = (byte) 0xff; // a packet of some thousand bytes
        answer[2] = 0x1f;
        return new FakeBroker(pauseMillis, answer);
    }

    private interface Work {
        void run() throws IOException, InterruptedException;
    }

    private static void start(Work work) {
        var thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (IOException | InterruptedException e) {
                        // closed
                    }
                },
                "fake-broker");
        thread.setDaemon(true);
        thread.start();
    }

    private void answer(Socket visitor) throws IOException, InterruptedException {
        visitor.getInputStream().read();
        for (byte next : answer) {
            TimeUnit.MILLISECONDS.sleep(pauseMillis);
            visitor.getOutputStream().write(next);
        }
    }

    public BrokerAddress address(boolean isEncrypted) {
        return BrokerAddress.of("127.0.0.1:" + door.getLocalPort(), isEncrypted, "", "")
                .orElseThrow();
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket visitor : visitors) {
            visitor.close();
        }
    }
}
