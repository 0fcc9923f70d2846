package org.jumpingcube.desktop.hands;

import static org.jumpingcube.desktop.hands.Checks.named;
import static org.jumpingcube.desktop.hands.Checks.same;
import static org.jumpingcube.desktop.hands.Checks.unless;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.input.Clipboard;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.Continuation;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.desktop.collection.GameExplorer.Next;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * The checks of what is in side windows and on cards. One object follows a window from its beginning, since what is shown
 * there must agree with what was shown before. To be asked on the thread of JavaFX.
 */
final class CornerChecks {
    private final Map<String, Node> named = new HashMap<>();
    private Optional<Node> headStartCard = Optional.empty();
    private int pointsOfHeadStart;

    /** The first thing that is wrong, its check's name first. */
    Optional<String> firstFault(OpenedProgram program, Texts texts) {
        named.clear();
        Checks.shownStages().forEach(stage -> note(stage.getScene().getRoot()));
        List<Supplier<Optional<String>>> all = List.of(
                named("my games", () -> myGames(texts)),
                named("arena", () -> arena(texts)),
                named("explorer", () -> explorer(program)),
                named("strength", this::strength),
                named("head start", () -> headStart(texts)),
                named("set-up", () -> setup(texts)),
                named("by message", () -> byMessage(program.games().toSave(), texts)));
        return all.stream().flatMap(check -> check.get().stream()).findFirst();
    }

    /** Notes what is seen and has a name. */
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

    private Optional<Node> find(String id) {
        return find(id, Node.class);
    }

    private <T extends Node> Optional<T> find(String id, Class<T> type) {
        return Optional.ofNullable(named.get(id)).filter(type::isInstance).map(type::cast);
    }

    private Optional<String> text(String id) {
        return find(id, Labeled.class).map(Labeled::getText);
    }

    private boolean isEnabled(String id) {
        return find(id).filter(node -> !node.isDisabled()).isPresent();
    }

    private Optional<String> enabled(String id, boolean wanted) {
        return find(id).flatMap(node -> same("use of " + id, !node.isDisabled(), wanted));
    }

    /** The number of games that is told is that of the games listed, and what is done with one asks for one. */
    private Optional<String> myGames(Texts texts) {
        return find("my-games-list", ListView.class)
                .flatMap(list -> text("my-games-count")
                        .filter(count -> !count.isEmpty())
                        .flatMap(count -> {
                            int all = list.getItems().size();
                            int chosen = list.getSelectionModel()
                                    .getSelectedIndices()
                                    .size();
                            String wanted = chosen > 1
                                    ? texts.get("my-games.chosen", chosen, all)
                                    : texts.get("my-games.count", all);
                            return same("the number", count, wanted)
                                    .or(() -> enabled("my-games-film", chosen == 1))
                                    .or(() -> enabled("my-games-delete", chosen > 0));
                        }));
    }

    /** It can be stopped while it is played, and exported once games are over. */
    private Optional<String> arena(Texts texts) {
        return text("arena-start")
                .flatMap(start -> enabled("arena-stop", !start.equals(texts.get("arena.start"))))
                .or(() -> find("arena-list", ListView.class)
                        .flatMap(
                                list -> enabled("arena-export", !list.getItems().isEmpty())));
    }

    /** Each move that is listed can be made on the board that is looked at, and was made there as often as it says. */
    private Optional<String> explorer(OpenedProgram program) {
        boolean isKnown = find("explorer-moves", ListView.class)
                        .filter(list -> !list.getItems().isEmpty())
                        .isPresent()
                && text("replay-where")
                        .filter(where -> !Checks.isBetweenMoves(where))
                        .isPresent();
        return isKnown
                ? find("replay-board", BoardView.class)
                        .flatMap(BoardSpots::drawn)
                        .flatMap(board -> explorer(program, new CubePosition(board, mover(program))))
                : Optional.empty();
    }

    private Player mover(OpenedProgram program) {
        var first = program.games().now().history().start().toMove();
        double played = find("replay-moves", Slider.class).orElseThrow().getValue();
        return Math.rint(played) % 2 == 0 ? first : first.opponent();
    }

    @SuppressWarnings("unchecked") // the board has cubes
    private Optional<String> explorer(OpenedProgram program, CubePosition position) {
        var rows = (List<Next<Square>>)
                find("explorer-moves", ListView.class).orElseThrow().getItems();
        var known = played(program, position);
        return rows.stream()
                .filter(row -> !position.legalMoves().contains(row.move())
                        || row.mine()
                                .filter(mine -> mine.played() > known.getOrDefault(row.move(), 0))
                                .isPresent())
                .map(row -> row + " is listed at " + position + ", where " + known + " were played")
                .findFirst();
    }

