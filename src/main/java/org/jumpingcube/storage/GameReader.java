package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.storage.GameJson.Result;
import org.jumpingcube.storage.GameJson.Sitter;
import org.jumpingcube.storage.Problem.Kind;

/** Turns the fields of a {@link GameJson} into a game by replaying it. Reads one file and finds all that is wrong with it. */
final class GameReader<P extends Position<P, M>, M> {
    /** More than any game has: on 15x15, the largest board, somebody has won after at most 616. */
    private static final int MAX_MOVES = 5_000;

    private static final int MAX_WORD = 100;

    private final GameCodec<P, M> codec;
    private final Fields fields;
    private final Problems problems;

    GameReader(GameCodec<P, M> codec, Fields fields, Problems problems) {
        this.codec = codec;
        this.fields = fields;
        this.problems = problems;
    }

    /** The game, complete only if no problem was added. */
    Optional<SavedGame<P, M>> read() {
        if (!isOurs()) {
            return Optional.empty(); // what a stranger's fields mean cannot be told
        }
        fields.requiring("size", "moves");
        var seats = readSeats();
        var size = fields.integer("size", codec.minSize(), codec.maxSize());
        var start = size.isPresent() ? readStart(size.getAsInt()) : Optional.<P>empty();
        var texts = fields.texts("moves", MAX_WORD);
        if (texts.size() > MAX_MOVES) {
            fields.add("moves", Kind.TOO_MANY, Integer.toString(MAX_MOVES));
            return Optional.empty();
        }
        var moves = decode(texts);
        int undone = fields.integer("undone", 0, texts.size()).orElse(0);
        return start.flatMap(position -> replay(position, moves))
                .filter(history -> problems.isEmpty())
                .map(history -> history.at(texts.size() - undone))
                .map(history -> new SavedGame<>(history, seats.get(0), seats.get(1)));
    }

    private boolean isOurs() {
        return fields.areOf(GameJson.FORMAT, GameJson.VERSION)
                && (!fields.has("game") || fields.is("game", codec.game()));
    }

    private List<Seat> readSeats() {
        var seats = new ArrayList<>(List.of(Seat.HUMAN, Seat.COMPUTER));
        var found = fields.objects("seats");
        if (fields.has("seats") && found.size() != seats.size()) {
            fields.add("seats", Kind.TWO_SEATS);
            return seats;
        }
        for (int index = 0; index < found.size(); index++) {
            seats.set(index, readSeat(found.get(index), seats.get(index)));
        }
        return seats;
    }

    private static Seat readSeat(Fields seat, Seat usual) {
        return new Seat(
                seat.choice("player", Sitter.class).map(Sitter.COMPUTER::equals).orElse(usual.isComputer()),
                seat.choice("style", Style.class).orElse(usual.style()),
                seat.choice("skill", Skill.class).orElse(usual.skill()));
    }

    private Optional<P> readStart(int size) {
        if (!fields.has("start")) {
            return Optional.of(codec.start(size));
        }
        return fields.optionalObject("start").flatMap(start -> {
            start.requiring("toMove", "board");
            var toMove = start.integer("toMove", 1, 2).orElse(1) == 1 ? Player.ONE : Player.TWO;
            return codec.decodeBoard(start, "board", size, toMove);
        });
    }

    /** The moves up to the first that cannot be read. */
    private List<M> decode(List<Optional<String>> texts) {
        var moves = new ArrayList<M>();
        for (int index = 0; index < texts.size(); index++) {
            var move = texts.get(index).flatMap(codec::decode);
            if (move.isPresent() && moves.size() == index) {
                moves.add(move.get());
            } else if (move.isEmpty() && texts.get(index).isPresent()) {
                var there = fields.problemsAt("moves", index);
                there.add(Kind.NOT_A_MOVE, Problems.shorten(texts.get(index).get()));
            }
        }
        return moves;
    }

    /** The game of these moves; empty, with a problem added, at the first that is not legal. */
    private Optional<History<P, M>> replay(P start, List<M> moves) {
        var history = History.<P, M>startingAt(start);
        for (M move : moves) {
            var position = history.current();
            if (!position.legalMoves().contains(move)) {
                refuse(position, move, history.turns().size());
                return Optional.empty();
            }
            history = history.then(move);
        }
        checkResult(history.current());
        return Optional.of(history);
    }

    private void refuse(P position, M move, int index) {
        var there = fields.problemsAt("moves", index);
        if (position.winner().isPresent()) {
            there.add(Kind.MOVE_AFTER_END);
        } else {
            String player = Integer.toString(position.toMove().number());
            there.add(Kind.ILLEGAL_MOVE, codec.encode(move), player);
        }
    }

    private void checkResult(P end) {
        var claimed = fields.choice("result", Result.class);
        var actual = result(end);
        if (problems.isEmpty() && claimed.isPresent() && claimed.get() != actual) {
            fields.add("result", Kind.WRONG_RESULT, Fields.word(actual));
        }
    }

    /** What a game has come to that stands so. */
    static Result result(Position<?, ?> end) {
        return end.winner()
                .map(winner -> winner == Player.ONE ? Result.PLAYER1 : Result.PLAYER2)
                .orElse(Result.UNFINISHED);
    }
}
