package org.jumpingcube.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.jumpingcube.Slow;
import org.jumpingcube.arena.Tournament.Scheme;
import org.jumpingcube.contest.Fault;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Slow
class TournamentRunTest {
    private static final Path PROGRAMS = Path.of("src/test/resources/arena");

    static Tournament of(int games, Optional<Integer> decide, Entrant... entrants) {
        return new Tournament(
                "cube",
                List.of(entrants),
                List.of(GameOptions.of("size", 3), GameOptions.of("size", 4)),
                games,
                Openings.of(2),
                "",
                20,
                Scheme.ROUND_ROBIN,
                decide,
                7);
    }

    static Entrant player(String text) {
        return new Entrant(text, Entrant.Kind.PLAYER, text);
    }

    private static Entrant rude(String how) {
        return new Entrant(how, Entrant.Kind.JUMP61, "sh " + PROGRAMS.resolve("rude.sh") + " " + how);
    }

    private static TournamentRun play(Tournament tournament, Collection<PlayedGame> earlier, int threads)
            throws InterruptedException {
        var run = new TournamentRun(tournament, Games.CUBE, Path.of(""), earlier, game -> {});
        assertThat(run.play(threads)).isTrue();
        return run;
    }

    /** Without times, which differ. */
    private static String csv(TournamentRun run, Tournament tournament) {
        return TableText.csv(tournament, run.games());
    }

    @Test
    void equalTournamentsHaveEqualGamesOnAnyNumberOfThreads() throws Exception {
        var tournament = of(6, Optional.empty(), player("kepler beginner"), player("newton novice"), player("greedy"));
        var once = play(tournament, List.of(), 1);
        assertThat(once.games()).hasSize(tournament.total()).hasSize(36);
        assertThat(csv(play(tournament, List.of(), 3), tournament)).isEqualTo(csv(once, tournament));
        assertThat(once.table().rows().stream().mapToDouble(Table.Row::points).sum())
                .isEqualTo(36);
        assertThat(once.table().ranking().get(0)).isEqualTo(1);
    }