    private static Map<Square, Integer> played(OpenedProgram program, CubePosition position) {
        try (var collection = program.openCollection()) {
            return collection.from(Games.CUBE, position).stream()
                    .collect(Collectors.toMap(Continuation::move, Continuation::played));
        } catch (CollectionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The slider and the words below it give one strength. */
    private Optional<String> strength() {
        return text("strength-value")
                .flatMap(words -> find("strength", Slider.class)
                        .flatMap(slider -> same(
                                "that in words",
                                EloScale.rounded(number(words)),
                                EloScale.rounded(slider.getValue()))));
    }

    private static int number(String words) {
        return Integer.parseInt(words.replaceAll("^\\D*(\\d+).*$", "$1"));
    }

    /** The points on the board and those that are left to place make the same number all the time. */
    private Optional<String> headStart(Texts texts) {
        var card = find("head-start-card");
        boolean isNew = !card.equals(headStartCard);
        headStartCard = card;
        return card.flatMap(shown -> find("setup-board", BoardView.class))
                .flatMap(BoardSpots::drawn)
                .flatMap(board -> {
                    int placed = points(board) - board.squares().size();
                    String said = text("head-start-left").orElseThrow();
                    var left = left(said, texts);
                    if (isNew) {
                        pointsOfHeadStart = placed + left.orElse(0);
                    }
                    return unless(
                                    left.isEmpty() || placed + left.getAsInt() == pointsOfHeadStart,
                                    () -> placed + " of " + pointsOfHeadStart + " are drawn, and it says: " + said)
                            .or(() -> unless(placed == 0 || isEnabled("head-start-undo"), () -> "no undo at " + placed))
                            .or(() -> unless(
                                    left.isEmpty() || !isEnabled("head-start-start"), () -> "a start, but: " + said))
                            .or(() -> unless(
                                    !said.equals(texts.get("head-start.done")) || isEnabled("head-start-start"),
                                    () -> "no start, but: " + said));
                });
    }

    private static OptionalInt left(String said, Texts texts) {
        return IntStream.rangeClosed(1, HeadStart.MOST)
                .filter(count -> said.equals(texts.get("head-start.left", count))
                        || said.endsWith(" " + texts.get("head-start.left", count)))
                .findFirst();
    }

    private static int points(Board board) {
        return board.squares().stream()
                .mapToInt(square -> board.at(square).value())
                .sum();
    }

    /** A position that can be played can be saved, too, and is none that the rules know an end of. */
    private Optional<String> setup(Texts texts) {
        return text("setup-said").flatMap(said -> {
            boolean canPlay = isEnabled("setup-play");
            String refusal = texts.get("setup.not-playable", "|").split("\\|", -1)[0];
            return enabled("setup-save", canPlay)
                    .or(() ->
                            unless(!said.equals(texts.get("setup.playable")) || canPlay, () -> "no play, but: " + said))
                    .or(() -> unless(!said.startsWith(refusal) || !canPlay, () -> "play, but: " + said))
                    .or(() -> find("setup-board", BoardView.class)
                            .filter(board -> canPlay)
                            .flatMap(board -> unless(
                                    BoardSpots.drawn(board)
                                            .filter(drawn -> drawn.winner().isEmpty())
                                            .isPresent(),
                                    () -> "a game can start with a board that is over")));
        });
    }

    /** The bar is that of the game on the board, and what it has put on the clipboard is this game. */
    private <P extends Position<P, M>, M> Optional<String> byMessage(SavedGame<P, M> now, Texts texts) {
        boolean isByMessage = now.id().isPresent() && now.seats().haveFriend();
        return same("that the bar is shown", find("by-message-bar").isPresent(), isByMessage)
                .or(() -> isByMessage ? ofGame(now, texts) : Optional.empty());
    }

    private <P extends Position<P, M>, M> Optional<String> ofGame(SavedGame<P, M> now, Texts texts) {
        var history = now.history();
        var friend = now.seats().one().isFriend() ? Player.ONE : Player.TWO;
        boolean isToBeSent = history.lastTurn()
                .map(turn -> turn.player() != friend)
                .orElse(history.current().toMove() == friend);
        boolean isOver = history.current().outcome().isOver();
        String said = text("by-message-state").orElseThrow();
        String word = Stream.of("your-turn", "friends-turn", "over", "copied", "invitation-copied", "link-copied")
                .filter(state -> said.equals(texts.get("by-message.state." + state)))
                .findFirst()
                .orElse("?");
        boolean fits = switch (word) {
            case "your-turn" -> !isToBeSent && !isOver;
            case "friends-turn" -> isToBeSent && !isOver;
            case "over" -> isOver;
            case "copied", "link-copied" -> isToBeSent;
            case "invitation-copied" -> isToBeSent && history.cursor() == 0;
            default -> false;
        };
        return same("that it can be copied", find("by-message-copy").isPresent(), isToBeSent)
                .or(() -> unless(fits, () -> "it says: " + said))
                .or(() -> onClipboard(now, history));
    }

    private static <P extends Position<P, M>, M> Optional<String> onClipboard(
            SavedGame<P, M> now, History<P, M> history) {
        String text =
                Optional.ofNullable(Clipboard.getSystemClipboard().getString()).orElse("");
        return Optional.of(text)
                .filter(LineFormat::isLine)
                .flatMap(line -> Games.FORMATS
                        .line()
                        .read(line.getBytes(StandardCharsets.UTF_8))
                        .game())
                .filter(game -> game.id().equals(now.id()))
                .flatMap(game -> unless(
                        moves(game.history()).equals(moves(history)),
                        () -> "the line on the clipboard has " + moves(game.history()) + ", and played are "
                                + moves(history)));
    }

    private static List<?> moves(History<?, ?> history) {
        return history.turns().stream().limit(history.cursor()).map(Turn::move).toList();
    }
}
