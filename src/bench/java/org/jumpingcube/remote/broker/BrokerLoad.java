package org.jumpingcube.remote.broker;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * How many games one Mosquitto carries. Each pair of simulated programs has two sessions, with topics, packets and sizes
 * as in a real game: every second one of the two sends a move, and the other says that it has it. Arguments: how many
 * pairs, and for how many seconds. Mosquitto is its own, on loopback only, and ends with it.
 */
final class BrokerLoad {
    private static final int MOVE_BYTES = 120; // "play 31 0123456789abcdef move c4", sealed and in its envelope
    private static final int ANSWER_BYTES = 100; // "have 31 0123456789abcdef"
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
    private static final int CONNECTING_AT_ONCE = 50;

    private final Selector selector = Selector.open();
    private final List<Player> players = new ArrayList<>();
    private final List<Long> travels = new ArrayList<>();
    private final int port;
    private long messages;
    private int ready;
    private boolean isMeasuring;

    private BrokerLoad(int port) throws IOException {
        this.port = port;
    }

    public static void main(String[] arguments) throws Exception {
        int pairs = Integer.parseInt(arguments[0]);
        int seconds = Integer.parseInt(arguments[1]);
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Path settings = Files.createTempFile("load", ".conf");
        Files.writeString(
                settings, "listener " + port + " 127.0.0.1\nallow_anonymous true\npersistence false\nlog_type error\n");
        Process mosquitto = new ProcessBuilder("/usr/sbin/mosquitto", "-c", settings.toString())
                .inheritIO()
                .start();
        try {
            TimeUnit.SECONDS.sleep(1);
            new BrokerLoad(port).run(pairs, seconds, Path.of("/proc/" + mosquitto.pid()));
        } finally {
            mosquitto.destroyForcibly().waitFor();
            Files.delete(settings);
        }
    }

    private void run(int pairs, int seconds, Path broker) throws IOException {
        String empty = memory(broker);
        long start = System.nanoTime();
        while (ready < 2 * pairs) {
            if (players.size() < 2 * pairs && players.size() - ready < CONNECTING_AT_ONCE) {
                int number = players.size();
                players.add(new Player(number / 2, number % 2 == 0 ? "host" : "guest", number % 2 == 0 ? "guest" : "host"));
            }
            select(1);
        }
        System.out.printf(
                Locale.ROOT,
                "%d pairs are connected after %.1f s; the broker's memory: %s, %s when empty%n",
                pairs,
                (System.nanoTime() - start) / 1e9,
                memory(broker),
                empty);
        play(pairs, 5, broker); // until all is as it will be
        isMeasuring = true;
        play(pairs, seconds, broker);
    }

    /** Each pair makes a move a second, at a moment of its own. */
    private void play(int pairs, int seconds, Path broker) throws IOException {
        messages = 0;
        long start = System.nanoTime();
        double used = processorSeconds(broker);
        long moves = (long) seconds * pairs;
        long late = 0;
        for (long move = 0; move < moves; move++) {
            long due = start + move * SECOND / pairs;
            long now = System.nanoTime();
            late = Math.max(late, now - due);
            while (now < due) {
                select(Math.max(1, TimeUnit.NANOSECONDS.toMillis(due - now)));
                now = System.nanoTime();
            }
            int pair = (int) (move % pairs);
            players.get(2 * pair + (int) (move / pairs % 2)).move(now);
            if (move % 16 == 0) {
                selectNow();
            }
        }
        double time = (System.nanoTime() - start) / 1e9;
        long end = System.nanoTime() + 3 * SECOND;
        while (System.nanoTime() < end) {
            select(10);
        }
        if (isMeasuring) {
            print(pairs, time, late, moves, processorSeconds(broker) - used, memory(broker));
        }
    }

