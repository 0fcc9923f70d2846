package org.jumpingcube.desktop.hands;

import static org.jumpingcube.desktop.hands.Checks.same;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.desktop.controls.Texts;

/** What can be seen in all windows at one moment, by its id. To be asked on the thread of JavaFX. */
final class Seen {
    private final OpenedProgram program;
    private final Texts texts;
    private final Map<String, Node> named = new HashMap<>();

    Seen(OpenedProgram program, Texts texts) {
        this.program = program;
        this.texts = texts;
        Checks.shownStages().forEach(stage -> note(stage.getScene().getRoot()));
    }

    private void note(Node node) {
        if (!node.isVisible()) {
            return;
        }
        if (node.getId() != null) {
            named.putIfAbsent(node.getId(), node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::note);
        }
    }

    OpenedProgram program() {
        return program;
    }

    /** A text of the window's language. */
    String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    Optional<Node> find(String id) {
        return find(id, Node.class);
    }

    <T extends Node> Optional<T> find(String id, Class<T> type) {
        return Optional.ofNullable(named.get(id)).filter(type::isInstance).map(type::cast);
    }

    /** What a label or a button says. */
    Optional<String> text(String id) {
        return find(id, Labeled.class).map(Labeled::getText);
    }

    boolean isEnabled(String id) {
        return find(id).filter(node -> !node.isDisabled()).isPresent();
    }

    /** That it can be used or not, if it is there. */
    Optional<String> enabled(String id, boolean wanted) {
        return find(id).flatMap(node -> same("use of " + id, !node.isDisabled(), wanted));
    }
}
