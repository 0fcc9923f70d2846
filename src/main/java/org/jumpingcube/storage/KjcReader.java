package org.jumpingcube.storage;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.storage.Problem.Kind;

/** Reads one KJumpingCube file and finds all that is wrong with it. */
final class KjcReader {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");
    private static final Pattern CUBE = Pattern.compile("([0-9]{1,4}) *, *([0-9]{1,4})");
    private static final Pattern VERSION = Pattern.compile("([0-9]{1,4})(?:\\.([0-9]{1,4}))?.*");
    private static final Set<String> YES = Set.of("true", "on", "yes", "1"); // in any case, as KDE reads them
    private static final Set<String> NO = Set.of("false", "off", "no", "0");

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
        var side = side();
        var one = seat(1);
        var two = seat(2);
        flag("PauseForComputer"); // the user's own setting stays as it is; only checked
        return side.flatMap(this::board)
                .map(cubes -> new CubePosition(cubes, toMove.orElse(1) == 1 ? Player.ONE : Player.TWO))
                .map(start -> new SavedGame<>(kind, History.startingAt(start), new Seats(one, two)));
    }

    private Optional<Integer> side() {
        String group = hasSizeInHeader() ? KjcFormat.HEADER : KjcFormat.GAME;
        require(group, KjcFormat.SIDE);
        return value(
                ini.entry(group, KjcFormat.SIDE),
                KjcFormat.SIDE,
                text -> numberOf(text, KjcFormat.MIN_SIDE, Board.MAX_SIDE),
                Kind.NOT_A_KJC_NUMBER,
                KjcFormat.MIN_SIDE,
                Board.MAX_SIDE);
    }

    /** The first versions wrote it there. */
    private boolean hasSizeInHeader() {
        return ini.entry(KjcFormat.GAME, KjcFormat.SIDE).isEmpty()
                && ini.entry(KjcFormat.HEADER, KjcFormat.SIDE).isPresent();
    }

    /** Up to version 1.1 a cube's key was its row, then its column. */
    private boolean isRowFirst() {
        var version = VERSION.matcher(
                ini.entry(KjcFormat.HEADER, "Version").map(IniText.Entry::value).orElse(""));
        return hasSizeInHeader() || (version.matches() && isUpTo11(version.group(1), version.group(2)));
    }

    private static boolean isUpTo11(String major, @Nullable String minor) {
        int number = Integer.parseInt(major);
        return number < 1 || (number == 1 && (minor == null || Integer.parseInt(minor) <= 1));
    }

    private Optional<Board> board(int side) {
        var plain = Board.empty(side);
        boolean isRowFirst = isRowFirst();
        Function<Square, String> key = square -> isRowFirst
                ? KjcFormat.key(new Square(/* row= */ square.column(), /* column= */ square.row()))
                : KjcFormat.key(square);
        boolean isWon = isWon(plain.squares().stream().map(key).toList());
        var cubes = plain.squares().stream()
                .flatMap(square -> cube(key.apply(square), plain.capacity(square), isWon).stream())
                .toList();
        return cubes.size() == side * side ? Optional.of(Board.of(side, cubes)) : Optional.empty();
    }

    /** Whether one player owns all these cubes. A cascade stops there, with more points on some than they can hold. */
    private boolean isWon(List<String> keys) {
        var owners = keys.stream().map(this::ownerOf).distinct().toList();
        return owners.size() == 1 && (owners.get(0).equals("1") || owners.get(0).equals("2"));
    }

    private String ownerOf(String key) {
        return ini.entry(KjcFormat.GAME, key)
                .map(entry -> CUBE.matcher(entry.value()))
                .filter(Matcher::matches)
                .map(numbers -> numbers.group(1))
                .orElse("");
    }

    private Optional<Cube> cube(String key, int capacity, boolean isWon) {
        require(KjcFormat.GAME, key);
        return value(key, text -> cubeOf(text, capacity, isWon), Kind.NOT_A_KJC_CUBE, capacity);
    }

    /**
     * The cube of an owner and a value; the owner is 0 for a neutral one. Empty if it cannot be on a settled board; on
     * one that is won a cube with too many points keeps as many as it can hold, as in KJumpingCube.
     */
    private static Optional<Cube> cubeOf(String text, int capacity, boolean isWon) {
        var numbers = CUBE.matcher(text);
        if (!numbers.matches()) {
            return Optional.empty();
        }
        int owner = Integer.parseInt(numbers.group(1));
        int written = Integer.parseInt(numbers.group(2));
        int value = isWon ? Math.min(written, capacity) : written;
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
        return value(key, KjcReader::flagOf, Kind.NOT_A_KJC_FLAG);
    }

    private static Optional<Boolean> flagOf(String text) {
        String word = text.toLowerCase(Locale.ROOT);
        return YES.contains(word) || NO.contains(word) ? Optional.of(YES.contains(word)) : Optional.empty();
    }

    private <T> Optional<T> value(String key, Function<String, Optional<T>> reading, Kind problem, Object... limits) {
        return value(ini.entry(KjcFormat.GAME, key), key, reading, problem, limits);
    }

    /**
     * What an entry says; empty if there is none, or, with a problem added, if it cannot be read.
     *
     * @param limits what the words of the problem are filled with beside the entry's key and text
     */
    private <T> Optional<T> value(
            Optional<IniText.Entry> entry,
            String key,
            Function<String, Optional<T>> reading,
            Kind problem,
            Object... limits) {
        var value = entry.map(IniText.Entry::value).flatMap(reading);
        if (entry.isPresent() && value.isEmpty()) {
            var words =
                    Stream.concat(Stream.of(key, Problems.shorten(entry.get().value())), Stream.of(limits));
            problems.add(new FileLocation.Line(entry.get().line()), problem, words.toArray());
        }
        return value;
    }
}
