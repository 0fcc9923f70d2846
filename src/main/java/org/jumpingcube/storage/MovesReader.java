package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.Problem.Kind;

/** Reads the moves of an object and plays them by the rules; adds any errors to the problems. */
final class MovesReader<P extends Position<P, M>, M> {
    static final String MOVES = "moves";

    private final GameKind<P, M> kind;
    private final Problems problems;
    private final IntFunction<FileLocation> places;
    private final List<Optional<String>> texts;
    private final int readable;

    /**
     * @param fields the object whose moves are read
     * @param places where each move is for the user, from 0
     */
    MovesReader(GameKind<P, M> kind, Fields fields, IntFunction<FileLocation> places, Problems problems) {
        this.kind = kind;
        this.places = places;
        this.problems = problems;
        texts = fields.texts(MOVES, Fields.MAX_WORD);
        readable = countReadable();
    }

    /** How many moves there are, good ones and others. */
    int count() {
        return texts.size();
    }

    /** How many moves there are up to the first that cannot be read. */
    private int countReadable() {
        int moves = 0;
        for (int index = 0; index < texts.size(); index++) {
            boolean isMove = texts.get(index).flatMap(kind.notation()::read).isPresent();
            moves += isMove && moves == index ? 1 : 0;
            if (!isMove && texts.get(index).isPresent()) {
                refuse(texts.get(index).get(), index);
            }
        }
        return moves;
    }

    private void refuse(String text, int index) {
        problems.add(places.apply(index), Kind.NOT_A_MOVE, Problems.shorten(text));
    }

    /** The turns of these moves from a position on; empty, with a problem added, at the first that is not legal. */
    Optional<List<Turn<P, M>>> replay(P start) {
        var turns = new ArrayList<Turn<P, M>>(readable);
        P position = start;
        for (Optional<String> text : texts.subList(0, readable)) {
            var move = legal(position, text.orElseThrow(), turns.size());
            if (move.isEmpty()) {
                return Optional.empty();
            }
            turns.add(position.play(move.get()));
            position = turns.get(turns.size() - 1).after();
        }
        return Optional.of(turns);
    }

    /** The move of a text; empty, with a problem added, if it is not legal. */
    private Optional<M> legal(P position, String text, int index) {
        var move = kind.notation().read(position, text);
        if (move.isEmpty()) {
            refuse(text, index);
        } else if (!position.legalMoves().contains(move.get())) {
            refuse(position, move.get(), index);
            return Optional.empty();
        }
        return move;
    }

    private void refuse(P position, M move, int index) {
        var place = places.apply(index);
        if (position.outcome().isOver()) {
            problems.add(place, Kind.MOVE_AFTER_END);
        } else {
            String name = kind.notation().write(move);
            problems.addIllegalMove(place, name, new Problem.Side(kind.name(), position.toMove()));
        }
    }
}
