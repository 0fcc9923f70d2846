package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.GameChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A side has one name, wherever in the window it is called by it: pieces have colours, but somebody who has a name is not
 * called by theirs as well.
 */
class OneNameTest extends WindowTest {
    private static final Pattern BY_COLOUR = Pattern.compile("(?<!Kepler \\()\\b(Red|Blue|Gold|Silver)\\b");
    private static final Pattern BY_NUMBER = Pattern.compile("\\bPlayer [12]\\b");

    @ParameterizedTest
    @CsvSource({
        "false, false, Player 1, Player 2",
        "false, true, You, Kepler",
        "true, false, Kepler, You",
        "true, true, Kepler (Red), Kepler (Blue)",
    })
    void aSideHasOneNameFromTheFirstMoveToTheReview(boolean one, boolean two, String nameOfOne, String nameOfTwo) {
        open(windowSize(1366, 768).andThen(computers(one, two))::apply, new FirstMoveEngine());
        interact(() -> program().games().shown().get().model().isAnalysed().set(true));
        while (!isShown("#result-card")) {
            if (actionButton().isDisabled() && movesPlayed() > 0 && movesPlayed() < 3) {
                await("the analysis", () -> !text("#live-best").isEmpty());
            }
            assertNames(nameOfOne, nameOfTwo);
            if (caption().startsWith("Start")) {
                press("#action-button");
            } else if (!actionButton().isDisabled()) {
                Frames.settle();
            } else if (game().position().winner().isEmpty()) {
                var move = game().position().legalMoves().get(0);
                interact(() -> CubesPlayedBy.session(program()).choose(move));
            }
        }
        awaitResult();
        assertNames(nameOfOne, nameOfTwo);
        press("#ending-review");
        await("the review", () -> !isShown("#review-run"));
        for (int back = movesPlayed(); back > 0; back--) {
            push(KeyCode.LEFT);
            assertNoOtherName(nameOfOne);
        }
        assertThat(isShown("#replay-bar")).isTrue();
    }

    @Test
    void twoPeopleAreCalledOnTheButtonAsEverywhere() {
        open(now -> now.withFriends(new Friends("Anna", "")));
        for (String name : new String[] {"Anna", "Player 2"}) {
            assertThat(caption()).isEqualTo(name);
            assertThat(text("#status-text")).startsWith(name + " to move");
            clickSquare(name.equals("Anna") ? "a1" : "c3");
        }
        assertThat(text("#name-1")).isEqualTo("Anna");
        assertThat(text("#name-2")).isEqualTo("Player 2");
    }

    @Test
    void theRaceOfJumpinCallsThemAsThePanelDoes() {
        open(
                now -> computers(false, true)
                        .apply(now)
                        .withPlay(computers(false, true)
                                .apply(now)
                                .play()
                                .withGame(new GameChoice("jumpin", Map.of(), false, 1))),
                GameViews::all);
        assertThat(lookup(".race-bars .name").<Labeled>queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactly("You", "Kepler");
        assertNames("You", "Kepler");
    }

    private void assertNames(String one, String two) {
        assertThat(text("#name-1")).isEqualTo(one);
        assertThat(text("#name-2")).isEqualTo(two);
        assertNoOtherName(one);
    }

    private void assertNoOtherName(String one) {
        interact(() -> assertThat(Scenes.asDrawn(stage().getScene()))
                .allSatisfy(node -> assertThat(words(node))
                        .doesNotContainPattern(BY_COLOUR)
                        .satisfies(words -> assertThat(one.equals("Player 1")
                                        || !BY_NUMBER.matcher(words).find())
                                .as(words)
                                .isTrue())));
    }

    /** What is written on it, or comes as its tip. */
    private static String words(Node node) {
        return node instanceof Labeled label
                ? label.getText()
                        + (label.getTooltip() == null ? "" : label.getTooltip().getText())
                : "";
    }
}
