package org.jumpingcube.storage;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/**
 * A game as a number: options that are not the usual ones, seats, start position, and each move as its place among the
 * legal ones, sorted by their names. Bases are wide enough for options, styles and skills that may be added at the end
 * of their lists; whatever else changes an old line's meaning makes a new version of {@link LineFormat}.
 */
final class LineCode<P extends Position<P, M>, M> {
    private static final List<Player> PLAYERS = List.of(Player.values());
    private static final List<Style> STYLES = List.of(Style.values());
    private static final List<Skill> SKILLS = List.of(Skill.values());

    private static final int MOST_OPTIONS = 64;
    private static final int MOST_WORDS = 16; // of an option, styles, skills
    private static final int MOST_NUMBER = 1024;
    private static final int MOST_TEXT = 4096; // of a board
    private static final int LETTERS = 128;

    private final GameKind<P, M> kind;

    LineCode(GameKind<P, M> kind) {
        this.kind = kind;
    }

    static <P extends Position<P, M>, M> BigInteger write(SavedGame<P, M> game) {
        var code = new LineCode<>(game.kind());
        var out = new MixedRadix.Writer();
        var start = game.history().start();
        var options = game.kind().options(start);
        code.write(options, out);
        write(game.seats().one(), out);
        write(game.seats().two(), out);
        boolean isUsual = start.equals(game.kind().start(options));
        out.add(isUsual ? 0 : 1, 2);
        if (!isUsual) {
            out.add(PLAYERS.indexOf(start.toMove()), 2);
            write(String.join("\n", game.kind().notation().writeBoard(start)), out);
        }
        code.write(game.history(), out);
        return out.number();
    }

    /** The game of a number; empty if it is none. What is left of the number is not looked at. */
    Optional<SavedGame<P, M>> read(BigInteger number) {
        var in = new MixedRadix.Reader(number);
        var options = readOptions(in);
        var one = readSeat(in);
        var two = readSeat(in);
        if (options.isEmpty() || one.isEmpty() || two.isEmpty()) {
            return Optional.empty();
        }
        var start = in.next(2) == 0 ? Optional.of(kind.start(options.get())) : readStart(options.get(), in);
        return start.flatMap(position -> readHistory(position, in))
                .map(history -> new SavedGame<>(kind, history, new Seats(one.get(), two.get())));
    }

    // Options: how many are not the usual ones, then which they are, and their values

    private void write(GameOptions values, MixedRadix.Writer out) {
        var unusual = kind.options().stream()
                .filter(option -> !values.word(option.name()).equals(option.usual()))
                .toList();
        out.add(unusual.size(), MOST_OPTIONS);
        for (GameOption option : unusual) {
            out.add(kind.options().indexOf(option), MOST_OPTIONS);
            if (option instanceof GameOption.Choice choice) {
                out.add(choice.words().indexOf(values.word(option.name())), MOST_WORDS);
            } else {
                out.add(values.number(option.name()), MOST_NUMBER);
            }
        }
    }

    private Optional<GameOptions> readOptions(MixedRadix.Reader in) {
        var values = new TreeMap<>(GameOptions.usual(kind.options()).values());
        for (int left = in.next(MOST_OPTIONS); left > 0; left--) {
            var option = element(kind.options(), in.next(MOST_OPTIONS));
            var value = option.flatMap(known -> readValue(known, in));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.put(option.get().name(), value.get());
        }
        return Optional.of(new GameOptions(values));
    }

    private static Optional<String> readValue(GameOption option, MixedRadix.Reader in) {
        var value = option instanceof GameOption.Choice choice
                ? element(choice.words(), in.next(MOST_WORDS))
                : Optional.of(Integer.toString(in.next(MOST_NUMBER)));
        return value.filter(option::allows);
    }

    private static <T> Optional<T> element(List<T> list, int index) {
        return index < list.size() ? Optional.of(list.get(index)) : Optional.empty();
    }

    // Seats

    private static void write(Seat seat, MixedRadix.Writer out) {
        out.add(seat.isComputer() ? 1 : 0, 2);
        out.add(STYLES.indexOf(seat.style()), MOST_WORDS);
        out.add(SKILLS.indexOf(seat.skill()), MOST_WORDS);
    }

    private static Optional<Seat> readSeat(MixedRadix.Reader in) {
        boolean isComputer = in.next(2) == 1;
        var style = element(STYLES, in.next(MOST_WORDS));
        var skill = element(SKILLS, in.next(MOST_WORDS));
        return style.isPresent() && skill.isPresent()
                ? Optional.of(new Seat(isComputer, style.get(), skill.get()))
                : Optional.empty();
    }

    // A board as text: the letters that are in it, then each as one of these

    private static void write(String text, MixedRadix.Writer out) {
        var letters = text.chars().distinct().sorted().boxed().toList();
        out.add(letters.size(), LETTERS);
        letters.forEach(letter -> out.add(letter, LETTERS));
        out.add(text.length(), MOST_TEXT);
        text.chars().forEach(letter -> out.add(letters.indexOf(letter), letters.size()));
    }

    private static String readText(MixedRadix.Reader in) {
        var letters = IntStream.range(0, in.next(LETTERS))
                .map(i -> in.next(LETTERS))
                .boxed()
                .toList();
        int length = in.next(MOST_TEXT);
        return letters.isEmpty()
                ? ""
                : IntStream.range(0, length)
                        .mapToObj(i -> Character.toString(letters.get(in.next(letters.size()))))
                        .collect(Collectors.joining());
    }

    private Optional<P> readStart(GameOptions options, MixedRadix.Reader in) {
        var toMove = PLAYERS.get(in.next(2));
        var lines = readText(in).lines().map(Optional::of).toList();
        var reading = kind.notation().readBoard(options, toMove, lines);
        return reading.position().filter(position -> reading.flaws().isEmpty());
    }

    // Moves: how many, how many of them are undone, then each as one of the legal ones

    private void write(History<P, M> history, MixedRadix.Writer out) {
        int moves = history.turns().size();
        out.add(moves, GameReader.MAX_MOVES + 1);
        out.add(moves - history.cursor(), moves + 1);
        for (var turn : history.turns()) {
            var legal = sorted(turn.before()).toList();
            out.add(legal.indexOf(turn.move()), legal.size());
        }
    }

    private Optional<History<P, M>> readHistory(P start, MixedRadix.Reader in) {
        int moves = in.next(GameReader.MAX_MOVES + 1);
        int undone = in.next(moves + 1);
        var history = History.<P, M>startingAt(start);
        for (int move = 0; move < moves; move++) {
            var legal = sorted(history.current()).toList();
            if (legal.isEmpty()) {
                return Optional.empty();
            }
            history = history.then(legal.get(in.next(legal.size())));
        }
        return Optional.of(history.at(moves - undone));
    }

    private Stream<M> sorted(P position) {
        return position.legalMoves().stream().sorted(Comparator.comparing(kind.notation()::write));
    }
}
