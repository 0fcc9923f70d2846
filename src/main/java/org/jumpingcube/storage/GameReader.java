package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.storage.GameJson.Result;
import org.jumpingcube.storage.GameJson.Sitter;
import org.jumpingcube.storage.Problem.Kind;
import org.jumpingcube.storage.settings.SeatSetup;

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
        var moves = readMoves();
        return start.flatMap(position -> replay(position, moves))
                .map(history -> new SavedGame<>(history, seats.get(0), seats.get(1)));
    }

    private boolean isOurs() {
        fields.requiring("format", "version");
        int version = fields.integer("version", 1, Integer.MAX_VALUE).orElse(0);
        boolean named = isNamed("format", GameJson.FORMAT, GameJson.FORMAT);
        if (version > GameJson.VERSION && named) {
            fields.add("version", Kind.NEWER, Integer.toString(version), Integer.toString(GameJson.VERSION));
        }
        return named && version == GameJson.VERSION && isNamed("game", codec.game(), codec.game());
    }

    private boolean isNamed(String field, String name, String usual) {
        boolean wrong =
                fields.has(field) && !fields.text(field, MAX_WORD).orElse(name).equals(name);
        if (wrong) {
            fields.add(field, Kind.OTHER_FORMAT, usual);
        }
        return !wrong && problems.isEmpty();
    }

    private List<SeatSetup> readSeats() {
        var seats = new ArrayList<>(List.of(SeatSetup.HUMAN, SeatSetup.COMPUTER));
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

    private static SeatSetup readSeat(Fields seat, SeatSetup usual) {
        return new SeatSetup(
                seat.choice("player", Sitter.class).map(Sitter.COMPUTER::equals).orElse(usual.computer()),
                seat.choice("style", Style.class).orElse(usual.style()),
                seat.choice("skill", Skill.class).orElse(usual.skill()));
    }

    private Optional<P> readStart(int size) {
        if (!fields.has("start")) {
            return Optional.of(codec.start(size));
        }
        var start = fields.object("start").requiring("toMove", "board");
        var toMove = start.integer("toMove", 1, 2).orElse(1) == 1 ? Player.ONE : Player.TWO;
        return codec.decodeBoard(start, "board", size, toMove);
    }

    /** As many moves as can be read, up to the first that cannot. */
    private List<M> readMoves() {
        var texts = fields.texts("moves", MAX_WORD);
        if (texts.size() > MAX_MOVES) {
            fields.add("moves", Kind.TOO_MANY, Integer.toString(MAX_MOVES));
            return List.of();
        }
        var moves = new ArrayList<M>();
        boolean complete = true;
        for (int index = 0; index < texts.size(); index++) {
            var move = codec.decode(texts.get(index));
            complete &= move.isPresent();
            if (complete) {
                moves.add(move.orElseThrow());
            } else if (move.isEmpty()) {
                fields.problemsAt("moves", index).add(Kind.NOT_A_MOVE, Problems.shorten(texts.get(index)));
            }
        }
        return moves;
    }

    private Optional<History<P, M>> replay(P start, List<M> moves) {
        P position = start;
        for (int index = 0; index < moves.size(); index++) {
            M move = moves.get(index);
            if (position.winner().isPresent()) {
                fields.problemsAt("moves", index).add(Kind.MOVE_AFTER_END);
                return Optional.empty();
            }
            if (!position.legalMoves().contains(move)) {
                fields.problemsAt("moves", index)
                        .add(
                                Kind.ILLEGAL_MOVE,
                                codec.encode(move),
                                Integer.toString(position.toMove().number()));
                return Optional.empty();
            }
            position = position.play(move);
        }
        checkResult(position);
        var history = History.replay(start, moves);
        return Optional.of(history.at(
                moves.size() - fields.integer("undone", 0, moves.size()).orElse(0)));
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
