package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;
import org.jumpingcube.sound.Sound;
import org.junit.jupiter.api.Test;

/** When what is heard, and the button that switches it off. */
@Slow
class SoundTest extends WindowTest {
    private final List<Sound> heard = new ArrayList<>();

    private void listen() {
        interact(() -> program().games().follow(new GameSounds(program().games(), heard::add)::follow));
    }

    @Test
    void eachMoveTicksAndWhatIsTakenBackOrPlayedAgainDoesNot() {
        open(UnaryOperator.identity());
        listen();
        clickSquares("a1", "c3", "a1"); // the third bursts
        assertThat(heard).isEqualTo(Collections.nCopies(3, new Sound.Tick()));
        interact(() -> program().commands().run("undo"));
        interact(() -> program().commands().run("redo"));
        clickSquare("a1");
        assertThat(heard).as("nor does a click on the other's cube").hasSize(3);
        interact(() -> program().commands().run("settings"));
        assertThat(heard).hasSize(3);
    }

    @Test
    void theEndOfAGameHasOneChord() {
        open(UnaryOperator.identity());
        listen();
        var position = CubePosition.start(3);
        while (position.winner().isEmpty()) {
            Square move = position.legalMoves().get(0);
            interact(() -> CubesPlayedBy.session(program()).choose(move));
            position = position.play(move).after();
        }
        assertThat(heard).endsWith(new Sound.Tick(), new Sound.Chord()).containsOnlyOnce(new Sound.Chord());
        interact(() -> program().commands().run("undo"));
        interact(() -> program().commands().run("redo"));
        assertThat(heard).containsOnlyOnce(new Sound.Chord());
    }

    @Test
    void aButtonSwitchesItOnAndOffAndThatIsRemembered() {
        open(UnaryOperator.identity());
        assertThat(lookup("#tool-sound").query().getAccessibleText()).isEqualTo("Sound, off");
        press("#tool-sound");
        assertThat(settings().window().sound()).isTrue();
        assertThat(lookup("#tool-sound").query().getAccessibleText()).isEqualTo("Sound, on");
        startAgain();
        assertThat(lookup("#tool-sound").query().getAccessibleText()).isEqualTo("Sound, on");
        press("#tool-sound");
        assertThat(settings().window().sound()).isFalse();
    }
}
