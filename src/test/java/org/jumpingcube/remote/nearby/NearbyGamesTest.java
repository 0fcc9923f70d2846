package org.jumpingcube.remote.nearby;

import static org.assertj.core.api.Assertions.assertThat;

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

    @Test
    void aFloodOfGamesAndNonsenseMakesNoLongList() throws Exception {
        var here = Multicast.ownComputer();
        try (var games = NearbyGames.look(here, told::add).orElseThrow();
                var socket = new MulticastSocket(GROUP.getPort())) {
            socket.setNetworkInterface(here.get(0));
            var random = new Random(5);
            var lists = new ArrayList<List<NearbyGame>>();
            for (int packet = 0; packet < 20_000; packet++) {
                byte[] bytes = new GameService("game-" + packet, "cube", 1 + packet)
                        .message(GROUP.getAddress(), GameService.HOLDS)
                        .bytes();
                if (packet % 2 == 1) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
                }
                socket.send(new DatagramPacket(bytes, bytes.length, GROUP));
            }
            await(list -> list.size() == NearbyGames.MOST_GAMES);
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
