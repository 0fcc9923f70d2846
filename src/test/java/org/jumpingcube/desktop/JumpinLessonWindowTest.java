package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.jumpin.lesson.JumpinLesson;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The lessons of Jumpin, as whoever plays it meets them. */
@Tag("window")
class JumpinLessonWindowTest extends WindowTest {
    private void openLessons(Theme theme, Language language) {
        open(
                now -> now.withPlay(now.play().withGame(new GameChoice("jumpin", Map.of(), false, 1)))
                        .withProgress(now.progress().withStepsIn("jumpin", 3))
                        .withLook(now.look().withTheme(theme))
                        .withLanguage(language),
                GameViews::all);
        push(new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        Frames.settle();
    }

    private Node lessonBoard() {
        Node main = stage().getScene().getRoot();
        return lookup(node ->
                        "jumpin-board".equals(node.getId()) && node.getScene().getRoot() != main)
                .query();
    }

    private static Jump move(JumpinLesson lesson, boolean isRight) {
        return lesson.position().legalMoves().stream()
                .filter(move -> lesson.isDoneBy(lesson.position().play(move)) == isRight)
                .map(Jump.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private void play(Jump jump) {
        interact(() -> JumpinSpots.play(lessonBoard(), jump));
        await("a verdict", () -> !text("#lesson-said").isEmpty());
    }

    private void keep(String name) {
        Picture.of(lessonBoard().getScene().getRoot()).keep(name);
    }

    @Test
    void eachLessonIsMissedTriedAgainDoneAndRemembered() {
        openLessons(Theme.LIGHT, Language.ENGLISH);
        int number = 0;
        for (JumpinLesson lesson : JumpinLesson.all()) {
            number++;
            assertThat(text("#lesson-name")).startsWith(number + ". ");
            play(move(lesson, false));
            assertThat(text("#lesson-record")).isEqualTo((number - 1) + " of 4 lessons done");
            push(KeyCode.SPACE); // again
            assertThat(text("#lesson-said")).isEmpty();
            int shown = number;
            interact(() -> keep("jumpin-lesson-" + shown));
            play(move(lesson, true));
            assertThat(text("#lesson-record")).isEqualTo(number + " of 4 lessons done");
            push(KeyCode.SPACE); // on
        }
        assertThat(settings().progress().lessons())
                .containsExactlyInAnyOrderElementsOf(
                        JumpinLesson.all().stream().map(JumpinLesson::kept).toList());
        assertThat(text("#lesson-name")).as("there is none after the last").startsWith("4. ");
        assertThat(lookup("#lesson-next").query().isDisabled()).isTrue();
    }

    @Test
    void afterTheTurnNobodyMovesUntilTheLessonBeginsAgain() {
        openLessons(Theme.DARK, Language.GERMAN);
        var lesson = JumpinLesson.all().get(0);
        play(move(lesson, false));
        interact(() -> JumpinSpots.pick(lessonBoard(), Squares.parse("b11").orElseThrow()));
        assertThat(JumpinSpots.landings(lessonBoard())).isEmpty();
        interact(() -> keep("jumpin-lesson-missed"));
        assertThat(settings().progress().lessons()).isEmpty();
    }
}