    private void print(int pairs, double time, long late, long moves, double processor, String memory) {
        long[] sorted = travels.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d pairs, %.1f s: %.0f messages a second into the broker; %d of %d moves arrived; median %.2f ms,"
                        + " 99 %% within %.1f ms, longest %.0f ms; sent at most %.0f ms late; the broker used %.2f of a"
                        + " processor, %.0f microseconds a message, and %s%n",
                pairs,
                time,
                messages / time,
                sorted.length,
                moves,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6,
                sorted[sorted.length - 1] / 1e6,
                late / 1e6,
                processor / time,
                processor / messages * 1e6,
                memory);
    }

    private static String memory(Path process) throws IOException {
        return Files.readAllLines(process.resolve("status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .findFirst()
                .orElse("?")
                .replaceAll("\\s+", " ");
    }

    private static double processorSeconds(Path process) throws IOException {
        String[] words = Files.readString(process.resolve("stat")).split(" ");
        return (Long.parseLong(words[13]) + Long.parseLong(words[14])) / 100.0;
    }

    private void selectNow() throws IOException {
        selector.selectNow(BrokerLoad::serve);
    }

    private void select(long millis) throws IOException {
        selector.select(BrokerLoad::serve, millis);
    }

    private static void serve(SelectionKey key) {
        try {
            ((Player) key.attachment()).serve();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** One of the two programs of a game. */
    private final class Player {
        private final SocketChannel channel;
        private final SelectionKey key;
        private final ByteBuffer in = ByteBuffer.allocate(2 * Packet.LONGEST);
        private final String inbox;
        private final String outbox;
        private int number = 1;

        Player(int pair, String me, String other) throws IOException {
            String topic = String.format(Locale.ROOT, "jumping-cube/%032x/", pair);
            inbox = topic + me;
            outbox = topic + other;
            channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            channel.configureBlocking(false);
            key = channel.register(selector, SelectionKey.OP_READ, this);
            var session = new Packet.Session("load-" + pair + me, true, 0, 300, 5);
            var address = new BrokerAddress("localhost", port, false, "", "");
            send(Packet.connect(session, address, outbox, new byte[52]));
            send(Packet.subscribe(1, inbox));
        }

        private void send(Packet packet) throws IOException {
            var bytes = ByteBuffer.wrap(packet.bytes());
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        }

        private void publish(int length, long time) throws IOException {
            number = number == 0xffff ? 2 : number + 1;
            byte[] message = new byte[length];
            ByteBuffer.wrap(message).putLong(time);
            send(Packet.publish(number, outbox, message));
            messages++;
        }

        void move(long now) throws IOException {
            publish(MOVE_BYTES, now);
        }

        void serve() throws IOException {
            if (channel.read(in) < 0) {
                key.cancel();
                throw new IOException("the broker has gone");
            }
            in.flip();
            while (isWhole()) {
                int start = in.position();
                var stream = new DataInputStream(
                        new ByteArrayInputStream(in.array(), start + 1, in.limit() - start - 1));
                int before = stream.available();
                var packet = Packet.read(in.get(start), stream);
                in.position(start + 1 + before - stream.available());
                take(packet);
            }
            in.compact();
        }

        private boolean isWhole() {
            int length = 0;
            for (int index = 1; index < in.remaining() && index <= 4; index++) {
                int read = in.get(in.position() + index);
                length |= (read & 0x7f) << (7 * (index - 1));
                if (read >= 0) {
                    return in.remaining() >= 1 + index + length;
                }
            }
            return false;
        }

        private void take(Packet packet) throws IOException {
            if (packet.type() == Packet.SUBACK) {
                ready++;
            } else if (packet.type() == Packet.PUBLISH) {
                var arrival = packet.arrival();
                send(Packet.acknowledge(arrival.number()));
                if (arrival.message().length == MOVE_BYTES) {
                    if (isMeasuring) {
                        travels.add(System.nanoTime() - ByteBuffer.wrap(arrival.message()).getLong());
                    }
                    publish(ANSWER_BYTES, 0);
                }
            }
        }
    }
}
