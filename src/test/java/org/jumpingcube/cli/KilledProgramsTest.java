package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.jumpingcube.remote.Relay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * Games between two programs, each a process of its own, that are killed at random moments and started again with the
 * same words, or whose connection is cut or silent for longer than either waits.
 */
@Slow
@DisabledOnOs(OS.WINDOWS) // which has no signals
class KilledProgramsTest {
    private static final int FIRST_FAULT = 2; // moves
    private static final int LAST_FAULT = 14; // no game of this size is over yet

    private enum Fault {
        HOST_KILLED,
        GUEST_KILLED,
        CUT,
        /** A program stands still until the other has given its connection up, which takes 30 s. */
        SILENT
    }

    private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);

    @Test
    void bothProgramsHaveTheSameGameThoughEitherIsKilled() throws Exception {
        play(1, List.of(Fault.HOST_KILLED, Fault.GUEST_KILLED, Fault.CUT));
    }

    @Test
    @Figure
    void bothProgramsHaveTheSameOfAllOfTwoHundredGames() throws Exception {
        int games = Integer.getInteger("killed.games", 200);
        int first = Integer.getInteger("killed.first", 1);
        for (int seed = first; seed < first + games; seed++) {
            var random = new Random(seed);
            var kinds = new ArrayList<Fault>();
            for (int count = 1 + random.nextInt(2); count > 0; count--) {
                kinds.add(Fault.values()[random.nextInt(3)]);
            }
            if (seed % 20 == 0) {
                kinds.add(Fault.SILENT);
            }
            play(seed, kinds);
        }
        System.out.printf(Locale.ROOT, "%d games between two processes, %s: the same on both sides%n", games, faults);
    }

    private void play(long seed, List<Fault> kinds) throws Exception {
        var random = new Random(seed);
        int port = TerminalProgram.freePort();
        String player = " beginner seed " + seed;
        try (var relay = new Relay(port);
                var host = new TerminalProgram(List.of(
                        "host",
                        "--size",
                        "4",
                        "--code",
                        "ABCD2345",
                        "--port",
                        Integer.toString(port),
                        "--player",
                        "kepler" + player));
                var guest = new TerminalProgram(
                        List.of("join", "127.0.0.1:" + relay.port(), "ABCD2345", "--player", "newton" + player))) {
            host.start();
            host.await(said -> said.contains("listening " + port + " ABCD2345"));
            guest.start();
            int moves = FIRST_FAULT;
            for (Fault fault : kinds) {
                moves += random.nextInt((LAST_FAULT - FIRST_FAULT) / kinds.size());
                int enough = moves;
                guest.await(said -> moves(said).size() >= enough);
                faults.merge(fault, 1, Integer::sum);
                switch (fault) {
                    case HOST_KILLED -> {
                        host.kill();
                        host.start();
                        host.await(said -> said.contains("listening " + port + " ABCD2345"));
                    }
                    case GUEST_KILLED -> {
                        guest.kill();
                        guest.start();
                    }
                    case CUT -> relay.cut();
                    case SILENT -> {
                        host.await(TerminalProgram::hasFriend);
                        guest.signal("STOP");
                        host.await(said -> !TerminalProgram.hasFriend(said));
                        guest.signal("CONT");
                    }
                }
            }
            var hostSaid = host.end();
            var guestSaid = guest.end();
            assertThat(moves(hostSaid)).as("game %d", seed).isEqualTo(moves(guestSaid));
            assertThat(result(hostSaid))
                    .as("game %d", seed)
                    .isEqualTo(result(guestSaid))
                    .matches("result win [12] .*");
        }
    }

    /** All moves that a program has told, whoever made them. */
    private static List<String> moves(List<String> said) {
        return said.stream()
                .filter(line -> line.matches("(mine )?move .*"))
                .map(line -> line.replaceFirst("^mine ", ""))
                .toList();
    }

    private static String result(List<String> said) {
        return said.stream()
                .filter(line -> line.startsWith("result"))
                .findFirst()
                .orElse("none");
    }
}
