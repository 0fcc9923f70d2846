package org.jumpingcube.storage;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Style;
import org.jumpingcube.storage.Problem.Kind;

/** Reads one KJumpingCube file and finds all that is wrong with it. */
final class KjcReader {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");
    private static final Pattern CUBE = Pattern.compile("([0-9]{1,4}) *, *([0-9]{1,4})");
    private static final Map<String, Boolean> FLAGS = Map.of("true", true, "1", true, "false", false, "0", false);

    private final GameKind<CubePosition, Square> kind;
    private final IniText ini;
    private final Problems problems;

    KjcReader(GameKind<CubePosition, Square> kind, IniText ini, Problems problems) {
        this.kind = kind;
        this.ini = ini;
        this.problems = problems;
    }

    /** The game, complete only if no problem was added. */
    Optional<SavedGame<CubePosition, Square>> read() {
        if (!ini.hasGroup(KjcFormat.HEADER) || !ini.hasGroup(KjcFormat.GAME)) {
            problems.add(FileLocation.FILE, Kind.NOT_KJC);
            return Optional.empty();
        }
        require(KjcFormat.HEADER, "Version");
        require(KjcFormat.GAME, "onTurn");
        var toMove = number("onTurn", 1, 2);
        require(KjcFormat.GAME, "CubeDim");
        var side = number("CubeDim", KjcFormat.MIN_SIDE, Board.MAX_SIDE);
        var one = seat(1);
        var two = seat(2);
        flag("PauseForComputer"); // the user's own setting stays as it is; only checked
        return side.flatMap(this::board)
                .map(cubes -> new CubePosition(cubes, toMove.orElse(1) == 1 ? Player.ONE : Player.TWO))
                .map(start -> new SavedGame<>(kind, History.startingAt(start), new Seats(one, two)));
    }

    private Optional<Board> board(int side) {
        var plain = Board.empty(side);
        var cubes = plain.squares().stream()
                .flatMap(square -> cube(KjcFormat.key(square), plain.capacity(square)).stream())
                .toList();
        return cubes.size() == side * side ? Optional.of(Board.of(side, cubes)) : Optional.empty();
    }

    private Optional<Cube> cube(String key, int capacity) {
        require(KjcFormat.GAME, key);
        return value(key, text -> cubeOf(text, capacity), Kind.NOT_A_KJC_CUBE, capacity);
    }

    /** The cube of an owner and a value, if it can be on a settled board; the owner is 0 for a neutral one. */
    private static Optional<Cube> cubeOf(String text, int capacity) {
        var numbers = CUBE.matcher(text);
        if (!numbers.matches()) {
            return Optional.empty();
        }
        int owner = Integer.parseInt(numbers.group(1));
        int value = Integer.parseInt(numbers.group(2));
        boolean isNeutral = owner == 0 && value == 1;
        if (value < 1 || value > capacity || (owner != 1 && owner != 2 && !isNeutral)) {
            return Optional.empty();
        }
        return Optional.of(isNeutral ? Cube.NEUTRAL : Cube.of(owner == 1 ? Player.ONE : Player.TWO, value));
    }

    private Seat seat(int player) {
        var usual = player == 1 ? Seat.HUMAN : Seat.COMPUTER;
        boolean newton = flag("Newton" + player).orElse(false);
        boolean kepler = flag("Kepler" + player).orElse(!newton); // where the file says both, or neither: the older one
        var skill = number("Skill" + player, 0, KjcFormat.SKILLS.size() - 1).map(KjcFormat.SKILLS::get);
        return new Seat(
                flag("ComputerPlayer" + player).orElse(usual.isComputer()),
                newton && !kepler ? Style.NEWTON : Style.KEPLER,
                skill.orElse(usual.skill()));
    }

    private void require(String group, String key) {
        if (ini.entry(group, key).isEmpty()) {
            problems.add(FileLocation.FILE, Kind.NO_ENTRY, key);
        }
    }

    private Optional<Integer> number(String key, int min, int max) {
        return value(key, text -> numberOf(text, min, max), Kind.NOT_A_KJC_NUMBER, min, max);
    }

    private static Optional<Integer> numberOf(String text, int min, int max) {
        return Optional.of(text)
                .filter(NUMBER.asMatchPredicate())
                .map(Integer::valueOf)
                .filter(number -> number >= min && number <= max);
    }

    private Optional<Boolean> flag(String key) {
        return value(key, text -> Optional.ofNullable(FLAGS.get(text)), Kind.NOT_A_KJC_FLAG);
    }

    /**
     * What an entry says; empty if there is none, or, with a problem added, if it cannot be read.
     *
     * @param limits what the words of the problem are filled with beside the entry's key and text
     */
    private <T> Optional<T> value(String key, Function<String, Optional<T>> reading, Kind problem, Object... limits) {
        var entry = ini.entry(KjcFormat.GAME, key);
        var value = entry.map(IniText.Entry::value).flatMap(reading);
        if (entry.isPresent() && value.isEmpty()) {
            var words =
                    Stream.concat(Stream.of(key, Problems.shorten(entry.get().value())), Stream.of(limits));
            problems.add(new FileLocation.Line(entry.get().line()), problem, words.toArray());
        }
        return value;
    }
}
