package org.jumpingcube.desktop.ending;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turnaround;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Says who has won a game and how, with the curve of the game and a film of its longest cascade, and what can be done
 * next. Where there is little room, it leaves out the film first, then the curve, then what else can be spared.
 */
final class ResultCard extends StackPane {
    /** How much of it is shown, from all to what must be there. */
    enum Extent {
        ALL,
        WITHOUT_FILM,
        WITHOUT_CURVE,
        SMALL,
        LEAST
    }

    private static final double TOKEN = 66;
    private static final double SMALL_TOKEN = 40;
    private static final double RAYS = 104;
    private static final double LEAST_WIDTH_WITH_FILM = 540;
    private static final PseudoClass SMALL_LOOK = PseudoClass.getPseudoClass("small");

    private final EndedGame<?, ?> ending;
    private final Texts texts;
    private final BiFunction<Player, Double, Node> tokens;
    private final StackPane emblem = TextControls.styled(new StackPane(), "emblem");
    private final Label distinction;
    private final Label circumstances;
    private final Region curve;
    private final Optional<HBox> turningPoint;
    private final HBox middle;
    private final Optional<Region> film;
    private final Button again;
    private Optional<Extent> extent = Optional.empty();
    private List<Object> fitted = List.of(); // what the extent was found for

    /** The buttons. Those that lead nowhere are left out. */
    record Buttons(Button again, List<Button> others, Button close) {}

    /**
     * A card.
     *
     * @param tokens a player's piece in a size
     * @param film the longest cascade, if there is one worth seeing
     */
    ResultCard(
            EndedGame<?, ?> ending,
            Texts texts,
            BiFunction<Player, Double, Node> tokens,
            Optional<Region> film,
            Buttons buttons) {
        this.ending = ending;
        this.texts = texts;
        this.tokens = tokens;
        this.film = film;
        again = buttons.again();
        setId("result-card");
        getStyleClass().add("result-card");
        setAccessibleRole(AccessibleRole.DIALOG);
        accessibleTextProperty().bind(words(EndedGame::title));
        distinction = label("ending-distinction", EndedGame::distinction);
        distinction.getStyleClass().add("distinction");
        distinction.setGraphic(new FontIcon("bi-trophy"));
        circumstances = label("ending-circumstances", EndedGame::circumstances);
        circumstances.getStyleClass().add("quiet");
        curve = curve();
        turningPoint = ending.turnaround().map(this::turningPoint);
        var story = TextControls.styled(new VBox(curve), "story");
        turningPoint.ifPresent(story.getChildren()::add);
        VBox.setVgrow(curve, Priority.ALWAYS);
        HBox.setHgrow(story, Priority.ALWAYS);
        story.setMinWidth(0);
        middle = TextControls.styled(new HBox(story), "middle");
        film.ifPresent(middle.getChildren()::add);
        var all = TextControls.styled(new VBox(head(), middle, row(buttons)), "contents");
        StackPane.setAlignment(buttons.close(), Pos.TOP_RIGHT);
        getChildren().addAll(all, buttons.close());
    }

