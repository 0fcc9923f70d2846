package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.speech.Speaking;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.speech.SpeechSocket;
import org.jumpingcube.speech.SsipServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a speech service is told while somebody plays by keys. */
@Slow
class SpeechTest extends WindowTest {
    private static final KeyCombination.Modifier CTRL = KeyCombination.SHORTCUT_DOWN;
    private static final KeyCombination.Modifier SHIFT = KeyCombination.SHIFT_DOWN;

    private final Path socket;
    private SsipServer service;
    private int heardSoFar;

    SpeechTest(@TempDir Path folder) {
        socket = folder.resolve("s");
    }

    @BeforeEach
    void listen() throws IOException {
        service = new SsipServer(socket);
        speech = Optional.of(new SpeechSocket(socket, false));
    }

    @AfterEach
    void endService() throws IOException {
        service.close();
    }

    private static Settings speaking(Settings now) {
        return now.withSpeech(now.speech().switched(true));
    }

    /** What is said from now on until a text, included. */
    private List<String> heardTo(String text) {
        int from = heardSoFar;
        try {
            await("said: " + text, () -> heard(from).contains(text));
        } catch (AssertionError e) {
            throw new AssertionError(text + " is not among " + heard(from), e);
        }
        heardSoFar = from + heard(from).indexOf(text) + 1;
        return List.copyOf(service.heard().subList(from, heardSoFar));
    }

    private List<String> heard(int from) {
        return service.heard().subList(from, service.heard().size());
    }

    @Test
    void f2SwitchesSpeechOnAndOff() {
        open(UnaryOperator.identity());
        type(KeyCode.F2);
        assertThat(heardTo("a1, neutral, 1 of 2 points"))
                .containsExactly(
                        "Speech is on",
                        "Jumping Cube \u2014 untitled",
                        "3 \u00d7 3. Player 1 is Red. Player 2 is Blue. Player 1 to move \u2014 move 1",
                        "a1, neutral, 1 of 2 points");
        assertThat(settings().speech().on()).isTrue();
        type(KeyCode.F2);
        heardTo("Speech is off");
        typeOnBoard(KeyCode.RIGHT);
        type(KeyCode.F2);
        assertThat(heardTo("Speech is on")).containsExactly("Speech is on");
    }

    @Test
    void theBoardIsPlayedByEar() {
        open(SpeechTest::speaking);
        heardTo("a1, neutral, 1 of 2 points");
        typeOnBoard(KeyCode.B, KeyCode.DIGIT2);
        heardTo("b2, neutral, 1 of 4 points");
        type(KeyCode.ENTER);
        heardTo("Red b2: now 2 points, Red leads 1 to 0, 8 neutral");
        type(KeyCode.ENTER);
        heardTo("That cube belongs to your opponent");
        type(KeyCode.A, KeyCode.DIGIT1, KeyCode.ENTER);
        heardTo("Blue a1: now 2 points, full, even, 1 to 1, 7 neutral");
        type(KeyCode.F5);
        heardTo("Red: 1 cube, 2 points. Blue: 1 cube, 2 points. Neutral: 7 cubes. Red to move \u2014 move 2");
        type(KeyCode.F8);
        heardTo("""
                Row 1: a Blue 2 full, b to c neutral 1
                Row 2: a neutral 1, b Red 2, c neutral 1
                Row 3: a to c neutral 1""");
        type(KeyCode.C, KeyCode.DIGIT3, KeyCode.ENTER);
        heardTo("Red c3: now 2 points, full, Red leads 2 to 1, 6 neutral");
        type(KeyCode.F7);
        heardTo("Full cube of Blue: a1");
        type(KeyCode.A, KeyCode.DIGIT1, KeyCode.ENTER);
        heardTo("Blue a1: 1 burst, takes 2 neutral, Blue leads 3 to 2, 4 neutral");
        type(KeyCode.F6);
        heardTo("Blue a1: 1 burst, takes 2 neutral, 1 wave, Blue leads 3 to 2, 4 neutral. Takes b1, a2");
        push(new KeyCodeCombination(KeyCode.F6, SHIFT));
        heardTo("Blue: a1 1. neutral to Blue: b1 2, a2 2");
    }

    @Test
    void aCubeIsJudgedBeforeItIsPlayed() {
        open(SpeechTest::speaking);
        heardTo("a1, neutral, 1 of 2 points");
        clickSquares("a1", "b2", "a1", "b2");
        type(KeyCode.F3);
        heardTo("b2, Blue, 3 of 4 points");
        typeOnBoard(KeyCode.B, KeyCode.DIGIT1, KeyCode.F3);
        heardTo("b1, Red, 2 of 3 points. would have 3 points, full");
    }

    @Test
    void whereTheKeysAreIsSaidWheneverItMayBeAnotherCube() {
        open(SpeechTest::speaking);
        heardTo("a1, neutral, 1 of 2 points");
        typeOnBoard(KeyCode.C, KeyCode.DIGIT3);
        heardTo("c3, neutral, 1 of 2 points");
        type(KeyCode.RIGHT);
        heardTo("c3, neutral, 1 of 2 points");
        type(KeyCode.ENTER);
        heardTo("Red c3: now 2 points, full, Red leads 1 to 0, 8 neutral");
        push(new KeyCodeCombination(KeyCode.Z, CTRL));
        heardTo("Move undone: c3. Player 1 to move \u2014 move 1");
        heardTo("c3, neutral, 1 of 2 points");
        push(new KeyCodeCombination(KeyCode.Z, CTRL, SHIFT));
        heardTo("Move redone: c3. Player 2 to move \u2014 move 1");
        push(new KeyCodeCombination(KeyCode.Z, CTRL));
        push(new KeyCodeCombination(KeyCode.N, CTRL));
        heardTo("New game. 3 \u00d7 3. Player 1 is Red. Player 2 is Blue. Player 1 to move \u2014 move 1");
    }

