package org.jumpingcube.desktop.exercise;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.Puzzles;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Thumbnail;
import org.jumpingcube.games.Games;
import org.jumpingcube.worker.Threads;

/** The puzzle of the day in short and as a picture, for who has not opened it yet. Looked up in the background. */
final class PuzzleOfToday {
    private final Program program;
    private final ObjectProperty<Optional<Puzzle>> puzzle = new SimpleObjectProperty<>(Optional.empty());

    PuzzleOfToday(Program program) {
        this.program = program;
    }

    /** Looks it up. */
    void find() {
        long day = Exercises.today().toEpochDay();
        var found = Threads.supply(program.services().studies(), () -> Puzzles.ofDay(Puzzles.all(), day));
        Threads.whenDone(found, Platform::runLater, today -> puzzle.set(Optional.of(today)));
    }

    /** In how many moves it is won, or that it is solved, and on how many days in a row that has been so. */
    ObservableValue<String> about() {
        var texts = program.texts();
        return puzzle.flatMap(found -> texts.of(program.settings().observable(), now -> {
            long day = Exercises.today().toEpochDay();
            var days = now.progress().puzzles().days();
            String words = days.contains(day)
                    ? texts.get("begin.daily.solved")
                    : found.map(today -> texts.get("begin.daily", today.winIn()))
                            .orElse("");
            int inRow = days.inRow(day);
            return words.isEmpty() || inRow == 0
                    ? words
                    : texts.get("begin.daily.days", words, texts.get("puzzle.days", inRow));
        }));
    }

    Node picture(double height) {
        return new Thumbnail(
                program,
                height,
                puzzle.map(found -> found.map(today -> new Thumbnail.Shown<>(Games.CUBE, today.position()))));
    }
}
