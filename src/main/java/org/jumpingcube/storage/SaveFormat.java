package org.jumpingcube.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Turn;
import org.jumpingcube.storage.GameJson.Branch;
import org.jumpingcube.storage.GameJson.Result;
import org.jumpingcube.storage.GameJson.Side;
import org.jumpingcube.storage.GameJson.Sitter;
import org.jumpingcube.storage.GameJson.Start;
import org.jumpingcube.storage.Problem.Kind;

/**
 * Our own format: JSON that holds the start position and all moves, as docs/save-format.md has it. The file names its
 * game. A load replays the moves by the rules, so a file that breaks them is refused.
 */
public final class SaveFormat implements GameFormat {
    /** How the names of such files end; the first is the usual one. */
    public static final List<String> ENDINGS = List.of(".jcube", ".json");

    private final List<GameKind<?, ?>> kinds;

    /**
     * @param kinds what can be played; a file that names no game is of the first kind
     */
    public SaveFormat(List<GameKind<?, ?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /** What can be played. */
    List<GameKind<?, ?>> kinds() {
        return kinds;
    }

    @Override
    public LoadResult read(byte[] contents) {
        var problems = new Problems();
        var game = FileText.decode(contents, problems)
                .flatMap(text -> Json.parse(text, problems))
                .filter(fields -> fields.areOf(GameJson.FORMAT, GameJson.VERSION)) // else its fields mean nothing to us
                .flatMap(fields -> read(fields, problems));
        return problems.resultOf(game);
    }

    /** The game of a {@link GameJson}'s fields, complete only if no problem was added. */
    Optional<? extends SavedGame<?, ?>> read(Fields fields, Problems problems) {
        return kind(fields).flatMap(kind -> new GameReader<>(kind, fields, problems).read());
    }

    private Optional<GameKind<?, ?>> kind(Fields fields) {
        if (!fields.has("game")) {
            return Optional.of(kinds.get(0));
        }
        var name = fields.text("game");
        Optional<GameKind<?, ?>> kind = kinds.stream()
                .filter(known -> name.filter(known.name()::equals).isPresent())
                .findFirst();
        if (name.isPresent() && kind.isEmpty()) {
            var names = kinds.stream().map(GameKind::name).collect(Collectors.joining(", "));
            fields.add("game", Kind.NOT_A_CHOICE, Problems.shorten(name.get()), names);
        }
        return kind;
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        return Json.write(shape(game));
    }

    private static <P extends Position<P, M>, M> GameJson shape(SavedGame<P, M> game) {
        var history = game.history();
        var notation = game.kind().notation();
        var options = game.kind().options(history.start());
        return new GameJson(
                GameJson.FORMAT,
                GameJson.VERSION,
                Program.VERSION,
                game.kind().name(),
                write(options, game.kind().options()),
                List.of(side(game.seats().one()), side(game.seats().two())),
                series(game.series()),
                start(game, options),
                write(history.turns(), notation),
                history.variations().stream()
                        .map(variation -> new Branch(variation.after(), write(variation.turns(), notation)))
                        .toList(),
                history.turns().size() - history.cursor(),
                Fields.word(
                        Result.of(history.at(history.turns().size()).current().outcome())));
    }

    private static <P extends Position<P, M>, M> List<String> write(List<Turn<P, M>> turns, Notation<P, M> notation) {
        return turns.stream().map(turn -> notation.write(turn.move())).toList();
    }

    private static Map<String, Object> write(GameOptions values, List<GameOption> options) {
        var fields = new LinkedHashMap<String, Object>();
        for (GameOption option : options) {
            fields.put(
                    option.name(),
                    option instanceof GameOption.Range ? values.number(option.name()) : values.word(option.name()));
        }
        return fields;
    }

    private static Side side(Seat seat) {
        return new Side(
                Fields.word(seat.isComputer() ? Sitter.COMPUTER : Sitter.HUMAN),
                Fields.word(seat.style()),
                Fields.word(seat.skill()));
    }

    private static Optional<GameJson.BestOf> series(BestOf series) {
        return Optional.of(new GameJson.BestOf(series.games(), series.one(), series.two()))
                .filter(written -> series.isSeries());
    }

    private static <P extends Position<P, M>, M> Optional<Start> start(SavedGame<P, M> game, GameOptions options) {
        P start = game.history().start();
        return start.equals(game.kind().start(options))
                ? Optional.empty()
                : Optional.of(new Start(
                        start.toMove().number(), game.kind().notation().writeBoard(start)));
    }

    @Override
    public Extent extent() {
        return Extent.ALL;
    }
}
