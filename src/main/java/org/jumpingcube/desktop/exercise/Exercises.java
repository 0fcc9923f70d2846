package org.jumpingcube.desktop.exercise;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.function.LongSupplier;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CubeGameBoard;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.PuzzleRecord;

/**
 * Makes the windows with exercises.
 *
 * @param own the puzzles from the user's games
 * @param day today's, counted from 1970-01-01, for the puzzle of the day
 */
public record Exercises(Program program, OwnPuzzles own, LongSupplier day) {
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
        boolean isSolved = record.days().contains(day.toEpochDay());
        return texts.get(isSolved ? "puzzle.daily.solved" : "puzzle.daily.open", name, date);
    }

    /** The lessons about a game that has some. */
    public <P extends Position<P, M>, M> SideWindow lessons(GameView<P, M> view) {
        return new LessonWindow<>(program, view, view.lessons().orElseThrow());
    }

    /** The puzzles with cubes. */
    public PuzzleWindow puzzles() {
        own.load();
        return new PuzzleWindow(program, cubes(), Puzzles.all(), own, day);
    }

    private CubeGameBoard cubes() {
        var settings = program.settings();
        var board = new CubeGameBoard(
                Games.CUBE, program.texts(), () -> settings.get().animation());
        settings.observable().subscribe(now -> board.restyle(now.look()));
        return board;
    }
}
