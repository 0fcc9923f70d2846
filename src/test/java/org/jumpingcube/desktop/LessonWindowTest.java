package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.puzzle.Lesson;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.look.VisibleScreen;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Verdict;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.api.Test;

/** Lessons as the user of the window meets them, by keyboard alone. */
class LessonWindowTest extends WindowTest {
    private static Settings atOnce(Settings now) {
        var show = now.animation();
        return now.withAnimation(
                new MoveAnimation(CascadeDisplay.NONE, show.stageSeconds(), show.stage(), show.motion()));
    }

    private void openLessons(UnaryOperator<Settings> change) {
        open(now -> change.apply(atOnce(now)));
        push(new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        Frames.settle();
    }

    private BoardView lessonBoard() {
        Node main = stage().getScene().getRoot();
        return lookup(node -> node instanceof BoardView && node.getScene().getRoot() != main)
                .queryAs(BoardView.class);
    }

    private void play(Square square) {
        String before = text("#lesson-said");
        interact(() -> lessonBoard().requestFocus());
        push(KeyCode.valueOf(square.name().substring(0, 1).toUpperCase(Locale.ROOT)));
        push(KeyCode.valueOf("DIGIT" + square.name().substring(1)));
        push(KeyCode.ENTER);
        await(
                "an answer",
                () -> !text("#lesson-said").isEmpty() && !text("#lesson-said").equals(before));
    }

    private static Square move(Lesson lesson, CubePosition position, int goal, boolean isRight) {
        return position.legalMoves().stream()
                .filter(square -> isRight(lesson, position, square, goal) == isRight)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isRight(Lesson lesson, CubePosition position, Square square, int goal) {
        return !(lesson.judge(PlayedMove.of(position.play(square)), goal) instanceof Verdict.Wrong);
    }

    private void solve(Lesson lesson) {
        var position = lesson.position();
        for (int goal = 0; goal < lesson.goals().size(); goal++) {
            var move = PlayedMove.of(position.play(move(lesson, position, goal, true)));
            play(move.move());
            if (lesson.judge(move, goal) instanceof Verdict.GoesOn<Square> on) {
                position = move.after().play(on.reply()).after();
            }
        }
    }

    @Test
    void allLessonsAreDoneOneAfterTheOtherAndRemembered() {
        openLessons(UnaryOperator.identity());
        var names = Lesson.all().stream().map(Lesson::name).toList();
        for (Lesson lesson : Lesson.all()) {
            int number = names.indexOf(lesson.name()) + 1;
            assertThat(text("#lesson-name")).startsWith(number + ". ");
            assertThat(text("#lesson-task")).isNotEmpty();
            solve(lesson);
            assertThat(text("#lesson-record")).isEqualTo(number + " of 8 lessons done");
            push(KeyCode.SPACE);
            Frames.settle();
        }
        assertThat(settings().progress().lessons()).containsExactlyInAnyOrderElementsOf(names);
        assertThat(text("#lesson-name")).as("there is none after the last").startsWith("8. ");
        assertThat(lookup("#lesson-next").query().isDisabled()).isTrue();
    }

    @Test
    void afterTheLastLessonComesTheFirstThatIsStillToBeDone() {
        var done = Lesson.all().stream().map(Lesson::name).toList();
        openLessons(now -> {
            var progress = now.progress();
            for (String name : done) {
                progress = name.equals(done.get(2)) || name.equals(done.get(7)) ? progress : progress.withLesson(name);
            }
            return now.withProgress(progress);
        });
        assertThat(text("#lesson-name")).startsWith("3. ");
        interact(() -> lookup("#lesson-choice")
                .<ChoiceBox<?>>query()
                .getSelectionModel()
                .selectLast());
        Frames.settle();
        assertThat(text("#lesson-name")).startsWith("8. ");
        clickOn("#lesson-next");
        Frames.settle();
        assertThat(text("#lesson-name")).startsWith("3. ");
    }

    @Test
    void theButtonsAreOnTheScreenHoweverLargeTheTextsAre() {
        openLessons(UnaryOperator.identity());
        var window = (Stage) lessonBoard().getScene().getWindow();
        var smallScreen = new VisibleScreen(new Rectangle2D(0, 0, 683, 384)); // 1366x768 at twice the size
        interact(() -> {
            smallScreen.limitLeast(window);
            smallScreen.resize(window, window.getWidth(), window.getHeight());
        });
        await("the smaller window", () -> window.getScene().getHeight() <= 384);
        Frames.settle();
        var choice = lookup("#lesson-choice").query();
        assertThat(choice.localToScene(choice.getLayoutBounds()).getMaxY())
                .isLessThanOrEqualTo(window.getScene().getHeight());
        assertThat(lessonBoard().getHeight()).isGreaterThan(100);
    }

    @Test
    void aWrongMoveIsAnsweredAndTriedAgain() {
        var done = List.of("overload", "capture", "chain", "corner", "race", "reply");
        openLessons(now -> {
            var progress = now.progress();
            for (String name : done) {
                progress = progress.withLesson(name);
            }
            return now.withProgress(progress);
        });
        assertThat(text("#lesson-name")).as("the first that is not done").isEqualTo("7. Tempo");
        var tempo = Lesson.all().get(6);
        play(move(tempo, tempo.position(), 0, false));
        assertThat(text("#lesson-said"))
                .contains(" goes too far. Blue replies ")
                .contains(" and takes ");
        assertThat(settings().progress().lessons()).doesNotContain("tempo");
        push(KeyCode.SPACE);
        Frames.settle();
        assertThat(text("#lesson-said")).isEmpty();
        solve(tempo);
        assertThat(text("#lesson-said")).startsWith("d2 was a waiting move");
    }
}
