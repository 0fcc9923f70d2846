package org.jumpingcube.collection.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;

/** How a user's games began, and which beginnings are the same. */
class OpeningTest {
    private final List<Opening.Played> games = new ArrayList<>();

    private static SavedGame<?, ?> cubes(int size, String... moves) {
        return game(Games.CUBE, Map.of("size", Integer.toString(size)), moves);
    }

    private static <P extends Position<P, M>, M> SavedGame<P, M> game(
            GameKind<P, M> kind, Map<String, String> options, String... moves) {
        var history = History.<P, M>startingAt(kind.start(kind.usual(options)));
        for (String move : moves) {
            history = history.then(kind.notation().read(move).orElseThrow());
        }
        return new SavedGame<>(kind, history, new Seats(Seat.HUMAN, Seat.COMPUTER));
    }

    private void play(Player side, UserOutcome ending, SavedGame<?, ?> game) {
        Beginning.of(game, side)
                .ifPresent(beginning -> games.add(new Opening.Played(
                        beginning,
                        new GameEntry(
                                games.size(),
                                game.kind().name(),
                                OptionalInt.of(6),
                                "",
                                "human",
                                "computer",
                                "computer",
                                Optional.of(side),
                                ending,
                                Optional.empty(),
                                "",
                                2,
                                Origin.PLAYED,
                                Optional.empty(),
                                Instant.EPOCH,
                                OptionalDouble.empty(),
                                OptionalDouble.empty(),
                                SeatNames.NONE))));
    }

    @Test
    void theEightFormsOfAnOpeningAreOneWhichIsShownAsItIsUsuallyPlayed() {
        for (String first : List.of("b1", "e1", "f2", "f5", "e6", "b6", "a5", "a2", "f5")) {
            play(Player.ONE, UserOutcome.WON, cubes(6, first, "c3"));
        }
        assertThat(Opening.of(games)).singleElement().satisfies(opening -> {
            assertThat(opening.tally()).isEqualTo(new ResultCounts(9, 0, 0));
            assertThat(opening.beginning().moves()).containsExactly("f5");
        });
    }

    @Test
    void theSecondSideAnswersAnOpeningWhereverItIsMirrored() {
        play(Player.TWO, UserOutcome.WON, cubes(6, "a1", "b1", "c1"));
        play(Player.TWO, UserOutcome.LOST, cubes(6, "f6", "f5"));
        play(Player.TWO, UserOutcome.DRAWN, cubes(6, "a1", "a2"));
        play(Player.TWO, UserOutcome.WON, cubes(6, "a1", "f6"));
        play(Player.TWO, UserOutcome.WON, cubes(6, "a1"));
        assertThat(Opening.of(games)).extracting(Opening::tally).containsExactly(new ResultCounts(1, 1, 1));
    }

    @Test
    void boardsAndSidesAreKeptApartAndPositionsThatWereSetUpDoNotCount() {
        for (int game = 0; game < Opening.LEAST_GAMES; game++) {
            play(Player.ONE, UserOutcome.LOST, cubes(6, "a1"));
            play(Player.ONE, UserOutcome.WON, cubes(5, "a1"));
            play(Player.ONE, UserOutcome.WON, cubes(6, "a1", "b1")); // begins like the first
            play(Player.ONE, UserOutcome.UNFINISHED, cubes(6, "c3"));
            play(Player.ONE, UserOutcome.WON, setUp(cubes(6, "b2", "d4", "e5")));
        }
        assertThat(Opening.of(games))
                .extracting(opening -> opening.beginning().board().size(), Opening::tally)
                .containsExactly(tuple(5, new ResultCounts(3, 0, 0)), tuple(6, new ResultCounts(3, 3, 0)));
    }

    /** The game from its second move on. */
    private static <P extends Position<P, M>, M> SavedGame<P, M> setUp(SavedGame<P, M> game) {
        var turns = game.history().turns();
        var history = History.<P, M>startingAt(turns.get(1).before());
        return game.with(history.then(turns.get(1).move()).then(turns.get(2).move()));
    }

    @Law(tries = 40)
    void whatIsMirroredOrTurnedCanBePlayedAndBeginsInTheSameWay(Random random) {
        checkSymmetries(Games.CUBE, Map.of("size", Integer.toString(Laws.between(random, 3, 8))), random);
        checkSymmetries(Games.JUMPIN, Map.of("swap", random.nextBoolean() ? "on" : "off"), random);
    }

    private static <P extends Position<P, M>, M> void checkSymmetries(
            GameKind<P, M> kind, Map<String, String> options, Random random) {
        P start = kind.start(kind.usual(options));
        var plain = History.<P, M>startingAt(start);
        while (plain.turns().size() < 30 && !plain.current().outcome().isOver()) {
            var moves = plain.current().legalMoves();
            plain = plain.then(moves.get(random.nextInt(moves.size())));
        }
        var seats = new Seats(Seat.HUMAN, Seat.COMPUTER);
        assertThat(kind.symmetries(start)).hasSizeGreaterThan(1);
        for (var symmetry : kind.symmetries(start)) {
            var image = History.<P, M>startingAt(start);
            for (var turn : plain.turns()) {
                assertThat(image.current().legalMoves()).contains(symmetry.apply(turn.move()));
                image = image.then(symmetry.apply(turn.move()));
            }
            assertThat(image.current().legalMoves())
                    .hasSameSizeAs(plain.current().legalMoves());
            for (Player side : Player.values()) {
                assertThat(Beginning.of(new SavedGame<>(kind, image, seats), side)
                                .map(Beginning::pattern))
                        .isEqualTo(Beginning.of(new SavedGame<>(kind, plain, seats), side)
                                .map(Beginning::pattern));
            }
        }
    }
}
