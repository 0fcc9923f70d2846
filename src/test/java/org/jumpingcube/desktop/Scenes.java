package org.jumpingcube.desktop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import org.jumpingcube.desktop.look.Contrast;

/** What there is in a window and how it looks, for tests that walk through it. To be called on the thread of JavaFX. */
public final class Scenes {
    private static final double ROUNDING = 1;
    private static final double TOUCHING = 3; // lines of one text do

    private Scenes() {}

    /** All that is shown in a scene, what is made up of parts before its parts. */
    static Stream<Node> shown(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return asDrawn(scene);
    }

    /** The same as the latest frame has it, which takes less time. */
    public static Stream<Node> asDrawn(Scene scene) {
        return all(scene.getRoot());
    }

    static Stream<Node> all(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        Stream<Node> below = node instanceof Parent parent
                ? new ArrayList<>(parent.getChildrenUnmodifiable()).stream().flatMap(Scenes::all)
                : Stream.empty();
        return Stream.concat(Stream.of(node), below);
    }

    private static Stream<Node> ancestors(Node node) {
        return Stream.iterate(node.getParent(), above -> above != null, Node::getParent);
    }

    /** What the user can operate: controls, and not the parts they are made of. */
    static List<Node> operable(Scene scene) {
        return operable(shown(scene));
    }

    /** Those of some nodes that the user can operate. */
    public static List<Node> operable(Stream<Node> nodes) {
        return nodes.filter(Node::isFocusTraversable)
                .filter(node -> !node.isDisabled())
                .filter(node -> ancestors(node).noneMatch(Scenes::isWhole))
                .toList();
    }

    /** Whether a control's parts are no controls of their own. */
    private static boolean isWhole(Node node) {
        boolean holdsOthers = node instanceof ScrollPane
                || node.getStyleClass().stream()
                        .anyMatch(List.of("tool-bar", "button-bar", "segmented-button")::contains);
        return node instanceof Control && !holdsOthers;
    }

    /** What a screen reader says of a node; empty for nothing. */
    static String name(Node node) {
        return Stream.of(
                        Optional.ofNullable(node.getAccessibleText()),
                        node instanceof Labeled labeled
                                ? Optional.ofNullable(labeled.getText())
                                : Optional.<String>empty())
                .flatMap(Optional::stream)
                .filter(name -> !name.isBlank())
                .findFirst()
                .orElse("");
    }

    /** A node as a failure names it. */
    public static String place(Node node) {
        String text = node instanceof Text shown ? " \"" + shown.getText() + "\"" : "";
        return node + text + " in "
                + ancestors(node).map(Node::toString).limit(4).toList();
    }

    /** Whether a label shows less than its whole text. */
    static boolean isCut(Labeled label) {
        boolean hasText = label.getText() != null && !label.getText().isBlank();
        List<String> shown = label.getChildrenUnmodifiable().stream()
                .filter(part -> part instanceof Text && part.getStyleClass().contains("text"))
                .map(part -> withoutBreaks(((Text) part).getText()))
                .toList();
        return hasText
                && label.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY
                && !shown.isEmpty()
                && !shown.contains(withoutBreaks(label.getText()))
                && !shown.contains(withoutBreaks(label.getText().replace("_", "")));
    }

