package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.board.GridSmallBoard;
import org.jumpingcube.desktop.board.SquareSetupBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Tokens;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.LessonExercise;
import org.jumpingcube.desktop.model.Lessons;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.grid.GridPlay;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.lesson.JumpinLesson;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;

/** What the window knows of Jumpin. */
public final class JumpinView implements GameView<JumpinPosition, JumpinMove> {
    private static final JumpinLook LOOK = JumpinGameBoard.LOOK;
    private static final double LESSON_WIDTH = 820; // the race is beside the board
    private static final Set<String> ABOUT_SERIES = Set.of("series", "games", "first");
    private static final double TOKEN_PITCH = 1.4; // a pawn does not fill its square

    private final GridPlay<JumpinPosition, JumpinMove> kind;
    private final Texts texts;
    private final JumpinWording wording;
    private final Supplier<MoveAnimation> show;
    private final Tokens tokens = new Tokens(this::paintToken);
    private Appearance appearance = Appearance.LIGHT;

    /**
     * @param show how turns are shown; asked at the beginning of each
     */
    public JumpinView(GridPlay<JumpinPosition, JumpinMove> kind, Texts texts, Supplier<MoveAnimation> show) {
        this.kind = kind;
        this.texts = texts;
        this.show = show;
        wording = new JumpinWording(kind, texts);
    }

    @Override
    public GridPlay<JumpinPosition, JumpinMove> kind() {
        return kind;
    }

    @Override
    public GameWording<JumpinPosition, JumpinMove> wording() {
        return wording;
    }

    @Override
    public GameBoard<JumpinPosition, JumpinMove> newBoard() {
        return new JumpinGameBoard(kind.start(demo()), texts, wording, show);
    }

    @Override
    public SmallBoard<JumpinPosition, JumpinMove> newSmallBoard() {
        return new GridSmallBoard<>(LOOK, kind.start(demo()), true, show);
    }

    @Override
    public void restyle(Look look) {
        appearance = Themes.appearance(look.theme());
        tokens.repaint();
    }

    /** Paints a pawn of a player's. */
    @Override
    public Optional<Node> token(Player player, double size) {
        return Optional.of(tokens.of(player, size));
    }

    private void paintToken(Player player, GraphicsContext context) {
        double pitch = context.getCanvas().getWidth() * TOKEN_PITCH;
        JumpinLook.paintPawn(CanvasBrush.ofPiece(context, pitch, appearance), player, 0, 0, 0, 0);
    }

    @Override
    public String title() {
        return wording.own("title");
    }

    @Override
    public String about() {
        return wording.own("about");
    }

    @Override
    public String inShort() {
        return wording.own("short");
    }

    @Override
    public String handbookPage() {
        return "jumpin";
    }

    /** Paints a corner of the board. */
    @Override
    public Node picture(double height) {
        return JumpinPainter.picture(height, appearance);
    }

    @Override
    public boolean paintPiece(Player player, Look look, Canvas canvas) {
        GridSmallBoard.paintPiece(LOOK, kind.start(demo()), player, canvas, Themes.appearance(look.theme()));
        return true;
    }

    @Override
    public void paint(JumpinPosition position, Canvas canvas) {
        GridSmallBoard.paint(LOOK, position, true, canvas, appearance);
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return kind.options().stream()
                .map(option -> new ShownOption(
                        option,
                        wording.own("option." + option.name()),
                        value -> wording.value(option.name(), value),
                        "",
                        "",
                        Preset.SERIES.contains(option.name())))
                .toList();
    }

    @Override
    public List<ShownPreset> presets() {
        return List.of(Preset.values()).stream()
                .map(preset -> new ShownPreset(
                        wording.preset(Optional.of(preset)),
                        wording.own("preset.about." + preset.name().toLowerCase(Locale.ROOT)),
                        preset.options()))
                .toList();
    }

    /** The number of games matters in a match only. */
    @Override
    public boolean counts(String option, GameOptions chosen) {
        return !option.equals("games") || chosen.word("series").equals(Rules.Series.MATCH.name());
    }

    @Override
    public GameOptions demo() {
        return GameOptions.usual(kind.options());
    }

    @Override
    public Optional<Lessons<JumpinPosition, JumpinMove>> lessons() {
        return Optional.of(new Lessons<>(
                this::allLessons,
                shown -> new JumpinGameBoard(kind.start(demo()), texts, wording, shown),
                LESSON_WIDTH,
                UnaryOperator.identity()));
    }

    private List<LessonExercise<JumpinPosition, JumpinMove>> allLessons() {
        return JumpinLesson.all().stream()
                .<LessonExercise<JumpinPosition, JumpinMove>>map(lesson -> new JumpinLessonExercise(lesson, texts))
                .toList();
    }

    @Override
    public Optional<PositionSetup<JumpinPosition, JumpinDraft>> setup() {
        return Optional.of(new PositionSetup<>(
                now -> setupBoard(),
                JumpinDraft::of,
                (text, now) -> JumpinDraft.parse(text, now.rules()),
                ABOUT_SERIES,
                window -> new JumpinSetupExtra(texts, window)));
    }

    private SetupBoard<JumpinDraft> setupBoard() {
        var board = new JumpinBoardView(kind.start(demo()), wording);
        texts.language().subscribe(language -> board.requestLayout());
        return new SquareSetupBoard<>(
                board,
                draft -> board.show(draft.shown(), Optional.empty(), false),
                (square, draft) -> wording.square(draft.shown(), square, Optional.empty()),
                board::restyle);
    }

    @Override
    public Optional<Color> colour(Player player, Look look) {
        return Optional.of(CanvasBrush.colour(LOOK, player, Themes.appearance(look.theme())));
    }

    @Override
    public boolean hasSeries() {
        return true;
    }
}
