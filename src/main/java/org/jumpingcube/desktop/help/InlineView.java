package org.jumpingcube.desktop.help;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.image.ImageView;
import javafx.scene.text.TextFlow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.help.Page.Target;

/** Shows running text: a paragraph, a heading, the content of a table cell. */
final class InlineView extends AbstractVisitor {
    private final TextFlow flow = new TextFlow();
    private final Deque<String> styles = new ArrayDeque<>();
    private final Texts texts;
    private final Consumer<String> onLink;

    private InlineView(Texts texts, Consumer<String> onLink) {
        this.texts = texts;
        this.onLink = onLink;
    }

    /**
     * @param onLink called with a link that the user follows, as it is written on the page
     */
    static TextFlow of(Node node, Texts texts, Consumer<String> onLink) {
        var view = new InlineView(texts, onLink);
        view.visitChildren(node);
        return view.flow;
    }

    private void add(String text) {
        var part = TextControls.styled(new javafx.scene.text.Text(text), "help-text");
        part.getStyleClass().addAll(styles);
        flow.getChildren().add(part);
    }

    private void styled(String style, Node node) {
        styles.push(style);
        visitChildren(node);
        styles.pop();
    }

    @Override
    public void visit(Text text) {
        add(text.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak end) {
        add(" ");
    }

    @Override
    public void visit(HardLineBreak end) {
        add("\n");
    }

    @Override
    public void visit(Emphasis emphasis) {
        styled("emphasis", emphasis);
    }

    @Override
    public void visit(StrongEmphasis strong) {
        styled("strong", strong);
    }

    @Override
    public void visit(Code code) {
        styles.push("code");
        add(code.getLiteral());
        styles.pop();
    }

    @Override
    public void visit(Link link) {
        String text = Page.plainText(link);
        boolean leadsToEnglish = Target.isInEnglish(link.getDestination());
        var shown = new Hyperlink(leadsToEnglish ? texts.get("help.page-in-english", text) : text);
        shown.setOnAction(event -> onLink.accept(link.getDestination()));
        flow.getChildren().add(shown);
    }

    @Override
    public void visit(Image image) {
        var picture = new ImageView(Pictures.load(image.getDestination()));
        picture.setPreserveRatio(true);
        picture.setAccessibleText(Page.plainText(image));
        flow.getChildren().add(picture);
    }
}