    private HBox head() {
        var title = label("ending-title", EndedGame::title);
        title.getStyleClass().add("title");
        var opposition = label("ending-opposition", EndedGame::opposition);
        opposition.getStyleClass().add("opposition");
        var words = TextControls.styled(new VBox(title, opposition, circumstances, distinction), "words");
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        var head = TextControls.styled(new HBox(emblem, words), "head");
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private Label label(String id, Function<EndedGame<?, ?>, String> text) {
        var label = TextControls.wrapped(new Label());
        label.setId(id);
        label.textProperty().bind(words(text));
        return label;
    }

    private ObservableValue<String> words(Function<EndedGame<?, ?>, String> text) {
        return texts.of(texts.language(), language -> text.apply(ending));
    }

    private Region curve() {
        var chart = new GameCurve(ending.leads(), ending.turnaround());
        chart.accessibleTextProperty().bind(texts.of("panel.advantage"));
        VBox.setVgrow(chart, Priority.ALWAYS);
        var caption = caption(texts.of("panel.advantage"), words(EndedGame::unit));
        return TextControls.styled(new VBox(caption, chart), "curve");
    }

    /** A heading, and something at the other end of its line. */
    static Region caption(ObservableValue<String> heading, ObservableValue<String> more) {
        var left = TextControls.styled(new Label(), "heading");
        left.textProperty().bind(heading.map(text -> text.toUpperCase(Locale.ROOT)));
        left.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(left, Priority.ALWAYS);
        var right = TextControls.styled(new Label(), "quiet");
        right.textProperty().bind(more);
        right.setMinWidth(Region.USE_PREF_SIZE);
        return TextControls.styled(new HBox(left, right), "caption");
    }

    private HBox turningPoint(Turnaround found) {
        var which = label("ending-turn", shown -> shown.turningPoint(found));
        which.getStyleClass().add("strong");
        var what = label("ending-turn-words", shown -> shown.turningPointInWords(found));
        TextControls.showWhile(what, what.textProperty().map(text -> !text.isEmpty()));
        var words = new VBox(which, what);
        HBox.setHgrow(words, Priority.ALWAYS);
        var dot = TextControls.styled(new Region(), "dot");
        return TextControls.styled(new HBox(dot, words), "turn");
    }

    private static HBox row(Buttons buttons) {
        buttons.again().setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(buttons.again(), Priority.ALWAYS);
        var row = TextControls.styled(new HBox(buttons.again()), "buttons");
        row.getChildren().addAll(buttons.others());
        return row;
    }

    /** The winner's piece, with rays if there is somebody to be glad; after a draw a piece of each. */
    private void showEmblem(boolean isSmall) {
        double size = isSmall ? SMALL_TOKEN : TOKEN;
        var pieces = new HBox(ending.winner()
                .map(winner -> new Node[] {tokens.apply(winner, size)})
                .orElseGet(() -> Stream.of(Player.values())
                        .map(player -> tokens.apply(player, SMALL_TOKEN))
                        .toArray(Node[]::new)));
        pieces.setAlignment(Pos.CENTER);
        emblem.getChildren().setAll(pieces);
        if (ending.isJoyful() && !isSmall) {
            emblem.getChildren().add(0, new Rays(RAYS));
        }
    }

    /** Shows as much as there is room for, and returns the size that it takes. */
    double fit(double width, double height) {
        var wanted = List.<Object>of(width, height, ending.title(), ending.opposition());
        if (!wanted.equals(fitted)) { // else each layout would ask for the next
            fitted = wanted;
            for (Extent tried : Extent.values()) {
                if (tried != Extent.ALL || film.isEmpty() || width >= LEAST_WIDTH_WITH_FILM) {
                    show(tried);
                    if (prefHeight(width) <= height) {
                        break;
                    }
                }
            }
        }
        return Math.min(height, prefHeight(width));
    }

    private void show(Extent wanted) {
        if (extent.filter(wanted::equals).isPresent()) {
            return;
        }
        extent = Optional.of(wanted);
        boolean isSmall = wanted.compareTo(Extent.SMALL) >= 0;
        film.ifPresent(part -> show(part, wanted == Extent.ALL));
        show(curve, wanted.compareTo(Extent.WITHOUT_CURVE) < 0 && ending.hasTurns());
        turningPoint.ifPresent(part -> show(part, wanted != Extent.LEAST));
        show(distinction, wanted != Extent.LEAST && !distinction.getText().isEmpty());
        show(circumstances, !circumstances.getText().isEmpty());
        show(
                middle,
                Stream.concat(Stream.of(curve), Stream.concat(film.stream(), turningPoint.stream()))
                        .anyMatch(Node::isVisible));
        pseudoClassStateChanged(SMALL_LOOK, isSmall);
        showEmblem(isSmall);
        applyCss();
    }

    private static void show(Node part, boolean isShown) {
        part.setVisible(isShown);
        part.setManaged(isShown);
    }

    /** How much of it is shown. */
    Extent extent() {
        return extent.orElse(Extent.ALL);
    }

    void focusFirst() {
        again.requestFocus();
    }
}
