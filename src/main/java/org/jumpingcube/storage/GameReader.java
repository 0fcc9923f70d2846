package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jumpingcube.game.BoardReading.Flaw;
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
import org.jumpingcube.game.Turn;
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
        fields.requiring("moves");
        var seats = readSeats();
        var start = options.flatMap(this::readStart);
        var texts = fields.texts("moves", Fields.MAX_WORD);
        if (texts.size() > MAX_MOVES) {
            fields.add("moves", Kind.TOO_MANY, MAX_MOVES);
            return Optional.empty();
        }
        int moves = readable(texts);
        int undone = fields.integer("undone", 0, texts.size()).orElse(0);
        return start.flatMap(position -> replay(position, texts.subList(0, moves)))
                .filter(history -> problems.isEmpty())
                .map(history -> history.at(texts.size() - undone))
                .map(history -> new SavedGame<>(kind, history, seats));
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
        return new Seat(
                seat.choice("player", Sitter.class).map(Sitter.COMPUTER::equals).orElse(usual.isComputer()),
                seat.choice("style", Style.class).orElse(usual.style()),
                seat.choice("skill", Skill.class).orElse(usual.skill()));
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
            var arguments = flaw.arguments().stream().map(Problems::shorten);
            problems.add(place, Kind.ofKey(flaw.kind()), arguments.toArray());
        }
        return reading.position();
    }

    /** How many moves there are up to the first that cannot be read. */
    private int readable(List<Optional<String>> texts) {
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
        problems.add(fields.place("moves", index), Kind.NOT_A_MOVE, Problems.shorten(text));
    }

    /** The game of these moves; empty, with a problem added, at the first that is not legal. */
    private Optional<History<P, M>> replay(P start, List<Optional<String>> texts) {
        var turns = new ArrayList<Turn<P, M>>(texts.size());
        P position = start;
        for (Optional<String> text : texts) {
            var move = legal(position, text.orElseThrow(), turns.size());
            if (move.isEmpty()) {
                return Optional.empty();
            }
            turns.add(position.play(move.get()));
            position = turns.get(turns.size() - 1).after();
        }
        checkResult(position);
        return Optional.of(new History<>(start, turns, turns.size()));
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
        var place = fields.place("moves", index);
        if (position.outcome().isOver()) {
            problems.add(place, Kind.MOVE_AFTER_END);
        } else {
            String name = kind.notation().write(move);
            problems.add(place, Kind.ILLEGAL_MOVE, name, position.toMove().number());
        }
    }

    private void checkResult(P end) {
        var claimed = fields.choice("result", Result.class);
        var actual = Result.of(end.outcome());
        if (problems.isEmpty() && claimed.isPresent() && claimed.get() != actual) {
            fields.add("result", Kind.WRONG_RESULT, Fields.word(actual));
        }
    }
}
