package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.storage.Problem.Kind;

/** Turns the field {@code clock} of a saved game into its clocks. No move may have taken longer than there was time. */
final class ClockReader {
    private final Fields fields;
    private final Problems problems;

    ClockReader(Fields fields, Problems problems) {
        this.fields = fields;
        this.problems = problems;
    }

    /** The clocks of this game, right only if no problem was added. */
    GameClock read(History<?, ?> game) {
        var controls = new TimeControls(control("one"), control("two"));
        var times = new ArrayList<>(fields.integers("times", Integer.MAX_VALUE));
        int turns = game.turns().size();
        if (times.size() > turns) {
            fields.add("times", Kind.TOO_MANY, turns);
            return GameClock.OFF;
        }
        while (times.size() < turns) {
            times.add(0);
        }
        boolean areAllPlayed = game.cursor() == turns;
        long left = leftAtTheEnd(game, controls, times);
        int most =
                areAllPlayed ? (int) Math.max(0, Math.min(Integer.MAX_VALUE, left)) : 0; // an undo begins a move anew
        int spent = fields.integer("spent", 0, most).orElse(0);
        return controls.isOn() ? new GameClock(controls, times, spent, OptionalLong.empty()) : GameClock.OFF;
    }

    private TimeControl control(String side) {
        return fields.optionalObject(side).flatMap(ClockReader::control).orElse(TimeControl.UNLIMITED);
    }

    private static Optional<TimeControl> control(Fields control) {
        if (control.has("perMove")) {
            return control.integer("perMove", 1, TimeControl.MOST_SECONDS).map(TimeControl.PerMove::new);
        }
        int increment =
                control.integer("increment", 0, TimeControl.MOST_SECONDS).orElse(0);
        return control.requiring("seconds")
                .integer("seconds", 1, TimeControl.MOST_SECONDS)
                .map(seconds -> new TimeControl.Fischer(seconds, increment));
    }

    /** Checks each time, and says what the side to move after all turns has left, in milliseconds. */
    private long leftAtTheEnd(History<?, ?> game, TimeControls controls, List<Integer> times) {
        Map<Player, List<Integer>> earlier = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            earlier.put(player, new ArrayList<>());
        }
        for (int turn = 0; turn < times.size(); turn++) {
            Player player = game.turns().get(turn).player();
            var own = earlier.getOrDefault(player, List.of());
            long left = controls.of(player).left(own).orElse(Long.MAX_VALUE);
            if (times.get(turn) >= left) {
                problems.add(fields.place("times", turn), Kind.OUT_OF_RANGE, 0, Math.max(0, left - 1));
            }
            own.add(times.get(turn));
        }
        Player next = game.at(game.turns().size()).current().toMove();
        return controls.of(next).left(earlier.getOrDefault(next, List.of())).orElse(Long.MAX_VALUE);
    }
}
