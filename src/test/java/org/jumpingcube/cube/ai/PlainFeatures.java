package org.jumpingcube.cube.ai;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;

/** The features of one side as they are defined, counted square by square on the board of the rules. */
final class PlainFeatures {
    private static final int CORNER = 2; // by their neighbours
    private static final int EDGE = 3;
    private static final int CENTRE = 4;

    private final Board board;
    private final Player player;
    private final Set<Square> chain;

    PlainFeatures(Board board, Player player) {
        this.board = board;
        this.player = player;
        chain = chainOfOwnCritical();
    }

    long count(Feature feature) {
        return board.squares().stream().filter(square -> has(square, feature)).count();
    }

    boolean has(Square square, Feature feature) {
        return switch (feature) {
            case CORNER_CRITICAL -> isOwn(square) && lacks(square, 0, CORNER);
            case CORNER_WEAK -> isOwn(square) && lacks(square, 1, CORNER);
            case EDGE_CRITICAL -> isOwn(square) && lacks(square, 0, EDGE);
            case EDGE_WEAK -> isOwn(square) && lacks(square, 1, EDGE);
            case EDGE_LOW -> isOwn(square) && lacks(square, 2, EDGE);
            case CENTRE_CRITICAL -> isOwn(square) && lacks(square, 0, CENTRE);
            case CENTRE_WEAK -> isOwn(square) && lacks(square, 1, CENTRE);
            case CENTRE_LOW -> isOwn(square) && lacks(square, 2, CENTRE);
            case CENTRE_LOWEST -> isOwn(square) && lacks(square, 3, CENTRE);
            case CRITICAL_CONTACT -> isOwn(square) && isCritical(square) && isAttacked(square);
            case ATTACKER ->
                isOwn(square) && isCritical(square) && isBeside(square, this::isOther) && !isAttacked(square);
            case ATTACKED -> isOwn(square) && !isCritical(square) && isAttacked(square);
            case WEAK_CONTACT ->
                isOwn(square)
                        && isWeak(square)
                        && isBeside(square, beside -> isOther(beside) && isWeak(beside))
                        && !isAttacked(square);
            case BORDER -> isOwn(square) && isBeside(square, this::isOther);
            case SUPPORT ->
                isOwn(square) && isWeak(square) && isBeside(square, beside -> isOwn(beside) && isCritical(beside));
            case REACH -> isOther(square) && (chain.contains(square) || isBeside(square, chain::contains));
            case CHAIN_REACH -> isOther(square) && chain.contains(square);
            case SECOND_WAVE -> isWeak(square) && neighbours(square, chain::contains) >= 2;
            case FRONTIER -> board.at(square).isNeutral() && isBeside(square, this::isOwn);
        };
    }

    /** All critical cubes that own critical cubes are joined to by critical cubes of whatever owner. */
    private Set<Square> chainOfOwnCritical() {
        Set<Square> found = new HashSet<>();
        var open = new ArrayDeque<Square>(board.squares().stream()
                .filter(square -> isOwn(square) && isCritical(square))
                .toList());
        while (!open.isEmpty()) {
            var square = open.remove();
            if (found.add(square)) {
                board.neighbours(square).stream().filter(this::isCritical).forEach(open::add);
            }
        }
        return found;
    }

    private boolean isOwn(Square square) {
        return board.at(square).isOwnedBy(player);
    }

    private boolean isOther(Square square) {
        return board.at(square).isOwnedBy(player.opponent());
    }

    private boolean isCritical(Square square) {
        return board.at(square).value() == board.capacity(square);
    }

    private boolean isWeak(Square square) {
        return board.at(square).value() == board.capacity(square) - 1;
    }

    /** Whether a cube lies on such a square and lacks so many points of what it can hold. */
    private boolean lacks(Square square, int points, int capacity) {
        return board.capacity(square) == capacity && board.at(square).value() == capacity - points;
    }

    private boolean isAttacked(Square square) {
        return isBeside(square, beside -> isOther(beside) && isCritical(beside));
    }

    private boolean isBeside(Square square, Predicate<Square> what) {
        return board.neighbours(square).stream().anyMatch(what);
    }

    private long neighbours(Square square, Predicate<Square> what) {
        return board.neighbours(square).stream().filter(what).count();
    }
}
