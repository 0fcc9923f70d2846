package org.jumpingcube.desktop.cube;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.History;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.ComputerPlayers;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionServices;
import org.jumpingcube.session.SessionSetup;
import org.jumpingcube.session.SessionTime;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.session.SpareTime;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;

/** A board view with a session of two humans, whose animations run by a clock moved by hand. */
final class Showing {
    private static final SessionTime NO_TIME = new SessionTime(() -> 0, (nanos, action) -> {});

    static final double STAGE_SECONDS = 0.6;

    private static final SpareTime NO_SPARE_TIME = new SpareTime(Runnable::run, () -> true);

    final HandClock clock = new HandClock();
    final BoardView board;
    final CascadeAnimator animator;
    final GameSession<CubePosition, Square> session;
    MoveAnimation settings;
    Consumer<SessionView<CubePosition, Square>> onChange = view -> {};

    Showing(CubePosition start, CascadeDisplay display, Pauses pauses) {
        settings = new MoveAnimation(display, STAGE_SECONDS, StageUnit.WAVE, Motion.FULL);
        board = boardView(start.board());
        animator = new CascadeAnimator(board, clock, () -> settings);
        var setup = new SessionSetup<>(start, new Seats(Seat.HUMAN, Seat.HUMAN), pauses);
        var players = new ComputerPlayers<CubePosition, Square>(
                seat -> (position, budget, stop, listener) ->
                        Analysis.of(position.legalMoves().get(0), 0, 1, 1),
                (seat, position) -> SearchBudget.USUAL);
        session = new GameSession<>(
                setup,
                new SessionServices<>(players, Runnable::run, NO_SPARE_TIME, animator, NO_TIME, Runnable::run),
                view -> {
                    board.show(view);
                    onChange.accept(view);
                });
        board.show(session.view());
        board.onChoose(session::choose);
    }

    static Showing of(PlayedMove turn, CascadeDisplay display) {
        return new Showing(turn.before(), display, Pauses.NONE);
    }

    /** A view of a board that is not part of a session. */
    static BoardView boardView(Board board) {
        var view = new BoardView(board, new CubeWording(new Texts(Locale.ENGLISH)));
        new Scene(view); // it is painted in a scene alone
        view.resize(480, 480);
        view.layout();
        return view;
    }

    /** A board view that never animated anything, in the same position. */
    static BoardView plain(PlayedMove turn) {
        var history = History.startingAt(turn.before()).then(turn.move());
        var session = new Showing(turn.before(), CascadeDisplay.NONE, Pauses.NONE).session;
        var view = boardView(turn.before().board());
        session.load(history, session.view().seats());
        view.show(session.view());
        return view;
    }

    /** From now on the stages are waves, or single cubes. */
    void stagesAre(StageUnit stage) {
        settings = new MoveAnimation(settings.display(), STAGE_SECONDS, stage, Motion.FULL);
    }

    /** Lets the clock run until nothing moves any more. */
    void runToTheEnd() {
        for (int frame = 0; clock.isRunning(); frame++) {
            if (frame > 200) {
                throw new AssertionError("the animation takes longer than any may");
            }
            clock.move(0.1);
        }
    }

    Set<String> dark() {
        return painted().entrySet().stream()
                .filter(cell -> cell.getValue().isDark())
                .map(cell -> cell.getKey().name())
                .collect(Collectors.toSet());
    }

    /** The count of bursts, if it is shown. */
    Optional<String> counter() {
        return board.lookupAll("#preview-bubble").stream()
                .filter(Node::isVisible)
                .map(bubble -> ((Label) bubble).getText())
                .findFirst();
    }

    Map<Square, CellLook> painted() {
        return board.painted();
    }

    /** The cube that is seen on a square. */
    Cube painted(Square square) {
        return Objects.requireNonNull(painted().get(square), square::name).cube();
    }

    /** Whether each cube on the canvas is the session's, and none is dark. */
    boolean showsThePosition() {
        Board position = session.view().position().board();
        return dark().isEmpty()
                && painted().size() == position.squares().size()
                && painted().entrySet().stream()
                        .allMatch(cell -> cell.getValue().cube().equals(position.at(cell.getKey())));
    }
}
