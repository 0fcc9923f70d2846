package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.jumpingcube.Figure;
import org.jumpingcube.Laws;
import org.jumpingcube.Slow;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.Problem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Thousands of files that something has gone wrong with: each loads or is refused in words. */
@Slow
class SpoiltFilesTest {

    private final SpoiltFiles spoilt = new SpoiltFiles();

    private void spoilAll(GameFormat format, String folder, int total) throws Exception {
        spoilt.spoilAll(folder, Laws.times(total), contents -> spoilt.readSafely(format, contents));
    }

    @Test
    void spoiltSavesLoadOrAreRefusedInWords() throws Exception {
        spoilAll(Games.FORMATS.own(), "v1", 1_000);
        assertThat(spoilt.loaded + spoilt.refused).isGreaterThanOrEqualTo(1_000);
        assertThat(spoilt.loaded).as("some changes do no harm").isPositive();
        assertThat(spoilt.kinds)
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
    void spoiltGamesOfJumpinLoadOrAreRefusedInWords() throws Exception {
        spoilAll(Games.FORMATS.own(), "jumpin", 600);
        assertThat(spoilt.loaded + spoilt.refused).isGreaterThanOrEqualTo(600);
        assertThat(spoilt.loaded).as("some changes do no harm").isPositive();
        assertThat(spoilt.kinds)
                .contains(
                        Kind.ILLEGAL_MOVE,
                        Kind.NOT_A_MOVE,
                        Kind.NOT_A_BOARD,
                        Kind.NOT_A_CHOICE,
                        Kind.OUT_OF_RANGE,
                        Kind.OTHER_SIDE,
                        Kind.WRONG_RESULT);
    }

    @Test
    void spoiltListsOfMovesLoadOrAreRefusedInWords() throws Exception {
        spoilAll(new MoveListFormat(Games.FORMATS.own()), "moves", 300);
        assertThat(spoilt.loaded + spoilt.refused).isGreaterThanOrEqualTo(300);
        assertThat(spoilt.loaded).as("some changes do no harm").isPositive();
        assertThat(spoilt.kinds).contains(Kind.ILLEGAL_MOVE, Kind.NOT_A_MOVE, Kind.NOT_A_TAG, Kind.NOT_A_CHOICE);
    }

    @Test
    void spoiltKjcFilesLoadOrAreRefusedInWords() throws Exception {
        spoilAll(new KjcFormat(Games.CUBE), "kjc", 1_000);
        assertThat(spoilt.loaded + spoilt.refused).isGreaterThanOrEqualTo(1_000);
        assertThat(spoilt.loaded).as("some changes do no harm").isPositive();
        assertThat(spoilt.kinds)
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
    void spoiltLinesOfTextLoadOrAreRefusedInWords() throws Exception {
        spoilAll(Games.FORMATS.line(), "line", 600);
        assertThat(spoilt.loaded + spoilt.refused).isGreaterThanOrEqualTo(600);
        assertThat(spoilt.kinds).contains(Kind.SPOILT_LINE, Kind.NOT_A_LINE, Kind.NEWER, Kind.NOT_UTF8, Kind.ABSURD);
    }

    @Test
    void aFileGivenToTheOtherFormatIsRefusedInWords() throws Exception {
        spoilAll(new KjcFormat(Games.CUBE), "v1", 200);
        spoilAll(Games.FORMATS.own(), "kjc", 200);
        assertThat(spoilt.loaded).isZero();
    }

    @Test
    @Timeout(120)
    void bombsAndTheLongestGamesAreReadIn64MebibytesInAll() throws IOException, InterruptedException {
        String said = JavaProcess.output(JavaProcess.command(ReadBombs.class));
        assertThat(said.lines())
                .hasSize(2 * ReadBombs.bombs().size() + 1)
                .allSatisfy(line -> assertThat(line).matches("(refused: .+|3 games)"));
    }

    @Test
    void spoiltKeptGamesAreOfferedOrSetAside(@TempDir Path home) throws IOException, InterruptedException {
        assertThat(said("kept", 300, home)).matches("3\\d\\d spoilt files of kept: [1-9].*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"v1", "jumpin", "moves", "line", "kjc", "kept"})
    @Figure
    void aMillionSpoiltFilesLoadOrAreRefusedInWordsWithin64Mebibytes(String folder, @TempDir Path home)
            throws IOException, InterruptedException {
        String said = said(folder, 1_000_000, home);
        assertThat(said).matches("1,00\\d,\\d\\d\\d spoilt files of .*");
        System.out.println(said);
    }

    private static String said(String folder, int total, Path home) throws IOException, InterruptedException {
        return JavaProcess.output(JavaProcess.command(SpoiltFiles.class, folder, total, home))
                .strip();
    }
}
