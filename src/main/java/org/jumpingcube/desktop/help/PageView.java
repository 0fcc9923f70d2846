package org.jumpingcube.desktop.help;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.ListBlock;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** Shows a page of the handbook, block under block. */
final class PageView extends VBox {
    private final Map<String, Node> anchors = new HashMap<>();
    private final Texts texts;

    /**
     * @param onLink called with a link that the user follows, as it is written on the page
     */
    PageView(Page page, Texts texts, Consumer<String> onLink) {
        this.texts = texts;
        getStyleClass().add("help-page");
        if (page.isInEnglish()) {
            getChildren().add(TextControls.styled(TextControls.paragraph(texts, "help.in-english"), "help-note"));
        }
        page.document().accept(new Blocks(this, onLink));
    }

    /** The heading with this anchor. */
    Optional<Node> anchor(String name) {
        return Optional.ofNullable(anchors.get(name));
    }

    /** Puts the blocks of a page, or of an item of a list, into a box. */
    private final class Blocks extends AbstractVisitor {
        private final VBox box;
        private final Consumer<String> onLink;

        Blocks(VBox box, Consumer<String> onLink) {
            this.box = box;
            this.onLink = onLink;
        }

        @Override
        public void visit(Heading heading) {
            TextFlow text = InlineView.of(heading, texts, onLink);
            text.getStyleClass().addAll("heading", "heading-" + heading.getLevel());
            anchors.put(Page.title(heading).anchor(), text);
            box.getChildren().add(text);
        }

        @Override
        public void visit(Paragraph paragraph) {
            TextFlow text = InlineView.of(paragraph, texts, onLink);
            boolean isPicture = paragraph.getFirstChild() instanceof Image && paragraph.getLastChild() instanceof Image;
            box.getChildren().add(isPicture ? picture(text) : text);
        }

        /** A picture on a line of its own: in its own size, or as wide as the page. */
        private Node picture(TextFlow text) {
            var view = (ImageView) text.getChildren().get(0);
            var frame = TextControls.styled(new StackPane(view), "picture");
            frame.setAlignment(Pos.CENTER_LEFT);
            frame.setMinWidth(0);
            double own = view.getImage().getWidth();
            view.fitWidthProperty().bind(PageView.this.widthProperty().map(width -> {
                double room = width.doubleValue()
                        - getInsets().getLeft()
                        - getInsets().getRight();
                return Math.max(1, Math.min(own, room));
            }));
            return frame;
        }

        @Override
        public void visit(BulletList list) {
            add(list, number -> "\u2022");
        }

        @Override
        public void visit(OrderedList list) {
            int first = Optional.ofNullable(list.getMarkerStartNumber()).orElse(1);
            add(list, number -> first + number + ".");
        }

        private void add(ListBlock list, IntFunction<String> marks) {
            var items = TextControls.styled(new VBox(), "list");
            Page.children(list).forEach(item -> {
                String mark = marks.apply(items.getChildren().size());
                items.getChildren().add(item(mark, item));
            });
            box.getChildren().add(items);
        }

        private HBox item(String mark, org.commonmark.node.Node item) {
            var label = TextControls.styled(new Label(mark), "mark");
            label.setMinWidth(Region.USE_PREF_SIZE);
            var content = TextControls.styled(new VBox(), "item");
            HBox.setHgrow(content, Priority.ALWAYS);
            new Blocks(content, onLink).visitChildren(item);
            return new HBox(label, content);
        }

        @Override
        public void visit(FencedCodeBlock code) {
            var text = TextControls.styled(new Label(code.getLiteral().stripTrailing()), "code-block");
            text.setMaxWidth(Double.MAX_VALUE);
            text.setWrapText(true);
            box.getChildren().add(text);
        }

        @Override
        public void visit(CustomBlock block) {
            if (block instanceof TableBlock table) {
                box.getChildren().add(new MarkdownTable(table, texts, onLink));
            }
        }
    }
}
