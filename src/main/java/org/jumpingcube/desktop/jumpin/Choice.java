package org.jumpingcube.desktop.jumpin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Squares;

/**
 * A turn that is being entered: a pawn, and the jumps made with it so far.
 *
 * @param path the squares the pawn has been on, starting with its own; only that one until it has jumped
 * @param landings the turns it can still make, by the square where each ends
 */
record Choice(JumpinPosition position, List<Square> path, Map<Square, Landing> landings) {
    /**
     * A square where the turn can end.
     *
     * @param route the squares along the way, including both ends
     */
    record Landing(JumpinTurn turn, List<Square> route) {
        int jumps() {
            return turn.move() instanceof Swap ? 0 : route.size() - 1;
        }

        boolean wins() {
            return turn.after().outcome().winner().filter(turn.player()::equals).isPresent();
        }

        boolean loses() {
            return turn.after()
                    .outcome()
                    .winner()
                    .filter(turn.player().opponent()::equals)
                    .isPresent();
        }

        /** How many rows closer to the goal it brings the pawn; negative if further away. */
        int rowsGained() {
            Player mover = turn.player();
            return PawnBoard.rowsAdvanced(mover, route.get(route.size() - 1))
                    - PawnBoard.rowsAdvanced(mover, route.get(0));
        }
    }

    /** The turns a pawn can make; without landings if it cannot move. */
    static Choice of(JumpinPosition position, Square from) {
        var landings = new LinkedHashMap<Square, Landing>();
        for (var move : position.legalMoves()) {
            if (move instanceof Jump jump && jump.from().equals(from)) {
                var turn = position.play(move);
                landings.put(jump.to(), new Landing(turn, turn.path()));
            } else if (move instanceof Swap swap && swap.from().equals(from)) {
                landings.put(swap.to(), new Landing(position.play(move), List.of(swap.from(), swap.to())));
            }
        }
        return new Choice(position, List.of(from), landings);
    }

    Square from() {
        return path.get(0);
    }

    /** Where the pawn is now. */
    Square end() {
        return path.get(path.size() - 1);
    }

    boolean isLed() {
        return path.size() > 1;
    }

    /** The turn that ends where the pawn is now; empty if it may not end there. */
    Optional<Landing> here() {
        return isLed() ? Optional.ofNullable(landings.get(end())) : Optional.empty();
    }

    Optional<Landing> at(Square square) {
        return Optional.ofNullable(landings.get(square));
    }

    /**
     * Makes one more jump; empty if the pawn cannot jump there from where it is, or has been there before.
     */
    Optional<Choice> ledTo(Square square) {
        var longer = new ArrayList<>(path);
        longer.add(square);
        return isStep(longer) ? Optional.of(along(longer)) : Optional.empty();
    }

    /** Takes the pawn back to a square where it was earlier in this turn. */
    Optional<Choice> backTo(Square square) {
        int index = path.indexOf(square);
        if (index < 0 || index == path.size() - 1) {
            return Optional.empty();
        }
        return Optional.of(index == 0 ? of(position, from()) : along(path.subList(0, index + 1)));
    }

    /** Takes back the last jump. */
    Optional<Choice> shortened() {
        return isLed() ? backTo(path.get(path.size() - 2)) : Optional.empty();
    }

    private boolean isStep(List<Square> longer) {
        Square last = longer.get(longer.size() - 1);
        return longer.indexOf(last) == longer.size() - 1 && position.board().areJumps(longer);
    }

    /**
     * The turns that are left if the pawn stops at the end of this path, or goes on without visiting a square twice.
     */
    private Choice along(List<Square> led) {
        var all = of(position, from()).landings;
        var routes = routes(led);
        var open = new LinkedHashMap<Square, Landing>();
        routes.forEach((square, route) -> {
            var landing = all.get(square);
            if (landing != null) {
                open.put(square, new Landing(landing.turn(), route));
            }
        });
        return new Choice(position, List.copyOf(led), open);
    }

    /** The shortest way to each square from here. */
    private Map<Square, List<Square>> routes(List<Square> led) {
        var routes = new LinkedHashMap<Square, List<Square>>();
        routes.put(led.get(led.size() - 1), List.copyOf(led));
        var waiting = new ArrayDeque<>(List.of(List.copyOf(led)));
        while (!waiting.isEmpty()) {
            List<Square> route = waiting.remove();
            inLine(route.get(route.size() - 1)).forEach(square -> {
                var longer = new ArrayList<>(route);
                longer.add(square);
                if (!routes.containsKey(square) && isStep(longer)) {
                    routes.put(square, longer);
                    waiting.add(longer);
                }
            });
        }
        return routes;
    }

    private static Stream<Square> inLine(Square from) {
        return Squares.all().stream().filter(square -> square.row() == from.row() ^ square.column() == from.column());
    }
}
