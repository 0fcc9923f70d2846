package org.jumpingcube.remote;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/**
 * All that has happened between two players, oldest first: moves, and what they agreed on. It only grows, and at any
 * moment only one of the two may add to it ({@link #holder()}). So if one of the two logs is longer, it begins with the
 * other. A value.
 *
 * @param startHash of the terms
 * @param history the current game
 * @param agreed how the current game ended, if not by its rules
 * @param hostSide the side that the host plays in the current game
 * @param before the score of the series when the current game began, for player one and two of this game
 */
public record GameLog<P extends Position<P, M>, M>(
        GameKind<P, M> kind,
        Terms terms,
        List<Logged> entries,
        String startHash,
        History<P, M> history,
        Optional<Outcome> agreed,
        Player hostSide,
        BestOf before) {
    /** The most entries that a log may have. */
    public static final int MOST_ENTRIES = 20_000;

    private static final int HASH_BYTES = 8;

    public GameLog {
        entries = List.copyOf(entries);
    }

    /**
     * An entry that was added.
     *
     * @param text as the protocol writes it
     * @param hash of the log up to here and of the position, in hexadecimal digits
     */
    public record Logged(String text, Role author, String hash) {}

    /**
     * The log before anything has happened.
     *
     * @throws IllegalArgumentException if no game can be played by these terms
     */
    public static <P extends Position<P, M>, M> GameLog<P, M> startingAt(GameKind<P, M> kind, Terms terms) {
        return new GameLog<>(
                kind,
                terms,
                List.of(),
                hash(GameLine.write(kind, terms)),
                History.startingAt(kind.start(terms.options())),
                Optional.empty(),
                terms.hostSide(),
                BestOf.of(terms.bestOf()));
    }

    /**
     * The log of a game that has begun without the friend.
     *
     * @param history begins as the terms have it; its undone turns are left out
     * @return empty if it does not begin so, or is too long
     */
    public static <P extends Position<P, M>, M> Optional<GameLog<P, M>> of(
            GameKind<P, M> kind, Terms terms, History<P, M> history) {
        var log = startingAt(kind, terms);
        if (!log.history().start().equals(history.start()) || history.cursor() > MOST_ENTRIES) {
            return Optional.empty();
        }
        for (var turn : history.played()) {
            log = log.then(new Entry.Move<>(turn.move()));
        }
        return Optional.of(log);
    }

    public int size() {
        return entries.size();
    }

    /** The hash of the whole log. */
    public String hash() {
        return hash(size());
    }

    /** The hash of the log as it was after so many entries. */
    String hash(int length) {
        return length == 0 ? startHash : entries.get(length - 1).hash();
    }

    /** Whether the current game goes on, else how it ended. */
    public Outcome outcome() {
        return agreed.orElseGet(() -> history.current().outcome());
    }

    /** The score of the series, with the current game once it is over. */
    public BestOf series() {
        return before.after(outcome());
    }

    /** Who plays a side of the current game. */
    public Role role(Player side) {
        return side == hostSide ? Role.HOST : Role.GUEST;
    }

    /** The side that one of the two plays in the current game. */
    public Player side(Role role) {
        return role == Role.HOST ? hostSide : hostSide.opponent();
    }

    /** Who may add the next entry: whoever is to move, and after a game the host. */
    public Role holder() {
        return outcome().isOver() ? Role.HOST : role(history.current().toMove());
    }

    /** What is wrong with adding this entry next; empty if it can be added. */
    Optional<Refusal> objection(Entry<M> entry) {
        if (size() >= MOST_ENTRIES) {
            return Optional.of(Refusal.TOO_LONG);
        }
        return isLegal(entry) ? Optional.empty() : Optional.of(Refusal.ILLEGAL);
    }

    private boolean isLegal(Entry<M> entry) {
        boolean isOver = outcome().isOver();
        if (entry instanceof Entry.Move<M> played) {
            return !isOver && history.current().legalMoves().contains(played.move());
        }
        if (entry instanceof Entry.TakeBack<M> back) {
            return Arrays.stream(Role.values()).anyMatch(role -> mayAskFor(back, role));
        }
        return isOver == (entry instanceof Entry.NextGame);
    }

    /** What is wrong with asking the other side for this entry; empty if it may be asked for. */
    Optional<Refusal> objectionToAsking(Entry<M> entry, Role asker) {
        boolean isTooMuch = entry instanceof Entry.TakeBack<M> back && !mayAskFor(back, asker);
        return isTooMuch ? Optional.of(Refusal.ILLEGAL) : objection(entry);
    }

    private boolean mayAskFor(Entry.TakeBack<M> back, Role asker) {
        return back.moves() < history.cursor()
                && movesBeforeLatest(asker).stream().anyMatch(before -> back.moves() >= before);
    }

    /**
     * How many moves of the current game were made before the latest one of this side, which takes back no more than
     * that one and the reply to it; empty if it has made none.
     */
    public OptionalInt movesBeforeLatest(Role role) {
        for (int moves = history.cursor() - 1; moves >= 0; moves--) {
            if (history.turns().get(moves).player() == side(role)) {
                return OptionalInt.of(moves);
            }
        }
        return OptionalInt.empty();
    }

    /** Which game the current one is of those that the two have played, from 1. */
    public int number() {
        String next = write(new Entry.NextGame<>());
        return 1
                + (int) entries.stream()
                        .filter(entry -> entry.text().equals(next))
                        .count();
    }

    /**
     * The log with one more entry.
     *
     * @throws IllegalArgumentException if there is an {@link #objection}
     */
    GameLog<P, M> then(Entry<M> entry) {
        objection(entry).ifPresent(refusal -> {
            throw new IllegalArgumentException(refusal + ": " + entry);
        });
        String text = write(entry);
        if (entry instanceof Entry.Move<M> played) {
            return after(text, history.then(played.move()), Optional.empty(), hostSide, before);
        }
        if (entry instanceof Entry.TakeBack<M> back) {
            var earlier = new History<>(history.start(), history.turns().subList(0, back.moves()), back.moves());
            return after(text, earlier, Optional.empty(), hostSide, before);
        }
        if (entry instanceof Entry.NextGame) {
            return nextGame(text);
        }
        Outcome end = entry instanceof Entry.Draw
                ? new Outcome.Drawn(Outcome.AGREED)
                : new Outcome.Won(history.current().toMove().opponent(), Outcome.RESIGNED);
        return after(text, history, Optional.of(end), hostSide, before);
    }

    /** Sides are swapped, unless the kind of game has a series of its own, which goes on. */
    private GameLog<P, M> nextGame(String text) {
        Optional<P> next = agreed.isPresent() ? Optional.empty() : kind.next(history.current());
        var score = series();
        boolean isSeriesOver = !score.isSeries() || score.isDecided();
        return next.isPresent()
                ? after(text, History.startingAt(next.get()), Optional.empty(), hostSide, before)
                : after(
                        text,
                        History.startingAt(kind.start(terms.options())),
                        Optional.empty(),
                        hostSide.opponent(),
                        isSeriesOver ? BestOf.of(terms.bestOf()) : score.swapped());
    }

    private GameLog<P, M> after(
            String entry, History<P, M> game, Optional<Outcome> end, Player sideOfHost, BestOf score) {
        P position = game.current();
        String hash = hash(hash() + "\n" + entry + "\n" + position.toMove().number() + "\n"
                + String.join("\n", kind.notation().writeBoard(position)));
        var longer = new ArrayList<>(entries);
        longer.add(new Logged(entry, holder(), hash));
        return new GameLog<>(kind, terms, longer, startHash, game, end, sideOfHost, score);
    }

    /** How the protocol writes an entry. */
    public String write(Entry<M> entry) {
        return EntryText.write(kind.notation(), entry);
    }

    /** The entry that a text of the protocol means here, legal or not; empty if it means none. */
    public Optional<Entry<M>> read(String text) {
        return EntryText.read(kind.notation(), history.current(), text);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
