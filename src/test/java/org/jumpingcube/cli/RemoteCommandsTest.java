package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Slow;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.FakeBroker;
import org.jumpingcube.remote.RealBroker;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code host} and {@code join}, as two programs that play with each other. */
@Slow
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class RemoteCommandsTest {
    @Test
    void twoProgramsPlayAWholeGameOfCubes() throws Exception {
        playWhole(Games.CUBE, "--size", "4");
    }

    @Test
    void twoProgramsPlayAWholeGameOfJumpin() throws Exception {
        playWhole(Games.JUMPIN, "--game", "jumpin");
    }

    private <P extends Position<P, M>, M> void playWhole(GameKind<P, M> kind, String... options) throws Exception {
        var words = new ArrayList<>(List.of("host", "--code", "abcd-2345", "--first", "guest"));
        words.addAll(List.of("--player", "kepler beginner seed 3"));
        words.addAll(List.of(options));
        try (var host = new Started(words)) {
            var listening = host.next().split(" ", -1);
            assertThat(listening[0]).isEqualTo("listening");
            assertThat(listening[2]).isEqualTo("ABCD2345");
            try (var guest = new Started(
                    List.of("join", "localhost:" + listening[1], "ABCD2345", "--player", "newton beginner seed 4"))) {
                var hostSaid = host.toEnd();
                var guestSaid = guest.toEnd();
                assertThat(hostSaid).contains("playing " + kind.name() + " as 2", "info friend is here");
                assertThat(guestSaid).contains("playing " + kind.name() + " as 1");
                assertThat(moves(hostSaid, "move ")).isEqualTo(moves(guestSaid, "mine move "));
                assertThat(moves(guestSaid, "move ")).isEqualTo(moves(hostSaid, "mine move "));
                assertThat(result(hostSaid)).isEqualTo(result(guestSaid)).matches("result (win [12]|draw) [a-z-]+");
                assertThat(host.exitCode()).isZero();
                assertThat(guest.exitCode()).isZero();
                assertThat(result(guestSaid)).isEqualTo(replayed(kind, guestSaid, options));
            }
        }
    }

    /** The result as the rules have it, whatever the two programs say. */
    private static <P extends Position<P, M>, M> String replayed(
            GameKind<P, M> kind, List<String> said, String... options) {
        P position = kind.start(
                options[0].equals("--size")
                        ? GameOptions.of("size", Integer.parseInt(options[1]))
                        : kind.usual(Map.of()));
        for (String line : said) {
            if (line.matches("(mine )?move .*")) {
                String text = line.replaceFirst("(mine )?move ", "");
                position = position.play(kind.notation().read(position, text).orElseThrow())
                        .after();
            }
        }
        var outcome = position.outcome();
        return "result "
                + outcome.winner().map(winner -> "win " + winner.number()).orElse("draw") + " " + outcome.reason();
    }

    private static List<String> moves(List<String> said, String beginning) {
        return said.stream()
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(beginning.length()))
                .toList();
    }

    private static String result(List<String> said) {
        return said.stream()
                .filter(line -> line.startsWith("result"))
                .findFirst()
                .orElse("none");
    }

    @Test
    void twoProgramsMeetAtABroker(@TempDir Path folder) throws Exception {
        if (!Boolean.getBoolean("window.tests.required")) {
            Assumptions.assumeTrue(RealBroker.isThere(), "apt-get install mosquitto");
        }
        try (var broker = RealBroker.open(folder);
                var host = new Started(List.of(
                        "host", "--size", "3", "--broker", broker.url(), "--player", "kepler beginner seed 3"))) {
            var listening = host.next().split(" ", -1);
            assertThat(listening[1]).isEqualTo(broker.url());
            try (var guest = new Started(
                    List.of("join", "--broker", broker.url(), listening[2], "--player", "newton beginner seed 4"))) {
                assertThat(result(guest.toEnd()))
                        .isEqualTo(result(host.toEnd()))
                        .startsWith("result win");
                assertThat(host.exitCode()).isZero();
                assertThat(guest.exitCode()).isZero();
            }
        }
    }

    @Test
    void aPersonPlaysThroughLinesAndIsToldWhatIsWrong() throws Exception {
        try (var host = new Started(List.of("host", "--size", "3"))) {
            var listening = host.next().split(" ", -1);
            assertThat(host.next()).isEqualTo("playing cube as 1");
            host.say("a1");
            assertThat(host.next()).isEqualTo("error nobody there");
            try (var guest = new Started(List.of("join", "127.0.0.1:" + listening[1], listening[2]))) {
                assertThat(host.next()).isEqualTo("info friend is here");
                assertThat(guest.next()).isEqualTo("playing cube as 2");
                assertThat(guest.next()).isEqualTo("info friend is here");
                guest.say("a1");
                assertThat(guest.next()).isEqualTo("error not your turn");
                host.say("zz");
                assertThat(host.next()).isEqualTo("error \"zz\" is not a move");
                host.say("a1");
                assertThat(host.next()).isEqualTo("ok");
                assertThat(guest.next()).isEqualTo("move a1");
                guest.say("take-back 0");
                assertThat(guest.next()).as("no move of its own").isEqualTo("error illegal");
                host.say("take-back 0");
                assertThat(host.next()).isEqualTo("ok");
                assertThat(guest.next()).isEqualTo("asks take-back 0");
                guest.say("no");
                assertThat(host.next()).isEqualTo("info friend declines");
                guest.say("a1");
                assertThat(guest.next()).isEqualTo("error illegal");
                guest.say("resign");
                assertThat(guest.next()).isEqualTo("ok");
                assertThat(guest.next()).isEqualTo("result win 1 resigned");
                assertThat(host.next()).isEqualTo("resign");
                assertThat(host.next()).isEqualTo("result win 1 resigned");
                assertThat(host.exitCode()).isZero();
                assertThat(guest.exitCode()).isZero();
            }
        }
    }

    @Test
    void whoIsNotLetInIsToldWhyAndSoIsWhoCannotListen() throws Exception {
        try (var host = new Started(List.of("host", "--size", "3"))) {
            var listening = host.next().split(" ", -1);
            var wrong = new CommandRun();
            assertThat(wrong.run("join", "localhost:" + listening[1], "AAAAAAAA"))
                    .isEqualTo(1);
            assertThat(wrong.out()).isEqualTo("error the code is wrong\n");
            var second = new CommandRun();
            assertThat(second.run("host", "--port", listening[1])).isEqualTo(1);
            assertThat(second.err()).startsWith("host could not finish: ").hasLineCount(1);
        }
        var nobody = new CommandRun();
        assertThat(nobody.run("join", "localhost:1", "AAAAAAAA")).isEqualTo(1);
        assertThat(nobody.out()).isEqualTo("error nobody answers at this address\n");
    }

    @Test
    void aHostBelievesInNoPastUnlessItHasKeptTheGame(@TempDir Path home, @TempDir Path other) throws Exception {
        var words = List.of("host", "--size", "3", "--code", "KEPT2345", "--port", "0");
        Started join;
        try (var host = new Started(words, home)) {
            join = new Started(List.of("join", "localhost:" + host.next().split(" ", -1)[1], "KEPT2345"));
            assertThat(host.next()).isEqualTo("playing cube as 1");
            assertThat(host.next()).isEqualTo("info friend is here");
            host.say("a1");
            assertThat(host.next()).isEqualTo("ok");
            assertThat(join.next()).isEqualTo("playing cube as 2");
            assertThat(join.next()).isEqualTo("info friend is here");
            assertThat(join.next()).isEqualTo("move a1");
        }
        join.close();
        try (var host = new Started(words, home)) {
            host.next();
            assertThat(host.next()).isEqualTo("playing cube as 1");
            assertThat(host.next()).isEqualTo("mine move a1");
            host.say("quit");
            assertThat(host.exitCode()).isZero();
        }
        for (Path first : List.of(home, other)) { // it was left there, and never was here
            try (var host = new Started(words, first)) {
                host.next();
                host.next();
                host.say("quit");
                assertThat(host.next()).isEqualTo("null");
            }
        }
    }

    @Test
    void aGuestLeavesABrokerThatSendsAByteNowAndThen() throws Exception {
        try (var broker = FakeBroker.trickling(2_000, 0x20);
                var guest = new Started(
                        List.of("join", "--broker", broker.address(false).toString(), "ABCD2345EFGH6789"))) {
            guest.say("a1");
            assertThat(guest.next()).isEqualTo("error nobody there");
            guest.say("quit");
            assertThat(guest.next()).isEqualTo("null");
            assertThat(guest.exitCode()).isZero();
        }
    }

    @Test
    void aPasswordIsNotSentInClearUnlessTheUserSaysSo() throws Exception {
        for (List<String> words : List.of(
                List.of("host", "--broker", "mqtt://anna:secret@broker.example"),
                List.of("join", "--broker", "mqtt://anna:secret@broker.example", "ABCD2345EFGH6789"))) {
            var run = new CommandRun();
            assertThat(run.run(words.toArray(String[]::new))).isEqualTo(2);
            assertThat(run.err()).contains("--clear-password").doesNotContain("secret");
        }
        try (var nobody = new Started(List.of("host", "--broker", "mqtt://anna:x@127.0.0.1:1"));
                var allowed = new Started(
                        List.of("host", "--broker", "mqtt://anna:x@localhost.invalid:1", "--clear-password"))) {
            assertThat(nobody.next()).as("to this computer").isEqualTo("error the broker cannot be reached");
            assertThat(allowed.next()).isEqualTo("error the broker cannot be reached");
        }
    }

    @Test
    void whatIsAskedWronglyIsRefused() {
        for (List<String> words : List.of(
                List.of("host", "--code", "12345678"),
                List.of("host", "--code", "ABCD2345EFGH6789"),
                List.of("host", "--broker", "mqtt://localhost", "--code", "ABCD2345"),
                List.of("join", "--broker", "mqtt://localhost", "ABCD2345"),
                List.of("host", "--size", "99"),
                List.of("host", "--port", "70000"),
                List.of("host", "--game", "jumpin", "--size", "6"),
                List.of("host", "--option", "size=1"),
                List.of("host", "--player", "kepler mighty"),
                List.of("join", "localhost", "AAAAAAAA"),
                List.of("join", "localhost:1", "AAAA"))) {
            var run = new CommandRun();
            assertThat(run.run(words.toArray(String[]::new)))
                    .as(words.toString())
                    .isEqualTo(2);
        }
    }

    /** A command in a process of its own. */
    private static final class Started implements AutoCloseable {
        private final Process process;
        private final BufferedReader out;
        private final Writer in;

        Started(List<String> words) throws IOException {
            this(words, Path.of("target", "remote-home"));
        }

        /** @param home where it keeps its files */
        Started(List<String> words, Path home) throws IOException {
            var builder = new ProcessBuilder(CommandRun.ownProgram(words.toArray(String[]::new)))
                    .redirectError(Path.of("target", "remote-errors.txt").toFile());
            builder.environment().put("JUMPING_CUBE_HOME", home.toAbsolutePath().toString());
            process = builder.start();
            out = process.inputReader(StandardCharsets.UTF_8);
            in = process.outputWriter(StandardCharsets.UTF_8);
        }

        void say(String line) throws IOException {
            in.write(line + "\n");
            in.flush();
        }

        String next() throws IOException {
            return String.valueOf(out.readLine());
        }

        List<String> toEnd() {
            return out.lines().toList();
        }

        int exitCode() throws InterruptedException {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            return process.exitValue();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }
}
