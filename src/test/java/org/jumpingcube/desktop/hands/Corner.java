package org.jumpingcube.desktop.hands;

import static org.jumpingcube.desktop.hands.Checks.same;
import static org.jumpingcube.desktop.hands.Checks.unless;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.Continuation;
import org.jumpingcube.collection.GameExplorer.Next;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * A window, a card or another part of the program with controls of its own, which a click anywhere would rarely reach in
 * a row. All there is to say of a new one stands here.
 *
 * @param name what its check is called in reports
 * @param way how to get there; empty if a control of another one leads there
 * @param controls selectors of what can be clicked there
 * @param check what is wrong with what is seen there, if anything is; asked wherever the user is
 */
record Corner(String name, List<Step> way, List<String> controls, Function<Seen, Optional<String>> check) {
    private static final KeyCode CTRL = KeyCode.CONTROL;
    private static final Step CARD = Step.type(CTRL, KeyCode.SHIFT, KeyCode.N);
    private static final Step ELSEWHERE = Step.on("#new-game-elsewhere", KeyCode.SPACE);
    private static final Step NEXT = Step.on("#new-game-start", KeyCode.SPACE);
    private static final Step GAMES = Step.type(CTRL, KeyCode.G);
    private static final Step LOOK_BACK = Step.type(CTRL, KeyCode.R);

    /** One whose controls say nothing that could be wrong. */
    private Corner(String name, List<Step> way, List<String> controls) {
        this(name, way, controls, seen -> Optional.empty());
    }

    /** The first thing that is wrong in any of them, its check's name first. */
    static Optional<String> firstFault(OpenedProgram program, Texts texts) {
        var seen = new Seen(program, texts);
        return ALL.stream()
                .flatMap(corner ->
                        Checks.named(corner.name(), () -> corner.check().apply(seen)).get().stream())
                .findFirst();
    }

    /**
     * Keys that are pressed at once.
     *
     * @param on selector of what has the focus meanwhile; empty for what has it anyway
     */
    record Step(String on, List<KeyCode> keys) {
        static Step type(KeyCode... keys) {
            return new Step("", List.of(keys));
        }

        static Step on(String selector, KeyCode key) {
            return new Step(selector, List.of(key));
        }
    }

    private static final Corner ARENA = new Corner(
            "arena",
            List.of(Step.type(CTRL, KeyCode.T)),
            List.of(
                    "#arena-page-contestants",
                    "#arena-page-table",
                    "#arena-page-games",
                    "#arena-start",
                    "#arena-stop",
                    "#arena-export",
                    "#arena-load",
                    "#arena-save",
                    "#arena-add",
                    "#arena-remove",
                    "#arena-browse",
                    "#arena-form .combo-box",
                    "#arena-boards .small-board",
                    "#arena-list .list-cell",
                    "#arena-look-back",
                    "#arena-lines"),
            Corner::arena);

    /** It can be stopped while it is played, and exported once games are over. */
    private static Optional<String> arena(Seen seen) {
        return seen.text("arena-start")
                .flatMap(start -> seen.enabled("arena-stop", !start.equals(seen.get("arena.start"))))
                .or(() -> seen.find("arena-list", ListView.class)
                        .flatMap(list ->
                                seen.enabled("arena-export", !list.getItems().isEmpty())));
    }

    private static final Corner MY_GAMES = new Corner(
            "my games",
            List.of(GAMES),
            List.of(
                    "#my-games-list .list-cell",
                    "#my-games-filters .combo-box",
                    "#my-games-filters .choice-box",
                    "#my-games-through",
                    "#my-games-reset",
                    "#my-games-look-back",
                    "#my-games-import",
                    "#my-games-export",
                    "#my-games-delete",
                    "#my-games-undo",
                    "#my-games-statistics"),
            Corner::myGames);

    /** The number of games that is told is that of the games listed, and what is done with one asks for one. */
    private static Optional<String> myGames(Seen seen) {
        return seen.find("my-games-list", ListView.class)
                .flatMap(list -> seen.text("my-games-count")
                        .filter(count -> !count.isEmpty())
                        .flatMap(count -> {
                            int all = list.getItems().size();
                            int chosen = list.getSelectionModel()
                                    .getSelectedIndices()
                                    .size();
                            String wanted = chosen > 1
                                    ? seen.get("my-games.chosen", chosen, all)
                                    : seen.get("my-games.count", all);
                            return same("the number", count, wanted)
                                    .or(() -> seen.enabled("my-games-look-back", chosen == 1))
                                    .or(() -> seen.enabled("my-games-delete", chosen > 0));
                        }));
    }

