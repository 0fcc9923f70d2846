package org.jumpingcube.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.Laws;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.JavaProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
    private final Tournament tournament = tournament();

    private Path file = Path.of("");
    private List<PlayedGame> games = List.of();

    private static Tournament tournament() {
        return TournamentRunTest.of(
                4, Optional.empty(), TournamentRunTest.player("greedy"), TournamentRunTest.player("random"));
    }

    @BeforeEach
    void play(@TempDir Path folder) throws Exception {
        file = folder.resolve("some.results");
        games = played(tournament);
    }

    private List<PlayedGame> played(Tournament which) throws IOException, InterruptedException {
        try (var results = ResultFile.open(file, which)) {
            var run = new TournamentRun(which, Games.CUBE, Path.of(""), results.earlier(), game -> {
                try {
                    results.add(game);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            assertThat(run.play(1)).isTrue();
            return run.games();
        }
    }

    @Test
    void gamesComeBackAsTheyWere() throws Exception {
        try (var results = ResultFile.open(file, tournament)) {
            assertThat(results.earlier()).isEqualTo(games).hasSize(8);
        }
    }

    /** As a kill leaves it, at whatever byte. */
    @Test
    void aFileThatIsCutShortKeepsItsWholeLinesAndGoesOn() throws Exception {
        byte[] whole = Files.readAllBytes(file);
        var random = new Random(1);
        for (int time = 0; time < Laws.times(20); time++) {
            Files.write(file, Arrays.copyOf(whole, head(whole) + random.nextInt(whole.length - head(whole))));
            assertThat(TableText.csv(tournament, played(tournament))).isEqualTo(TableText.csv(tournament, games));
        }
    }

    private static int head(byte[] whole) {
        int end = 0;
        while (whole[end] != '\n') {
            end++;
        }
        return end + 1;
    }

    @Test
    void spoiltLinesArePlayedAgain() throws Exception {
        String whole = Files.readString(file);
        int second = whole.indexOf('\n') + 1;
        Files.writeString(file, whole.substring(0, second) + "{}" + whole.substring(second + 2));
        assertThat(TableText.csv(tournament, played(tournament))).isEqualTo(TableText.csv(tournament, games));
    }

    @Test
    void nobodyElseMayHaveThemOpen() throws Exception {
        try (var results = ResultFile.open(file, tournament)) {
            assertThatThrownBy(() -> ResultFile.open(file, tournament))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another program");
            assertThat(results.earlier()).hasSize(8);
        }
    }

    @Test
    void theResultsOfAnotherTournamentStayAsTheyAre() throws Exception {
        byte[] before = Files.readAllBytes(file);
        var other = TournamentRunTest.of(
                6, Optional.empty(), TournamentRunTest.player("greedy"), TournamentRunTest.player("random"));
        assertThatThrownBy(() -> played(other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another tournament");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    /** Opens results with little memory. */
    static final class WithLittleMemory {
        public static void main(String[] arguments) throws IOException {
            try (var results = ResultFile.open(Path.of(arguments[0]), tournament())) {
                System.out.print(results.earlier().size() + " games");
            }
        }
    }

    @Test
    void aFileLargerThanTheMemoryIsReadLineAfterLine() throws Exception {
        var whole = Files.readAllBytes(file);
        var games = Arrays.copyOfRange(whole, head(whole), whole.length);
        try (var out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
            for (long size = whole.length; size < 80L << 20; size += games.length) {
                out.write(games);
            }
            out.write("x".repeat(2 << 20).getBytes(StandardCharsets.UTF_8)); // a line too long for a game
            out.write('\n');
        }
        assertThat(JavaProcess.output(JavaProcess.command(WithLittleMemory.class, file)))
                .isEqualTo("8 games");
    }

    @Test
    void aFileLargerThanAnyResultsStaysAsItIs() throws Exception {
        long size = (128L << 20) + 1;
        try (var out = FileChannel.open(file, StandardOpenOption.WRITE)) {
            out.write(ByteBuffer.wrap(new byte[1]), size - 1);
        }
        assertThatThrownBy(() -> ResultFile.open(file, tournament))
                .isInstanceOf(IOException.class)
                .hasMessage("larger than 128 MiB");
        assertThat(file).hasSize(size);
    }
}
