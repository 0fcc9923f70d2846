package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardStyle.Coordinates;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.MoveAnimation;

/** A small board in the style chosen at the moment, on which a cascade can be played. */
public final class CascadePreview {
    private static final double REST_SECONDS = 1;
    private static final double SIZE = 236;

    /** Both players have full cubes, and player one's corner is about to set off some of them. */
    private static final PlayedMove CASCADE = new CubePosition(
                    Board.of(4, cubes("2r 3r 1- 1- 2r 4r 1- 2b 1r 3b 4b 3b 1- 2b 2b 2b")), Player.ONE)
            .play(new Square(0, 0));

    private static final Square LAST = new Square(2, 2); // of player two

    private final BoardView board;
    private final PauseTransition rest = new PauseTransition(Duration.seconds(REST_SECONDS));
    private final CascadeAnimator animator;
    private MoveAnimation show = MoveAnimation.DEFAULT;

    private static List<Cube> cubes(String drawn) {
        return Stream.of(drawn.split(" "))
                .map(cube -> Cube.parse(cube).orElseThrow())
                .toList();
    }

    public CascadePreview(Texts texts) {
        board = new BoardView(CASCADE.before().board(), new CubeWording(texts));
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        board.setMinSize(SIZE, SIZE);
        board.setPrefSize(SIZE, SIZE);
        board.setMaxSize(SIZE, SIZE);
        board.setId("preview");
        animator = new CascadeAnimator(board, Ticker.ofPulses(), () -> show);
        rest.setOnFinished(event -> stop());
        stop();
    }

    /** The board itself, to be put into a window. */
    public BoardView board() {
        return board;
    }

    /** Paints the board in another style. */
    public void show(BoardStyle style) {
        board.restyle(style.with(Coordinates.NONE));
    }

    /** Plays the cascade from its beginning, shown in this way. */
    public void play(MoveAnimation cascade) {
        stop();
        show = cascade;
        board.show(CASCADE.after(), Optional.of(CASCADE.move()));
        animator.showAll(CASCADE, rest::playFromStart);
    }

    /** Shows the position before the cascade again. */
    public void stop() {
        rest.stop();
        animator.skip();
        board.show(CASCADE.before(), Optional.of(LAST));
    }
}
