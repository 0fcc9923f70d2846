package org.jumpingcube.storage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.Variation;
import org.jumpingcube.storage.GameJson.Result;
import org.jumpingcube.storage.GameJson.Sitter;
import org.jumpingcube.storage.Problem.Kind;

/**
 * Turns the fields of a {@link GameJson} into a game by replaying it. Reads one file and finds all that is wrong with
 * it.
 */
final class GameReader<P extends Position<P, M>, M> {
    /** More than a game can have: on 15x15, the largest board of cubes, somebody has won after at most 616. */
    static final int MAX_MOVES = 5_000;

    private static final int MAX_VARIATIONS = 200;
    private static final int MAX_LINE = 200;

    private final GameKind<P, M> kind;
    private final Fields fields;
    private final Problems problems;

    GameReader(GameKind<P, M> kind, Fields fields, Problems problems) {
        this.kind = kind;
        this.fields = fields;
        this.problems = problems;
    }

    /** The game, complete only if no problem was added. */
    Optional<SavedGame<P, M>> read() {
        var options = readOptions();
        fields.requiring(MovesReader.MOVES);
        var seated = readSeats();
        var friend = fields.optionalObject("friend").map(found -> found.requiring("side"));
        var seats = friend.flatMap(found -> found.integer("side", 1, 2))
                .map(side -> side == 1 ? new Seats(Seat.FRIEND, seated.two()) : new Seats(seated.one(), Seat.FRIEND))
                .orElse(seated);
        var id = friend.flatMap(GameReader::readId);
        var series = fields.optionalObject("bestOf").map(GameReader::readSeries).orElse(BestOf.ONE);
        var start = options.flatMap(this::readStart);
        var moves = new MovesReader<>(kind, fields, index -> new FileLocation.Move(index + 1), problems);
        if (isTooLong(fields, moves)) {
            return Optional.empty();
        }
        int undone = fields.integer("undone", 0, moves.count()).orElse(0);
        return start.flatMap(position -> replay(position, moves))
                .filter(history -> problems.isEmpty())
                .map(history -> history.at(moves.count() - undone))
                .map(history -> new SavedGame<>(kind, history, seats, series, id, readClock(history)))
                .filter(game -> problems.isEmpty());
    }

    private GameClock readClock(History<P, M> game) {
        return fields.optionalObject("clock")
                .map(clock -> new ClockReader(clock, problems).read(game))
                .orElse(GameClock.OFF);
    }

    private static Optional<GameId> readId(Fields friend) {
        var text = friend.text("id");
        var id = text.flatMap(GameId::parse);
        if (text.isPresent() && id.isEmpty()) {
            friend.add("id", Kind.NOT_AN_ID, Problems.shorten(text.get()));
        }
        return id;
    }

    /** The options; empty if one of them is missing or wrong. */
    private Optional<GameOptions> readOptions() {
        Map<String, String> values = new TreeMap<>();
        for (GameOption option : kind.options()) {
            readOption(option).ifPresent(value -> values.put(option.name(), value));
        }
        return values.size() == kind.options().size() ? Optional.of(new GameOptions(values)) : Optional.empty();
    }

    /** What is missing is the usual value, but for a number that a game cannot be read without. */
    private Optional<String> readOption(GameOption option) {
        if (option instanceof GameOption.Range range && (range.isRequired() || fields.has(range.name()))) {
            fields.requiring(range.name());
            return fields.integer(range.name(), range.least(), range.most()).map(String::valueOf);
        }
        if (!(option instanceof GameOption.Choice choice) || !fields.has(option.name())) {
            return Optional.of(option.usual());
        }
        var word = fields.text(option.name());
        if (word.filter(found -> !option.allows(found)).isPresent()) {
            fields.add(
                    option.name(), Kind.NOT_A_CHOICE, Problems.shorten(word.get()), String.join(", ", choice.words()));
        }
        return word.filter(option::allows);
    }

    private Seats readSeats() {
        var usual = Seats.USUAL;
        var found = fields.objects("seats");
        if (fields.has("seats") && found.size() != 2) {
            fields.add("seats", Kind.TWO_SEATS);
            return usual;
        }
        return found.isEmpty()
                ? usual
                : new Seats(readSeat(found.get(0), usual.one()), readSeat(found.get(1), usual.two()));
    }

