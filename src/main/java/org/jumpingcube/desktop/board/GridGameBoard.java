package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Position;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.settings.MoveAnimation;

/** The board of any game on a grid. */
final class GridGameBoard<P extends Position<P, M>, M> extends PlayedBoard<P, M, GridBoardView<P, M>> {
    private static final int MOST_STEPS = 9;

    private final GridGame<P, M> game;
    private final GridWording<P, M> wording;

    /** @param show how turns are shown; asked at the beginning of each */
    GridGameBoard(GridGame<P, M> game, P start, Texts texts, GridWording<P, M> wording, Supplier<MoveAnimation> show) {
        super(game, start, () -> new GridBoardView<>(game, wording, start), texts, wording, show);
        this.game = game;
        this.wording = wording;
    }

    /** As many as the game has texts for: each is taken by the next move. */
    @Override
    public List<FirstStep<P, M>> firstSteps() {
        return IntStream.rangeClosed(1, MOST_STEPS)
                .mapToObj(step -> wording.find("step." + step + ".title")
                        .flatMap(title -> wording.find("step." + step + ".text")
                                .map(text ->
                                        new FirstStep<P, M>(title, text, position -> true, turn -> true, this::place))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** A square on which a move begins. */
    private Bounds place(P position) {
        return position.legalMoves().stream()
                .flatMap(move -> game.squares(move).stream())
                .findFirst()
                .map(board().places()::bounds)
                .orElseGet(() -> board().places().extent());
    }

    @Override
    protected Tally tally() {
        String refusal = refusal();
        String foreseen = board().foreseen().map(wording::summary).orElse("");
        return wording.tally(
                view().getValue().position(),
                refusal.isEmpty() ? foreseen : refusal,
                !refusal.isEmpty() || board().isPicked());
    }

    @Override
    protected String refusal() {
        return board().refused().get().map(square -> wording.refusal()).orElse("");
    }
}
