package org.jumpingcube.desktop.hands;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Scanner;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.desktop.Scenes;
import org.jumpingcube.desktop.controls.ListedMoves;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.review.ListedJudgements;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.ActionButton;
import org.jumpingcube.session.ActionButton.Look;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.storage.SaveFile;

/**
 * What anybody can see of a window that tells the truth: each check gives in words what is wrong, or nothing. What is shown is
 * compared to the game itself. To be asked on the thread of JavaFX,
 * after a frame has been drawn.
 */
final class Checks {
    private static final double ROUNDING = 1.5; // pixels

    private final OpenedProgram program;
    private final Parent root;
    private final SessionView<?, ?> view;
    private final Texts texts;
    private final boolean isPast;
    private final Map<String, Node> named = new HashMap<>();

    private Checks(OpenedProgram program) {
        this.program = program;
        root = program.stage().getScene().getRoot();
        view = program.games().now();
        texts = new Texts(program.settings().language().locale(Locale.getDefault()));
        note(root);
        isPast = isShown("replay-bar");
    }

    /** The first thing that is wrong, its check's name first. */
    static Optional<String> firstFault(OpenedProgram program) {
        if (!program.stage().isShowing() || program.stage().isIconified()) {
            return Optional.empty();
        }
        var checks = new Checks(program);
        List<Supplier<Optional<String>>> all = List.of(
                named("board", checks::board),
                named("button", checks::button),
                named("turn", checks::turn),
                named("score", checks::score),
                named("undo and redo", checks::undoAndRedo),
                named("list of moves", checks::listOfMoves),
                named("looking back", checks::lookingBack),
                named("status while looking back", checks::statusOfThePast),
                named("title", checks::title),
                named("places", checks::places),
                named("focus", checks::focus),
                named("saving", checks::saving));
        return all.stream()
                .flatMap(check -> check.get().stream())
                .findFirst()
                .or(() -> Corner.firstFault(program, checks.texts));
    }

    static Supplier<Optional<String>> named(String name, Supplier<Optional<String>> check) {
        return () -> check.get().map(fault -> name + ": " + fault);
    }

    /** Notes what has a name, once for all checks. */
    private void note(Node node) {
        if (node.getId() != null) {
            named.putIfAbsent(node.getId(), node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::note);
        }
    }

    private Optional<Node> find(String id) {
        return Optional.ofNullable(named.get(id));
    }

    private boolean isShown(String id) {
        return find(id).filter(Checks::isShown).isPresent();
    }

