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
import org.jumpingcube.desktop.board.SquareSetupBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Tokens;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.Ticker;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.LessonExercise;
import org.jumpingcube.desktop.model.Lessons;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.lesson.JumpinLesson;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Look;

/** What the window knows of Jumpin. */
public final class JumpinView implements GameView<JumpinPosition, JumpinMove> {
    private static final double LESSON_WIDTH = 820; // the race is beside the board
    private static final Set<String> ABOUT_SERIES = Set.of("series", "games", "first");
    private static final double TOKEN_PITCH = 1.4; // a pawn does not fill its square

    private final GameKind<JumpinPosition, JumpinMove> kind;
    private final Texts texts;
    private final JumpinWording wording;
    private final Supplier<CascadeShow> show;
    private final Tokens tokens = new Tokens(this::paintToken);
    private JumpinColours colours = JumpinColours.LIGHT;

    /**
     * @param show how turns are shown; asked at the beginning of each
     */
    public JumpinView(GameKind<JumpinPosition, JumpinMove> kind, Texts texts, Supplier<CascadeShow> show) {
        this.kind = kind;
        this.texts = texts;
        this.show = show;
        wording = new JumpinWording(texts);
    }

    @Override
    public GameKind<JumpinPosition, JumpinMove> kind() {
        return kind;
    }

    @Override
    public GameWording<JumpinPosition, JumpinMove> wording() {
        return wording;
    }

    @Override
    public GameBoard<JumpinPosition, JumpinMove> newBoard() {
        return new JumpinGameBoard(kind.start(demo()), texts, show);
    }

    @Override
    public SmallBoard<JumpinPosition, JumpinMove> newSmallBoard() {
        return new SmallPawns(kind.start(demo()), Ticker.ofPulses(), show);
    }

    @Override
    public void restyle(Look look) {
        colours = JumpinColours.of(Themes.appearance(look.theme()));
        tokens.repaint();
    }

    /** Paints a pawn of a player's. */
    @Override
    public Optional<Node> token(Player player, double size) {
        return Optional.of(tokens.of(player, size));
    }

    private void paintToken(Player player, GraphicsContext context) {
        double size = context.getCanvas().getWidth();
        new PawnPainter(context, colours, 0).paint(player, size / 2, size / 2, size * TOKEN_PITCH, 0);
    }

    @Override
    public String title() {
        return texts.get("jumpin.title");
    }

    @Override
    public String about() {
        return texts.get("jumpin.about");
    }

    @Override
    public String inShort() {
        return texts.get("jumpin.short");
    }

    @Override
    public String handbookPage() {
        return "jumpin";
    }

    /** Paints a corner of the board. */
    @Override
    public Node picture(double height) {
        return JumpinPainter.picture(height, colours);
    }

    @Override
    public void paint(JumpinPosition position, Canvas canvas) {
        JumpinPainter.paintSmall(position.board(), Set.of(), canvas, colours);
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return kind.options().stream()
                .map(option -> new ShownOption(
                        option,
                        texts.get("jumpin.option." + option.name()),
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
                        texts.get("jumpin.preset.about." + preset.name().toLowerCase(Locale.ROOT)),
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
                shown -> new JumpinGameBoard(kind.start(demo()), texts, shown),
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
                ABOUT_SERIES));
    }

    private SetupBoard<JumpinDraft> setupBoard() {
        var board = new JumpinBoardView(kind.start(demo()), wording);
        texts.language().subscribe(language -> board.requestLayout());
        return new SquareSetupBoard<>(
                board,
                draft -> board.show(draft.shown(), Optional.empty(), false),
                (square, draft) -> wording.square(draft.shown(), square, Optional.empty()),
                look -> board.restyle(Themes.appearance(look.theme())));
    }

    @Override
    public Optional<Color> colour(Player player, Look look) {
        return Optional.of(JumpinColours.of(Themes.appearance(look.theme())).side(player));
    }

    @Override
    public boolean hasSeries() {
        return true;
    }
}
