package org.jumpingcube.desktop.exercise;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.desktop.cube.PuzzleKeeper;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.Lessons;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Suggestion;
import org.jumpingcube.game.GameKind;

/** Puzzles and lessons, and the puzzles that are found in the user's own games. */
public final class ExerciseFeature implements Feature, PuzzleKeeper {
    private final Program program;
    private final OwnPuzzles own;
    private final Exercises exercises;
    private final LazyWindow<PuzzleWindow> puzzles;
    private final Command lessonsCommand;
    private final Command daily;
    private final PuzzleOfToday today;
    private final Map<GameKind<?, ?>, SideWindow> lessons = new HashMap<>();

    public ExerciseFeature(Program program) {
        this.program = program;
        own = new OwnPuzzles(
                program.folders(),
                program.services().studies(),
                Platform::runLater,
                program.troubles().toldAs("puzzle.not-kept"));
        exercises = new Exercises(program, own);
        puzzles = new LazyWindow<>(exercises::puzzles);
        var haveLessons =
                program.games().shown().map(game -> game.view().lessons().isPresent());
        lessonsCommand = Command.of("lessons", "Shortcut+Shift+P", "", this::openLessons, haveLessons);
        daily = Command.always("daily", "", () -> puzzles.get().openDaily()).saying(this::daily);
        today = new PuzzleOfToday(program);
    }

    @Override
    public List<Command> commands() {
        return List.of(lessonsCommand, Command.always("puzzles", "Shortcut+P", puzzles::open), daily);
    }

    @Override
    public List<Suggestion> suggestions() {
        var texts = program.texts();
        today.find();
        return List.of(
                Suggestion.of(texts, daily, today.about(), today::picture),
                Suggestion.of(texts, lessonsCommand, "bi-book", lessonsDone()));
    }

    /** Of the lessons about the game on the screen. */
    private ObservableValue<String> lessonsDone() {
        var texts = program.texts();
        return program.games().shown().flatMap(game -> {
            var names = game.view().lessons().map(Lessons::names).orElse(List.of());
            return texts.of(program.settings().observable(), now -> {
                var done = now.progress().lessons();
                long number = names.stream().filter(done::contains).count();
                return names.isEmpty() ? "" : texts.get("begin.lessons", (int) number, names.size());
            });
        });
    }

    private void openLessons() {
        var view = program.games().shown().get().view();
        lessons.computeIfAbsent(view.kind(), kind -> exercises.lessons(view)).open();
    }

    /** Says of which day the puzzle is, and whether it is solved. */
    private ObservableValue<String> daily() {
        var today = Exercises.today();
        var texts = program.texts();
        return texts.of(
                program.settings().observable(),
                now -> Exercises.ofDay(
                        texts.get("command.daily"), today, now.progress().puzzles(), texts));
    }

    @Override
    public void begin(boolean isWithFile) {
        program.games().follow(event -> {
            if (event instanceof GameEvent.Reviewed reviewed) {
                own.look(reviewed.review(), program.games().now().seats());
            }
        });
    }

    @Override
    public void keep(Puzzle puzzle) {
        own.keep(puzzle);
    }

    @Override
    public CompletableFuture<Void> close() {
        return own.close();
    }
}
