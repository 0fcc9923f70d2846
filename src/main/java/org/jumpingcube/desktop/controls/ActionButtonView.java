package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.jumpingcube.game.Player;
import org.jumpingcube.session.ActionButton;
import org.jumpingcube.session.ActionButton.Look;

/**
 * Draws the large button. Its look and text follow from the game state, and from the names of two people; a piece in it, or
 * a small cube, is of whose turn it is.
 */
public final class ActionButtonView extends Button {
    private static final PseudoClass START = PseudoClass.getPseudoClass("start");
    private static final PseudoClass STOP = PseudoClass.getPseudoClass("stop");
    private static final PseudoClass ONE = PseudoClass.getPseudoClass("one");
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    private static final double PIECE_GAP = 2; // around it in the chip
    private static final double WIDEST_LINE = 130; // beside all tools in the smallest window

    private final Texts texts;
    private final Region cube = TextControls.styled(new Region(), "cube");
    private final Canvas piece = new Canvas();
    private final StackPane chip = TextControls.styled(new StackPane(cube, piece), "chip");
    private final ObservableValue<Sides> sides;
    private BiPredicate<Player, Canvas> painter = (player, canvas) -> false;

    /**
     * Whom the button is about.
     *
     * @param players whose turn it is, or who has won: both after a draw, nobody while the user looks back
     * @param name what the button says in place of its caption, if the player was given a name
     */
    public record Sides(Set<Player> players, Optional<String> name) {}

    /** @param sides whom the button is about */
    public ActionButtonView(
            ObservableValue<ActionButton> model, ObservableValue<Sides> sides, Texts texts, Runnable onPress) {
        this.texts = texts;
        this.sides = sides;
        setId("action-button");
        getStyleClass().setAll("button", "action-button");
        setMnemonicParsing(false); // a name may contain an underscore
        textProperty()
                .bind(texts.of(model, button -> texts.get(button.textKey()))
                        .flatMap(caption -> sides.map(now -> now.name().orElse(caption))));
        accessibleHelpProperty().bind(texts.of(textProperty(), caption -> texts.get("large-button.help", caption)));
        disableProperty().bind(model.map(button -> button.look() == Look.DISABLED));
        model.subscribe(button -> showLook(button.look())); // colours are in the stylesheet
        setGraphic(chip);
        sides.subscribe(now -> {
            pseudoClassStateChanged(ONE, now.players().contains(Player.ONE));
            pseudoClassStateChanged(TWO, now.players().contains(Player.TWO));
            chip.setVisible(!now.players().isEmpty());
            showPiece();
        });
        piece.setManaged(false);
        chip.layoutBoundsProperty().subscribe(bounds -> showPiece()); // an invalid one tells of no other change
        setOnAction(event -> onPress.run());
        texts.language().subscribe(language -> requestLayout());
    }

    /**
     * Shows the pieces of a game, in the look of the moment.
     *
     * @param changed paints a player's piece; false for a small cube
     */
    public void paintPieces(BiPredicate<Player, Canvas> changed) {
        painter = changed;
        showPiece();
    }

    private void showPiece() {
        var players = sides.getValue().players();
        double size = Math.min(chip.getWidth(), chip.getHeight()) - 2 * PIECE_GAP;
        boolean isOne = players.size() == 1 && size > 0;
        if (isOne) {
            piece.setWidth(size);
            piece.setHeight(size);
            piece.relocate((chip.getWidth() - size) / 2, (chip.getHeight() - size) / 2);
        }
        boolean isPiece = isOne && painter.test(players.iterator().next(), piece);
        piece.setVisible(isPiece);
        cube.setVisible(!isPiece);
    }

    /**
     * As wide as the longest caption in the language, so that none is cut off and the toolbar keeps its layout; a
     * longer name is cut. Where there is little room, which the stylesheet says by wrapping the text, long captions are
     * on two lines.
     */
    @Override
    protected double computePrefWidth(double height) {
        double widest = widest(this::width);
        double caption =
                isWrapText() && widest > WIDEST_LINE ? Math.max(WIDEST_LINE, widest(this::widthOnTwoLines)) : widest;
        return snappedLeftInset()
                + chip.minWidth(-1)
                + getGraphicTextGap()
                + Math.ceil(caption)
                + 2
                + snappedRightInset();
    }

    private double widest(ToDoubleFunction<String> width) {
        return texts.all("button.").mapToDouble(width).max().orElse(0);
    }

    private double width(String words) {
        var measured = new Text(words);
        measured.setFont(getFont());
        return measured.getLayoutBounds().getWidth();
    }

    private double widthOnTwoLines(String caption) {
        return IntStream.range(0, caption.length())
                .filter(place -> caption.charAt(place) == ' ')
                .mapToDouble(blank -> Math.max(width(caption.substring(0, blank)), width(caption.substring(blank + 1))))
                .min()
                .orElseGet(() -> width(caption));
    }

    @Override
    protected double computeMinWidth(double height) {
        return computePrefWidth(height);
    }

    private void showLook(Look look) {
        pseudoClassStateChanged(START, look == Look.START);
        pseudoClassStateChanged(STOP, look == Look.STOP);
    }
}
