package org.jumpingcube.collection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.worker.Requests;

/**
 * What was played from a position, in the user's games and in the book of the program's own, which is read when it is
 * first wanted.
 */
public final class GameExplorer {
    private final GameAccess games;
    private final LineFormat format;
    private final Requests requests;
    private @Nullable Book book; // for the thread of the collection

    /**
     * A move that was played.
     *
     * @param mine how it went in the user's games, if it was played there
     * @param book the same for the program's own games
     */
    public record Next<M>(M move, Optional<Continuation<M>> mine, Optional<Continuation<M>> book) {
        private int played(Optional<Continuation<M>> in) {
            return in.map(Continuation::played).orElse(0);
        }
    }

    /**
     * What was found.
     *
     * @param moves those that the user's games have most often first
     * @param trouble why the user's games could not be read, if they could not; the moves are those of the book then
     */
    public record Answer<M>(List<Next<M>> moves, Optional<IOException> trouble) {}

    /** @param format of the lines of the book */
    public GameExplorer(GameAccess games, LineFormat format) {
        this.games = games;
        this.format = format;
        requests = games.requests();
    }

    /**
     * Looks a position up.
     *
     * @param answer given what was found on the thread for answers; not called if something else has been asked meanwhile
     */
    public <P extends Position<P, M>, M> void ask(GameKind<P, M> kind, P position, Consumer<Answer<M>> answer) {
        games.ask(
                requests.next(),
                collection -> new Answer<>(
                        join(collection.from(kind, position), book().from(kind, position)), Optional.empty()),
                trouble -> new Answer<>(join(List.of(), inBook(kind, position)), Optional.of(trouble)),
                answer);
    }

    private <P extends Position<P, M>, M> List<Continuation<M>> inBook(GameKind<P, M> kind, P position) {
        try {
            return book().from(kind, position);
        } catch (IOException e) {
            return List.of(); // that the user's games cannot be read has been told
        }
    }

    private Continuations book() throws IOException {
        if (book == null) {
            book = Book.shipped(format);
        }
        return book;
    }

    private static <M> List<Next<M>> join(List<Continuation<M>> mine, List<Continuation<M>> book) {
        var moves = new LinkedHashSet<M>();
        mine.forEach(next -> moves.add(next.move()));
        book.forEach(next -> moves.add(next.move()));
        var ofMine = byMove(mine);
        var ofBook = byMove(book);
        var all = new ArrayList<Next<M>>();
        for (M move : moves) {
            all.add(new Next<>(move, Optional.ofNullable(ofMine.get(move)), Optional.ofNullable(ofBook.get(move))));
        }
        all.sort(Comparator.comparingInt((Next<M> next) -> next.played(next.mine()))
                .thenComparingInt(next -> next.played(next.book()))
                .reversed());
        return all;
    }

    private static <M> Map<M, Continuation<M>> byMove(List<Continuation<M>> all) {
        var byMove = new HashMap<M, Continuation<M>>();
        all.forEach(next -> byMove.put(next.move(), next));
        return byMove;
    }
}
