package org.jumpingcube.desktop.games;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;

/** What is said about a game of the collection. */
final class EntryWording {
    /** Those that any game has, and that its last position does not show. */
    private static final Set<String> SAID_REASONS = Set.of(Outcome.TIME, Outcome.RESIGNED, Outcome.AGREED);

    private final Texts texts;
    private final Kinds kinds;

    EntryWording(Texts texts, Kinds kinds) {
        this.texts = texts;
        this.kinds = kinds;
    }

    /** How the game ended, in a word or two. */
    String result(GameEntry entry) {
        return entry.ending() == UserOutcome.OTHER
                ? entry.winner().map(winner -> won(entry, winner)).orElse("")
                : texts.get("my-games.ending." + Texts.word(entry.ending()));
    }

    private String won(GameEntry entry, Player winner) {
        return texts.get("my-games.ending.side", name(entry, winner));
    }

    /** Whom the user played against, or who played each other. */
    String opponent(GameEntry entry) {
        return switch (entry.opponent()) {
            case "human" -> twoPeople(entry);
            case "computers" ->
                texts.get(
                        "new-game.pair",
                        named(entry.names().one(), entry.one()),
                        named(entry.names().two(), entry.two()));
            default -> opponent(entry.opponent());
        };
    }

    /** Another program, or one of our players. */
    private String named(String program, String player) {
        return program.isEmpty() ? opponent(player) : program;
    }

    private String twoPeople(GameEntry entry) {
        var names = entry.names();
        return names.one().isEmpty() && names.two().isEmpty()
                ? texts.get("my-games.opponent.human")
                : texts.get("new-game.pair", name(entry, Player.ONE), name(entry, Player.TWO));
    }

    private String name(GameEntry entry, Player player) {
        var seats = new Seats(
                seat(entry.one(), entry.names().one()),
                seat(entry.two(), entry.names().two()));
        return new SideNames(texts, side -> kinds.side(entry.game(), side), entry.names()::of).of(player, seats);
    }

    private static Seat seat(String words, String program) {
        Seat seat = Seat.parse(words).orElse(Seat.COMPUTER);
        return seat.isComputer() ? seat.named(program) : seat;
    }

    /**
     * Somebody whom the user plays against.
     *
     * @param words as the collection has them: those of a seat, or any others, which are shown as they are
     */
    String opponent(String words) {
        return Seat.parse(words)
                .filter(seat -> !seat.isHuman())
                .map(seat -> seat.isFriend() ? texts.get("panel.friend") : SeatWords.computer(texts, seat))
                .orElse(words);
    }

    /** The game and its board, a head start, what else than the rules ended it, its length, the user's accuracy. */
    String details(GameEntry entry) {
        String accuracy = accuracy(entry).stream()
                .mapToObj(share -> texts.get("my-games.accuracy", Math.round(share * 100)))
                .findFirst()
                .orElse("");
        String headStart = entry.headStart()
                .map(given -> texts.get("my-games.head-start", name(entry, given.side()), given.points()))
                .orElse("");
        String reason = SAID_REASONS.contains(entry.reason()) ? texts.get("result.reason." + entry.reason()) : "";
        return Stream.of(
                        board(entry), headStart, reason, texts.get("my-games.moves", (entry.moves() + 1) / 2), accuracy)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" \u00b7 "));
    }

    private static OptionalDouble accuracy(GameEntry entry) {
        return entry.side()
                .map(side -> side == Player.ONE ? entry.accuracyOne() : entry.accuracyTwo())
                .orElse(OptionalDouble.empty());
    }

    /** "Jumping Cube 6 × 6", or the name of the game alone. */
    private String board(GameEntry entry) {
        String title = kinds.title(entry.game());
        return entry.size().isEmpty()
                ? title
                : title + " " + kinds.size(entry.game(), entry.size().getAsInt());
    }

    /** When the game ended. */
    String date(GameEntry entry) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.locale())
                .format(entry.ended().atZone(ZoneId.systemDefault()));
    }

    /** A day, as it is written with a game. */
    String day(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.locale())
                .format(day);
    }

    /** All of it, to be heard. */
    String whole(GameEntry entry) {
        return Stream.of(result(entry), opponent(entry), details(entry).replace(" \u00b7 ", ", "), date(entry))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
