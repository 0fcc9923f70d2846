package org.jumpingcube.desktop.help;

import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.BorderPane;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.help.Page.Target;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.SettingsModel;

/** The handbook in a window of its own, beside the game: its headings at the left, a page at the right. */
public final class HandbookWindow extends SideWindow {
    private static final double WIDTH = 1040;
    private static final double SMALLEST_WIDTH = 640; // room for the contents and a page beside them
    private static final double HEIGHT = 720;
    private static final double CONTENTS_WIDTH = 290;
    private static final int DEEPEST_IN_CONTENTS = 2;

    private final Texts texts;
    private final TreeView<Entry> contents = new TreeView<>();
    private final ScrollPane scroll = new ScrollPane();
    private Handbook handbook;
    private Page page;
    private double place; // on the page, 0 to 1, while the window is closed
    private String asked; // the page that the handbook was opened at last
    private boolean isFollowing; // a link is being followed, so that a choice in the contents is not the user's

    /** A line of the table of contents. */
    private record Entry(Target target, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    public HandbookWindow(Window owner, SettingsModel settings, Texts texts) {
        super(owner, settings, texts.of("help.title"), WIDTH, HEIGHT);
        this.texts = texts;
        handbook = Handbook.in(texts.locale());
        page = handbook.first();
        asked = page.name();
        contents.setId("help-contents");
        contents.setShowRoot(false);
        contents.setPrefWidth(CONTENTS_WIDTH);
        contents.setMinWidth(CONTENTS_WIDTH);
        contents.accessibleTextProperty().bind(texts.of("help.contents"));
        contents.getSelectionModel().selectedItemProperty().subscribe(this::choose);
        scroll.setId("help-page");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(true);

        HelpStyle.apply(fill(new BorderPane(scroll, null, null, null, contents), "help-window"));
        setMinWidth(SMALLEST_WIDTH);
        texts.language().subscribe(language -> translate());
        setOnHidden(event -> putAway());
    }

    @Override
    public void open() {
        if (scroll.getContent() == null) {
            lay();
            scroll.setVvalue(place);
        }
        super.open();
        scroll.requestFocus();
    }

    /** A page with its pictures takes some 30 MB, so it is there only while somebody reads it. */
    private void putAway() {
        place = scroll.getVvalue();
        scroll.setContent(null);
    }

    /**
     * Opens the window, where the reader left it unless another page was asked for then.
     *
     * @param name of the page; empty for the contents of the handbook, which are on its first page
     */
    public void openAt(String name) {
        if (!name.equals(asked)) {
            asked = name;
            show(Handbook.NAMES.contains(name) ? new Target(name, "") : listOfPages());
        }
        open();
    }

    private Target listOfPages() {
        var first = handbook.first();
        return new Target(first.name(), first.titles().get(1).anchor());
    }

    private void translate() {
        handbook = Handbook.in(texts.locale());
        var root = new TreeItem<>(new Entry(new Target("", ""), ""));
        handbook.pages().forEach(each -> root.getChildren().add(chapter(each)));
        contents.setRoot(root);
        var first = new Target(page.name(), "");
        if (isShowing()) {
            show(first);
        } else {
            page = page(first);
            place = 0;
            mark(first);
        }
    }

    private TreeItem<Entry> chapter(Page page) {
        String name = page.isInEnglish() ? texts.get("help.page-in-english", page.title()) : page.title();
        var chapter = new TreeItem<>(new Entry(new Target(page.name(), ""), name));
        page.titles().stream()
                .filter(title -> title.level() == DEEPEST_IN_CONTENTS)
                .map(title -> new Entry(new Target(page.name(), title.anchor()), title.text()))
                .forEach(entry -> chapter.getChildren().add(new TreeItem<>(entry)));
        return chapter;
    }

    private void choose(@Nullable TreeItem<Entry> chosen) {
        if (chosen != null && !isFollowing) {
            show(chosen.getValue().target());
        }
    }

    private Page page(Target target) {
        return handbook.page(target.page()).orElseGet(handbook::first);
    }

    /** Puts the page into its place. */
    private PageView lay() {
        String name = page.name();
        var view = new PageView(page, texts, link -> show(Target.of(link, name)));
        scroll.setContent(view);
        scroll.setAccessibleText(page.title());
        return view;
    }

    private void show(Target target) {
        page = page(target);
        var shown = lay();
        scroll.setVvalue(0);
        mark(target);
        Optional<Node> anchor = shown.anchor(target.anchor());
        anchor.ifPresent(heading -> Platform.runLater(() -> scrollTo(shown, heading)));
    }

    /** Shows in the contents where the reader is. */
    private void mark(Target target) {
        isFollowing = true;
        for (TreeItem<Entry> chapter : contents.getRoot().getChildren()) {
            boolean isOpen = chapter.getValue().target().page().equals(target.page());
            chapter.setExpanded(isOpen);
            if (isOpen) {
                TreeItem<Entry> place = chapter.getChildren().stream()
                        .filter(section -> section.getValue().target().equals(target))
                        .findFirst()
                        .orElse(chapter);
                contents.getSelectionModel().select(place);
            }
        }
        isFollowing = false;
    }

    private void scrollTo(PageView shown, Node heading) {
        scroll.applyCss();
        scroll.layout();
        double hidden = shown.getHeight() - scroll.getViewportBounds().getHeight();
        double top = Objects.requireNonNull(heading.getBoundsInParent()).getMinY();
        scroll.setVvalue(hidden <= 0 ? 0 : Math.min(1, top / hidden));
    }
}
