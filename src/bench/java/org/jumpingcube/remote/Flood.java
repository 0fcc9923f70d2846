package org.jumpingcube.remote;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Floods a host on this machine. "strangers": some connect and talk without end, others connect and say nothing.
 * "friend": one who knows the code sends a thousand lines a second, half of which the window shows, and comes back when
 * thrown out. Arguments: which, port, code, seconds. Prints what was sent.
 */
public final class Flood {
    private static final int STRANGERS = 2;
    private static final int MOST_SILENT = 100;
    private static final int SENSELESS_EACH = 200; // more would end the game
    private static final List<String> LINES = List.of("ping", "refused 1 late"); // the second is shown by the window

    private final int port;
    private final Code code;
    private final long end;
    private final AtomicLong connections = new AtomicLong();
    private final AtomicLong visits = new AtomicLong();
    private final AtomicLong lines = new AtomicLong();

    private Flood(int port, Code code, int seconds) {
        this.port = port;
        this.code = code;
        end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    public static void main(String[] arguments) throws InterruptedException {
        var flood = new Flood(Integer.parseInt(arguments[1]), new Code(arguments[2]), Integer.parseInt(arguments[3]));
        if (arguments[0].equals("friend")) {
            start(flood::visit);
        } else {
            for (int stranger = 0; stranger < STRANGERS; stranger++) {
                start(flood::talk);
            }
            start(flood::connectSilently);
        }
        while (flood.isOn()) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        System.out.printf(
                Locale.ROOT,
                "  sent: %d connections of strangers, %d visits of the friend with %d lines%n",
                flood.connections.get(),
                flood.visits.get(),
                flood.lines.get());
        System.exit(0);
    }

    private static void start(Runnable work) {
        var thread = new Thread(work, "flood");
        thread.setDaemon(true);
        thread.start();
    }

    private boolean isOn() {
        return System.nanoTime() < end;
    }

    private Socket connect() throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        connections.incrementAndGet();
        return socket;
    }

    private void talk() {
        byte[] noise = "noise\n".repeat(1000).getBytes(StandardCharsets.US_ASCII);
        while (isOn()) {
            try (var socket = connect()) {
                while (isOn()) {
                    socket.getOutputStream().write(noise);
                }
            } catch (IOException e) {
                // thrown out
            }
        }
    }

    private void connectSilently() {
        var silent = new ArrayDeque<Socket>();
        while (isOn()) {
            try {
                silent.add(connect());
                if (silent.size() > MOST_SILENT) {
                    silent.remove().close();
                }
            } catch (IOException e) {
                // the door has no room
            }
        }
    }

    private void visit() {
        var random = new Random(1);
        while (isOn()) {
            try (var friend = RawFriend.greeted(port, code)) {
                visits.incrementAndGet();
                while (!friend.socket.isClosed() && isOn()) {
                    boolean isSenseless = random.nextInt(SENSELESS_EACH) == 0;
                    friend.line.send(isSenseless ? "no sense" : LINES.get(random.nextInt(LINES.size())));
                    lines.incrementAndGet();
                    TimeUnit.MILLISECONDS.sleep(1);
                }
            } catch (IOException e) {
                // not let in among all the strangers, or thrown out
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
