package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.speech.RealSpeech;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody plays with the screen switched off: keys go in, and what a real Speech Dispatcher is told comes out. Whatever
 * this player knows of the board it has from there. The transcripts are kept in {@code target/by-ear}.
 */
@Slow
class ByEarTest extends WindowTest {
    private static final Pattern ROW = Pattern.compile("Row ([0-9]+): (.*)");
    private static final Pattern RUN = Pattern.compile("([a-z])(?: to ([a-z]))? (neutral|Red|Blue) ([1-9])( full)?");
    private static final Pattern MOVE = Pattern.compile("(Red|Blue) ([a-z][0-9]+): .*");
    private static final Pattern CHANGE =
            Pattern.compile("(?:(?:neutral|Red|Blue) to )?(Red|Blue): ((?:[a-z][0-9]+ [0-9]+(?: full)?(?:, )?)+)");
    private static final Pattern TASK = Pattern.compile("(Red|Blue) to move: win in ([1-4])");

    private final Path service;
    private final List<String> transcript = new ArrayList<>();
    private RealSpeech dispatcher;
    private String at = "a1"; // where the keys are at first
    private int heard;

    ByEarTest(@TempDir Path service) {
        this.service = service;
    }

    @BeforeEach
    void startService() throws IOException {
        if (!Boolean.getBoolean("window.tests.required")) {
            Assumptions.assumeTrue(RealSpeech.isThere(), "apt-get install speech-dispatcher");
        }
        dispatcher = RealSpeech.start(service);
        await("the speech service", dispatcher::listens);
        speech = Optional.of(dispatcher.socket());
    }

    @AfterEach
    void endService() throws IOException {
        dispatcher.close();
    }

    private void keep(String name) throws IOException {
        Path folder = Files.createDirectories(Path.of("target", "by-ear"));
        Files.write(folder.resolve(name + ".txt"), transcript);
    }

    // Keys and ears

    private void press(String name, KeyCode... keys) {
        transcript.add("[" + name + "]");
        type(keys);
    }

    private void press(String name, KeyCodeCombination keys) {
        transcript.add("[" + name + "]");
        push(keys);
    }

    /** Listens until a line is heard, and tells it. */
    private String hear(Predicate<String> wanted) {
        try {
            await("a line", () -> dispatcher.spoken().stream().skip(heard).anyMatch(wanted));
        } catch (AssertionError e) {
            throw new AssertionError(
                    "heard " + transcript
                            + dispatcher
                                    .spoken()
                                    .subList(heard, dispatcher.spoken().size()),
                    e);
        }
        var lines = dispatcher.spoken();
        while (true) {
            String line = lines.get(heard++);
            transcript.add("    " + line);
            if (wanted.test(line)) {
                return line;
            }
        }
    }

    private String hear(Pattern wanted) {
        return hear(wanted.asMatchPredicate());
    }

    private static Player player(String colour) {
        return colour.equals("Red") ? Player.ONE : Player.TWO;
    }

    /** Has the whole board read. */
    private Board hearBoard() {
        press("F8", KeyCode.F8);
        var rows = new ArrayList<List<Cube>>();
        do {
            var line = ROW.matcher(hear(ROW));
            assertThat(line.matches()).isTrue();
            assertThat(Integer.parseInt(line.group(1))).isEqualTo(rows.size() + 1);
            rows.add(row(line.group(2)));
        } while (rows.size() < rows.get(0).size());
        return Board.of(rows.size(), rows.stream().flatMap(List::stream).toList());
    }

    private static List<Cube> row(String text) {
        return Stream.of(text.split(", ", -1))
                .map(RUN::matcher)
                .flatMap(run -> {
                    assertThat(run.matches()).as(text).isTrue();
                    char first = run.group(1).charAt(0);
                    char last = run.group(2) == null ? first : run.group(2).charAt(0);
                    int points = Integer.parseInt(run.group(4));
                    var cube = run.group(3).equals("neutral") ? Cube.NEUTRAL : Cube.of(player(run.group(3)), points);
                    return IntStream.rangeClosed(first, last).mapToObj(column -> cube);
                })
                .toList();
    }

    /** Has it read what the last move changed, and makes these changes. */
    private Board hearChanges(Board before) {
        press("Shift+F6", new KeyCodeCombination(KeyCode.F6, KeyCombination.SHIFT_DOWN));
        var cubes = new HashMap<Square, Cube>();
        for (String part : hear(line -> CHANGE.matcher(line).lookingAt()).split("\\. ", -1)) {
            var change = CHANGE.matcher(part);
            assertThat(change.matches()).as(part).isTrue();
            for (String cube : change.group(2).split(", ", -1)) {
                String[] words = cube.split(" ", -1);
                cubes.put(
                        Square.parse(words[0]).orElseThrow(),
                        Cube.of(player(change.group(1)), Integer.parseInt(words[1])));
            }
        }
        return Board.of(
                before.side(),
                before.squares().stream()
                        .map(square -> cubes.getOrDefault(square, before.at(square)))
                        .toList());
    }

