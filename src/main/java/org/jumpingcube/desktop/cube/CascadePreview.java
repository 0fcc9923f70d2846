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
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.CascadeShow;

/** A small board that shows a cascade over and over, with the settings chosen at the moment. */
public final class CascadePreview {
    private static final double REST_SECONDS = 1;
    private static final double SIZE = 170;

    /** Player one's corner is about to set off three cubes in two waves. */
    private static final PlayedMove CASCADE =
            new CubePosition(Board.of(3, cubes("2r 3r 1b 3r 1- 3b 1- 2b 1-")), Player.ONE).play(new Square(0, 0));

    private final BoardView board;
    private final PauseTransition rest = new PauseTransition(Duration.seconds(REST_SECONDS));
    private final CascadeAnimator animator;
    private Optional<CascadeShow> show = Optional.empty();

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
        animator = new CascadeAnimator(board, Ticker.ofPulses(), () -> show.orElse(CascadeShow.DEFAULT));
    }

    /** The board itself, to be put into a window. */
    public BoardView board() {
        return board;
    }

    /** Starts again with these settings. */
    public void show(BoardStyle style, CascadeShow cascade) {
        boolean isOtherCascade = show.filter(cascade::equals).isEmpty();
        show = Optional.of(cascade);
        board.restyle(style);
        if (isOtherCascade) {
            stop();
            begin();
        }
    }

    private void begin() {
        board.show(CASCADE.before().board());
        rest.setOnFinished(event -> run());
        rest.playFromStart();
    }

    private void run() {
        board.show(CASCADE.after().board());
        animator.skip();
        animator.showAll(CASCADE, () -> {
            rest.setOnFinished(event -> begin());
            rest.playFromStart();
        });
    }

    public void stop() {
        rest.stop();
        animator.skip();
    }
}