    @Test
    void windowsAndQuestionsAreSpoken() {
        open(now -> speaking(now).withKeepGames(false));
        heardTo("a1, neutral, 1 of 2 points");
        push(new KeyCodeCombination(KeyCode.COMMA, CTRL, SHIFT));
        assertThat(heardTo("Players, button, chosen")).contains("Settings \u2014 Jumping Cube");
        type(KeyCode.ESCAPE);
        typeOnBoard(KeyCode.RIGHT, KeyCode.ENTER);
        push(new KeyCodeCombination(KeyCode.N, CTRL));
        assertThat(heardTo("Save, button")).contains("New Game", "A game is in progress. Do you want to save it?");
    }

    @Test
    void settingsAreSpokenWithTheirValues() {
        open(SpeechTest::speaking);
        heardTo("a1, neutral, 1 of 2 points");
        push(new KeyCodeCombination(KeyCode.COMMA, CTRL, SHIFT));
        heardTo("Players, button, chosen");
        interact(() -> lookup("#playing-1").query().requestFocus());
        heardTo("Playing now, check box, not checked");
        interact(() -> lookup("#skill-1").query().requestFocus());
        heardTo("Level, slider, Average");
        type(KeyCode.RIGHT);
        heardTo("Strong");
        showSettings("look");
        interact(() -> lookup("#settings-theme").query().requestFocus());
        heardTo("Theme, choice, Follow the system");
    }

    @Test
    void whoHasAScreenReaderIsOfferedSpeechOnceAndHearsTheOffer() {
        open(UnaryOperator.identity());
        var offers = new ArrayList<MessageBar>();
        interact(() -> {
            var speaking = new Speaking(program().settings(), new Texts(Locale.ENGLISH), speech, List::of, said -> {});
            speaking.offer(() -> true, "F2", offers::add);
        });
        heardTo(
                "A screen reader is running. Should Jumping Cube speak? Press F2 at any time to turn speech on or off.");
        assertThat(offers).hasSize(1);
        type(KeyCode.F2, KeyCode.F2);
        heardTo("Speech is off");
        interact(() -> {
            var speaking = new Speaking(program().settings(), new Texts(Locale.ENGLISH), speech, List::of, said -> {});
            speaking.offer(() -> true, "F2", offers::add);
        });
        assertThat(offers).hasSize(1);
        assertThat(settings().speech().offered()).isTrue();
    }

    @Test
    void menusAreSpoken() {
        open(SpeechTest::speaking);
        heardTo("a1, neutral, 1 of 2 points");
        type(KeyCode.F10, KeyCode.DOWN);
        heardTo("New Game");
        type(KeyCode.DOWN);
        heardTo("New Game with Options\u2026");
        type(KeyCode.ESCAPE);
        heardTo("a1, neutral, 1 of 2 points");
    }

    @Test
    void theReviewIsSpoken() {
        open(SpeechTest::speaking);
        heardTo("a1, neutral, 1 of 2 points");
        clickSquares("a1", "c3", "a1", "c3");
        push(new KeyCodeCombination(KeyCode.R, CTRL));
        heardTo("Move 0 of 2");
        type(KeyCode.END);
        heardTo("Move 2 of 2. Blue c3: 1 burst, takes 2 neutral, even, 3 to 3, 3 neutral");
        type(KeyCode.LEFT);
        heardTo("Move 2 of 2. Red a1: 1 burst, takes 2 neutral, Red leads 3 to 1, 5 neutral");
        type(KeyCode.LEFT);
        heardTo("Move 1 of 2. Blue c3: now 2 points, full, even, 1 to 1, 7 neutral");
        type(KeyCode.F8);
        heardTo("""
                Row 1: a Red 2 full, b to c neutral 1
                Row 2: a to c neutral 1
                Row 3: a to b neutral 1, c Blue 2 full""");
    }

    @Test
    void jumpinIsPlayedByEar() {
        open(
                now -> speaking(now.withPlay(now.play().withGame(new GameChoice("jumpin", Map.of(), false, 1)))),
                GameViews::all);
        heardTo("a1, gold pawn");
        type(KeyCode.F7);
        await("the pawns", () -> heard(0).stream().anyMatch(text -> text.contains("pawns of Gold can jump: a1 to a3")));
        type(KeyCode.ENTER);
        heardTo("1 landing");
        type(KeyCode.RIGHT, KeyCode.RIGHT); // the board lies on its side
        heardTo("a3, empty, landing in 1 jump");
        type(KeyCode.ENTER);
        heardTo("Gold a1 to a3 in 1 jump");
        type(KeyCode.F8);
        await("the board", () -> heard(0).stream().anyMatch(text -> text.contains("Row 3: a Gold")));
    }
}
