package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SetupExtra;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.SquareSet;

/** Jumpin: which pawns have just been swapped and must not be swapped back. */
final class JumpinSetupExtra implements SetupExtra<JumpinDraft> {
    private final Texts texts;
    private final Form rows;
    private final ComboBox<SquareSet> ko;
    private boolean isShowing; // while the list follows the draft, nothing is edited

    JumpinSetupExtra(Texts texts, Host<JumpinDraft> window) {
        this.texts = texts;
        rows = new Form(texts, Form.Captions.ABOVE);
        ko = rows.choice("setup.ko", List.of(), this::inWords);
        ko.setOnAction(event -> {
            if (!isShowing) {
                window.edit(draft -> draft.withKo(ko.getValue()));
            }
        });
    }

    private String inWords(SquareSet pair) {
        return pair == null || pair.isEmpty()
                ? texts.get("setup.ko.none")
                : pair.squares().stream().map(Square::name).collect(Collectors.joining("\u2013"));
    }

    @Override
    public List<Node> beside() {
        return List.of(rows);
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
