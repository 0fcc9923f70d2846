package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Tokens;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.desktop.sound.Sound;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.Board;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Look;

/** The view of Jumpin: a pawn, then where it lands. */
public final class JumpinView implements GameView<JumpinPosition, JumpinMove> {
    private static final Set<String> SERIES = Set.of("series", "games");

    private static final double TOKEN_PITCH = 1.4; // a pawn leaves room around it on its square

    private final GameKind<JumpinPosition, JumpinMove> kind;
    private final Texts texts;
    private final JumpinWording wording;
    private final JumpinBoardView board;
    private final HopAnimator animator;
    private final JumpinBoardView past;
    private final JumpinReplay replay;
    private final Tokens tokens = new Tokens(this::paintToken);
    private boolean isFollowing;

    /**
     * @param show how turns are shown; asked at the beginning of each
     */
    public JumpinView(GameKind<JumpinPosition, JumpinMove> kind, Texts texts, Supplier<CascadeShow> show) {
        this.kind = kind;
        this.texts = texts;
        wording = new JumpinWording(texts);
        board = new JumpinBoardView(kind.start(demo()), wording);
        past = new JumpinBoardView(kind.start(demo()), wording);
        replay = new JumpinReplay(past);
        animator = new HopAnimator(board, Ticker.ofPulses(), show);
    }

    @Override
    public GameKind<JumpinPosition, JumpinMove> kind() {
        return kind;
    }

    @Override
    public MovePresenter<JumpinPosition, JumpinMove> presenter() {
        return animator;
    }

    @Override
    public Region board(GameModel<JumpinPosition, JumpinMove> game) {
        if (!isFollowing) {
            isFollowing = true;
            texts.language().subscribe(language -> board.requestLayout());
            board.choosing().onChoose(move -> game.session().choose(move));
            board.choosing().onOtherClick(() -> game.session().goOn());
            game.view().subscribe(board::show);
        }
        return board;
    }

    @Override
    public ReplayBoard<JumpinPosition, JumpinMove> replayBoard() {
        return replay;
    }

    @Override
    public boolean takeBack() {
        return board.choosing().takeBack() || board.choosing().letGo();
    }

    @Override
    public void restyle(Look look) {
        board.restyle(Themes.isDark(look.theme()));
        past.restyle(Themes.isDark(look.theme()));
        tokens.repaint();
    }

    /** A pawn of theirs. */
    @Override
    public Optional<Node> token(Player player, double size) {
        return Optional.of(tokens.of(player, size));
    }

    private void paintToken(Player player, GraphicsContext context) {
        double size = context.getCanvas().getWidth();
        new PawnPainter(context, board.colours(), 0).paint(player, size / 2, size / 2, size * TOKEN_PITCH, 0);
    }

    @Override
    public void onSound(Consumer<Sound> listener) {
        animator.onSound(listener);
    }

    @Override
    public String title() {
        return texts.get("jumpin.title");
    }

    @Override
    public String about() {
        return texts.get("jumpin.about");
    }

    /** A corner of the board. */
    @Override
    public Node picture(double height) {
        return JumpinPainter.picture(height, board.colours());
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return kind.options().stream()
                .map(option -> new ShownOption(
                        option,
                        texts.get("jumpin.option." + option.name()),
                        value -> wording.value(option.name(), value),
                        "",
                        SERIES.contains(option.name())))
                .toList();
    }

    @Override
    public List<ShownPreset> presets() {
        return List.of(Preset.values()).stream()
                .map(preset -> new ShownPreset(
                        texts.get("jumpin.preset." + preset.name().toLowerCase(Locale.ROOT)), preset.options()))
                .toList();
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
        return Board.goal(position.toMove()).squares().stream()
                .map(square -> board.places().bounds(square))
                .reduce(JumpinView::around)
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
    public GameOptions demo() {
        return GameOptions.usual(kind.options());
    }

    @Override
    public String boardName(JumpinPosition position) {
        return texts.get("jumpin.title");
    }

    @Override
    public Tally tally(JumpinPosition position) {
        return new JumpinTally(position.board(), wording.notice(position), false, texts);
    }

    @Override
    public ObservableValue<Tally> shown(GameModel<JumpinPosition, JumpinMove> game) {
        return Bindings.createObjectBinding(
                () -> {
                    var position = game.now().position();
                    String remark = board.choosing()
                            .choice()
                            .get()
                            .map(choice ->
                                    wording.choice(choice, board.pointed().get()))
                            .orElseGet(() -> wording.notice(position));
                    return new JumpinTally(
                            position.board(),
                            remark,
                            board.choosing().choice().get().isPresent(),
                            texts);
                },
                game.view(),
                board.choosing().choice(),
                board.pointed(),
                texts.language());
    }

    /** The race, and the score card of a series. */
    @Override
    public Optional<Region> chart(GameModel<JumpinPosition, JumpinMove> game) {
        var heading = new Label();
        heading.textProperty().bind(texts.of("jumpin.race").map(text -> text.toUpperCase(Locale.ROOT)));
        heading.getStyleClass().add("heading");
        var race = new RaceChart(texts);
        var card = new ScoreCardTable(texts);
        Runnable show = () -> {
            race.show(game.now().history());
            card.show(game.now().position());
        };
        game.view().subscribe(show);
        texts.language().subscribe(language -> show.run());
        show.run();
        var panel = new VBox(6, heading, race, card);
        return Optional.of(panel);
    }

    @Override
    public String side(Player player) {
        return wording.side(player);
    }

    @Override
    public String reason(Outcome outcome) {
        return wording.reason(outcome);
    }

    @Override
    public String entry(Turn<JumpinPosition, JumpinMove> turn) {
        return wording.entry(JumpinTurn.of(turn));
    }

    @Override
    public boolean hasSeries() {
        return true;
    }

    @Override
    public String shortEntry(Turn<JumpinPosition, JumpinMove> turn) {
        return wording.shortEntry(turn.move());
    }

    @Override
    public String summary(Turn<JumpinPosition, JumpinMove> turn) {
        return wording.inWords(JumpinTurn.of(turn));
    }

    @Override
    public String entryInWords(Turn<JumpinPosition, JumpinMove> turn, int number) {
        return texts.get("jumpin.turn.help", number, wording.side(turn.player()), summary(turn));
    }
}
