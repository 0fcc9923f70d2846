package org.jumpingcube.desktop.cube;

import java.util.Optional;
import java.util.function.Function;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/** What is said about cubes and moves. */
public final class CubeWording implements GameWording<CubePosition, Square> {
    private final Texts texts;
    private final Function<Square, String> names;
    private final Function<Player, String> colours;
    private final CubesAloud aloud;

    public CubeWording(Texts texts) {
        this(texts, Square::name, player -> "");
    }

    /**
     * @param names what the squares are called
     * @param colours what the cubes of a side are called, such as "Red"; empty for "Player 1" and "Player 2"
     */
    public CubeWording(Texts texts, Function<Square, String> names, Function<Player, String> colours) {
        this.texts = texts;
        this.names = names;
        this.colours = colours;
        aloud = new CubesAloud(texts, this);
    }

    @Override
    public String howToBegin() {
        return texts.get("cube.begin");
    }

    @Override
    public String howToBeginWell() {
        return texts.get("cube.begin.text");
    }

    /** What a previewed move would do, for the bubble beside its cube. */
    String figures(MovePreview preview) {
        return preview.figures(texts);
    }

    /** The same to be heard. */
    String foreseen(MovePreview preview) {
        return aloud.foreseen(preview);
    }

    /** A cube in words: "c4, Blue, 4 of 4 points, full". */
    String cube(Square square, Board board) {
        Cube cube = board.at(square);
        int capacity = board.capacity(square);
        String owner = cube.owner().map(this::owner).orElseGet(() -> texts.get("cube.neutral"));
        String full = FullCubes.isFull(board, square) ? texts.get("cube.full") : "";
        return texts.get("cube.text", names.apply(square), owner, cube.value(), capacity, full);
    }

    /** Why a cube may not be played. */
    String refusal() {
        return texts.get("notice.illegal-move");
    }

    /** The points on a board, of as many as it can hold, and whose they are. */
    String points(CubeCount count) {
        return texts.get(
                "cube.points",
                count.points(Player.ONE) + count.points(Player.TWO) + count.neutral(),
                count.mostPoints(),
                owner(Player.ONE),
                count.points(Player.ONE),
                owner(Player.TWO),
                count.points(Player.TWO),
                count.neutral());
    }

    /** Who owns a cube: "Red", or "Player 1" where the colour has no name. */
    String owner(Player player) {
        return SideNames.byColour(texts, player, side(player));
    }

    @Override
    public String boardName(CubePosition position) {
        return texts.get("board.size", position.board().side());
    }

    @Override
    public Tally tally(CubePosition position) {
        return new CubeTally(new CubeTally.Seen(CubeCount.of(position.board()), Optional.empty()), texts);
    }

    /** The side's colour, where that has a name. */
    @Override
    public String side(Player player) {
        return colours.apply(player);
    }

    @Override
    public String moving() {
        return texts.get("status.animating");
    }

    /** A star is followed by how many cubes burst. */
    @Override
    public String entry(Turn<CubePosition, Square> turn) {
        int bursts = PlayedMove.of(turn).bursts();
        return turn.move().name() + (bursts == 0 ? "" : " \u2726" + bursts);
    }

    /** How many cubes were gained, if any burst: no other move gains more than one. */
    @Override
    public String gain(Turn<CubePosition, Square> turn) {
        var move = PlayedMove.of(turn);
        return move.bursts() == 0 || move.gained() == 0 ? "" : "+" + move.gained();
    }

    @Override
    public int length(Turn<CubePosition, Square> turn) {
        return PlayedMove.of(turn).bursts();
    }

    @Override
    public String longest() {
        return texts.get("cube.longest");
    }

    @Override
    public boolean areEntriesShort() {
        return true;
    }

    @Override
    public String summary(Turn<CubePosition, Square> turn) {
        var move = PlayedMove.of(turn);
        return texts.get("move.summary", turn.move().name(), move.bursts(), move.gained());
    }

    @Override
    public String spoken(Turn<CubePosition, Square> turn) {
        return aloud.move(PlayedMove.of(turn));
    }

    @Override
    public String lastMove(History<CubePosition, Square> game) {
        return game.lastTurn()
                .map(turn -> aloud.moveInFull(PlayedMove.of(turn)))
                .orElseGet(() -> texts.get("speech.no-move"));
    }

    @Override
    public String changes(History<CubePosition, Square> game) {
        return game.lastTurn()
                .map(turn -> aloud.changes(PlayedMove.of(turn)))
                .orElseGet(() -> texts.get("speech.no-move"));
    }

    @Override
    public String score(History<CubePosition, Square> game) {
        return aloud.score(game);
    }

    @Override
    public String pieces(CubePosition position, Player player) {
        return aloud.fullCubes(position.board(), player);
    }

    @Override
    public String whole(CubePosition position) {
        return aloud.rows(position.board());
    }

    /** What a square is called here. */
    String name(Square square) {
        return names.apply(square);
    }

    @Override
    public String entryInWords(Turn<CubePosition, Square> turn, int number, String name) {
        return texts.get(
                "move.help",
                number,
                name,
                turn.move().name(),
                PlayedMove.of(turn).bursts());
    }
}
