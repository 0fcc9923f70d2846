package org.jumpingcube.desktop.board;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Position;
import org.jumpingcube.grid.GridLook;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.sound.Sound;

/** The board on which a game on a grid is played, and the one for looking back. */
public abstract class PlayedBoard<P extends Position<P, M>, M, B extends PlayBoard<P, M>> implements GameBoard<P, M> {
    private final Texts texts;
    private final GameWording<P, M> wording;
    private final B board;
    private final B past;
    private final GridReplay<P, M> replay;
    private final GridAnimator<P, M> animator;
    private final ObjectProperty<SessionView<P, M>> view = new SimpleObjectProperty<>();
    private int number; // of the game on the board

    /**
     * @param boards makes each of the two
     * @param show how turns are shown; asked at the beginning of each
     */
    protected PlayedBoard(
            GridLook<P, M> look,
            P start,
            Supplier<B> boards,
            Texts texts,
            GameWording<P, M> wording,
            Supplier<MoveAnimation> show) {
        this.texts = texts;
        this.wording = wording;
        board = boards.get();
        past = boards.get();
        replay = new GridReplay<>(past, look, start, wording::tally);
        animator = new GridAnimator<>(board, look, Ticker.ofPulses(), show);
    }

    /** The board on which the game is played. */
    protected final B board() {
        return board;
    }

    /** What is seen of the game. */
    protected final ObservableValue<SessionView<P, M>> view() {
        return view;
    }

    @Override
    public MovePresenter<P, M> presenter() {
        return animator;
    }

    @Override
    public void attach(GameModel<P, M> game) {
        GameBoard.super.attach(game);
        board.onOtherClick(() -> game.session().goOn());
    }

    @Override
    public void attach(GameModel<P, M> game, Consumer<M> player) {
        texts.language().subscribe(language -> board.node().requestLayout());
        board.onChoose(player);
        game.view().subscribe(now -> {
            if (game.number() != number) { // which may begin where the one before was left
                number = game.number();
                board.beginAnew();
            }
            board.show(now);
        });
        view.bind(game.view());
        ReadableBoard.follow(board.node(), game, wording, board.node()::getAccessibleText);
    }

    @Override
    public Region node() {
        return board.node();
    }

    @Override
    public ReplayBoard<P, M> replayBoard() {
        return replay;
    }

    @Override
    public boolean takeBack() {
        return board.takeBack() || board.letGo();
    }

    @Override
    public void restyle(Look look) {
        board.restyle(look);
        past.restyle(look);
    }

    @Override
    public void onSound(Consumer<Sound> listener) {
        animator.onSound(listener);
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

    /** The tallies of the board as it is shown. */
    protected abstract Tally tally();

    @Override
    public ObservableValue<String> refused() {
        return Bindings.createStringBinding(this::refusal, board.refused(), texts.language());
    }

    /** Why the user cannot choose what they have just tried to choose; empty if they can. */
    protected abstract String refusal();
}
