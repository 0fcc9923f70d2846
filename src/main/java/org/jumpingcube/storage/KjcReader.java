package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
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
        if (ini.entry(KjcFormat.HEADER, "Version").isEmpty()) {
            problems.add(FileLocation.FILE, Kind.NO_ENTRY, "Version");
        }
        var toMove = requiredNumber("onTurn", 1, 2);
        var side = requiredNumber("CubeDim", KjcFormat.MIN_SIDE, Board.MAX_SIDE);
        var one = seat(1);
        var two = seat(2);
        flag("PauseForComputer"); // the user's own setting stays as it is; only checked
        var board = side.isPresent() ? board(side.getAsInt()) : Optional.<Board>empty();
        return board.map(cubes -> new CubePosition(cubes, toMove.orElse(1) == 1 ? Player.ONE : Player.TWO))
                .map(start -> new SavedGame<>(kind, History.startingAt(start), new Seats(one, two)));
    }

    private Optional<Board> board(int side) {
        var cubes = new ArrayList<Cube>();
        var plain = Board.empty(side);
        for (Square square : plain.squares()) {
            String key = KjcFormat.key(square);
            var entry = ini.entry(KjcFormat.GAME, key);
            if (entry.isEmpty()) {
                problems.add(FileLocation.FILE, Kind.NO_ENTRY, key);
            } else {
                cube(entry.get(), key, plain.capacity(square)).ifPresent(cubes::add);
            }
        }
        return cubes.size() == side * side ? Optional.of(Board.of(side, cubes)) : Optional.empty();
    }

    private Optional<Cube> cube(IniText.Entry entry, String key, int capacity) {
        var numbers = CUBE.matcher(entry.value());
        var cube = numbers.matches()
                ? cube(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)), capacity)
                : Optional.<Cube>empty();
        if (cube.isEmpty()) {
            wrong(entry, Kind.NOT_A_KJC_CUBE, key, Problems.shorten(entry.value()), Integer.toString(capacity));
        }
        return cube;
    }

    /** The cube of these numbers, if there can be one on a settled board; the owner is 0 for a neutral one. */
    private static Optional<Cube> cube(int owner, int value, int capacity) {
        if (value < 1 || value > capacity || (owner == 0 && value != 1)) {
            return Optional.empty();
        }
        return switch (owner) {
            case 0 -> Optional.of(Cube.NEUTRAL);
            case 1 -> Optional.of(Cube.of(Player.ONE, value));
            case 2 -> Optional.of(Cube.of(Player.TWO, value));
            default -> Optional.empty();
        };
    }

    private Seat seat(int player) {
        var usual = player == 1 ? Seat.HUMAN : Seat.COMPUTER;
        boolean newton = flag("Newton" + player).orElse(false);
        boolean kepler = flag("Kepler" + player).orElse(!newton); // where the file says both, or neither: the older one
        int skill = number("Skill" + player, 0, KjcFormat.SKILLS.size() - 1)
                .orElse(KjcFormat.SKILLS.indexOf(usual.skill()));
        return new Seat(
                flag("ComputerPlayer" + player).orElse(usual.isComputer()),
                newton && !kepler ? Style.NEWTON : Style.KEPLER,
                KjcFormat.SKILLS.get(skill));
    }

    private OptionalInt requiredNumber(String key, int min, int max) {
        if (ini.entry(KjcFormat.GAME, key).isEmpty()) {
            problems.add(FileLocation.FILE, Kind.NO_ENTRY, key);
        }
        return number(key, min, max);
    }

    private OptionalInt number(String key, int min, int max) {
        var entry = ini.entry(KjcFormat.GAME, key);
        if (entry.isEmpty()) {
            return OptionalInt.empty();
        }
        String text = entry.get().value();
        int number = NUMBER.matcher(text).matches() ? Integer.parseInt(text) : -1;
        if (number >= min && number <= max) {
            return OptionalInt.of(number);
        }
        wrong(entry.get(), Kind.NOT_A_KJC_NUMBER, key, Integer.toString(min), Integer.toString(max));
        return OptionalInt.empty();
    }

    private Optional<Boolean> flag(String key) {
        var entry = ini.entry(KjcFormat.GAME, key);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        return switch (entry.get().value()) {
            case "true", "1" -> Optional.of(true);
            case "false", "0" -> Optional.of(false);
            default -> {
                wrong(entry.get(), Kind.NOT_A_KJC_FLAG, key);
                yield Optional.empty();
            }
        };
    }

    private void wrong(IniText.Entry entry, Kind kind, String... arguments) {
        problems.add(new FileLocation.Line(entry.line()), kind, arguments);
    }
}
