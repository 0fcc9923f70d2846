package org.jumpingcube.remote;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** Both sides of a conversation, joined without a network: each line waits until the test carries it over. */
final class TwoTalks<P extends Position<P, M>, M> {
    final Side host;
    final Side guest;

    TwoTalks(GameKind<P, M> kind) {
        this(GameLog.startingAt(kind, new Terms(kind.usual(Map.of()), Player.ONE, 1)));
    }

    TwoTalks(GameLog<P, M> log) {
        host = new Side(Role.HOST, log);
        guest = new Side(Role.GUEST, log);
    }

    /** One side, the lines that are on their way to it, and what it has told its user. */
    final class Side {
        final Role role;
        final Deque<String> post = new ArrayDeque<>();
        final List<RemoteView<P, M>> views = new ArrayList<>();
        Talk<P, M> talk;

        Side(Role role, GameLog<P, M> log) {
            this.role = role;
            talk = new Talk<>(role, log, role == Role.HOST ? Past.NONE : Past.ON_THE_BOARD, views::add);
        }

        GameLog<P, M> log() {
            return talk.view().log();
        }

        News news() {
            return views.get(views.size() - 1).news();
        }

        /** The program ends without a word and starts again with this log. */
        void restart(GameLog<P, M> log) {
            talk = new Talk<>(role, log, Past.FORGOTTEN, views::add);
        }

        Optional<Refusal> playAny(Random random) {
            var moves = log().history().current().legalMoves();
            if (moves.isEmpty()) {
                return Optional.of(Refusal.ILLEGAL);
            }
            return talk.add(new Entry.Move<>(moves.get(random.nextInt(moves.size()))));
        }

        boolean isToMove() {
            return talk.view().isMyMove();
        }
    }

    void connect() {
        host.talk.connect(guest.post::add);
        guest.talk.connect(host.post::add);
    }

    /** What is on its way is lost. */
    void cut() {
        host.post.clear();
        guest.post.clear();
        host.talk.disconnect();
        guest.talk.disconnect();
    }

    /** Carries all lines over, and the answers to them. */
    void carry() {
        boolean isCarried = true;
        while (isCarried) {
            boolean isToHost = carryOne(host);
            isCarried = carryOne(guest) || isToHost;
        }
    }

    /**
     * Carries the next line over to a side.
     *
     * @return whether there was one
     */
    boolean carryOne(Side to) {
        var line = to.post.poll();
        if (line != null) {
            to.talk.hear(line);
        }
        return line != null;
    }

    /** Plays so many moves at random, by whoever is to move. */
    void play(int moves, Random random) {
        for (int move = 0; move < moves && !host.log().outcome().isOver(); move++) {
            (host.isToMove() ? host : guest).playAny(random);
            carry();
        }
    }
}
