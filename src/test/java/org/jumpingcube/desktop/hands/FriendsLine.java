package org.jumpingcube.desktop.hands;

import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;

/** What a friend who plays by message might send: as often as not the line that is waited for. */
final class FriendsLine {
    private static final int BYTES_OF_ID = 9;
    private static final String QUOTE = "Here you are:\n> "; // and so not what the window itself puts on the clipboard

    private FriendsLine() {}

    /** An answer in this game; empty if it is not by message. */
    static <P extends Position<P, M>, M> Optional<String> after(SavedGame<P, M> now, Action action) {
        boolean isByMessage = now.id().isPresent() && now.seats().haveFriend();
        return isByMessage ? Optional.of(QUOTE + answer(now, action)) : Optional.empty();
    }

    private static <P extends Position<P, M>, M> String answer(SavedGame<P, M> now, Action action) {
        var history = now.history();
        var sent = history.at(history.cursor());
        return switch (action.pickOther(10)) {
            case 0 -> LineFormat.line(now.with(sent));
            case 1 -> LineFormat.line(now.with(sent.canUndo() ? sent.undo() : sent));
            case 2 -> LineFormat.line(now.with(moved(moved(sent, action), action)));
            case 3 -> LineFormat.line(now.with(moved(History.startingAt(sent.start()), action)));
            case 4 -> LineFormat.line(now.with(sent)).substring(1);
            default -> LineFormat.line(now.with(moved(sent, action)));
        };
    }

    private static <P extends Position<P, M>, M> History<P, M> moved(History<P, M> history, Action action) {
        var moves = history.current().legalMoves();
        return moves.isEmpty() ? history : history.then(moves.get(action.pick(moves.size())));
    }

    /** The line of a game that this user begins. */
    static String invitation(Action action) {
        return action.two() < 0.7
                ? invitation(Games.CUBE, Map.of("size", Integer.toString(3 + action.pick(4))), action)
                : invitation(Games.JUMPIN, Map.of(), action);
    }

    private static <P extends Position<P, M>, M> String invitation(
            GameKind<P, M> kind, Map<String, String> options, Action action) {
        byte[] bytes = new byte[BYTES_OF_ID];
        new Random(action.line().hashCode()).nextBytes(bytes);
        var id = GameId.parse(Base64.getUrlEncoder().encodeToString(bytes));
        var start = kind.start(kind.usual(options));
        var saved = new SavedGame<>(kind, History.<P, M>startingAt(start), Seats.USUAL);
        return QUOTE + LineFormat.line(saved.with(id));
    }
}
