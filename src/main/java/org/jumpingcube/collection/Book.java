package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * Games of the program's own, to look positions up in. They are lines of text in {@code book.txt}, as {@code
 * src/lab/lab book} prints them.
 */
public final class Book implements Continuations {
    private static final String GAMES = "book.txt";
    private static final String COMMENT = "#";

    private final Map<Step, Tally> steps = new HashMap<>();

    /** A turn, by the fingerprints of the positions before and after it. */
    private record Step(long before, long after) {}

    /** How games with a turn ended for whoever made it. */
    private record Tally(int won, int lost, int drawn) {
        private static final Tally NONE = new Tally(0, 0, 0);

        private int games() {
            return won + lost + drawn;
        }
    }

    private Book() {}

    /**
     * Reads the book that comes with the program.
     *
     * @param format of its lines
     */
    public static Book shipped(LineFormat format) throws IOException {
        try (InputStream in = Book.class.getResourceAsStream(GAMES)) {
            if (in == null) {
                throw new IOException("the program has no " + GAMES);
            }
            return read(in, format);
        }
    }

    /**
     * Reads a book.
     *
     * @throws IOException if a line is neither a game nor a comment
     */
    static Book read(InputStream in, LineFormat format) throws IOException {
        var book = new Book();
        var lines = new BufferedReader(new InputStreamReader(in, UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.startsWith(COMMENT)) {
                SavedGame<?, ?> game = format.read(line.getBytes(UTF_8))
                        .game()
                        .orElseThrow(() -> new IOException("a line of " + GAMES + " is no game"));
                book.add(game);
            }
        }
        return book;
    }

    private <P extends Position<P, M>, M> void add(SavedGame<P, M> game) {
        var winner = Fingerprint.whole(game).current().outcome().winner();
        long[] positions = Fingerprint.positions(game).toArray();
        var turns = game.history().turns();
        for (int ply = 0; ply < turns.size(); ply++) {
            Player mover = turns.get(ply).player();
            var before = steps.getOrDefault(new Step(positions[ply], positions[ply + 1]), Tally.NONE);
            boolean hasWon = winner.filter(mover::equals).isPresent();
            steps.put(
                    new Step(positions[ply], positions[ply + 1]),
                    winner.isEmpty()
                            ? new Tally(before.won, before.lost, before.drawn + 1)
                            : new Tally(before.won + (hasWon ? 1 : 0), before.lost + (hasWon ? 0 : 1), before.drawn));
        }
    }

    @Override
    public <P extends Position<P, M>, M> List<Continuation<M>> from(GameKind<P, M> kind, P position) {
        long before = Fingerprint.of(kind, position);
        var found = new ArrayList<Continuation<M>>();
        for (M move : position.legalMoves()) {
            long after = Fingerprint.of(kind, position.play(move).after());
            var tally = steps.getOrDefault(new Step(before, after), Tally.NONE);
            if (tally.games() > 0) {
                found.add(new Continuation<>(move, tally.games(), tally.won, tally.lost, tally.drawn));
            }
        }
        found.sort(
                Comparator.comparingInt((Continuation<M> next) -> next.played()).reversed());
        return found;
    }
}
