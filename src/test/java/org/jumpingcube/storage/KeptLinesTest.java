package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jumpingcube.Law;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of the puzzles from the user's own games. */
class KeptLinesTest {
    private static final int MOST = 5;
    private static final List<String> PUZZLES =
            Puzzles.all().stream().limit(9).map(Puzzle::line).toList();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private KeptLines file() {
        return KeptLines.puzzles(
                new Folders(folder, folder), MOST, line -> Puzzle.parse(line).isPresent());
    }

    private Path path() {
        return folder.resolve("puzzles.txt");
    }

    @Test
    void theLatestAreKeptEachOnceForTheUserAlone() throws IOException {
        assertThat(file().load()).isEmpty();
        for (String line : PUZZLES) {
            file().add(List.of(line, line));
        }
        assertThat(file().load()).isEqualTo(PUZZLES.subList(4, 9));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path())))
                .isEqualTo("rw-------");
    }

    @Test
    void linesThatAreNoPuzzlesAreLeftOut() throws IOException {
        Files.writeString(path(), "# what is this\n" + PUZZLES.get(0) + "\n5 1000 a1 1 1-1-/1-1-\n\n");
        assertThat(file().load()).containsExactly(PUZZLES.get(0));
        assertThat(file().add(List.of(PUZZLES.get(1)))).isEqualTo(PUZZLES.subList(0, 2));
        assertThat(Files.readAllLines(path())).isEqualTo(PUZZLES.subList(0, 2));
    }

    @Test
    void whatIsNoTextIsSetAsideAndAPipeIsRefused() throws Exception {
        Files.write(path(), new byte[] {(byte) 0xff, 0, 1});
        assertThat(file().load()).isEmpty();
        assertThat(file().add(PUZZLES.subList(0, 1))).isEqualTo(PUZZLES.subList(0, 1));
        assertThat(Files.readAllBytes(folder.resolve("puzzles.txt.broken"))).hasSize(3);
        Files.write(path(), new byte[] {(byte) 0xff});
        file().add(PUZZLES);
        assertThat(Files.readAllBytes(folder.resolve("puzzles.txt.broken"))).hasSize(3);
        assertThat(Files.readAllBytes(folder.resolve("puzzles.txt.broken-2"))).hasSize(1);
        Files.delete(path());
        assertThat(new ProcessBuilder("mkfifo", path().toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> file().add(PUZZLES)).isInstanceOf(SaveException.class);
        assertThatThrownBy(() -> file().load()).isInstanceOf(IOException.class);
    }

    /** Bytes changed, taken out and put in: what is still read can be played, and everything else is gone. */
    @Law(tries = 100)
    void aSpoiltFileGivesPuzzlesOrNothing(Random random) throws IOException {
        var bytes = new ArrayList<Byte>();
        for (byte letter : String.join("\n", PUZZLES.subList(0, 3)).getBytes(StandardCharsets.UTF_8)) {
            bytes.add(letter);
        }
        for (int change = 0; change < 1 + random.nextInt(5); change++) {
            int place = random.nextInt(bytes.size());
            if (random.nextBoolean()) {
                bytes.remove(place);
            } else {
                bytes.add(place, (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : 32 + random.nextInt(90)));
            }
        }
        var spoilt = new byte[bytes.size()];
        IntStream.range(0, spoilt.length).forEach(index -> spoilt[index] = bytes.get(index));
        Files.write(path(), spoilt);
        assertThat(file().load()).allSatisfy(line -> {
            var puzzle = Puzzle.parse(line).orElseThrow();
            assertThat(puzzle.position().play(puzzle.solution())).isNotNull();
            assertThat(puzzle.region()).contains(puzzle.solution());
            assertThat(puzzle.line()).isNotEmpty();
        });
        assertThat(file().add(List.of(PUZZLES.get(4)))).contains(PUZZLES.get(4));
        assertThat(file().load()).contains(PUZZLES.get(4));
    }
}
