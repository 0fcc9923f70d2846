package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.function.Function;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;

/**
 * What the two sides of a game are called. A side has the same name everywhere: a person who plays the computer is
 * "You", two people have their names or else are "Player 1" and "Player 2", as on the large button; a computer player has
 * the name of its style, and another program its own. Two of the same style are told apart by their levels, or else by
 * their colours, as are two people of the same name.
 */
public final class SideNames {
    private static final int LONGEST = 20; // characters; the name of a program may have more

    private final Texts texts;
    private final Function<Player, String> colours;
    private final Function<Player, String> friends;

    /**
     * The names of the sides.
     *
     * @param colours what a side is called by its pieces, such as "Red"; empty if these have no name
     * @param friends the name of one of two people who play each other, empty for none; asked each time
     */
    public SideNames(Texts texts, Function<Player, String> colours, Function<Player, String> friends) {
        this.texts = texts;
        this.colours = colours;
        this.friends = friends;
    }

    /** The names of a game's sides, with those that the settings have for two people. */
    public static SideNames of(Texts texts, GameView<?, ?> game, SettingsModel settings) {
        return new SideNames(texts, player -> game.wording().side(player), settings::friend);
    }

    /** The name of a side: "You", "Player 1", "Newton", "Newton (Strong)". */
    public String of(Player player, Seats seats) {
        Seat seat = seats.of(player);
        String name = plain(player, seats);
        if (!seat.isComputer() || !isLikeOpponent(player, seats)) {
            return name;
        }
        return texts.get(
                "panel.computer.which", name, haveSameLevel(seats) ? colour(player) : SeatWords.level(texts, seat));
    }

    /** The same where the level stands beside it and need not be in it: "Newton", but "Newton (Red)". */
    String besideLevel(Player player, Seats seats) {
        return haveSameLevel(seats) ? of(player, seats) : plain(player, seats);
    }

    private String plain(Player player, Seats seats) {
        Seat seat = seats.of(player);
        if (seat.isComputer()) {
            return seat.name().isEmpty() ? SeatWords.style(texts, seat.style()) : shortened(seat.name());
        }
        if (seat.isFriend()) {
            return texts.get("panel.friend");
        }
        return seats.areBothHuman() ? given(player).orElseGet(() -> number(texts, player)) : texts.get("panel.you");
    }

    private static String shortened(String name) {
        boolean isLong = name.codePointCount(0, name.length()) > LONGEST;
        return isLong
                ? name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)).strip() + "\u2026"
                : name;
    }

    /** The name of a side with a computer player's level: "You", "Newton · Expert", "Newton (Red) · Expert". */
    public String withLevel(Player player, Seats seats) {
        Seat seat = seats.of(player);
        if (!seat.isComputer() || !seat.name().isEmpty()) {
            return of(player, seats);
        }
        return texts.get("panel.computer", besideLevel(player, seats), SeatWords.level(texts, seat));
    }

    private boolean isLikeOpponent(Player player, Seats seats) {
        return seats.isComputer(player.opponent())
                && plain(player.opponent(), seats).equals(plain(player, seats));
    }

    private static boolean haveSameLevel(Seats seats) {
        boolean areNamed = !seats.one().name().isEmpty() || !seats.two().name().isEmpty();
        return areNamed || haveSameStrength(seats);
    }

    private static boolean haveSameStrength(Seats seats) {
        return seats.one().skill() == seats.two().skill()
                && seats.one().elo().equals(seats.two().elo());
    }

    /** The name that one of two people has been given, if any. Two of the same name are told apart by their colours. */
    public Optional<String> given(Player player) {
        String name = friends.apply(player);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        boolean isTwice = name.equals(friends.apply(player.opponent()));
        return Optional.of(isTwice ? texts.get("panel.computer.which", name, colour(player)) : name);
    }

    /** What a side is called by its pieces. */
    String colour(Player player) {
        return byColour(texts, player, colours.apply(player));
    }

    /** The name of a side without any other: "Player 1". */
    public static String number(Texts texts, Player player) {
        return texts.get("panel.player", player.number());
    }

    /**
     * The name of a side by its pieces alone: "Red", or "Player 1" where the colour has no name.
     *
     * @param colour what the pieces are called; empty if they have no name
     */
    public static String byColour(Texts texts, Player player, String colour) {
        return colour.isEmpty() ? number(texts, player) : colour;
    }
}
