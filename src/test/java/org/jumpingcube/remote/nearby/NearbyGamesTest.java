package org.jumpingcube.remote.nearby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Announcing and looking, by real messages within this computer. */
class NearbyGamesTest {
    private static final InetSocketAddress GROUP = new InetSocketAddress("224.0.0.251", 5353);

    private final BlockingQueue<List<NearbyGame>> told = new LinkedBlockingQueue<>();

    private List<NearbyGame> await(Predicate<List<NearbyGame>> condition) throws InterruptedException {
        var games = told.poll(20, TimeUnit.SECONDS);
        while (games != null && !condition.test(games)) {
            games = told.poll(20, TimeUnit.SECONDS);
        }
        assertThat(games).isNotNull();
        return games;
    }

    private static Predicate<List<NearbyGame>> has(int port) {
        return games -> games.stream().anyMatch(game -> game.port() == port);
    }

    @Test
    void aGameIsListedWhileItIsAnnounced() throws Exception {
        var here = Multicast.ownComputer();
        try (var games = NearbyGames.look(here, told::add).orElseThrow();
                var second = AnnouncedGame.begin(here, "Küche\u202e \u0007", "jumpin", 4962)
                        .orElseThrow()) {
            try (var first =
                    AnnouncedGame.begin(here, "anna-laptop", "cube", 4961).orElseThrow()) {
                assertThat(await(has(4961).and(has(4962))))
                        .contains(
                                new NearbyGame("anna-laptop", "cube", "127.0.0.1", 4961),
                                new NearbyGame("Küche", "jumpin", "127.0.0.1", 4962));
                assertThat(first).isNotNull();
            }
            assertThat(await(has(4961).negate())).anyMatch(game -> game.port() == 4962);
            assertThat(second).isNotNull();
            assertThat(games).isNotNull();
        }
    }

    /** A computer of its own, as far as its address goes. */
    private static final class Neighbour implements AutoCloseable {
        private final MulticastSocket socket;

        Neighbour(String address) throws IOException {
            socket = new MulticastSocket(new InetSocketAddress(address, GROUP.getPort()));
            socket.setNetworkInterface(Multicast.ownComputer().get(0));
        }

        void announce(String name, int port) throws IOException {
            send(message(name, port));
        }

        static byte[] message(String name, int port) {
            return new GameService(name, "cube", port)
                    .message(GROUP.getAddress(), GameService.HOLDS)
                    .bytes();
        }

        void send(byte[] bytes) throws IOException {
            socket.send(new DatagramPacket(bytes, bytes.length, GROUP));
        }

        @Override
        public void close() {
            socket.close();
        }
    }

    @Test
    void aFloodOfGamesAndNonsenseFromOneAddressLeavesRoomForTheOthers() throws Exception {
        try (var games = NearbyGames.look(Multicast.ownComputer(), told::add).orElseThrow();
                var flooder = new Neighbour("127.0.0.2");
                var friend = new Neighbour("127.0.0.3")) {
            var random = new Random(5);
            for (int packet = 0; packet < 20_000; packet++) {
                byte[] bytes = Neighbour.message("game-" + packet, 1 + packet);
                if (packet % 2 == 1) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
                }
                flooder.send(bytes);
            }
            var full = await(list -> of(list, "127.0.0.2") == NearbyGames.MOST_OF_ONE);
            assertThat(full).hasSize(NearbyGames.MOST_OF_ONE);
            List<NearbyGame> list = full;
            for (int time = 0; time < 100 && !has(4961).test(list); time++) {
                friend.announce("anna-laptop", 4961); // again and again, since much of the flood still waits before it
                var next = told.poll(200, TimeUnit.MILLISECONDS);
                list = next == null ? list : next;
                assertThat(of(list, "127.0.0.2")).isLessThanOrEqualTo(NearbyGames.MOST_OF_ONE);
            }
            assertThat(list).hasSize(NearbyGames.MOST_OF_ONE + 1).anyMatch(game -> game.port() == 4961);
            assertThat(games).isNotNull();
        }
    }

    private static long of(List<NearbyGame> games, String address) {
        return games.stream().filter(game -> game.address().equals(address)).count();
    }

    @Test
    void aFullNetworkMakesNoLongList() throws Exception {
        try (var games = NearbyGames.look(Multicast.ownComputer(), told::add).orElseThrow()) {
            for (int computer = 1; computer <= NearbyGames.MOST_GAMES; computer++) {
                try (var neighbour = new Neighbour("127.0.1." + computer)) {
                    neighbour.announce("first-" + computer, 100 + computer);
                    neighbour.announce("second-" + computer, 200 + computer);
                }
            }
            await(list -> list.size() == NearbyGames.MOST_GAMES);
            var lists = new ArrayList<List<NearbyGame>>();
            told.drainTo(lists);
            assertThat(lists).allMatch(list -> list.size() <= NearbyGames.MOST_GAMES);
            assertThat(games).isNotNull();
        }
    }

    @Test
    void aComputerWithoutMulticastAnnouncesAndFindsNothing() {
        assertThat(AnnouncedGame.begin(List.<NetworkInterface>of(), "", "cube", 4961))
                .as("it does no harm")
                .hasValueSatisfying(AnnouncedGame::close);
    }
}
