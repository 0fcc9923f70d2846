package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.review.Grade;

/**
 * What is said of the moment that is looked at, and what the user may do about it: a comment on a move, or a point of the
 * story of the game. It is as high for all of them, so that nothing below it moves, and the button that goes on in the
 * story stays under the mouse.
 */
final class CommentCard extends VBox {
    private static final double GAP = 8;
    private static final PseudoClass STORY = PseudoClass.getPseudoClass("story");
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");

    private final Label caption = TextControls.styled(TextControls.wrapped(new Label()), "caption");
    private final HBox dots = TextControls.styled(new HBox(), "dots");
    private final HBox head = new HBox(caption, dots);
    private final Label title = TextControls.styled(TextControls.wrapped(new Label()), "title");
    private final Badge badge = new Badge();
    private final Label words = Announcement.live(TextControls.wrapped(new Label()));
    private final Label longest = TextControls.wrapped(new Label()); // unseen, as high as any of the words
    private final FlowPane choices = TextControls.styled(new FlowPane(GAP, GAP), "choices");
    private final FlowPane ways = TextControls.styled(new FlowPane(GAP, GAP), "ways");
    private final Foot foot = new Foot(choices, ways);
    private List<Chapter> story = List.of(); // the one that is told first, then whatever else may be

    /**
     * Something that the user may do.
     *
     * @param inShort the text where there is little room
     */
    record Choice(String id, String text, String inShort, Runnable action) {
        Choice(String id, String text, Runnable action) {
            this(id, text, text, action);
        }
    }

    /**
     * A point of the story.
     *
     * @param place of it, from 0, among {@code all}; while the story is awaited there are none
     * @param choices what may be done about it
     * @param ways where to go from there; the last of them is what most want
     */
    record Chapter(
            String caption, int place, int all, String title, String text, List<Choice> choices, List<Choice> ways) {}

    CommentCard() {
        setId("review-card");
        getStyleClass().add("comment-card");
        caption.setId("story-caption");
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        dots.setMinWidth(USE_PREF_SIZE);
        dots.setAlignment(Pos.CENTER_RIGHT);
        head.setAlignment(Pos.CENTER_LEFT);
        title.setId("story-title");
        words.setId("review-words");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        longest.setMaxWidth(Double.MAX_VALUE);
        longest.setVisible(false);
        longest.managedProperty().bind(longest.textProperty().map(text -> !text.isEmpty()));
        var said = TextControls.styled(new HBox(badge, words), "line");
        var text = TextControls.styled(new VBox(head, title, said), "text");
        var body = TextControls.styled(new StackPane(text, longest), "body");
        body.setAlignment(Pos.TOP_LEFT);
        VBox.setVgrow(body, Priority.ALWAYS);
        ways.setAlignment(Pos.CENTER_RIGHT);
        HBox.setHgrow(ways, Priority.ALWAYS);
        foot.widthProperty().subscribe(width -> retell());
        getChildren().addAll(body, foot);
        say(Optional.empty(), "", List.of(), List.of());
    }

    /** The choices at the left and the ways at the right of one row, if there is room; else one above the other. */
    private static final class Foot extends Region {
        private static final double LEAST = 32; // a row of buttons, even if there are none

        private final FlowPane left;
        private final FlowPane right;

        Foot(FlowPane left, FlowPane right) {
            this.left = left;
            this.right = right;
            getChildren().addAll(left, right);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        boolean isInARow(double width) {
            return inALine(left) + inALine(right) - GAP <= width;
        }

        private static double inALine(FlowPane part) {
            return part.getChildren().stream()
                    .mapToDouble(button -> Math.ceil(button.prefWidth(-1)) + GAP)
                    .sum();
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }

        @Override
        protected double computePrefHeight(double width) {
            double room = width < 0 ? Double.MAX_VALUE : width;
            double high = left.prefHeight(room);
            double also = right.prefHeight(room);
            return Math.max(LEAST, isInARow(room) ? Math.max(high, also) : high + GAP + also);
        }

        @Override
        protected double computeMinWidth(double height) {
            return 0;
        }

        @Override
        protected void layoutChildren() {
            double width = getWidth();
            if (isInARow(width)) {
                double wide = inALine(left);
                left.resizeRelocate(0, 0, wide, getHeight());
                right.resizeRelocate(wide, 0, width - wide, getHeight());
            } else {
                double high = left.prefHeight(width);
                left.resizeRelocate(0, 0, width, high);
                right.resizeRelocate(0, high + GAP, width, getHeight() - high - GAP);
            }
        }
    }

