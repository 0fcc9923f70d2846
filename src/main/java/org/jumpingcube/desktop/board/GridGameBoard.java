package org.jumpingcube.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Position;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.sound.Sound;

/** The board on which a game on a grid is played, and the one for looking back. */
final class GridGameBoard<P extends Position<P, M>, M> implements GameBoard<P, M> {
    private static final int MOST_STEPS = 9;

    private final GridGame<P, M> game;
    private final Texts texts;
    private final GridWording<P, M> wording;
    private final GridBoardView<P, M> board;
    private final GridBoardView<P, M> past;
    private final GridReplay<P, M> replay;
    private final GridAnimator<P, M> animator;
    private final ObjectProperty<SessionView<P, M>> view = new SimpleObjectProperty<>();
    private int number; // of the game on the board

    /** @param show how turns are shown; asked at the beginning of each */
    GridGameBoard(GridGame<P, M> game, P start, Texts texts, GridWording<P, M> wording, Supplier<MoveAnimation> show) {
        this.game = game;
        this.texts = texts;
        this.wording = wording;
        board = new GridBoardView<>(game, wording, start);
        past = new GridBoardView<>(game, wording, start);
        replay = new GridReplay<>(past, game, start, wording::tally);
        animator = new GridAnimator<>(board, game, Ticker.ofPulses(), show);
    }

    @Override
    public MovePresenter<P, M> presenter() {
        return animator;
    }

    @Override
    public void attach(GameModel<P, M> model) {
        GameBoard.super.attach(model);
        board.onOtherClick(() -> model.session().goOn());
    }

    @Override
    public void attach(GameModel<P, M> model, Consumer<M> player) {
        texts.language().subscribe(language -> board.requestLayout());
        board.onChoose(player);
        model.view().subscribe(now -> {
            if (model.number() != number) { // which may begin where the one before was left
                number = model.number();
                board.letGo();
                board.showPosition();
            }
            board.show(now);
        });
        view.bind(model.view());
        ReadableBoard.follow(board, model, wording, board::getAccessibleText);
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public ReplayBoard<P, M> replayBoard() {
        return replay;
    }

    @Override
    public boolean takeBack() {
        return board.takeBack();
    }

    @Override
    public void restyle(Look look) {
        board.restyle(Themes.appearance(look.theme()));
        past.restyle(Themes.appearance(look.theme()));
    }

    @Override
    public void onSound(Consumer<Sound> listener) {
        animator.onSound(listener);
    }

    /** As many as the game has texts for: each is taken by the next move. */
    @Override
    public List<FirstStep<P, M>> firstSteps() {
        return IntStream.rangeClosed(1, MOST_STEPS)
                .mapToObj(step -> wording.find("step." + step + ".title")
                        .flatMap(title -> wording.find("step." + step + ".text")
                                .map(text -> new FirstStep<P, M>(title, text, turn -> true, this::place))))
                .flatMap(Optional::stream)
                .toList();
    }

    /** A square on which a move begins. */
    private Bounds place(P position) {
        return position.legalMoves().stream()
                .flatMap(move -> game.squares(move).stream())
                .findFirst()
                .map(board.places()::bounds)
                .orElseGet(() -> board.places().extent());
    }

    @Override
    public ObservableValue<Tally> shown() {
        return Bindings.createObjectBinding(
                this::tally,
                view,
                board.choice(),
                board.refused(),
                board.pointing().pointed(),
                texts.language());
    }

    private Tally tally() {
        String refusal = refusal();
        String foreseen = board.foreseen().map(wording::summary).orElse("");
        return wording.tally(
                view.get().position(), refusal.isEmpty() ? foreseen : refusal, !refusal.isEmpty() || board.isPicked());
    }

    private String refusal() {
        return board.refused().get().map(square -> wording.refusal()).orElse("");
    }

    @Override
    public ObservableValue<String> refused() {
        return Bindings.createStringBinding(this::refusal, board.refused(), texts.language());
    }
}