    private static final Corner STATISTICS = new Corner(
            "statistics",
            List.of(GAMES, Step.on("#my-games-statistics", KeyCode.SPACE)),
            List.of("#statistics-game", "#statistics-player", "#statistics-picture"));

    private static final Corner NEW_GAME = new Corner(
            "new game",
            List.of(CARD),
            List.of(
                    "#new-game-card .tile-choice",
                    "#new-game-card .toggle-button",
                    "#any-strength",
                    "#strength",
                    "#clocks",
                    "#best-of",
                    "#all-options",
                    "#head-start-side",
                    "#head-start-points",
                    "#new-game-elsewhere",
                    "#new-game-more",
                    "#new-game-start"),
            Corner::strength);

    /** The slider and the words below it give one strength. */
    private static Optional<String> strength(Seen seen) {
        return seen.text("strength-value")
                .flatMap(words -> seen.find("strength", Slider.class)
                        .flatMap(slider -> same(
                                "that in words",
                                EloScale.rounded(number(words)),
                                EloScale.rounded(slider.getValue()))));
    }

    private static int number(String words) {
        return Integer.parseInt(words.replaceAll("^\\D*(\\d+).*$", "$1"));
    }

    private static final Corner HEAD_START = new Corner(
            "head start",
            List.of(
                    CARD,
                    Step.on("#new-game-more", KeyCode.SPACE),
                    Step.on("#head-start-side", KeyCode.DOWN),
                    Step.on("#head-start-points", KeyCode.DOWN),
                    Step.on("#head-start-points", KeyCode.DOWN),
                    Step.on("#new-game-start", KeyCode.SPACE)),
            List.of(
                    "#head-start-card #setup-board",
                    "#head-start-card #setup-board",
                    "#head-start-undo",
                    "#head-start-start",
                    "#head-start-back"),
            Corner::headStart);

    /** The points on the board and those that are left to place make the same number all the time. */
    private static Optional<String> headStart(Seen seen) {
        return seen.find("head-start-card")
                .flatMap(card -> seen.find("setup-board", BoardView.class)
                        .flatMap(BoardSpots::drawn)
                        .flatMap(board -> headStart(seen, card, board)));
    }

    private static Optional<String> headStart(Seen seen, Node card, Board board) {
        int placed = points(board) - board.squares().size();
        String said = seen.text("head-start-left").orElseThrow();
        var left = left(said, seen);
        Object all = card.getProperties().computeIfAbsent("points", key -> placed + left.orElse(0));
        return unless(
                        left.isEmpty() || all.equals(placed + left.getAsInt()),
                        () -> placed + " of " + all + " are drawn, and it says: " + said)
                .or(() -> unless(placed == 0 || seen.isEnabled("head-start-undo"), () -> "no undo at " + placed))
                .or(() -> unless(left.isEmpty() || !seen.isEnabled("head-start-start"), () -> "a start, but: " + said))
                .or(() -> unless(
                        !said.equals(seen.get("head-start.done")) || seen.isEnabled("head-start-start"),
                        () -> "no start, but: " + said));
    }

    private static OptionalInt left(String said, Seen seen) {
        return IntStream.rangeClosed(1, HeadStart.MOST)
                .filter(count -> said.equals(seen.get("head-start.left", count))
                        || said.endsWith(" " + seen.get("head-start.left", count)))
                .findFirst();
    }

    private static int points(Board board) {
        return board.squares().stream()
                .mapToInt(square -> board.at(square).value())
                .sum();
    }

    private static final Corner FRIEND = new Corner(
            "friend",
            List.of(CARD, ELSEWHERE, NEXT),
            List.of("#friend-card .button", "#friend-card .check-box", "#friend-menu"));

    /** A game by message. */
    static final Corner BY_MESSAGE = new Corner(
            "by message",
            List.of(CARD, ELSEWHERE, NEXT, Step.on("#by-message-begin", KeyCode.SPACE)),
            List.of("#by-message-copy", "#by-message-copy-link", "#by-message-open", "#by-message-forget"),
            Corner::byMessage);

    /** The bar is that of the game on the board, and what it has put on the clipboard is this game. */
    private static Optional<String> byMessage(Seen seen) {
        return byMessage(seen, seen.program().games().toSave());
    }

