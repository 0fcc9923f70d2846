package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.board.GridAnimator;
import org.jumpingcube.desktop.board.GridReplay;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.sound.Sound;

/** The board of Jumpin: a pawn, then where it lands. */
public final class JumpinGameBoard implements GameBoard<JumpinPosition, JumpinMove> {
    static final JumpinLook LOOK = new JumpinLook();

    private final Texts texts;
    private final JumpinWording wording;
    private final JumpinBoardView board;
    private final GridAnimator<JumpinPosition, JumpinMove> animator;
    private final JumpinBoardView past;
    private final GridReplay<JumpinPosition, JumpinMove> replay;
    private final ObjectProperty<SessionView<JumpinPosition, JumpinMove>> view = new SimpleObjectProperty<>();
    private int number; // of the game on the board

    /**
     * @param show how turns are shown; asked at the beginning of each
     */
    public JumpinGameBoard(JumpinPosition start, Texts texts, Supplier<MoveAnimation> show) {
        this.texts = texts;
        wording = new JumpinWording(texts);
        board = new JumpinBoardView(start, wording);
        past = new JumpinBoardView(start, wording);
        replay = new GridReplay<>(past, LOOK, start, wording::tally);
        animator = new GridAnimator<>(board, LOOK, Ticker.ofPulses(), show);
    }

    @Override
    public MovePresenter<JumpinPosition, JumpinMove> presenter() {
        return animator;
    }

    @Override
    public void attach(GameModel<JumpinPosition, JumpinMove> game) {
        GameBoard.super.attach(game);
        board.choosing().onOtherClick(() -> game.session().goOn());
    }

    @Override
    public void attach(GameModel<JumpinPosition, JumpinMove> game, Consumer<JumpinMove> player) {
        texts.language().subscribe(language -> board.requestLayout());
        board.onChoose(player);
        game.view().subscribe(now -> {
            if (game.number() != number) { // which may begin where the one before was left
                number = game.number();
                board.beginAnew();
            }
            board.show(now);
        });
        view.bind(game.view());
        ReadableBoard.follow(board, game, wording, board::getAccessibleText);
    }

    @Override
    public JumpinBoardView node() {
        return board;
    }

    @Override
    public ReplayBoard<JumpinPosition, JumpinMove> replayBoard() {
        return replay;
    }

    @Override
    public void callSides(Function<Player, String> names) {
        board.callSides(names);
    }

    @Override
    public boolean takeBack() {
        return board.choosing().takeBack() || board.choosing().letGo();
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

    @Override
    public List<FirstStep<JumpinPosition, JumpinMove>> firstSteps() {
        return List.of(
                new FirstStep<>(
                        texts.get("jumpin.step.jump.title"),
                        texts.get("jumpin.step.jump.text"),
                        turn -> true,
                        this::movablePawn),
                new FirstStep<>(
                        texts.get("jumpin.step.chain.title"),
                        texts.get("jumpin.step.chain.text"),
                        turn -> JumpinTurn.of(turn).jumps() > 1,
                        this::movablePawn),
                new FirstStep<>(
                        texts.get("jumpin.step.goal.title"),
                        texts.get("jumpin.step.goal.text"),
                        turn -> turn.after().outcome().isOver(),
                        this::goal));
    }

    private Bounds movablePawn(JumpinPosition position) {
        return position.legalMoves().stream()
                .filter(JumpinMove.Jump.class::isInstance)
                .map(JumpinMove.Jump.class::cast)
                .reduce((one, other) -> other)
                .map(jump -> board.places().bounds(jump.from()))
                .orElseGet(() -> goal(position));
    }

    private Bounds goal(JumpinPosition position) {
        return PawnBoard.goal(position.toMove()).squares().stream()
                .map(square -> board.places().bounds(square))
                .reduce(JumpinGameBoard::around)
                .orElseThrow();
    }

    private static Bounds around(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                left,
                top,
                Math.max(one.getMaxX(), other.getMaxX()) - left,
                Math.max(one.getMaxY(), other.getMaxY()) - top);
    }

    @Override
    public ObservableValue<Tally> shown() {
        return Bindings.createObjectBinding(
                this::tally,
                view,
                board.choosing().choice(),
                board.choosing().refused(),
                board.pointing().pointed(),
                texts.language());
    }

    private Tally tally() {
        var position = view.get().position();
        var choice = board.choosing().choice().get();
        String refusal = refusal();
        String remark = choice.map(
                        now -> wording.choice(now, board.pointing().pointed().get()))
                .or(() -> board.markPointedAt().map(wording::mark))
                .orElseGet(() -> wording.notice(position));
        return new JumpinTally(
                position.board(),
                refusal.isEmpty() ? remark : refusal,
                !refusal.isEmpty() || choice.isPresent(),
                texts);
    }

    private String refusal() {
        var refused = board.choosing().refused().get();
        return refused.map(now -> wording.refusal(now.reason())).orElse("");
    }

    @Override
    public ObservableValue<String> refused() {
        return Bindings.createStringBinding(this::refusal, board.choosing().refused(), texts.language());
    }

    /** The race, the score card of a series, and the rules. */
    @Override
    public Optional<Region> chart() {
        var heading = new Label();
        heading.textProperty()
                .bind(texts.of("jumpin.race")
                        .map(race -> (race + " \u00b7 " + texts.get("status.rows")).toUpperCase(Locale.ROOT)));
        heading.getStyleClass().add("heading");
        var race = new RaceChart(texts);
        var card = new ScoreCardTable(texts);
        var rules = new RulesAtHand(texts, wording);
        Runnable show = () -> {
            race.show(view.get().history());
            card.show(view.get().position());
            rules.show(view.get().position().rules());
        };
        view.subscribe(show);
        texts.language().subscribe(language -> show.run());
        show.run();
        var isUnderWay = view.map(now -> !now.history().turns().isEmpty());
        TextControls.showWhile(heading, isUnderWay);
        TextControls.showWhile(race, isUnderWay);
        var panel = new VBox(6, heading, race, card, rules);
        return Optional.of(panel);
    }
}
