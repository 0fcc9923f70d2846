package org.jumpingcube.storage;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.storage.GameJson.Result;
import org.jumpingcube.storage.GameJson.Side;
import org.jumpingcube.storage.GameJson.Sitter;
import org.jumpingcube.storage.GameJson.Start;

/**
 * Our own format: JSON that holds the start position and all moves, as docs/save-format.md has it. A load replays the
 * moves by the rules, so a file that breaks them is refused.
 */
public final class SaveFormat<P extends Position<P, M>, M> implements GameFormat<P, M> {
    private final GameCodec<P, M> codec;

    private SaveFormat(GameCodec<P, M> codec) {
        this.codec = codec;
    }

    /** The format for games of Jumping Cube. */
    public static SaveFormat<CubePosition, Square> cube() {
        return new SaveFormat<>(new CubeCodec());
    }

    @Override
    public LoadResult<P, M> read(byte[] contents) {
        var problems = new Problems();
        var game = FileText.decode(contents, problems)
                .flatMap(text -> Json.parse(text, problems))
                .flatMap(fields -> new GameReader<>(codec, fields, problems).read());
        return problems.resultOf(game);
    }

    @Override
    public byte[] write(SavedGame<P, M> game) {
        var history = game.history();
        int size = codec.size(history.start());
        var shape = new GameJson(
                GameJson.FORMAT,
                GameJson.VERSION,
                Program.VERSION,
                codec.game(),
                size,
                List.of(seat(game.playerOne()), seat(game.playerTwo())),
                start(history.start(), size),
                history.turns().stream().map(turn -> codec.encode(turn.move())).toList(),
                history.turns().size() - history.cursor(),
                Fields.word(result(history)));
        return Json.write(shape);
    }

    private static Side seat(Seat seat) {
        return new Side(
                Fields.word(seat.isComputer() ? Sitter.COMPUTER : Sitter.HUMAN),
                Fields.word(seat.style()),
                Fields.word(seat.skill()));
    }

    private Optional<Start> start(P start, int size) {
        return start.equals(codec.start(size))
                ? Optional.empty()
                : Optional.of(new Start(start.toMove().number(), codec.encodeBoard(start)));
    }

    private Result result(History<P, M> history) {
        return GameReader.result(history.at(history.turns().size()).current());
    }

    @Override
    public boolean keepsMoves() {
        return true;
    }
}
