package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** More than ten thousand files that something has gone wrong with: each loads or is refused in words. */
class SpoiltFilesTest {

    private final Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    private int loaded;
    private int refused;

    private static List<Path> examples(String folder) throws IOException {
        try (var files = Files.list(Path.of("src/test/resources/saves").resolve(folder))) {
            return files.sorted().toList();
        }
    }

    private void spoilAll(GameFormat format, List<byte[]> files, int total) throws IOException {
        int seeds = total / files.size() / Mutator.Way.values().length + 1;
        for (byte[] file : files) {
            for (var way : Mutator.Way.values()) {
                for (int seed = 0; seed < seeds; seed++) {
                    readSafely(format, new Mutator(seed).spoil(file, way));
                }
            }
        }
    }

    private void readSafely(GameFormat format, byte[] contents) throws IOException {
        var result = format.read(contents);
        if (result instanceof Loaded good) {
            loaded++;
            assertThat(format.read(format.write(good.saved())))
                    .as("loads again")
                    .isEqualTo(result);
        } else if (result instanceof Rejected bad) {
            refused++;
            bad.problems().forEach(problem -> kinds.add(problem.kind()));
            for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
                assertThat(bad.message(Path.of("file"), locale)).hasSizeBetween(20, 10_000);
            }
        }
    }

    private static List<byte[]> contents(String folder) throws IOException {
        var contents = new ArrayList<byte[]>();
        for (Path file : examples(folder)) {
            contents.add(Files.readAllBytes(file));
        }
        return contents;
    }

    @Test
    void spoiltSavesLoadOrAreRefusedInWords() throws IOException {
        spoilAll(Games.FORMATS.own(), contents("v1"), 5_000);
        assertThat(loaded + refused).isGreaterThanOrEqualTo(5_000);
        assertThat(loaded).as("some changes do no harm").isPositive();
        assertThat(kinds)
                .contains(
                        Kind.NOT_JSON,
                        Kind.TRUNCATED,
                        Kind.ABSURD,
                        Kind.NOT_UTF8,
                        Kind.ILLEGAL_MOVE,
                        Kind.NOT_A_MOVE,
                        Kind.OUT_OF_RANGE,
                        Kind.NOT_A_CHOICE,
                        Kind.NOT_A_CUBE,
                        Kind.MISSING,
                        Kind.OTHER_FORMAT,
                        Kind.NEWER,
                        Kind.WRONG_RESULT);
    }

    @Test
    void spoiltKjcFilesLoadOrAreRefusedInWords() throws IOException {
        spoilAll(new KjcFormat(Games.CUBE), contents("kjc"), 5_000);
        assertThat(loaded + refused).isGreaterThanOrEqualTo(5_000);
        assertThat(loaded).as("some changes do no harm").isPositive();
        assertThat(kinds)
                .contains(
                        Kind.NOT_KJC,
                        Kind.NO_ENTRY,
                        Kind.TWICE,
                        Kind.NOT_AN_ENTRY,
                        Kind.NOT_A_KJC_CUBE,
                        Kind.NOT_A_KJC_NUMBER,
                        Kind.NOT_A_KJC_FLAG,
                        Kind.ABSURD,
                        Kind.NOT_UTF8);
    }

    @Test
    void aFileGivenToTheOtherFormatIsRefusedInWords() throws IOException {
        spoilAll(new KjcFormat(Games.CUBE), contents("v1"), 500);
        spoilAll(Games.FORMATS.own(), contents("kjc"), 500);
        assertThat(loaded).isZero();
    }

    @Test
    @Timeout(120)
    void bombsAndTheLongestGamesAreReadIn64MebibytesInAll() throws IOException, InterruptedException {
        String said = JavaProcess.output(JavaProcess.command(ReadBombs.class));
        assertThat(said.lines())
                .hasSize(2 * ReadBombs.bombs().size() + 1)
                .allSatisfy(line -> assertThat(line).matches("(refused: .+|3 games)"));
    }
}
