package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as one line of text. */
@Slow
class LineFormatTest {
    private static final LineFormat FORMAT = Games.FORMATS.line();
    private static final Path LINES = Path.of("src/test/resources/saves/line");

    private static LoadResult read(String line) {
        return FORMAT.read(line.getBytes(UTF_8));
    }

    private static List<Kind> kinds(String line) {
        assertThat(read(line)).as(line).isInstanceOf(Rejected.class);
        return ((Rejected) read(line)).problems().stream().map(Problem::kind).toList();
    }

    @Law(tries = 200)
    void aGameOfCubesComesBackFromItsLine(Random random) {
        int side = 2 + random.nextInt(9);
        var game = SampleGames.random(side, random.nextInt(120), random.nextLong());
        var saved = SampleGames.saved(game.at(random.nextInt(game.turns().size() + 1)));
        assertThat(read(LineFormat.line(saved))).isEqualTo(new Loaded(saved));
    }

    @Law(tries = 100)
    void aGameFromASetUpBoardComesBackFromItsLine(Random random) {
        var history = SampleGames.random(2 + random.nextInt(9), random.nextInt(60), random.nextLong());
        var position =
                history.at(Math.max(0, history.cursor() - 1)).current(); // not one that is won: it may be unsettled
        var saved = SampleGames.saved(SampleGames.random(position, 5, random.nextLong()));
        assertThat(read(LineFormat.line(saved))).isEqualTo(new Loaded(saved));
    }

    @Law(tries = 100)
    void aHundredMovesOn6x6TakeAtMost160UrlSafeCharacters(Random random) {
        String line = LineFormat.line(SampleGames.saved(SampleGames.random(6, 100, random.nextLong())));
        assertThat(line).hasSizeLessThanOrEqualTo(160).matches("[A-Za-z0-9._~-]+");
    }

    @Law(tries = 300)
    void aLineWithAnotherCharacterIsRefused(Random random) {
        String line = LineFormat.line(SampleGames.saved(SampleGames.random(4, 30, random.nextLong())));
        int place = "jcube1.cube.".length() + random.nextInt(line.length() - "jcube1.cube.".length());
        char other = "ABCDEFghijkl0123-_".charAt(random.nextInt(18));
        String spoilt = line.substring(0, place) + other + line.substring(place + 1);
        if (!spoilt.equals(line)) {
            assertThat(kinds(spoilt)).containsAnyOf(Kind.SPOILT_LINE, Kind.NOT_A_GAME);
        }
    }

    /** Whoever makes a line by hand gets the checksum right, too. */
    @Law(tries = 1000)
    void anyNumberIsAGameOrRefusedInWords(Random random) {
        String name = random.nextBoolean() ? "cube" : "jumpin";
        var kind = random.nextBoolean()
                ? new BigInteger(random.nextInt(2000), random)
                : LineCode.write(SampleGames.saved(SampleGames.random(3, 20, random.nextLong())))
                        .flipBit(random.nextInt(200));
        String line = LineFormat.line(name, kind);
        if (read(line) instanceof Loaded good) {
            assertThat(LineFormat.line(good.saved()))
                    .as("the one line of this game")
                    .isEqualTo(line);
        } else {
            assertThat(kinds(line)).hasSize(1).containsAnyOf(Kind.NOT_A_GAME, Kind.SPOILT_LINE);
        }
    }

    /** As a program does that goes by docs/save-format.md and takes the number for one without a sign. */
    private static String withoutSign(String line, boolean isOneMore) {
        byte[] bytes = Base64.getUrlDecoder().decode(line.substring("jcube1.cube.".length()));
        byte[] number = Arrays.copyOfRange(bytes, 4, bytes.length);
        var bare = new ByteArrayOutputStream();
        bare.write(0);
        bare.writeBytes(number);
        byte[] changed =
                isOneMore ? bare.toByteArray() : Arrays.copyOfRange(number, number[0] == 0 ? 1 : 0, number.length);
        var sum = new CRC32();
        sum.update("cube".getBytes(UTF_8));
        sum.update(changed);
        byte[] all = ByteBuffer.allocate(4 + changed.length)
                .putInt((int) sum.getValue())
                .put(changed)
                .array();
        return "jcube1.cube." + Base64.getUrlEncoder().withoutPadding().encodeToString(all);
    }