    private static <P extends Position<P, M>, M> Optional<String> byMessage(Seen seen, SavedGame<P, M> now) {
        boolean isByMessage = now.id().isPresent() && now.seats().haveFriend();
        return same("that the bar is shown", seen.find("by-message-bar").isPresent(), isByMessage)
                .or(() -> isByMessage ? ofGame(seen, now) : Optional.empty());
    }

    private static <P extends Position<P, M>, M> Optional<String> ofGame(Seen seen, SavedGame<P, M> now) {
        var history = now.history();
        var friend = now.seats().one().isFriend() ? Player.ONE : Player.TWO;
        boolean isToBeSent = history.lastTurn()
                .map(turn -> turn.player() != friend)
                .orElse(history.current().toMove() == friend);
        boolean isOver = history.current().outcome().isOver();
        String said = seen.text("by-message-state").orElseThrow();
        String word = Stream.of("your-turn", "friends-turn", "over", "copied", "invitation-copied", "link-copied")
                .filter(state -> said.equals(seen.get("by-message.state." + state)))
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
        return same("that it can be copied", seen.find("by-message-copy").isPresent(), isToBeSent)
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

    private static final Corner EXPLORER = new Corner(
            "explorer",
            List.of(LOOK_BACK, Step.on("#review-more", KeyCode.SPACE), Step.on("#review-explore", KeyCode.SPACE)),
            List.of(
                    "#explorer-moves .list-cell",
                    "#explorer-moves .list-cell",
                    "#explorer-again",
                    "#review-more",
                    "#review-main",
                    "#replay-moves"),
            Corner::explorer);

    /** Each move that is listed can be made on the board that is looked at, and was made there as often as it says. */
    private static Optional<String> explorer(Seen seen) {
        boolean isKnown = seen.find("explorer-moves", ListView.class)
                        .filter(list -> !list.getItems().isEmpty())
                        .isPresent()
                && seen.text("replay-where")
                        .map(Checks::numberIn)
                        .filter(where -> !Checks.isBetweenMoves(where))
                        .isPresent();
        return isKnown
                ? seen.find("replay-board", BoardView.class)
                        .flatMap(BoardSpots::drawn)
                        .flatMap(board -> explorer(seen, new CubePosition(board, mover(seen))))
                : Optional.empty();
    }

    private static Player mover(Seen seen) {
        var first = seen.program().games().now().history().start().toMove();
        double played = seen.find("replay-moves", Slider.class).orElseThrow().getValue();
        return Math.rint(played) % 2 == 0 ? first : first.opponent();
    }

    @SuppressWarnings("unchecked") // the board has cubes
    private static Optional<String> explorer(Seen seen, CubePosition position) {
        var rows = (List<Next<Square>>)
                seen.find("explorer-moves", ListView.class).orElseThrow().getItems();
        var known = played(seen.program(), position);
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

    private static final Corner SETUP = new Corner(
            "set-up",
            List.of(Step.type(CTRL, KeyCode.E)),
            List.of(
                    ".setup-window #setup-board",
                    ".setup-window #setup-board",
                    ".setup-window .side .button",
                    ".setup-window .side .toggle-button",
                    ".setup-window .side .radio-button",
                    ".setup-window .side .combo-box",
                    ".setup-window .setup-foot .button",
                    "#setup-copy"),
            Corner::setup);

    /** A position that can be played can be saved, too, and is none that the rules know an end of. */
    private static Optional<String> setup(Seen seen) {
        return seen.text("setup-said").flatMap(said -> {
            boolean canPlay = seen.isEnabled("setup-play");
            String refusal = seen.get("setup.not-playable", "|").split("\\|", -1)[0];
            return seen.enabled("setup-save", canPlay)
                    .or(() ->
                            unless(!said.equals(seen.get("setup.playable")) || canPlay, () -> "no play, but: " + said))
                    .or(() -> unless(!said.startsWith(refusal) || !canPlay, () -> "play, but: " + said))
                    .or(() -> seen.find("setup-board", BoardView.class)
                            .filter(board -> canPlay)
                            .flatMap(board -> unless(
                                    BoardSpots.drawn(board)
                                            .filter(drawn -> drawn.winner().isEmpty())
                                            .isPresent(),
                                    () -> "a game can start with a board that is over")));
        });
    }

    private static final Corner PICTURE = new Corner("picture", List.of(), List.of("#picture-card .button"));

    /** All of them; what can be reached from elsewhere, too, comes after that. */
    static final List<Corner> ALL =
            List.of(ARENA, MY_GAMES, STATISTICS, NEW_GAME, HEAD_START, FRIEND, BY_MESSAGE, EXPLORER, SETUP, PICTURE);
}
