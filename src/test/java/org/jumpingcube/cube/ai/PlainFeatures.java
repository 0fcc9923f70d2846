package org.jumpingcube.cube.ai;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** The features of one side as they are defined, counted square by square on the board of the rules. */
final class PlainFeatures {
    private static final int CORNER = 2; // by their neighbours
    private static final int EDGE = 3;

    private final Board board;
    private final Player player;
    private final Set<Square> chain;

    PlainFeatures(Board board, Player player) {
        this.board = board;
        this.player = player;
        chain = chainOf(board.squares().stream().filter(this::isOwnCritical).toList());
    }

    long count(CubeFeature feature) {
        return board.squares().stream().filter(square -> has(square, feature)).count();
    }

    boolean has(Square square, CubeFeature feature) {
        return switch (feature) {
            case CUBES -> isOwn(square);
            case CRITICAL -> isOwn(square) && lacks(square, 0);
            case CRITICAL_ON_RIM -> isOwn(square) && lacks(square, 0) && board.capacity(square) <= EDGE;
            case CRITICAL_IN_CORNER -> isOwn(square) && lacks(square, 0) && board.capacity(square) == CORNER;
            case WEAK -> isOwn(square) && lacks(square, 1);
            case WEAK_ON_RIM -> isOwn(square) && lacks(square, 1) && board.capacity(square) <= EDGE;
            case WEAK_IN_CORNER -> isOwn(square) && lacks(square, 1) && board.capacity(square) == CORNER;
            case LOW -> isOwn(square) && lacks(square, 2);
            case LOW_ON_RIM -> isOwn(square) && lacks(square, 2) && board.capacity(square) <= EDGE;
            case BORDER -> isOwn(square) && isBeside(square, this::isOther);
            case ATTACKER -> isOwn(square) && lacks(square, 0) && isBeside(square, this::isOther);
            case ATTACKED -> isOwn(square) && isAttacked(square);
            case CRITICAL_CONTACT -> isOwn(square) && lacks(square, 0) && isAttacked(square);
            case SUPPORT -> isOwn(square) && lacks(square, 1) && isBeside(square, this::isOwnCritical);
            case CHAIN_REACH -> isOther(square) && chain.contains(square);
            case FAR_REACH ->
                isOther(square)
                        && (chain.contains(square) || isBeside(square, chain::contains))
                        && !isBeside(square, this::isOwnCritical);
            case FRONTIER -> board.at(square).isNeutral() && isBeside(square, this::isOwn);
        };
    }

    /** Of each chain of critical cubes of whatever owner, the first own one, if there is any. */
    List<Square> firstOfEachChain() {
        List<Square> firsts = new ArrayList<>();
        Set<Square> found = new HashSet<>();
        for (Square square : board.squares()) {
            if (isOwnCritical(square) && !found.contains(square)) {
                firsts.add(square);
                found.addAll(chainOf(List.of(square)));
            }
        }
        return firsts;
    }

    /** All critical cubes that these are joined to by critical cubes of whatever owner. */
    private Set<Square> chainOf(List<Square> seeds) {
        Set<Square> found = new HashSet<>();
        var open = new ArrayDeque<Square>(seeds);
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

    private boolean isOwnCritical(Square square) {
        return isOwn(square) && isCritical(square);
    }

    /** Whether a cube lacks so many points of what it can hold. */
    private boolean lacks(Square square, int points) {
        return board.at(square).value() == board.capacity(square) - points;
    }

    private boolean isAttacked(Square square) {
        return isBeside(square, beside -> isOther(beside) && isCritical(beside));
    }

    private boolean isBeside(Square square, Predicate<Square> what) {
        return board.neighbours(square).stream().anyMatch(what);
    }
}