    static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }

    static Optional<String> unless(boolean holds, Supplier<String> fault) {
        return holds ? Optional.empty() : Optional.of(fault.get());
    }

    static Optional<String> same(String what, Object shown, Object wanted) {
        return unless(Objects.equals(shown, wanted), () -> what + " is " + shown + " and should be " + wanted);
    }

    /** What stands on the board, and the mark on the latest move. */
    private Optional<String> board() {
        if (view.state().isRunning() || isPast) {
            return Optional.empty();
        }
        return view.position() instanceof CubePosition position
                ? find("board")
                        .flatMap(board -> BoardSpots.difference(
                                (BoardView) board,
                                position.board(),
                                view.lastMove().map(Square.class::cast)))
                : find("jumpin-board").flatMap(board -> JumpinSpots.difference(board, view));
    }

    private Optional<String> button() {
        if (!isShown("tool-bar")) {
            return Optional.empty(); // a bar that has never been shown has no buttons yet
        }
        var button = (Button) find("action-button").orElseThrow();
        var wanted = isElsewhere()
                ? new ActionButton(Look.START, "button.play-on")
                : view.state().button();
        return Stream.of(
                        same("its word", button.getText(), givenName().orElseGet(() -> texts.get(wanted.textKey()))),
                        same("that it can be pressed", !button.isDisable(), wanted.look() != Look.DISABLED),
                        same("its start colour", has(button, "start"), wanted.look() == Look.START),
                        same("its stop colour", has(button, "stop"), wanted.look() == Look.STOP))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Whether the user looks back, and not at the end of a game that is over. */
    private boolean isElsewhere() {
        return isPast && !isShown("result-bar");
    }

    /** What one of two people is called while it is their turn, if they have a name. */
    private Optional<String> givenName() {
        boolean isOneOfTwo = !isElsewhere() && view.state() instanceof HumanToMove<?> human && human.isOneOfTwo();
        var names = new SideNames(
                texts,
                program.games().shown().get().view().wording()::side,
                program.settings().friends()::of);
        return isOneOfTwo ? names.given(view.state().player()) : Optional.empty();
    }

    private static boolean has(Node node, String pseudoClass) {
        return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(pseudoClass));
    }

    private Optional<String> turn() {
        return Stream.of(Player.values())
                .flatMap(player -> find("name-" + player.number()).stream()
                        .flatMap(name -> same(
                                "that the card of " + player + " is framed",
                                has(card(name), "to-move"),
                                view.state().player() == player && !(view.state() instanceof GameOver))
                                .stream()))
                .findFirst();
    }

    private static Node card(Node part) {
        return part.getStyleClass().contains("player-card") ? part : card(part.getParent());
    }

    private Optional<String> score() {
        return view.state().isRunning()
                ? Optional.empty()
                : score(program.games().shown().get());
    }

    private <P extends Position<P, M>, M> Optional<String> score(OpenGame<P, M> game) {
        var tally = game.view().wording().tally(game.model().now().position());
        return Stream.of(Player.values())
                .flatMap(player -> find("score-" + player.number()).stream()
                        .flatMap(
                                label -> same(
                                        "that of " + player,
                                        ((Labeled) label).getText(),
                                        tally.score(player).figure())
                                        .stream()))
                .findFirst();
    }

    private Optional<String> undoAndRedo() {
        var history = view.history();
        boolean isFree = !view.state().isRunning() && !view.seats().haveFriend(); // who would have to agree
        return Stream.of(
                        can("undo", Action.UNDO, isFree && history.cursor() > 0),
                        can(
                                "redo",
                                Action.REDO,
                                isFree && history.cursor() < history.turns().size()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> can(String name, Action action, boolean wanted) {
        return find("tool-" + name)
                .flatMap(tool -> same(name + " by the tool", !tool.isDisable(), wanted))
                .or(() -> same(name, view.can(action), wanted));
    }

    private Optional<String> listOfMoves() {
        int played = view.history().cursor();
        return find("move-list")
                .flatMap(list -> same(
                                "the number of moves",
                                ListedMoves.count(list),
                                view.history().turns().size())
                        .or(() -> same(
                                "the latest",
                                ListedMoves.latest(list),
                                played == 0 ? OptionalInt.empty() : OptionalInt.of(played - 1))));
    }

    /** The moves beside the film, and that the marked one is not after the moment that is looked at. */
    private Optional<String> lookingBack() {
        if (!isPast) {
            return Optional.empty();
        }
        var list = find("judged-moves").orElseThrow();
        int listed = ListedJudgements.count(list);
        int marked = ListedJudgements.marked(list).orElse(0);
        String where = numberIn(((Labeled) find("replay-where").orElseThrow()).getText());
        var slider = (Slider) find("replay-moves").orElseThrow();
        double played = slider.getValue();
        int ofAll = played == 0 && listed == 0 ? 0 : rows((int) slider.getMax()); // of a variation, maybe
        return same("the number of moves", listed, view.history().turns().size())
                .or(() -> isBetweenMoves(where)
                        ? Optional.empty()
                        : unless(
                                where.equals(texts.get("replay.move", rows((int) Math.rint(played)), ofAll))
                                        || where.equals(
                                                texts.get("replay.before", rows((int) Math.rint(played) + 1), ofAll)),
                                () -> "the text is \"" + where + "\" at " + played))
                .or(() -> unless(played == Math.rint(played), () -> "the slider is at " + played))
                .or(() -> unless(marked <= played + 1, () -> "move " + marked + " is marked at " + played));
    }

    /** In how many rows of the list so many turns are, since the sides take turns. */
    private int rows(int turns) {
        boolean isOneFirst = view.history().start().toMove() == Player.ONE;
        return isOneFirst || turns == 0 ? (turns + 1) / 2 : turns / 2 + 1;
    }

    /** Where one is, by the number of a move; the bar below the board names the move as well. */
    static String numberIn(String where) {
        int end = where.indexOf(" \u00b7 ");
        return end < 0 ? where : where.substring(0, end);
    }

    /** Whether a moment, by its {@link #numberIn}, is in the middle of a move: then its stages are told, too. */
    static boolean isBetweenMoves(String where) {
        return new Scanner(where).useDelimiter("\\D+").tokens().count() > 2;
    }

    /** It tells of the moment that is looked at, also beside what is said in passing, and of how the sides stand there. */
    private Optional<String> statusOfThePast() {
        if (!isPast || !isShown("status-bar")) {
            return Optional.empty();
        }
        String text = ((Labeled) find("status-text").orElseThrow()).getText();
        String where = numberIn(((Labeled) find("replay-where").orElseThrow()).getText());
        String key = view.state() instanceof GameOver ? "status.looking-back.over" : "status.looking-back";
        String wanted = texts.get(key, where);
        return unless(text.endsWith(wanted), () -> "the text is \"" + text + "\" and lacks \"" + wanted + "\"")
                .or(() -> find("replay-board")
                        .filter(BoardView.class::isInstance)
                        .flatMap(board -> same("the score", scoreInStatus(), BoardSpots.cubes((BoardView) board))));
    }

    private List<Integer> scoreInStatus() {
        return find("status-bar").orElseThrow().lookupAll(".count").stream()
                .map(label -> Integer.valueOf(((Labeled) label).getText()))
                .toList();
    }

    /** A star, as long as there is something that no file has. */
    private Optional<String> title() {
        String title = program.stage().getTitle();
        boolean isDirty = title.endsWith("*");
        boolean isAnything = !view.history().turns().isEmpty();
        String name = title.substring(title.indexOf('\u2014') + 2).replace("*", "");
        boolean hasFile = !name.equals(texts.get("window.untitled"));
        if (isDirty) {
            return unless(isAnything, () -> "a star where nothing is played");
        }
        return unless(
                !isAnything || (hasFile ? isInFile(name) : isCollected() || isOfArena()),
                () -> "no star, and no file has the game: " + title);
    }

    /** Whether it is one of My Games, where it has been opened. */
    private boolean isCollected() {
        try (var collection = program.openCollection()) {
            for (var entry : collection.entries(GameFilter.ALL)) {
                if (entry.moves() == view.history().turns().size()
                        && collection
                                .game(entry.id())
                                .filter(game -> game.history()
                                        .turns()
                                        .equals(view.history().turns()))
                                .isPresent()) {
                    return true;
                }
            }
            return false;
        } catch (CollectionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The arena goes on with it, and keeps it when it is over. */
    private boolean isOfArena() {
        return view.seats().areBothComputers();
    }

    private boolean isInFile(String name) {
        return program.settings().recentFiles().stream()
                .filter(file -> file.endsWith(name))
                .findFirst()
                .flatMap(
                        file -> SaveFile.at(file, Games.FORMATS).load().result().game())
                .filter(saved -> saved.history().equals(view.history()))
                .isPresent();
    }

    /** Nothing that can be used lies outside of its window, and no part of the main window over another. */
    private Optional<String> places() {
        return shownStages()
                .flatMap(stage -> outside(stage.getScene()).stream())
                .findFirst()
                .or(() -> find("side-panel")
                        .flatMap(side -> find(isPast ? "replay-board" : "board")
                                .filter(board -> isShown(side)
                                        && bounds(side).getMinX() + ROUNDING
                                                < bounds(board).getMaxX())
                                .map(board -> "the board lies under the side panel")));
    }

    private static Optional<String> outside(Scene scene) {
        return Scenes.operable(Scenes.asDrawn(scene)).stream()
                .filter(Scenes::isInSight)
                .filter(node -> bounds(node).getMinX() < -ROUNDING
                        || bounds(node).getMinY() < -ROUNDING
                        || bounds(node).getMaxX() > scene.getWidth() + ROUNDING
                        || bounds(node).getMaxY() > scene.getHeight() + ROUNDING)
                .filter(node -> isReachable(node, scene))
                .map(node -> "outside of its window: " + Scenes.place(node) + " at " + bounds(node) + " of "
                        + scene.getWidth() + "x" + scene.getHeight())
                .findFirst();
    }

    /** Whether no scrolled part holds it. */
    private static boolean isReachable(Node node, Scene scene) {
        return node == scene.getRoot()
                || (!(node instanceof javafx.scene.control.ScrollPane)
                        && (node.getParent() == null || isReachable(node.getParent(), scene)));
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    static Stream<Stage> shownStages() {
        return List.copyOf(Window.getWindows()).stream()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(stage -> stage.isShowing() && !stage.isIconified());
    }

    private Optional<String> focus() {
        return shownStages()
                .filter(Window::isFocused)
                .flatMap(stage -> focus(stage.getScene()).stream())
                .findFirst();
    }

    private static Optional<String> focus(Scene scene) {
        Node owner = scene.getFocusOwner();
        return owner == null
                ? unless(
                        Scenes.operable(Scenes.asDrawn(scene)).isEmpty(),
                        () -> "nothing has it, though something could")
                : unless(
                        isShown(owner) && owner.getScene() == scene && !owner.isDisabled(),
                        () -> "it is on what cannot be seen or used: " + Scenes.place(owner));
    }

    /** Saved and opened again, the game is the same. */
    private Optional<String> saving() {
        var saved = program.games().toSave();
        var read = Games.FORMATS.own().read(Games.FORMATS.own().write(saved)).game();
        return same("the game that comes back", read.map(game -> game.history()), Optional.of(saved.history()))
                .map(fault ->
                        "another game comes back of " + saved.history().turns().size() + " moves");
    }
}
