package org.jumpingcube.desktop;

import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.review.ReviewServices;
import org.jumpingcube.review.Reviewer;
import org.jumpingcube.storage.SavedGame;

/**
 * Sixty games of two weeks, played by the program's own players. In the user's place sits one who gets stronger from day
 * to day; the opponents are the levels, as somebody would choose them who wants to win about half of the games. Some are
 * Jumpin's, and a few are those of Anna and Ben at this screen. The same each time but for the accuracy, which depends
 * on how far the reviews look.
 */
final class TwoWeeksOfGames {
    static final LocalDate FIRST = LocalDate.of(2026, 11, 12);
    static final int DAYS = 14;
    static final int GAMES = 60;

    private static final int WEAKEST = 900; // the user on the first day, in Elo
    private static final int STRONGEST = 1700;
    private static final int REVIEWED = 4; // each of so many games

    private final GameCollection collection;

    /** @param collection in which the games are kept */
    TwoWeeksOfGames(GameCollection collection) {
        this.collection = collection;
    }

    /** Plays all of them. */
    void play() throws IOException, InterruptedException {
        for (int number = 0; number < GAMES; number++) {
            if (number % 10 == 7) {
                keep(number, people(number), new SeatNames("Anna", "Ben"));
            } else if (number % 8 == 5) {
                keep(number, alone(Games.JUMPIN, Map.of(), number), SeatNames.NONE);
            } else {
                String size = number % 5 < 2 ? "5" : "6";
                keep(number, alone(Games.CUBE, Map.of("size", size), number), SeatNames.NONE);
            }
        }
    }

    private static int day(int number) {
        return number * DAYS / GAMES;
    }

    private static int user(int number) {
        return WEAKEST + (STRONGEST - WEAKEST) * number / GAMES;
    }

    private static <P extends Position<P, M>, M> SavedGame<P, M> alone(
            GameKind<P, M> kind, Map<String, String> options, int number) {
        Style style = number % 2 == 0 ? Style.KEPLER : Style.NEWTON;
        var computer = new Seat(true, style, level(kind, number));
        boolean isFirst = number % 3 != 0;
        var seats = isFirst ? new Seats(Seat.HUMAN, computer) : new Seats(computer, Seat.HUMAN);
        var user = kind.elo().seat(Style.KEPLER, kind.elo().nearest(user(number)));
        return new SavedGame<>(
                kind, game(kind, options, isFirst ? List.of(user, computer) : List.of(computer, user), number), seats);
    }

    /** The level nearest to the user's own, or in some games the one above. */
    private static Skill level(GameKind<?, ?> kind, int number) {
        Skill level = kind.elo().levelAt(kind.elo().nearest(user(number) + 200));
        return number % 4 == 3 && level != Skill.EXPERT
                ? Skill.values()[List.of(Skill.values()).indexOf(level) + 1]
                : level;
    }

    private static SavedGame<?, ?> people(int number) {
        var kind = Games.CUBE;
        var anna = kind.elo().seat(Style.KEPLER, user(number));
        var ben = kind.elo().seat(Style.NEWTON, WEAKEST + 200);
        return new SavedGame<>(
                kind, game(kind, Map.of("size", "5"), List.of(anna, ben), number), new Seats(Seat.HUMAN, Seat.HUMAN));
    }

    private static <P extends Position<P, M>, M> History<P, M> game(
            GameKind<P, M> kind, Map<String, String> options, List<Seat> seats, int seed) {
        var players = seats.stream()
                .map(seat -> kind.engine(seat, seed, Helpers.NONE))
                .toList();
        var history = History.<P, M>startingAt(kind.start(kind.usual(options)));
        while (!history.current().outcome().isOver()) {
            var position = history.current();
            Engine<P, M> player = players.get(position.toMove() == Player.ONE ? 0 : 1);
            history =
                    history.then(player.analyse(position, kind.budget(position)).move());
        }
        return history;
    }

    private void keep(int number, SavedGame<?, ?> saved, SeatNames names) throws IOException, InterruptedException {
        int ofDay = number - (int) Math.ceil(day(number) * (double) GAMES / DAYS);
        Instant ended = FIRST.plusDays(day(number))
                .atTime(LocalTime.of(18, 5).plusMinutes(37L * ofDay))
                .toInstant(ZoneOffset.UTC);
        collection.keep(new CollectedGame(
                "walk " + number,
                saved,
                end(saved),
                Origin.PLAYED,
                Optional.of(ended.minusSeconds(600)),
                ended,
                names));
        if (number % REVIEWED == 2) {
            review(saved);
        }
    }

    private static <P extends Position<P, M>, M> Outcome end(SavedGame<P, M> saved) {
        return saved.history().current().outcome();
    }

    private <P extends Position<P, M>, M> void review(SavedGame<P, M> game) throws IOException, InterruptedException {
        var searches = Executors.newFixedThreadPool(1);
        var news = new LinkedBlockingQueue<Runnable>();
        try {
            var services = new ReviewServices<P, M>(game.kind()::analyst, searches, news::add, 1);
            var reviewer = new Reviewer<>(game.kind(), game.history(), services, known -> {});
            reviewer.start();
            while (reviewer.isRunning()) {
                news.take().run();
            }
            var review = reviewer.review();
            collection.review(game, review.accuracy(Player.ONE), review.accuracy(Player.TWO));
        } finally {
            searches.shutdownNow();
        }
    }
}
