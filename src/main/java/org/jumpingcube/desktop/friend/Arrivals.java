package org.jumpingcube.desktop.friend;

import java.util.Optional;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.remote.ReceivedLine;
import org.jumpingcube.storage.SavedGame;

/**
 * Compares a line or file of a game by message with what is known of that game, and goes on from there if the user agrees.
 */
final class Arrivals {
    private final Program program;
    private final Runnable leave;
    private final Texts texts;
    private final MessagePlay messages;

    /** @param leave says goodbye to a friend at the other end of a connection */
    Arrivals(Program program, MessagePlay messages, Runnable leave) {
        this.leave = leave;
        this.program = program;
        this.messages = messages;
        texts = program.texts();
    }

    /**
     * Takes in a game.
     *
     * @param arrived has an id
     * @param kept what is kept under that id
     * @return whether the user agrees to what comes of it
     */
    boolean take(SavedGame<?, ?> arrived, Optional<SavedGame<?, ?>> kept) {
        return take(program.games().of(arrived), arrived, kept);
    }

    private <P extends Position<P, M>, M> boolean take(
            OpenGame<P, M> open, SavedGame<?, ?> arrived, Optional<SavedGame<?, ?>> kept) {
        SavedGame<P, M> line = open.own(arrived).orElseThrow();
        if (kept.isEmpty()) {
            return messages.resume(line.with(MessagePlay.seats(receiver(line.history()))), () -> {});
        }
        if (open.own(kept.get()).isEmpty()) {
            return refuse(line, texts.get("by-message.differs.other-game"));
        }
        var known = newest(open, open.own(kept.get()).get());
        boolean isUsersOwn = line.seats().haveFriendWhere(known.seats());
        return isUsersOwn ? messages.resume(line, () -> {}) : compare(open, known, line);
    }

    /** Who is to move, or has lost the game by the other's last move. */
    private static Player receiver(History<?, ?> history) {
        return history.lastTurn()
                .map(Turn::player)
                .map(Player::opponent)
                .orElse(history.current().toMove());
    }

    /** The disk may lag behind the window if it is full. */
    private <P extends Position<P, M>, M> SavedGame<P, M> newest(OpenGame<P, M> open, SavedGame<P, M> kept) {
        return messages.game()
                .filter(shown -> kept.id().filter(shown.id()::equals).isPresent())
                .flatMap(shown -> open.own(shown.known()))
                .filter(shown -> shown.history().cursor() >= kept.history().cursor())
                .orElse(kept);
    }

    private <P extends Position<P, M>, M> boolean compare(
            OpenGame<P, M> open, SavedGame<P, M> known, SavedGame<P, M> line) {
        Player friend = known.seats().one().isFriend() ? Player.ONE : Player.TWO;
        var found = ReceivedLine.of(known.history(), friend, line.history());
        boolean isNext = found instanceof ReceivedLine.Next;
        if (!isNext && !(found instanceof ReceivedLine.Same)) {
            return refuse(line, reason(open, found));
        }
        boolean isShown =
                messages.game().filter(shown -> shown.known().equals(known)).isPresent();
        if (!isShown && !mayShowKnown(known)) {
            return false;
        }
        if (found instanceof ReceivedLine.Next<M> next) {
            arrive(open, next.move());
        } else {
            boolean isWaiting = known.history().current().toMove() == friend;
            program.shell().say(texts.get(isWaiting ? "by-message.same.own" : "by-message.same"));
        }
        return true;
    }

    private boolean mayShowKnown(SavedGame<?, ?> known) {
        boolean may = messages.mayShow();
        if (may) {
            messages.show(known);
        }
        return may;
    }

    @SuppressWarnings("unchecked") // a model determines its types
    private <P extends Position<P, M>, M> void arrive(OpenGame<P, M> open, M move) {
        messages.game()
                .filter(shown -> shown.isPlayedIn(open.model()))
                .ifPresent(shown -> ((MessageGame<P, M>) shown).arrive(move));
    }

    private <P extends Position<P, M>, M> String reason(OpenGame<P, M> open, ReceivedLine<M> found) {
        var notation = open.view().kind().notation();
        if (found instanceof ReceivedLine.OtherMove<M> other) {
            return texts.get(
                    "by-message.differs.other-move",
                    open.model().now().history().number(other.number() - 1),
                    notation.write(other.here()),
                    notation.write(other.there()));
        }
        if (found instanceof ReceivedLine.Earlier<M> earlier) {
            return texts.get("by-message.differs.earlier", earlier.moves());
        }
        if (found instanceof ReceivedLine.TooLong<M> tooLong) {
            return texts.get("by-message.differs.too-long", tooLong.moves());
        }
        return texts.get(
                found instanceof ReceivedLine.OtherStart
                        ? "by-message.differs.other-start"
                        : "by-message.differs.not-the-friends");
    }

    private boolean refuse(SavedGame<?, ?> line, String reason) {
        boolean isOpened = program.questions().wantsOwnGame(reason) && messages.mayShow();
        if (isOpened) {
            leave.run();
            program.files().forgetFile();
            program.games()
                    .load(
                            line.with(line.seats().withoutFriend()).with(Optional.empty()),
                            program.settings().get().play());
        }
        return isOpened;
    }
}