    @Test
    void aStoppedTournamentGoesOnWhereItWas() throws Exception {
        var tournament = of(10, Optional.empty(), player("kepler beginner"), player("newton novice"));
        var whole = play(tournament, List.of(), 2);
        var done = new ArrayList<PlayedGame>();
        var run = new TournamentRun[1];
        run[0] = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), game -> {
            done.add(game);
            if (done.size() == 5) {
                run[0].stop();
            }
        });
        assertThat(run[0].play(2)).isFalse();
        assertThat(done).hasSizeBetween(5, 6);
        assertThat(csv(play(tournament, done, 2), tournament)).isEqualTo(csv(whole, tournament));
    }

    @Test
    void nothingBeginsInAPause() throws Exception {
        var tournament = of(4, Optional.empty(), player("greedy"), player("random"));
        var isPaused = new AtomicBoolean();
        var wasPaused = new CountDownLatch(1);
        var run = new TournamentRun[1];
        run[0] = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), new TournamentRun.Listener() {
            @Override
            public void begun(int number) {
                assertThat(isPaused).isFalse();
            }

            @Override
            public void ended(PlayedGame game) {
                if (wasPaused.getCount() > 0) {
                    run[0].pause();
                    isPaused.set(true);
                    wasPaused.countDown();
                }
            }
        });
        var resuming = new Thread(() -> {
            try {
                wasPaused.await();
                isPaused.set(false);
                run[0].resume();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        resuming.start();
        assertThat(run[0].play(1)).isTrue();
        resuming.join();
        assertThat(run[0].games()).hasSize(8);
    }

    @Test
    void aPlainPairStopsPlayingAndWhatCountsDoesNotDependOnThreads() throws Exception {
        var tournament = of(400, Optional.of(100), player("kepler novice"), player("random"));
        var once = play(tournament, List.of(), 1);
        assertThat(once.games()).hasSizeBetween(40, 200);
        assertThat(csv(play(tournament, List.of(), 3), tournament)).isEqualTo(csv(once, tournament));
    }

    @ParameterizedTest
    @CsvSource({"cheat, ILLEGAL_MOVE", "crash, CRASH"})
    @DisabledOnOs(OS.WINDOWS)
    void whoCannotGoOnLosesThatGameAndTheOthersGoOn(String how, Fault fault) throws Exception {
        var tournament = of(2, Optional.empty(), rude(how), player("greedy"), player("random"));
        var run = play(tournament, List.of(), 2);
        var row = run.table().rows().get(0);
        assertThat(run.games()).hasSize(12);
        assertThat(row.points()).isZero();
        assertThat(row.faults()).containsEntry(fault, 8);
        assertThat(run.table().rows().get(1).points()).isGreaterThan(4);
        assertThat(run.games())
                .filteredOn(game -> game.forfeit().isPresent())
                .allSatisfy(game -> assertThat(game.winner()).isPresent().isNotEqualTo(Optional.of(0)));
        if (fault == Fault.CRASH) {
            assertThat(run.games().get(0).lines()).contains("I give up");
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramRunsInTheFolderOfTheFileThatNamesItAndTheTableSaysWhyItCrashed() throws Exception {
        var crashing = new Entrant("crash", Entrant.Kind.JUMP61, "sh rude.sh crash");
        var tournament = of(2, Optional.empty(), crashing, player("greedy"));
        var run = new TournamentRun(tournament, Games.CUBE, PROGRAMS, List.of(), game -> {});
        assertThat(run.play(1)).isTrue();
        assertThat(TableText.text(run.table())).contains("4 crash (I give up)");
        var elsewhere = play(tournament, List.of(), 1);
        assertThat(TableText.text(elsewhere.table())).contains("4 crash (").doesNotContain("I give up");
    }

    @Test
    void anEngineThatDoesNotStartLosesItsGames() throws Exception {
        var broken = new Entrant("broken", Entrant.Kind.ENGINE, "/no/such/program");
        var run = play(of(2, Optional.empty(), player("random"), broken), List.of(), 2);
        assertThat(run.table().rows().get(1).faults()).containsEntry(Fault.CRASH, 4);
        assertThat(run.games().get(0).reason()).contains("cannot start");
        assertThat(TableText.text(run.table()))
                .contains("4 crash (cannot start \"broken\"")
                .contains("/no/such/program");
    }

    @ParameterizedTest
    @CsvSource({"hang", "flood"})
    @DisabledOnOs(OS.WINDOWS)
    void whoHangsOrFloodsLosesByTime(String how) throws Exception {
        var slow = of(2, Optional.empty(), rude(how), player("greedy"));
        var tournament = new Tournament(
                "cube",
                slow.entrants(),
                slow.boards().subList(0, 1),
                2,
                slow.openings(),
                "",
                1,
                slow.scheme(),
                Optional.empty(),
                1);
        var run = play(tournament, List.of(), 1);
        assertThat(run.table().rows().get(0).faults()).containsEntry(Fault.TIME, 2);
        assertThat(run.games().get(0).lines()).hasSizeLessThanOrEqualTo(20);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aStopDoesNotWaitForAProgram() throws Exception {
        var tournament = of(2, Optional.empty(), rude("hang"), player("greedy"));
        var moved = new CountDownLatch(1);
        var run = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), new TournamentRun.Listener() {
            @Override
            public void moved(int number, String move) {
                moved.countDown();
            }

            @Override
            public void ended(PlayedGame game) {}
        });
        var stopping = new Thread(() -> {
            try {
                assertThat(moved.await(60, TimeUnit.SECONDS)).isTrue();
                run.stop();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        stopping.start();
        assertThat(run.play(1)).isFalse();
        stopping.join();
        assertThat(run.games()).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramOfACoursePlaysByTheRules() throws Exception {
        assumeTrue(Path.of("/usr/bin/python3").toFile().canExecute(), "no Python");
        var python = new Entrant("Python", Entrant.Kind.JUMP61, "/usr/bin/python3 " + PROGRAMS.resolve("greedy.py"));
        var tournament = of(2, Optional.empty(), python, player("random"));
        var run = play(tournament, List.of(), 2);
        assertThat(run.table().rows())
                .allSatisfy(row -> assertThat(row.faults()).isEmpty());
        assertThat(run.table().rows().get(0).points()).isGreaterThanOrEqualTo(3);
        assertThat(csv(play(tournament, List.of(), 1), tournament)).isEqualTo(csv(run, tournament));
    }

    @ParameterizedTest
    @EnumSource(Scheme.class)
    void eachGameHasOneNumber(Scheme scheme) {
        var some = of(4, Optional.empty(), player("a"), player("b"), player("c"));
        var tournament = new Tournament(
                "cube", some.entrants(), some.boards(), 4, some.openings(), "", 1, scheme, Optional.empty(), 1);
        assertThat(tournament.pairs()).isEqualTo(scheme == Scheme.GAUNTLET ? 4 : 6);
        assertThat(IntStream.range(0, tournament.pairs()).mapToObj(tournament::pair))
                .containsExactlyElementsOf(scheme == Scheme.GAUNTLET ? meetings(0, 0) : meetings(0, 1));
        for (int pair = 0; pair < tournament.pairs(); pair++) {
            for (int game = 0; game < 4; game++) {
                int number = tournament.number(pair, game);
                assertThat(number).isBetween(0, tournament.total() - 1);
                assertThat(tournament.pairOf(number)).isEqualTo(pair);
                assertThat(tournament.gameOf(number)).isEqualTo(game);
            }
        }
        assertThat(IntStream.range(0, tournament.total())
                        .map(tournament::pairOf)
                        .distinct())
                .hasSize(tournament.pairs());
    }

    /** On two boards, those of three entrants whom the places up to {@code lastHost} meet. */
    private static List<Tournament.Pair> meetings(int firstHost, int lastHost) {
        var pairs = new ArrayList<Tournament.Pair>();
        for (int board = 0; board < 2; board++) {
            for (int a = firstHost; a <= lastHost; a++) {
                for (int b = a + 1; b < 3; b++) {
                    pairs.add(new Tournament.Pair(a, b, board));
                }
            }
        }
        return pairs;
    }

    /** No opening of 15x15 is as even as this at once: it takes many looks, each of which takes its time. */
    @Test
    void aStopDoesNotWaitForAnOpening() throws Exception {
        var some = of(2, Optional.empty(), player("greedy"), player("random"));
        var even = new Tournament(
                "cube",
                some.entrants(),
                List.of(GameOptions.of("size", 15)),
                2,
                new Openings(40, 40, Openings.MAX_CHANCE),
                "",
                20,
                Scheme.ROUND_ROBIN,
                Optional.empty(),
                7);
        var begun = new CountDownLatch(1);
        var run = new TournamentRun(even, Games.CUBE, Path.of(""), List.of(), new TournamentRun.Listener() {
            @Override
            public void begun(int number) {
                begun.countDown();
            }

            @Override
            public void ended(PlayedGame game) {}
        });
        var stopping = started(() -> {
            begun.await();
            run.stop();
        });
        assertThat(run.play(1)).isFalse();
        stopping.join();
        assertThat(run.games()).isEmpty();
    }

    /** A disk may take its time; the window's thread must not. */
    @Test
    void whoPausesAndStopsWaitsForNoWrite() throws Exception {
        var tournament = of(4, Optional.empty(), player("greedy"), player("random"));
        var isWriting = new CountDownLatch(1);
        var isDone = new CountDownLatch(1);
        var run = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), game -> {
            isWriting.countDown();
            try {
                isDone.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        var window = started(() -> {
            isWriting.await();
            run.pause();
            run.resume();
            assertThat(run.games()).hasSize(1);
            run.stop();
            isDone.countDown();
        });
        assertThat(run.play(1)).isFalse();
        window.join();
        assertThat(isDone.getCount()).isZero();
    }

    @Test
    void whoIsNoPlayerOfTheGameIsRefusedInWords() {
        var tournament = of(2, Optional.empty(), player("greedy"), player("kepler brilliant"));
        assertThatThrownBy(() -> new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), game -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown option \"brilliant\"");
    }

    /** What may wait for something. */
    private interface Work {
        void run() throws InterruptedException;
    }

    private static Thread started(Work work) {
        var thread = new Thread(() -> {
            try {
                work.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.start();
        return thread;
    }
}