    private static String withoutBreaks(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    /** Texts that are to be read, without those of controls that cannot be used just now. */
    static List<Text> texts(Scene scene) {
        return shown(scene)
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(text -> !text.getText().isBlank() && !text.isDisabled())
                .filter(text -> text.getStyleClass().stream().noneMatch("ikonli-font-icon"::equals))
                .filter(text -> !(text.getParent() instanceof TextInputControl))
                .filter(Scenes::isInSight)
                .toList();
    }

    /** What texts cover each other, or leave the scene and cannot be scrolled to; one layer may cover another. */
    static List<String> overlaps(Scene scene) {
        List<Text> texts = texts(scene);
        var found = new ArrayList<String>();
        for (int one = 0; one < texts.size(); one++) {
            Bounds place = inScene(texts.get(one));
            boolean isOutside = place.getMinX() < -ROUNDING || place.getMaxX() > scene.getWidth() + ROUNDING;
            if (isOutside && ancestors(texts.get(one)).noneMatch(ScrollPane.class::isInstance)) {
                found.add("outside: " + place(texts.get(one)));
            }
            for (int other = one + 1; other < texts.size(); other++) {
                Bounds second = inScene(texts.get(other));
                double width =
                        Math.min(place.getMaxX(), second.getMaxX()) - Math.max(place.getMinX(), second.getMinX());
                double height =
                        Math.min(place.getMaxY(), second.getMaxY()) - Math.max(place.getMinY(), second.getMinY());
                if (Math.min(width, height) > TOUCHING && !isLayered(texts.get(one), texts.get(other))) {
                    found.add("overlap: " + place(texts.get(one)) + " and " + place(texts.get(other)));
                }
            }
        }
        return found;
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /** Whether two nodes are in parts of which one lies over the other. */
    private static boolean isLayered(Node one, Node other) {
        List<Node> above = ancestors(other).toList();
        return ancestors(one).filter(above::contains).findFirst().orElseThrow() instanceof StackPane;
    }

    /** Whether a node has not been scrolled away. */
    public static boolean isInSight(Node node) {
        Point2D middle = middle(node);
        return ancestors(node)
                .filter(above -> above.getClip() != null)
                .allMatch(above -> above.getClip().contains(above.sceneToLocal(middle)));
    }

    private static Point2D middle(Node node) {
        Bounds place = node.localToScene(node.getBoundsInLocal());
        return new Point2D((place.getMinX() + place.getMaxX()) / 2, (place.getMinY() + place.getMaxY()) / 2);
    }

    /** The smallest contrast of a text with what is behind it. */
    static double contrast(Text text) {
        Color behind = behind(text);
        double opacity = Stream.concat(Stream.of((Node) text), ancestors(text))
                .mapToDouble(Node::getOpacity)
                .reduce(1, (one, other) -> one * other);
        return colours(text.getFill()).stream()
                .mapToDouble(colour -> Contrast.between(over(behind, colour, opacity), behind))
                .min()
                .orElse(Contrast.OF_TEXT);
    }

    /** The colour that the backgrounds of all that holds a node make together. */
    static Color behind(Node node) {
        Point2D place = middle(node);
        var holders = new ArrayList<>(ancestors(node).toList());
        Collections.reverse(holders);
        Color behind = colours(node.getScene().getFill()).get(0);
        for (Node holder : holders) {
            if (holder instanceof Region region && region.getBackground() != null) {
                for (BackgroundFill fill : region.getBackground().getFills()) {
                    if (covers(region, fill, place)) {
                        behind = over(behind, colours(fill.getFill()).get(0), 1);
                    }
                }
            }
        }
        return behind;
    }

    private static boolean covers(Region region, BackgroundFill fill, Point2D place) {
        var insets = fill.getInsets();
        var area = new Rectangle(
                insets.getLeft(),
                insets.getTop(),
                region.getWidth() - insets.getLeft() - insets.getRight(),
                region.getHeight() - insets.getTop() - insets.getBottom());
        Bounds covered = region.localToScene(area.getBoundsInLocal());
        return area.getWidth() > 0 && area.getHeight() > 0 && covered.contains(place);
    }

    private static List<Color> colours(Paint paint) {
        if (paint instanceof Color colour) {
            return List.of(colour);
        }
        return paint instanceof LinearGradient gradient
                ? gradient.getStops().stream().map(Stop::getColor).toList()
                : List.of(Color.WHITE);
    }

    private static Color over(Color behind, Color colour, double opacity) {
        var solid = Color.color(colour.getRed(), colour.getGreen(), colour.getBlue());
        return behind.interpolate(solid, colour.getOpacity() * opacity);
    }
}