    private static Seat readSeat(Fields seat, Seat usual) {
        var read = new Seat(
                seat.choice("player", Sitter.class).map(Sitter.COMPUTER::equals).orElse(usual.isComputer()),
                seat.choice("style", Style.class).orElse(usual.style()),
                seat.choice("skill", Skill.class).orElse(usual.skill()),
                seat.integer("strength", Seat.LEAST_ELO, Seat.MOST_ELO)
                        .map(OptionalInt::of)
                        .orElse(OptionalInt.empty()));
        var name = seat.text("program").filter(unused -> read.isComputer());
        return name.map(read::named).orElse(read);
    }

    private static BestOf readSeries(Fields series) {
        series.requiring("games", "one", "two");
        int games = series.integer("games", 1, BestOf.MOST_GAMES).orElse(BestOf.MOST_GAMES);
        return new BestOf(
                games,
                series.integer("one", 0, games).orElse(0),
                series.integer("two", 0, games).orElse(0));
    }

    private Optional<P> readStart(GameOptions options) {
        if (!fields.has("start")) {
            return Optional.of(kind.start(options));
        }
        return fields.optionalObject("start").flatMap(start -> {
            start.requiring("toMove", "board");
            var toMove = start.integer("toMove", 1, 2).orElse(1) == 1 ? Player.ONE : Player.TWO;
            return start.has("board") ? readBoard(start, options, toMove) : Optional.empty();
        });
    }

    private Optional<P> readBoard(Fields start, GameOptions options, Player toMove) {
        var reading = kind.notation().readBoard(options, toMove, start.texts("board", MAX_LINE));
        for (Flaw flaw : reading.flaws()) {
            var place =
                    flaw.line().isPresent() ? start.place("board", flaw.line().getAsInt()) : start.place("board");
            problems.add(Problem.of(flaw, place));
        }
        return reading.position();
    }

    /** The game of these moves; empty, with a problem added, at the first that is not legal. */
    private Optional<History<P, M>> replay(P start, MovesReader<P, M> moves) {
        return moves.replay(start).map(turns -> {
            var history = new History<>(start, turns, turns.size());
            checkResult(history.current());
            return new History<>(start, turns, turns.size(), readVariations(history));
        });
    }

    /** The variations that could be read; any errors are added to the problems. */
    private List<Variation<P, M>> readVariations(History<P, M> game) {
        var found = fields.objects("variations");
        if (found.size() > MAX_VARIATIONS) {
            fields.add("variations", Kind.TOO_MANY, MAX_VARIATIONS);
            return List.of();
        }
        int played = game.turns().size();
        return IntStream.range(0, found.size())
                .mapToObj(index ->
                        readVariation(found.get(index).requiring("after", MovesReader.MOVES), index + 1, game, played))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Variation<P, M>> readVariation(Fields variation, int number, History<P, M> game, int played) {
        var after = variation.integer("after", 0, played);
        int first = after.orElse(0) + 1;
        var moves = new MovesReader<>(
                kind, variation, index -> new FileLocation.VariationMove(number, first + index), problems);
        if (moves.count() == 0 || after.isEmpty() || isTooLong(variation, moves)) {
            return Optional.empty(); // an empty one says nothing
        }
        return moves.replay(game.at(after.get()).current())
                .filter(turns -> !turns.isEmpty())
                .map(turns -> new Variation<>(after.get(), turns));
    }

    private boolean isTooLong(Fields at, MovesReader<P, M> moves) {
        boolean isTooLong = moves.count() > MAX_MOVES;
        if (isTooLong) {
            at.add(MovesReader.MOVES, Kind.TOO_MANY, MAX_MOVES);
        }
        return isTooLong;
    }

    private void checkResult(P end) {
        var claimed = fields.choice("result", Result.class);
        var actual = Result.of(end.outcome());
        if (problems.isEmpty() && claimed.isPresent() && claimed.get() != actual) {
            fields.add("result", Kind.WRONG_RESULT, Fields.word(actual));
        }
    }
}
