package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridGame;

/** Shows any moment of a game on a grid. */
final class GridReplay<P extends Position<P, M>, M> implements ReplayBoard<P, M> {
    private final GridGame<P, M> game;
    private final GridWording<P, M> wording;
    private final GridBoardView<P, M> board;
    private final ReadOnlyObjectWrapper<Tally> tally;

    GridReplay(GridGame<P, M> game, GridWording<P, M> wording, P start) {
        this.game = game;
        this.wording = wording;
        board = new GridBoardView<>(game, wording, start, false);
        board.setId("replay-board");
        tally = new ReadOnlyObjectWrapper<>(wording.tally(start));
    }

    @Override
    public GridBoardView<P, M> node() {
        return board;
    }

    @Override
    public void show(P position, Optional<Turn<P, M>> last) {
        board.show(position, last, !position.outcome().isOver());
        board.showPosition();
        tally.set(wording.tally(position));
    }

    @Override
    public int stages(Turn<P, M> turn) {
        return game.stages(turn);
    }

    @Override
    public void show(Turn<P, M> turn, int stage, double progress) {
        board.show(turn.before(), Optional.empty(), false);
        board.show(BoardMoment.of(turn, stage, progress));
        tally.set(wording.tally(turn.before()));
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
    public List<Bounds> way(P position, M move) {
        return game.squares(move).stream().map(board.places()::bounds).toList();
    }

    @Override
    public void onChoose(Consumer<M> listener) {
        board.onChoose(listener);
    }
}