    /** Goes to a cube by its name, and hears each cube on the way. */
    private void goTo(Square square) {
        String name = square.name();
        go(name.substring(0, 1), name.substring(0, 1) + at.substring(1));
        go(name.substring(1), name);
    }

    private void go(String key, String to) {
        press(key, KeyCode.getKeyCode(key.toUpperCase(Locale.ROOT)));
        hear(line -> line.startsWith(to + ", "));
        at = to;
    }

    private void play(Square square) {
        goTo(square);
        press("Enter", KeyCode.ENTER);
    }

    /** Hears a move, and what the board is after it by the rules. */
    private CubePosition hearMove(CubePosition before) {
        var line = MOVE.matcher(hear(MOVE));
        assertThat(line.matches()).isTrue();
        assertThat(player(line.group(1))).isEqualTo(before.toMove());
        return before.play(Square.parse(line.group(2)).orElseThrow()).after();
    }

    @Test
    void aGameAgainstABeginnerIsWonByEar() throws IOException {
        open(
                now -> boardSize(4)
                        .apply(computers(false, true)
                                .apply(now.withSpeech(now.speech().switched(true)))),
                GameViews::all);
        hear(line -> line.startsWith("a1, "));
        var engine = Games.CUBE.engine(new Seat(true, Style.NEWTON, Skill.EXPERT), 7, Helpers.NONE);
        var position = new CubePosition(hearBoard(), Player.ONE);
        while (position.winner().isEmpty()) {
            play(engine.analyse(position, SearchBudget.USUAL.withMillis(200)).move());
            position = hearMove(position);
            var before = position;
            if (position.winner().isEmpty()) {
                position = hearMove(position);
            }
            if (position.winner().isEmpty()) {
                assertThat(hearChanges(before.board()))
                        .as("with what the move changed")
                        .isEqualTo(position.board());
                assertThat(hearBoard()).as("what the moves come to").isEqualTo(position.board());
                press("F5", KeyCode.F5);
                hear(line -> line.contains(" to move \u2014 move "));
            }
            assertThat(board()).as("what is on the screen").isEqualTo(position.board());
        }
        assertThat(position.winner()).contains(Player.ONE);
        hear(line -> line.startsWith("You win!"));
        keep("game");
    }

    @Test
    void aLessonIsDoneByEar() throws IOException {
        open(now -> now.withSpeech(now.speech().switched(true)), GameViews::all);
        hear(line -> line.startsWith("a1, "));
        press(
                "Ctrl+Shift+P",
                new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        hear(line -> line.equals("Make your full cube burst. You are Red."));
        hear(line -> line.startsWith("a1, "));
        press("F7", KeyCode.F7);
        String full = hear(line -> line.startsWith("Full cube of Red: "));
        goTo(Square.parse(full.substring(full.length() - 2)).orElseThrow());
        press("F3", KeyCode.F3);
        hear(line -> line.equals("b2, Red, 4 of 4 points, full. 1 burst, would take 4 neutral"));
        press("Enter", KeyCode.ENTER);
        hear(line -> line.startsWith("Red b2: 1 burst, takes 4 neutral"));
        hear(line -> line.startsWith("b2 had four points"));
        hear(line -> line.equals("Next Lesson, button"));
        assertThat(settings().progress().lessons()).hasSize(1);
        keep("lesson");
    }

    @Test
    void aPuzzleIsSolvedByEar() throws IOException {
        open(now -> now.withSpeech(now.speech().switched(true)), GameViews::all);
        hear(line -> line.startsWith("a1, "));
        press("Ctrl+P", new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN));
        var task = TASK.matcher(hear(TASK));
        assertThat(task.matches()).isTrue();
        hear(line -> line.startsWith("a1, "));
        var judge = new PuzzleJudge();
        var position = new CubePosition(hearBoard(), player(task.group(1)));
        for (int plies = 2 * Integer.parseInt(task.group(2)) - 2;
                plies >= 0 && position.winner().isEmpty();
                plies -= 2) {
            int left = plies;
            var from = position;
            play(position.legalMoves().stream()
                    .filter(move -> judge.wins(from, move, left, () -> false))
                    .findFirst()
                    .orElseThrow());
            position = hearMove(position);
            if (position.winner().isEmpty()) {
                String right = "Correct. Now win in " + plies / 2 + ".";
                hear(line -> line.equals(right));
                position = hearMove(position);
                assertThat(hearBoard()).isEqualTo(position.board());
            }
        }
        hear(line -> line.startsWith("Solved"));
        keep("puzzle");
    }
}
