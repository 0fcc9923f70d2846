package org.jumpingcube.desktop.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * One page of the handbook.
 *
 * @param name its file's name without the ending; the same in all languages
 * @param isInEnglish whether it stands in for a page that is not translated
 */
record Page(String name, Node document, boolean isInEnglish) {
    /**
     * A heading of a page.
     *
     * @param anchor its name in links, as on the web: in lower case, with hyphens for blanks
     */
    record Title(int level, String text, String anchor) {}

    /**
     * The target of a link in the handbook.
     *
     * @param page the name of a page
     * @param anchor of a heading there; empty for the top of the page
     */
    record Target(String page, String anchor) {
        /**
         * Reads a link as it is written on a page: "keys.md", "keys.md#files" or "#files". A folder in it does not count
         * here; see {@link #isInEnglish}.
         *
         * @param from the name of the page that contains it
         */
        static Target of(String link, String from) {
            int hash = link.indexOf('#');
            String file = hash < 0 ? link : link.substring(0, hash);
            return new Target(
                    file.isEmpty() ? from : file.replaceFirst("^.*/", "").replaceFirst("\\.md$", ""),
                    hash < 0 ? "" : link.substring(hash + 1));
        }

        /** Whether a link leads from a translated page to one that is not: "../keys.md", where the English pages are. */
        static boolean isInEnglish(String link) {
            return link.startsWith("../");
        }
    }

    List<Title> titles() {
        var titles = new ArrayList<Title>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                titles.add(title(heading));
            }
        });
        return List.copyOf(titles);
    }

    /** The first heading's text. */
    String title() {
        return titles().get(0).text();
    }

    static Title title(Heading heading) {
        String text = plainText(heading);
        String anchor = text.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
        return new Title(heading.getLevel(), text, anchor);
    }

    /** The nodes of a part of a page. */
    static Stream<Node> children(Node part) {
        return Stream.iterate(part.getFirstChild(), Objects::nonNull, Node::getNext);
    }

    /** The plain text of a part of a page, without markup. */
    static String plainText(Node node) {
        var text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak end) {
                text.append(' ');
            }
        });
        return text.toString();
    }
}
