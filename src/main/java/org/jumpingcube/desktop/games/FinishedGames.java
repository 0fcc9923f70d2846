package org.jumpingcube.desktop.games;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.GameCollector;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.desktop.model.GameEvent;
import org.jumpingcube.desktop.model.GameEvent.From;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.review.Review;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.storage.SavedGame;

/**
 * Puts the games of the window into the collection: each that comes to its end, each that is left for a new one, and each
 * that is given up in another way after ten moves. A game that was loaded at its end was not played here, and a demo is not kept.
 */
final class FinishedGames {
    private static final int WORTH_KEEPING = 10; // moves

    private final OpenGames games;
    private final SettingsModel settings;
    private final GameCollector collector;
    private final InstantSource clock;

    private Optional<Run> run = Optional.empty();
    private Optional<Run> left = Optional.empty(); // for the latest
    private SavedGame<?, ?> latest;
    private Outcome latestOutcome;
    private Optional<String> shared =
            Optional.empty(); // what tells the latest from all others, if a friend plays in it

    /** A game that is being played; one whose end is taken back goes on. */
    private static final class Run {
        private final String key = UUID.randomUUID().toString();
        private final Instant began;
        private Optional<SavedGame<?, ?>> kept = Optional.empty();
        private boolean isLeft; // for a new game, with the promise that it is kept
        private boolean isGivenUp; // and so in the collection, but not at its end
        private Optional<History<?, ?>> collected = Optional.empty(); // as it was opened from the collection

        private Run(Instant began) {
            this.began = began;
        }
    }

    FinishedGames(Program program) {
        games = program.games();
        settings = program.settings();
        collector = program.collector();
        clock = program.clock();
        latest = games.toSave();
        latestOutcome = games.now().outcome();
    }

    /** Follows the games from now on. */
    void follow() {
        began(From.NEW);
        games.follow(event -> {
            if (event instanceof GameEvent.Began began) {
                began(began.from());
            } else if (event instanceof GameEvent.Left) {
                run.ifPresent(now -> now.isLeft = true);
            } else if (event instanceof GameEvent.TurnMade || event instanceof GameEvent.WentTo) {
                goesOn();
            } else if (event instanceof GameEvent.Ended) {
                goesOn();
                run.ifPresent(this::keepEnd);
            } else if (event instanceof GameEvent.GivenUp left) {
                giveUp(left.game());
            } else if (event instanceof GameEvent.Reviewed reviewed) {
                review(reviewed.review());
            }
        });
    }

    private void began(From from) {
        if (from == From.TAKEN_BACK && left.isPresent()) {
            giveUp();
            takeBack();
        } else if (isAnother()) {
            giveUp();
            left = run;
            run = from == From.DEMO ? Optional.empty() : runFromNow();
        } else {
            run = run.or(this::runOfFriends);
        }
        remember();
        if (from == From.COLLECTION) { // it is kept again only if it goes on
            run.ifPresent(opened -> opened.collected = Optional.of(latest.history()));
        }
        if (games.now().state() instanceof GameOver && shared.isPresent()) {
            run.ifPresent(this::keepEnd); // it may have ended while the window was closed
        }
    }

    /** The game that was left for the latest one goes on. */
    private void takeBack() {
        run = left;
        left = Optional.empty();
        run.ifPresent(again -> {
            if (again.isGivenUp) {
                collector.takeBack(again.key);
            }
            again.isLeft = false;
            again.isGivenUp = false;
        });
    }

    /** A game with a friend is the one that has its name; another goes on if it is the latest with more in it. */
    private boolean isAnother() {
        var sharedNow = sharedName();
        if (shared.isPresent() || sharedNow.isPresent()) {
            return !shared.equals(sharedNow);
        }
        return !goesOn(latest.history(), games.now().history());
    }

    /** One that both friends have ended stays theirs, whoever plays on. */
    private void goesOn() {
        boolean isEnded = run.filter(over -> over.kept.isPresent()).isPresent();
        if (shared.isPresent() && sharedName().isEmpty() && isEnded) {
            run = runFromNow();
        }
        run = run.or(this::runOfFriends);
        remember();
    }

    private void remember() {
        latest = games.toSave();
        latestOutcome = games.now().outcome();
        shared = sharedName();
    }

    /** What tells the game on the screen from all others, if a friend plays in it. */
    private Optional<String> sharedName() {
        return games.shown().get().model().sharedName();
    }

    private Optional<Run> runFromNow() {
        return games.now().outcome().isOver() ? Optional.empty() : Optional.of(new Run(clock.instant()));
    }

    /** Friends may take back the end of a game that had come to its end before. */
    private Optional<Run> runOfFriends() {
        return sharedName().flatMap(name -> runFromNow());
    }

    /**
     * Whether the second game is the first with what has happened since. A game without a move goes on as none of those
     * that merely begin like it.
     */
    private static boolean goesOn(History<?, ?> before, History<?, ?> now) {
        int same = before.turns().size();
        return same > 0
                && before.start().equals(now.start())
                && now.turns().size() >= same
                && now.turns().subList(0, same).equals(before.turns());
    }

    private void keepEnd(Run over) {
        if (over.kept.filter(latest::equals).isEmpty()) {
            over.kept = Optional.of(latest);
            keep(shared.orElse(over.key), latest, latestOutcome, Optional.of(over.began));
        }
    }

    private void giveUp() {
        if (!latestOutcome.isOver()) {
            run.filter(over -> over.kept.isEmpty() && !isCollected(over)).ifPresent(over -> {
                over.isGivenUp = over.isLeft || isWorthKeeping(latest);
                if (over.isGivenUp) {
                    keep(shared.orElse(over.key), latest, new Outcome.GoingOn(), Optional.of(over.began));
                }
            });
        }
    }

    private boolean isCollected(Run left) {
        return left.collected
                .filter(game -> game.turns().equals(latest.history().turns()))
                .isPresent();
    }

    /**
     * A game that an earlier window left unfinished, and that the user does not want to go on with. One that is over, in
     * a series that is not, was kept at its end.
     */
    private void giveUp(SavedGame<?, ?> leftOver) {
        if (leftOver.history().current().outcome().isOver()) {
            return;
        }
        if (isWorthKeeping(leftOver)) {
            keep(UUID.randomUUID().toString(), leftOver, new Outcome.GoingOn(), Optional.empty());
        }
    }

    private static boolean isWorthKeeping(SavedGame<?, ?> game) {
        boolean goesOnByMessage = game.id().isPresent();
        return game.history().cursor() >= WORTH_KEEPING && !goesOnByMessage;
    }

    private void keep(String key, SavedGame<?, ?> game, Outcome end, Optional<Instant> began) {
        if (settings.get().keepGames()) {
            var friends = settings.get().friends();
            var names = game.seats().areBothHuman()
                    ? new SeatNames(friends.one(), friends.two())
                    : SeatNames.of(game.seats());
            collector.keep(new CollectedGame(key, game, end, Origin.of(game.seats()), began, clock.instant(), names));
        }
    }

    /** Adds the accuracy to the game once all of its moves have been reviewed. */
    private void review(Review<?, ?> review) {
        boolean isOfThis = review.isComplete()
                && review.positions() > 1
                && review.history().turns().equals(games.now().history().turns());
        if (isOfThis && settings.get().keepGames()) {
            collector.review(games.toSave(), review.accuracy(Player.ONE), review.accuracy(Player.TWO));
        }
    }
}
