package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.WordBox;
import org.jumpingcube.desktop.model.SetupExtra;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** Cubes: overloaded ones can be let burst, and a position can be made a puzzle. */
final class CubeSetupExtra implements SetupExtra<CubeDraft> {
    private static final double GAP = 6;
    private static final int MOST_NAMED = 5;
    private static final int USUAL_MOVES = 3;

    private final Texts texts;
    private final Host<CubeDraft> window;
    private final PuzzleProof proof;
    private final List<Node> remedies;
    private final ComboBox<Integer> length;
    private final Button ask;
    private final Button stop;
    private final Button keep;
    private final Label answer = Announcement.live(new Label());
    private Optional<CubePosition> position = Optional.empty();
    private Optional<Puzzle> puzzle = Optional.empty();

    CubeSetupExtra(Texts texts, Host<CubeDraft> window) {
        this.texts = texts;
        this.window = window;
        proof = new PuzzleProof(window.studies(), Platform::runLater);
        remedies = Stream.of(Player.values()).map(this::burst).toList();
        length = new WordBox<>(texts, winIn -> texts.get("puzzle.length.value", winIn));
        length.setId("setup-puzzle-length");
        length.accessibleTextProperty().bind(texts.of("puzzle.length"));
        length.getItems()
                .setAll(IntStream.rangeClosed(1, Puzzle.MOST_MOVES).boxed().toList());
        length.setValue(USUAL_MOVES);
        length.setOnAction(event -> forget());
        ask = TextControls.button(texts, "setup.puzzle.ask", this::ask);
        stop = TextControls.button(texts, "setup.puzzle.stop", this::forget);
        keep = TextControls.button(texts, "setup.puzzle.keep", this::keep);
        answer.setId("setup-puzzle-answer");
        answer.setWrapText(true);
        answer.setMinHeight(Label.USE_PREF_SIZE);
        showBusy(false);
        offerToKeep(Optional.empty());
    }

    private Node burst(Player player) {
        var button = new Button();
        button.setId("setup-burst-" + player.number());
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.textProperty().bind(texts.of(window.side(player), side -> texts.get("setup.burst", side)));
        button.setOnAction(event -> window.edit(draft -> draft.burst(player)));
        return button;
    }

    @Override
    public List<Node> beside() {
        var heading = TextControls.styled(TextControls.label(texts, "setup.puzzle"), "heading");
        return List.of(heading, new FlowPane(GAP, GAP, length, ask, stop, keep), answer);
    }

    @Override
    public List<Node> remedies() {
        return remedies;
    }

    @Override
    public Optional<String> problem(CubeDraft draft) {
        var names = draft.overloaded().stream().map(Square::name).toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(texts.get("setup.overloaded", names.size(), texts.list(names, MOST_NAMED)));
    }

    @Override
    public void show(CubeDraft draft) {
        remedies.forEach(button -> button.setVisible(!draft.overloaded().isEmpty()));
        position = draft.reading().position();
        forget();
        ask.setDisable(position.isEmpty());
    }

    // Puzzles

    private void ask() {
        position.ifPresent(now -> {
            forget();
            showBusy(true);
            answer.setText(texts.get("setup.puzzle.busy"));
            proof.ask(now, length.getValue(), this::take);
        });
    }

    private void take(PuzzleProof.Answer found) {
        showBusy(false);
        if (found instanceof PuzzleProof.Answer.One one) {
            answer.setText(texts.get(
                    "setup.puzzle.one",
                    one.puzzle().solution().name(),
                    one.puzzle().winIn()));
            offerToKeep(Optional.of(one.puzzle())
                    .filter(any -> window.find(PuzzleKeeper.class).isPresent()));
        } else if (found instanceof PuzzleProof.Answer.Several several) {
            answer.setText(texts.get("setup.puzzle.several", several.winIn()));
        } else {
            answer.setText(texts.get("setup.puzzle.none", length.getValue()));
        }
    }

    private void keep() {
        window.find(PuzzleKeeper.class).ifPresent(keeper -> puzzle.ifPresent(keeper::keep));
        offerToKeep(Optional.empty());
        answer.setText(texts.get("setup.puzzle.kept"));
    }

    private void offerToKeep(Optional<Puzzle> found) {
        puzzle = found;
        showOnly(keep, found.isPresent());
    }

    private void showBusy(boolean isBusy) {
        showOnly(stop, isBusy);
        ask.setDisable(isBusy || position.isEmpty());
    }

    private static void showOnly(Button button, boolean isShown) {
        button.setVisible(isShown);
        button.setManaged(isShown);
    }

    /** Another position or another number of moves: what was proved does not hold there. */
    private void forget() {
        proof.stop();
        showBusy(false);
        offerToKeep(Optional.empty());
        answer.setText("");
    }

    @Override
    public void end() {
        forget();
    }
}
