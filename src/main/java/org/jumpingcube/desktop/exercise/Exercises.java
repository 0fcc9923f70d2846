package org.jumpingcube.desktop.exercise;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.jumpingcube.cube.puzzle.Lesson;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeGameBoard;
import org.jumpingcube.desktop.jumpin.JumpinGameBoard;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.lesson.JumpinLesson;
import org.jumpingcube.settings.Colours;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PuzzleRecord;

/**
 * Makes the windows with exercises.
 *
 * @param own the puzzles from the user's games
 * @param day today's, counted from 1970-01-01, for the puzzle of the day
 */
public record Exercises(Program program, OwnPuzzles own, LongSupplier day) {
    private static final double JUMPIN_WIDTH = 820; // its board has the race beside it

    /** Windows that go by the clock. */
    public Exercises(Program program, OwnPuzzles own) {
        this(program, own, () -> today().toEpochDay());
    }

    /** The day for the puzzle of the day. */
    public static LocalDate today() {
        return LocalDate.now(ZoneId.systemDefault());
    }

    /**
     * The puzzle of a day in words: its name, the date, and whether it has been solved.
     *
     * @param name what a puzzle of the day is called there
     */
    public static String ofDay(String name, LocalDate day, PuzzleRecord record, Texts texts) {
        String date = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(texts.locale())
                .format(day);
        boolean isSolved = record.solvedDay() == day.toEpochDay();
        return texts.get(isSolved ? "puzzle.daily.solved" : "puzzle.daily.open", name, date);
    }

    /** The lessons about a game; those about the cubes for a game that has none. */
    public SideWindow lessons(GameKind<?, ?> kind) {
        return kind.equals(Games.JUMPIN) ? jumpinLessons() : cubeLessons();
    }

    /** Lessons are shown in the original's colours: their texts say red and blue. */
    private SideWindow cubeLessons() {
        var board = cubes(look -> look.withColours(Colours.DEFAULT));
        var lessons = Lesson.all().stream().map(CubeLesson::new).toList();
        return new LessonWindow<>(program, ExerciseWindow.USUAL_WIDTH, Games.CUBE, board, lessons);
    }

    private SideWindow jumpinLessons() {
        var lessons = JumpinLesson.all().stream().map(JumpinLessonExercise::new).toList();
        var settings = program.settings();
        var board = new JumpinGameBoard(
                lessons.get(0).position(), program.texts(), () -> settings.get().cascade());
        settings.observable().subscribe(now -> board.restyle(now.look()));
        return new LessonWindow<>(program, JUMPIN_WIDTH, Games.JUMPIN, board, lessons);
    }

    /** The puzzles with cubes. */
    public PuzzleWindow puzzles() {
        own.load();
        return new PuzzleWindow(program, cubes(UnaryOperator.identity()), Puzzles.all(), own, day);
    }

    /** @param shownLook what the look in the settings becomes here */
    private CubeGameBoard cubes(UnaryOperator<Look> shownLook) {
        var settings = program.settings();
        var board = new CubeGameBoard(
                Games.CUBE, program.texts(), () -> settings.get().cascade());
        settings.observable().subscribe(now -> board.restyle(shownLook.apply(now.look())));
        return board;
    }
}
