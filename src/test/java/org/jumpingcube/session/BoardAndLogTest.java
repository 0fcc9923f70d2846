package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jumpingcube.Law;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/** What is on the board is what the log has, or the board takes no move: for each pair of those who can play. */
class BoardAndLogTest {
    private static final List<Seat> SEATS = List.of(Seat.HUMAN, SessionStand.COMPUTER, Seat.FRIEND);
    private static final int EVENTS = 120;

    /** The game as it is written down: where a friend plays, in a log that both have and that nobody changes alone. */
    private static final class Log {
        private final Seats seats;
        private final CubePosition start;
        private List<Turn<CubePosition, Square>> turns = List.of();
        private Optional<CompletableFuture<Square>> asked = Optional.empty();

        Log(Seats seats, CubePosition start) {
            this.seats = seats;
            this.start = start;
        }

        /** Takes in what is played here; what a friend is at only grows. */
        void follow(History<CubePosition, Square> history) {
            boolean isNext = history.cursor() == turns.size() + 1;
            if (!seats.haveFriend() || isNext) {
                turns = List.copyOf(history.played());
            }
        }

        void ask(CompletableFuture<Square> question) {
            asked = Optional.of(question);
        }

        /** The friend moves if it is their turn, in the game as the log has it. */
        void answer(Random random) {
            var position = turns.isEmpty() ? start : turns.get(turns.size() - 1).after();
            if (seats.of(position.toMove()).isFriend() && !position.legalMoves().isEmpty()) {
                var turn = position.play(any(random, position.legalMoves()));
                turns = Stream.concat(turns.stream(), Stream.of(turn)).toList();
                asked.ifPresent(question -> question.complete(turn.move()));
                asked = Optional.empty();
            }
        }
    }

    @Law(tries = 300)
    void theBoardHasWhatTheLogHasOrTakesNoMove(Random random) {
        var seats = new Seats(any(random, SEATS), any(random, SEATS));
        var stand = new SessionStand(3, seats.one(), seats.two());
        var log = new Log(seats, stand.session.view().position());
        stand.session.invite(history -> {
            var question = new CompletableFuture<Square>();
            log.ask(question);
            return question;
        });
        for (int event = 1; event <= EVENTS; event++) {
            String name = fire(stand, log, random);
            stand.runUi();
            var view = stand.session.view();
            log.follow(view.history());
            boolean isSame = view.history().played().equals(log.turns);
            boolean takesAMove = view.position().legalMoves().stream().anyMatch(view::canPlay);
            assertThat(isSame || !takesAMove)
                    .as("%s, event %d, %s", seats, event, name)
                    .isTrue();
        }
    }

    private static String fire(SessionStand stand, Log log, Random random) {
        var session = stand.session;
        switch (random.nextInt(10)) {
            case 0, 1, 2 -> session.choose(new Square(random.nextInt(3), random.nextInt(3)));
            case 3 -> log.answer(random);
            case 4 -> {
                if (!stand.requests.isEmpty()) {
                    var latest = stand.requests.get(stand.requests.size() - 1);
                    latest.answer().complete(any(random, latest.position().legalMoves()));
                }
            }
            case 5 -> session.pressButton();
            case 6 -> stand.showing.ifPresent(report -> stand.shown());
            case 7 -> {
                session.undo();
                return "undo";
            }
            case 8 -> {
                session.undoOneMove();
                session.redoOneMove();
                session.redo();
                return "one move back, and forward";
            }
            default -> {
                session.playAlong(earlier(session.view().history(), random));
                return "play on from an earlier moment";
            }
        }
        return "a move";
    }

    /** Some moves of the game, perhaps with another move after them. */
    private static List<Turn<CubePosition, Square>> earlier(History<CubePosition, Square> game, Random random) {
        var line = new ArrayList<>(
                game.turns().subList(0, random.nextInt(game.turns().size() + 1)));
        var position = line.isEmpty() ? game.start() : line.get(line.size() - 1).after();
        if (random.nextBoolean() && !position.legalMoves().isEmpty()) {
            line.add(position.play(any(random, position.legalMoves())));
        }
        return line;
    }

    private static <T> T any(Random random, List<T> some) {
        return some.get(random.nextInt(some.size()));
    }
}
