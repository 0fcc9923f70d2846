package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * A position of Jumpin that is being set up.
 *
 * @param rules of the game that starts here
 * @param ko the two squares that are said to have just been swapped; empty for none
 */
public record JumpinDraft(Rules rules, PawnBoard board, Player toMove, SquareSet ko)
        implements Draft<JumpinDraft, JumpinPosition> {
    private static final Pattern TEXT = Pattern.compile(
            "(?<![^\\s\"])([xw1-6/]{11,76}) ([xw])(?: ko=([a-f][0-9]{1,2})([a-f][0-9]{1,2}))?(?![^\\s\",])");

    /** A draft of a position, without the earlier games of its series. */
    public static JumpinDraft of(JumpinPosition position) {
        return new JumpinDraft(position.rules(), position.board(), position.toMove(), position.ko());
    }

    /**
     * The draft in a text, in the form of {@link #text}, perhaps with other words around it.
     *
     * @param rules of the game that starts there
     * @return empty if there is no board in the text
     */
    public static Optional<JumpinDraft> parse(String text, Rules rules) {
        var line = TEXT.matcher(text);
        return line.find()
                ? CompactBoard.board(line.group(1))
                        .map(board -> new JumpinDraft(
                                rules,
                                board,
                                line.group(2).equals("x") ? Player.ONE : Player.TWO,
                                ko(line.group(3), line.group(4))))
                : Optional.empty();
    }

    private static SquareSet ko(@Nullable String one, @Nullable String other) {
        return Optional.ofNullable(one)
                .flatMap(Squares::parse)
                .flatMap(from ->
                        Optional.ofNullable(other).flatMap(Squares::parse).map(to -> JumpinPosition.pair(from, to)))
                .orElse(SquareSet.EMPTY);
    }

    private JumpinDraft with(PawnBoard changed, SquareSet changedKo) {
        return new JumpinDraft(rules, changed, toMove, changedKo);
    }

    @Override
    public JumpinDraft withToMove(Player player) {
        return new JumpinDraft(rules, board, player, ko);
    }

    @Override
    public GameOptions options() {
        return rules.options();
    }

    @Override
    public JumpinDraft withOptions(GameOptions options) {
        return new JumpinDraft(Rules.of(options), board, toMove, ko);
    }

    /** The same position after the swap of two pawns, which must not be swapped back at once; empty for none. */
    public JumpinDraft withKo(SquareSet swapped) {
        return with(board, swapped);
    }

    /** The pairs of squares that may just have been swapped. */
    public List<SquareSet> possibleKos() {
        var pairs = new ArrayList<SquareSet>();
        for (Square gold : board.gold().squares()) {
            for (Square silver : board.silver().squares()) {
                var pair = JumpinPosition.pair(gold, silver);
                if (CompactBoard.isKo(rules, board, pair)) {
                    pairs.add(pair);
                }
            }
        }
        return pairs;
    }

    /** {@inheritDoc} Another click on a pawn of the brush's takes it away. */
    @Override
    public JumpinDraft clicked(Square square, Optional<Player> brush) {
        boolean isThere =
                brush.filter(owner -> board.pawns(owner).contains(square)).isPresent();
        return isThere ? lessened(square) : painted(square, brush);
    }

    @Override
    public JumpinDraft lessened(Square square) {
        return painted(square, Optional.empty());
    }

    @Override
    public JumpinDraft painted(Square square, Optional<Player> owner) {
        int index = Squares.index(square);
        return with(
                new PawnBoard(
                        set(board.gold(), index, owner.equals(Optional.of(Player.ONE))),
                        set(board.silver(), index, owner.equals(Optional.of(Player.TWO)))),
                ko);
    }

    private static SquareSet set(SquareSet pawns, int index, boolean isThere) {
        return pawns.contains(index) == isThere ? pawns : pawns.toggled(index);
    }

    @Override
    public JumpinDraft cleared() {
        return with(new PawnBoard(SquareSet.EMPTY, SquareSet.EMPTY), SquareSet.EMPTY);
    }

    @Override
    public JumpinDraft atStart() {
        return of(JumpinPosition.start(rules, Player.ONE));
    }

    @Override
    public JumpinDraft mirrored() {
        return moved(Squares::mirrored);
    }

    /** {@inheritDoc} A half. */
    @Override
    public JumpinDraft turned() {
        return moved(square -> Squares.at(Squares.COUNT - 1 - Squares.index(square)));
    }

    private JumpinDraft moved(UnaryOperator<Square> to) {
        return with(new PawnBoard(moved(board.gold(), to), moved(board.silver(), to)), moved(ko, to));
    }

    private static SquareSet moved(SquareSet squares, UnaryOperator<Square> to) {
        return SquareSet.of(square -> squares.contains(to.apply(square))); // each of these moves is its own inverse
    }

    @Override
    public JumpinDraft swapped() {
        return new JumpinDraft(rules, new PawnBoard(board.silver(), board.gold()), toMove.opponent(), ko);
    }

    @Override
    public BoardReading<JumpinPosition> reading() {
        return new JumpinNotation().readBoard(options(), toMove, List.of(Optional.of(text().strip())));
    }

    /** The position as it is, to be shown and not to be played. */
    public JumpinPosition shown() {
        return JumpinPosition.setUp(rules, board, toMove, ko, ScoreCard.EMPTY);
    }

    /** {@inheritDoc} One line: the rows from the top, the side to move, and the ko. */
    @Override
    public String text() {
        return CompactBoard.write(shown()) + "\n";
    }
}