    /** Shows a comment. */
    void say(Optional<Grade> grade, String text, List<Choice> offered, List<Choice> elsewhere) {
        story = List.of();
        keepHeight(Region.USE_COMPUTED_SIZE);
        pseudoClassStateChanged(STORY, false);
        show(head, false);
        show(title, false);
        show(badge, grade.isPresent());
        grade.ifPresent(badge::show);
        words.setText(text);
        fill(choices, offered);
        fill(ways, elsewhere);
        fit();
    }

    /**
     * Tells a point of the story.
     *
     * @param others what else may be told, for all of which there is room
     */
    void tell(Chapter told, List<Chapter> others) {
        story = Stream.concat(Stream.of(told), others.stream()).toList();
        retell();
    }

    /** Measures all chapters, and shows the one that is told. */
    private void retell() {
        if (story.isEmpty()) {
            fit();
            return;
        }
        var focused = buttons().filter(Node::isFocused).map(Node::getId).findFirst();
        keepHeight(Region.USE_COMPUTED_SIZE);
        double widest = most(0, () -> onward().mapToDouble(last -> last.prefWidth(-1)));
        double highest = most(widest, () -> DoubleStream.of(prefHeight(getWidth())));
        put(story.get(0), widest);
        if (getWidth() > 0) {
            keepHeight(highest);
        }
        focused.ifPresent(id -> buttons()
                .filter(button -> id.equals(button.getId()))
                .findFirst()
                .or(() -> onward().findFirst())
                .ifPresent(Node::requestFocus)); // so that the next key goes on
    }

    private void keepHeight(double height) {
        setMinHeight(height);
        setPrefHeight(height);
    }

    private Stream<Node> buttons() {
        return Stream.concat(choices.getChildren().stream(), ways.getChildren().stream());
    }

    /** The button that most want. */
    private Stream<Button> onward() {
        return ways.getChildren().stream()
                .skip(Math.max(0, ways.getChildren().size() - 1))
                .map(Button.class::cast);
    }

    private double most(double width, Supplier<DoubleStream> size) {
        return story.stream()
                .flatMapToDouble(chapter -> {
                    put(chapter, width);
                    return size.get();
                })
                .max()
                .orElse(0);
    }

    /** @param width of the button that most want; 0 for its own */
    private void put(Chapter told, double width) {
        pseudoClassStateChanged(STORY, true);
        caption.setText(told.caption().toUpperCase(Locale.ROOT));
        dots.getChildren()
                .setAll(IntStream.range(0, told.all())
                        .mapToObj(place -> dot(place == told.place()))
                        .toList());
        title.setText(told.title());
        show(head, true);
        show(title, true);
        show(badge, false);
        words.setText(told.text());
        fill(choices, told.choices());
        fill(ways, told.ways());
        onward().forEach(last -> last.getStyleClass().add("primary"));
        onward().filter(last -> width > 0).forEach(last -> last.setPrefWidth(width));
        fit();
    }

    /** Has all buttons in one row if that is possible with shorter texts. */
    private void fit() {
        name(choices, Choice::text);
        name(ways, Choice::inShort);
        applyCss();
        if (!foot.isInARow(foot.getWidth())) {
            name(choices, Choice::inShort);
        }
    }

    private static void name(FlowPane row, Function<Choice, String> text) {
        row.getChildren().forEach(button -> ((Button) button).setText(text.apply((Choice) button.getUserData())));
    }

    private static Region dot(boolean isNow) {
        var dot = TextControls.styled(new Region(), "dot");
        dot.pseudoClassStateChanged(NOW, isNow);
        return dot;
    }

    private static void show(Node part, boolean isShown) {
        part.setVisible(isShown);
        part.setManaged(isShown);
    }

    /** A comment that is repeated takes the focus from nothing. */
    private static void fill(FlowPane row, List<Choice> offered) {
        var focused = row.getChildren().stream()
                .filter(Node::isFocused)
                .map(Node::getId)
                .findFirst();
        row.getChildren().setAll(offered.stream().map(CommentCard::button).toList());
        row.getChildren().stream()
                .filter(choice -> focused.equals(Optional.of(choice.getId())))
                .forEach(Node::requestFocus);
    }

    private static Button button(Choice choice) {
        var button = new Button(choice.text());
        button.setId(choice.id());
        button.setUserData(choice);
        button.setAccessibleText(choice.text());
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> choice.action().run());
        return button;
    }

    /** Makes room for the longest comment there will be; empty if that is not known. */
    void makeRoomFor(String comment) {
        longest.setText(comment);
    }

    /** Moves the focus to the first thing that the user may do, or else to where most go from there. */
    void focusChoice() {
        buttons().findFirst().ifPresent(Node::requestFocus);
    }
}
