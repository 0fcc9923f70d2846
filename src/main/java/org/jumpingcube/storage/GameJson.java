package org.jumpingcube.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.Turn;

/**
 * The shape of a saved game in JSON, exactly as docs/save-format.md has it. Names and words in here are what files
 * hold: changing one makes a new version of the format.
 */
final class GameJson {
    static final String FORMAT = "jumping-cube";
    static final int VERSION = 1;

    private GameJson() {}

    /** The fields of a file with this game, in their order. */
    static <P extends Position<P, M>, M> Map<String, Object> fields(SavedGame<P, M> game) {
        var history = game.history();
        var notation = game.kind().notation();
        var options = game.kind().options(history.start());
        var fields = new LinkedHashMap<String, Object>();
        fields.put("format", FORMAT);
        fields.put("version", VERSION);
        fields.put("program", ProgramName.VERSION);
        fields.put("game", game.kind().name());
        game.kind().options().forEach(option -> fields.put(option.name(), value(option, options)));
        fields.put("seats", List.of(side(game.seats().one()), side(game.seats().two())));
        if (game.seats().haveFriend()) {
            fields.put("friend", friend(game));
        }
        if (game.series().isSeries()) {
            fields.put("bestOf", series(game.series()));
        }
        if (!history.start().equals(game.kind().start(options))) {
            fields.put("start", start(history.start(), notation));
        }
        fields.put("moves", moves(history.turns(), notation));
        if (!history.variations().isEmpty()) {
            fields.put(
                    "variations",
                    history.variations().stream()
                            .map(variation -> branch(variation.after(), moves(variation.turns(), notation)))
                            .toList());
        }
        fields.put("undone", history.turns().size() - history.cursor());
        var last = history.at(history.turns().size()).current();
        fields.put("result", Fields.word(Result.of(last.outcome())));
        if (game.clock().isOn()) {
            fields.put("clock", clock(game.clock()));
        }
        return fields;
    }

    private static Map<String, Object> clock(GameClock clock) {
        var fields = new LinkedHashMap<String, Object>();
        putControl(fields, "one", clock.controls().one());
        putControl(fields, "two", clock.controls().two());
        fields.put("times", clock.times());
        fields.put("spent", clock.spent());
        return fields;
    }

    /** A side without a limit has no field. */
    private static void putControl(Map<String, Object> clock, String side, TimeControl control) {
        var fields = new LinkedHashMap<String, Object>();
        if (control instanceof TimeControl.Fischer fischer) {
            fields.put("seconds", fischer.seconds());
            fields.put("increment", fischer.increment());
        } else if (control instanceof TimeControl.PerMove move) {
            fields.put("perMove", move.seconds());
        }
        if (!fields.isEmpty()) {
            clock.put(side, fields);
        }
    }

    private static Object value(GameOption option, GameOptions values) {
        return option instanceof GameOption.Range ? values.number(option.name()) : values.word(option.name());
    }

    private static Map<String, Object> side(Seat seat) {
        var side = new LinkedHashMap<String, Object>();
        side.put("player", Fields.word(seat.isComputer() ? Sitter.COMPUTER : Sitter.HUMAN));
        side.put("style", Fields.word(seat.style()));
        side.put("skill", Fields.word(seat.skill()));
        seat.elo().ifPresent(elo -> side.put("strength", elo));
        if (!seat.name().isEmpty()) {
            side.put("program", seat.name());
        }
        return side;
    }

    /** Beside the seats: older programs know no friend there, and give the seat to a human. */
    private static Map<String, Object> friend(SavedGame<?, ?> game) {
        var friend = new LinkedHashMap<String, Object>();
        friend.put("side", game.seats().one().isFriend() ? 1 : 2);
        game.id().ifPresent(id -> friend.put("id", id.text()));
        return friend;
    }

    private static Map<String, Object> series(BestOf series) {
        var games = new LinkedHashMap<String, Object>();
        games.put("games", series.games());
        games.put("one", series.one());
        games.put("two", series.two());
        return games;
    }

    private static <P extends Position<P, M>, M> Map<String, Object> start(P position, Notation<P, M> notation) {
        var start = new LinkedHashMap<String, Object>();
        start.put("toMove", position.toMove().number());
        start.put("board", notation.writeBoard(position));
        return start;
    }

    private static <P extends Position<P, M>, M> List<String> moves(List<Turn<P, M>> turns, Notation<P, M> notation) {
        return turns.stream().map(turn -> notation.write(turn.move())).toList();
    }

    private static Map<String, Object> branch(int after, List<String> moves) {
        var branch = new LinkedHashMap<String, Object>();
        branch.put("after", after);
        branch.put("moves", moves);
        return branch;
    }

    /** Who plays a side. */
    enum Sitter {
        HUMAN,
        COMPUTER
    }

    /** How a game ended, if it did. */
    enum Result {
        UNFINISHED,
        PLAYER1,
        PLAYER2,
        DRAWN;

        static Result of(Outcome outcome) {
            return outcome.winner()
                    .map(winner -> winner == Player.ONE ? PLAYER1 : PLAYER2)
                    .orElse(outcome.isOver() ? DRAWN : UNFINISHED);
        }
    }
}