    @Test
    void aNumberWithoutItsSignIsTheSameGame() {
        int different = 0;
        for (int seed = 1; seed <= 100; seed++) {
            var saved = SampleGames.saved(SampleGames.random(6, 1 + seed % 40, seed));
            String line = LineFormat.line(saved);
            String bare = withoutSign(line, false);
            assertThat(read(bare)).as(bare).isEqualTo(new Loaded(saved));
            different += bare.equals(line) ? 0 : 1;
            assertThat(kinds(withoutSign(line, true)))
                    .as("with a byte too many")
                    .containsExactly(Kind.SPOILT_LINE);
        }
        assertThat(different).as("games whose sign takes a byte").isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "hello, NOT_A_LINE",
        "jcube1.cube., NOT_A_LINE",
        "jcube1.cube.a+b, SPOILT_LINE",
        "jcube2.cube.AAAA, NEWER",
        "jcube1.cube.AAAA, SPOILT_LINE",
        "jcube1.cube.A, SPOILT_LINE",
        "jcube0.cube.AAAA, NOT_A_LINE"
    })
    void whatIsNoLineIsRefusedInWords(String text, Kind kind) {
        assertThat(kinds(text)).containsExactly(kind);
    }

    @Test
    void aGameThatIsNotInTheBoxIsRefusedByItsName() {
        assertThat(kinds(LineFormat.line("chess", BigInteger.TEN))).containsExactly(Kind.NO_SUCH_GAME);
    }

    @Test
    void aLineOfAnAbsurdLengthIsNotEvenLookedAt() {
        assertThat(kinds("jcube1.cube." + "A".repeat(100_000))).containsExactly(Kind.ABSURD);
    }

    @Test
    void lineBreaksAndBlanksDoNotMatter() {
        var saved = SampleGames.saved(SampleGames.random(5, 40, 1));
        String line = LineFormat.line(saved);
        assertThat(read("  " + line.substring(0, 20) + "\r\n " + line.substring(20) + "\n"))
                .isEqualTo(new Loaded(saved));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "> LINE",
                "LINE.",
                "Hi Ann,\r\n\r\nhere is our game: LINE - your move!\r\nBye, Bob",
                "here is our game\nLINE\nBye\n-- \nBob",
                "see LINE, or https://example.org/#LINE",
                "**LINE**, __LINE__, <LINE>, \"LINE\"",
                "My jcube1. is jcube1.cube.AAAAAAAAAA, no: LINE",
                ">> > LINE",
            })
    void aLineIsFoundInAMessage(String message) {
        for (int seed = 1; seed <= 40; seed++) {
            var saved = SampleGames.saved(SampleGames.random(4, 3 * seed, seed));
            String line = LineFormat.line(saved);
            assertThat(read(message.replace("LINE", line))).as(message).isEqualTo(new Loaded(saved));
        }
    }

    @Law(tries = 200)
    void aLineIsFoundHoweverItWasBrokenAndQuoted(Random random) {
        var saved = SampleGames.saved(SampleGames.random(6, random.nextInt(200), random.nextLong()));
        var gaps = List.of("\n> ", "\r\n", "\n>> ", " ", "=\r\n", "\u200b", "\u00a0", "\n| ");
        String gap = gaps.get(random.nextInt(gaps.size()));
        var text = new StringBuilder("Hello Ann" + gap + "a game:" + gap);
        for (String part : LineFormat.line(saved).split("(?<=\\G.{" + (5 + random.nextInt(70)) + "})", -1)) {
            text.append(part).append(gap);
        }
        assertThat(read(text + "Bye" + gap + "Bob Jones")).isEqualTo(new Loaded(saved));
    }

    @Test
    void ofSeveralLinesTheFirstGoodOneIsRead() {
        var first = SampleGames.saved(SampleGames.random(4, 9, 1));
        var second = SampleGames.saved(SampleGames.random(4, 9, 2));
        String spoilt = LineFormat.line(first).replaceFirst(".$", "+");
        assertThat(read(LineFormat.line(second) + ",\n" + LineFormat.line(first)))
                .isEqualTo(new Loaded(second));
        assertThat(read(spoilt + ",\n" + LineFormat.line(second))).isEqualTo(new Loaded(second));
        assertThat(kinds("Hello\n" + spoilt)).containsExactly(Kind.SPOILT_LINE);
    }

    @Test
    void aLongTextFullOfLinesThatAreNoneIsRefusedInTime() {
        assertThat(kinds("jcube1.cube.AAAAAAAAAAA ".repeat(40_000))).containsExactly(Kind.SPOILT_LINE);
        assertThat(kinds("jcube1.cube." + "A ".repeat(500_000))).containsExactly(Kind.ABSURD);
        assertThat(kinds("jcube1.cube." + "-".repeat(1_000_000))).containsExactly(Kind.ABSURD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"line-quoted.txt", "line-with-full-stop.txt"})
    void aLineThatCameBackInAMailIsAGame(String name) throws IOException {
        var contents =
                Files.readAllBytes(Path.of("src/test/resources/saves/mail").resolve(name));
        var game = FORMAT.read(contents).game().orElseThrow();
        assertThat(LineFormat.line(game)).isEqualTo(new String(contents, UTF_8).replaceAll("^> |\\.?\\s*$", ""));
        assertThat(new MoveListFormat(Games.FORMATS.own()).read(contents)).isEqualTo(new Loaded(game));
    }

    @Test
    void aLineIsOfASetUpBoardWithTheOtherSideToMoveToo() {
        var start = new CubePosition(Boards.board("2r 1- 1- 1- 3b 1- 1- 1- 2b"), Player.TWO);
        var saved = SampleGames.saved(SampleGames.random(start, 4, 3).at(2));
        assertThat(read(LineFormat.line(saved))).isEqualTo(new Loaded(saved));
    }

    static List<Path> examples() throws IOException {
        try (var files = Files.list(Path.of("src/test/resources/saves/v1"))) {
            return files.sorted().toList();
        }
    }

    /** Lines that were sent once are read for ever. */
    @ParameterizedTest
    @MethodSource("examples")
    void theLinesOfTheExampleGamesStayAsTheyAre(Path example) throws IOException {
        check(example, "cube-");
    }

    static List<Path> examplesOfJumpin() throws IOException {
        try (var files = Files.list(Path.of("src/test/resources/saves/jumpin"))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examplesOfJumpin")
    void theLinesOfTheExampleGamesOfJumpinStayAsTheyAre(Path example) throws IOException {
        check(example, "jumpin-");
    }

    private static void check(Path example, String prefix) throws IOException {
        var game = Games.FORMATS.own().read(Files.readAllBytes(example)).game().orElseThrow();
        String name = example.getFileName().toString().replace(".jcube", ".txt");
        Path kept = LINES.resolve(prefix + name);
        if (Boolean.getBoolean("golden.update")) {
            Files.write(kept, FORMAT.write(game));
        }
        assertThat(FORMAT.write(game)).isEqualTo(Files.readAllBytes(kept));
        assertThat(FORMAT.read(Files.readAllBytes(kept)))
                .as("a line does not say who the friend is")
                .isEqualTo(new Loaded(game.with(game.seats().withoutFriend())));
    }

    // Games by message

    private static SavedGame<?, ?> byMessage(Random random) {
        byte[] bytes = new byte[GameId.BYTES];
        random.nextBytes(bytes);
        var history = SampleGames.random(2 + random.nextInt(6), random.nextInt(60), random.nextLong());
        return new SavedGame<>(
                Games.CUBE, history, new Seats(Seat.HUMAN, Seat.HUMAN), BestOf.ONE, Optional.of(GameId.of(bytes)));
    }

    @Law(tries = 200)
    void aGameByMessageComesBackWithItsIdAndIsOtherwiseTheSameLine(Random random) {
        var saved = byMessage(random);
        String line = LineFormat.line(saved);
        assertThat(read(line)).isEqualTo(new Loaded(saved));
        assertThat(line).matches("[A-Za-z0-9._~-]+").startsWith(LineFormat.line(saved.with(Optional.empty())) + ".id-");
        assertThat(read("Your move!\n> " + line.substring(0, line.length() - 10) + "\r\n> "
                        + line.substring(line.length() - 10) + " Bye, Bob"))
                .isEqualTo(new Loaded(saved));
    }

    @Law(tries = 300)
    void aLineWithAnotherCharacterIsNoLineOfThatGame(Random random) {
        var saved = byMessage(random);
        String line = LineFormat.line(saved);
        int place = random.nextInt(line.length());
        char other = "ABCDEFghijkl0123-_.".charAt(random.nextInt(19));
        String spoilt = random.nextBoolean()
                ? line.substring(0, place) + other + line.substring(place + 1)
                : line.substring(0, place) + line.substring(place + 1);
        if (!spoilt.equals(line) && !spoilt.endsWith(line)) {
            assertThat(read(spoilt).game().flatMap(SavedGame::id)).as(spoilt).isEmpty();
        }
    }

    @Law(tries = 50)
    void theIdOfAnotherGameIsRefused(Random random) {
        String one = LineFormat.line(byMessage(random));
        String two = LineFormat.line(byMessage(random));
        String mixed = one.substring(0, one.indexOf(".id-")) + two.substring(two.indexOf(".id-"));
        if (!mixed.equals(two)) { // two games without a move may be one
            assertThat(kinds(mixed)).containsExactly(Kind.SPOILT_LINE);
        }
    }

    @Test
    void theLineInTheDocumentIsAGameByMessage() throws IOException {
        var line = Pattern.compile("jcube1\\S*\\.id-\\S+").matcher(Files.readString(Path.of("docs/save-format.md")));
        assertThat(line.find()).isTrue();
        assertThat(read(line.group()).game().flatMap(SavedGame::id)).isPresent();
    }
}
