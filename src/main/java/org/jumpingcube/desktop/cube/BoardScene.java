package org.jumpingcube.desktop.cube;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.SessionView;

/** Everything there is to see on a board, and how it makes each cell look. */
final class BoardScene {
    private Board board;
    private boolean isWon;
    private Map<Square, Mark> marks = Map.of();
    private Map<Square, Mark> answered = Map.of(); // over the others
    private Optional<SessionView<CubePosition, Square>> view = Optional.empty();
    private Optional<CascadeFrame> frame = Optional.empty();
    private Map<Square, CubeMotion> motions = Map.of();
    private Optional<Highlight> highlight = Optional.empty();
    private Optional<MovePreview> preview = Optional.empty();

    /** A square that stands out for a moment, such as one that blinks because it was chosen. */
    record Highlight(Square square, Mark mark, boolean isDark) {}

    BoardScene(Board board) {
        this.board = board;
        isWon = board.winner().isPresent();
    }

    Board board() {
        return board;
    }

    void show(Board changed) {
        board = changed;
        isWon = changed.winner().isPresent();
    }

    /** The marks of a session, and what may be played in it. */
    void show(SessionView<CubePosition, Square> shown) {
        view = Optional.of(shown);
        var marked = new HashMap<Square, Mark>();
        shown.lastMove().ifPresent(square -> marked.put(square, Mark.LAST_MOVE));
        shown.undone().ifPresent(square -> marked.put(square, Mark.UNDONE_MOVE));
        shown.hint().ifPresent(square -> marked.put(square, Mark.HINT));
        marks = Map.copyOf(marked);
    }

    /** Marks only the last move. */
    void mark(Optional<Square> last) {
        marks = last.map(square -> Map.of(square, Mark.LAST_MOVE)).orElse(Map.of());
    }

    /** Marks only cubes that cannot be played on. */
    void refuse(Collection<Square> refused) {
        marks = refused.stream().collect(Collectors.toMap(Function.identity(), square -> Mark.REFUSED));
    }

    /** Marks the user's answer in an exercise, whatever is shown then; with none, no longer. */
    void mark(Map<Square, Mark> answers) {
        answered = answers;
    }

    Optional<CascadeFrame> frame() {
        return frame;
    }

    /** A picture of a cascade, in place of the board. */
    void show(CascadeFrame shown) {
        frame = Optional.of(shown);
        motions = shown.motions();
    }

    /** Cubes that move on a settled board. */
    void move(Map<Square, CubeMotion> moving) {
        motions = moving;
    }

    void highlight(Highlight shown) {
        highlight = Optional.of(shown);
    }

    /** Shows the board again, instead of anything in motion. */
    void settle() {
        frame = Optional.empty();
        motions = Map.of();
        highlight = Optional.empty();
    }

    Optional<MovePreview> preview() {
        return preview;
    }

    void foresee(Optional<MovePreview> shown) {
        preview = shown;
    }

    boolean canPlay(Square square) {
        return view.filter(shown -> shown.canPlay(square)).isPresent();
    }

    /** The counts of the board as it is shown. */
    CubeCount count() {
        return frame.map(shown -> CubeCount.of(shown.cubes().values(), shown.bursts()))
                .orElseGet(() -> CubeCount.of(board));
    }

    /**
     * How a cell looks.
     *
     * @param areFullShown whether full cubes stand out; they never do after a win. In the middle of a cascade those do
     *     that are full at this instant
     */
    CellLook look(Square square, Pointing<Square> pointing, boolean areFullShown) {
        Cube cube = frame.map(shown -> shown.cubes().get(square)).orElseGet(() -> board.at(square));
        boolean isHovered = pointing.isHoverSeenOn(square) && canPlay(square);
        var foresight = foresight(square);
        boolean isAsItIs = foresight.becomes().isEmpty(); // on another cube, what is marked today would be untrue
        return new CellLook(
                cube,
                isDark(square),
                isHovered && cube.isNeutral()
                        ? view.map(shown -> shown.position().toMove())
                        : Optional.empty(),
                isHovered || pointing.isFocusSeenOn(square),
                isAsItIs || isAnswer(square) ? mark(square) : Mark.NONE,
                foresight,
                Objects.requireNonNull(motions.getOrDefault(square, CubeMotion.NONE)),
                areFullShown && isAsItIs ? fullSides(square) : Optional.empty());
    }

    private Optional<Set<Side>> fullSides(Square square) {
        if (frame.isPresent()) {
            return FullCubes.sides(board, frame.get(), square);
        }
        return isWon ? Optional.empty() : FullCubes.sides(board, square);
    }

    private boolean isDark(Square square) {
        boolean isBlinking = highlight
                .filter(shown -> shown.isDark() && shown.square().equals(square))
                .isPresent();
        return isBlinking
                || frame.filter(shown -> shown.dark().contains(square)).isPresent();
    }

    private Foresight foresight(Square square) {
        return preview.map(shown -> shown.cells().getOrDefault(square, Foresight.NONE))
                .orElse(Foresight.NONE);
    }

    /** The ring of the last move is hidden while a cube stands out for a moment: it could be mistaken for that mark. */
    private Mark mark(Square square) {
        var usual =
                isAnswer(square) ? Mark.ANSWER : answered.getOrDefault(square, marks.getOrDefault(square, Mark.NONE));
        return highlight
                .map(shown ->
                        shown.square().equals(square) ? shown.mark() : usual == Mark.LAST_MOVE ? Mark.NONE : usual)
                .orElse(usual);
    }

    private boolean isAnswer(Square square) {
        return preview.flatMap(MovePreview::answer)
                .filter(answer -> answer.move().move().equals(square))
                .isPresent();
    }
}
