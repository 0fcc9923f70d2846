package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;

/** Shows any moment of a game of Jumpin; a turn is shown jump by jump. */
final class JumpinReplay implements ReplayBoard<JumpinPosition, JumpinMove> {
    private final JumpinBoardView board;
    private final JumpinWording wording;
    private final ReadOnlyObjectWrapper<Tally> tally;
    private Optional<Turn<JumpinPosition, JumpinMove>> shown = Optional.empty(); // the turn under way

    JumpinReplay(JumpinBoardView board, JumpinPosition start, JumpinWording wording) {
        this.board = board;
        this.wording = wording;
        tally = new ReadOnlyObjectWrapper<>(wording.tally(start));
        board.setId("replay-board");
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public void show(JumpinPosition position, Optional<Turn<JumpinPosition, JumpinMove>> last) {
        shown = Optional.empty();
        board.show(position, last, !position.outcome().isOver());
        board.showPosition();
        tally.set(wording.tally(position));
    }

    @Override
    public int stages(Turn<JumpinPosition, JumpinMove> turn) {
        return Math.max(0, JumpinTurn.of(turn).path().size() - 1);
    }

    @Override
    public void show(Turn<JumpinPosition, JumpinMove> turn, int stage, double progress) {
        var path = JumpinTurn.of(turn).path();
        if (shown.filter(before -> before == turn).isEmpty()) {
            shown = Optional.of(turn);
            board.show(turn.before(), Optional.empty(), false);
            tally.set(wording.tally(turn.before())); // it counts once the pawn has landed
        }
        board.showHop(
                JumpinTurn.of(turn), new Hop(path.get(stage), path.get(stage + 1), progress, HopAnimator.HOP_HEIGHT));
    }

    @Override
    public ObservableValue<Tally> shown() {
        return tally.getReadOnlyProperty();
    }

    @Override
    public Bounds extent() {
        return board.places().extent();
    }

    @Override
    public List<Bounds> way(JumpinPosition position, JumpinMove move) {
        return position.play(move).path().stream().map(board.places()::bounds).toList();
    }

    @Override
    public void onChoose(Consumer<JumpinMove> listener) {
        board.choosing().onChoose(listener);
    }
}
