package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.Relay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * Games between two programs that play through lines and know the game from these lines alone, while {@code host} and
 * {@code join} are killed and started again, and their connection is cut, also for longer than a minute.
 */
@Slow
@DisabledOnOs(OS.WINDOWS)
class DrivenProgramsTest {
    private static final int MOST_MOVES = 10; // before a fault
    private static final long PATIENCE_SECONDS = 300;
    private static final long OUTAGE_SECONDS = 45;

    private enum Fault {
        HOST_KILLED,
        GUEST_KILLED,
        CUT,
        /** Whoever is to move resigns while there is no connection. */
        OUTAGE
    }

    private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);

    @Test
    void bothDriversHaveTheSameGame() throws Exception {
        play(3, List.of(Fault.HOST_KILLED, Fault.CUT, Fault.GUEST_KILLED));
    }

    @Test
    @Figure
    void bothDriversHaveTheSameOfAllOfSixtyGames() throws Exception {
        int games = Integer.getInteger("driven.games", 60);
        int first = Integer.getInteger("driven.first", 1);
        for (int seed = first; seed < first + games; seed++) {
            var random = new Random(seed);
            var kinds = new ArrayList<Fault>();
            for (int count = 1 + random.nextInt(3); count > 0; count--) {
                kinds.add(Fault.values()[random.nextInt(3)]);
            }
            if (seed % 20 == 0) {
                kinds.add(Fault.OUTAGE);
            }
            play(seed, kinds);
        }
        System.out.printf(Locale.ROOT, "%d games through lines, %s: the same at both ends%n", games, faults);
    }

    private void play(long seed, List<Fault> kinds) throws Exception {
        var random = new Random(seed);
        int port = TerminalProgram.freePort();
        try (var relay = new Relay(port);
                var host = new TerminalProgram(
                        List.of("host", "--size", "3", "--code", "DRVN2345", "--port", Integer.toString(port)));
                var guest = new TerminalProgram(List.of("join", "127.0.0.1:" + relay.port(), "DRVN2345"))) {
            var drivers = List.of(new Driver(host, random), new Driver(guest, random));
            drivers.get(0).start();
            host.await(said -> said.contains("listening " + port + " DRVN2345"));
            drivers.get(1).start();
            var left = new ArrayList<>(kinds);
            int next = random.nextInt(MOST_MOVES / kinds.size());
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            while (!drivers.stream().allMatch(Driver::isOver)) {
                assertThat(System.nanoTime())
                        .as("game %d in time: %s", seed, drivers)
                        .isLessThan(end);
                for (var driver : drivers) {
                    driver.listen();
                    driver.act();
                }
                boolean isDue = drivers.get(1).game.size() >= next
                        && !drivers.get(1).game.isEmpty();
                if (!left.isEmpty() && isDue && drivers.stream().noneMatch(Driver::isOver)) {
                    fault(left.remove(0), relay, drivers, port);
                    next += random.nextInt(MOST_MOVES / kinds.size());
                }
                TimeUnit.MILLISECONDS.sleep(1);
            }
            host.end();
            guest.end();
            assertThat(drivers.get(0).game).as("game %d", seed).isEqualTo(drivers.get(1).game);
            assertThat(drivers.get(0).result).as("game %d", seed).isEqualTo(drivers.get(1).result);
        }
    }

    private void fault(Fault fault, Relay relay, List<Driver> drivers, int port) throws Exception {
        faults.merge(fault, 1, Integer::sum);
        switch (fault) {
            case HOST_KILLED -> {
                drivers.get(0).program.kill();
                drivers.get(0).start();
                drivers.get(0).program.await(said -> said.contains("listening " + port + " DRVN2345"));
            }
            case GUEST_KILLED -> {
                drivers.get(1).program.kill();
                drivers.get(1).start();
            }
            case CUT -> relay.cut();
            case OUTAGE -> {
                relay.block(true);
                drivers.forEach(driver -> driver.isGivingUp = true);
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(OUTAGE_SECONDS);
                while (System.nanoTime() < end) {
                    for (var driver : drivers) {
                        driver.listen();
                        driver.act();
                    }
                    TimeUnit.MILLISECONDS.sleep(10);
                }
                relay.block(false);
            }
        }
    }

    /** Knows of the game what its program says, and adds what it has asked for at {@code ok}. */
    private static final class Driver {
        final TerminalProgram program;
        private final Random random;
        private final List<String> game = new ArrayList<>();
        private int read;
        private int side;
        private Optional<String> asked = Optional.empty();
        private Optional<String> result = Optional.empty();
        private boolean mayAct;
        private boolean isGivingUp;

        Driver(TerminalProgram program, Random random) {
            this.program = program;
            this.random = random;
        }

        void start() throws IOException {
            game.clear();
            read = 0;
            side = 0;
            asked = Optional.empty();
            program.start();
        }

        boolean isOver() {
            return result.isPresent();
        }

        void listen() throws IOException {
            for (String line : program.after(read)) {
                if (line.equals("error nobody answers at this address")) {
                    start(); // as the user does; cut before it was let in, or the machine is busy
                    return;
                }
                read++;
                hear(line);
            }
        }

        private void hear(String line) {
            mayAct = !line.equals("error nobody there"); // until something else is told
            if (line.equals("ok")) {
                game.add(asked.orElseThrow());
                asked = Optional.empty();
            } else if (line.startsWith("error")) {
                asked = Optional.empty();
            } else if (line.startsWith("playing cube as ")) {
                side = line.charAt(line.length() - 1) - '0';
            } else if (line.startsWith("result ")) {
                result = Optional.of(line);
            } else if (line.matches("(mine )?(move .*|resign)")) {
                game.add(line.replaceFirst("^mine ", ""));
            }
        }

        /** Does not wait to be told that the friend is there: what is too early must be refused. */
        void act() throws IOException {
            if (side > 0 && mayAct && asked.isEmpty() && result.isEmpty()) {
                var position = position();
                if (position.toMove().number() == side && !position.outcome().isOver()) {
                    boolean isEnd = isGivingUp || (game.size() > 6 && random.nextInt(12) == 0);
                    var moves = position.legalMoves();
                    asked = Optional.of(isEnd ? "resign" : "move " + moves.get(random.nextInt(moves.size())));
                    program.say(asked.get().replaceFirst("^move ", ""));
                }
            }
        }

        /** Fails if what was said, in the order in which it was said, is no game. */
        private CubePosition position() {
            CubePosition position = Games.CUBE.start(GameOptions.of("size", 3));
            for (String entry : game) {
                if (entry.startsWith("move ")) {
                    Square square =
                            Square.parse(entry.substring("move ".length())).orElseThrow();
                    assertThat(position.legalMoves()).as("%s", game).contains(square);
                    position = position.play(square).after();
                }
            }
            return position;
        }

        @Override
        public String toString() {
            return game + " " + result;
        }
    }
}
