package org.jumpingcube.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.Square;
import org.jumpingcube.jumpin.SquareSet;

/** Jumpin: which pawns have just been swapped and must not be swapped back. */
final class JumpinExtra implements SetupExtra<JumpinDraft> {
    private final Texts texts;
    private final ComboBox<SquareSet> ko = new ComboBox<>();
    private boolean isShowing; // while the list follows the draft, nothing is edited

    JumpinExtra(Program program, SetupPanel.Edit<JumpinDraft> edit) {
        texts = program.texts();
        ko.setId("setup-ko");
        ko.setMaxWidth(Double.MAX_VALUE);
        ko.accessibleTextProperty().bind(texts.of("setup.ko"));
        ko.setOnAction(event -> {
            if (!isShowing) {
                edit.make(draft -> draft.withKo(ko.getValue()));
            }
        });
        texts.language().subscribe(language -> ko.setConverter(TextControls.worded(this::inWords)));
    }

    private String inWords(SquareSet pair) {
        return pair == null || pair.isEmpty()
                ? texts.get("setup.ko.none")
                : pair.squares().stream().map(Square::name).collect(Collectors.joining("\u2013"));
    }

    @Override
    public List<Node> beside() {
        return List.of(TextControls.styled(TextControls.label(texts, "setup.ko"), "heading"), ko);
    }

    /** What cannot have been swapped can still be taken back here. */
    @Override
    public void show(JumpinDraft draft) {
        var pairs = new ArrayList<SquareSet>(List.of(SquareSet.EMPTY));
        pairs.addAll(draft.possibleKos());
        if (!pairs.contains(draft.ko())) {
            pairs.add(draft.ko());
        }
        isShowing = true;
        ko.getItems().setAll(pairs);
        ko.setValue(draft.ko());
        ko.setDisable(pairs.size() == 1);
        isShowing = false;
    }
}
