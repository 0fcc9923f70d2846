package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.GridLook;

/** Shows any moment of a game on a grid. */
public final class GridReplay<P extends Position<P, M>, M> implements ReplayBoard<P, M> {
    private final PlayBoard<P, M> board;
    private final GridLook<P, M> look;
    private final Function<P, Tally> tallies;
    private final ReadOnlyObjectWrapper<Tally> tally;
    private Optional<Turn<P, M>> shown = Optional.empty(); // the turn under way

    /** @param tallies of a position */
    public GridReplay(PlayBoard<P, M> board, GridLook<P, M> look, P start, Function<P, Tally> tallies) {
        this.board = board;
        this.look = look;
        this.tallies = tallies;
        tally = new ReadOnlyObjectWrapper<>(tallies.apply(start));
        board.node().setId("replay-board");
    }

    @Override
    public Region node() {
        return board.node();
    }

    @Override
    public void show(P position, Optional<Turn<P, M>> last) {
        shown = Optional.empty();
        board.show(position, last, !position.outcome().isOver());
        board.showPosition();
        tally.set(tallies.apply(position));
    }

    @Override
    public int stages(Turn<P, M> turn) {
        return look.stages(turn);
    }

    @Override
    public void show(Turn<P, M> turn, int stage, double progress) {
        if (shown.filter(before -> before == turn).isEmpty()) {
            shown = Optional.of(turn);
            board.show(turn.before(), Optional.empty(), false);
            tally.set(tallies.apply(turn.before())); // it counts once the pieces have come to rest
        }
        board.show(BoardMoment.of(turn, stage, progress));
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
        return look.way(position.play(move)).stream()
                .map(board.places()::bounds)
                .toList();
    }

    @Override
    public void onChoose(Consumer<M> listener) {
        board.onChoose(listener);
    }
}
