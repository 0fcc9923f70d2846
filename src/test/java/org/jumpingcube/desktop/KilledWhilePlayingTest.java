package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Figure;
import org.jumpingcube.Slow;
import org.jumpingcube.SlowFlush;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A program that is killed in the middle of a game has kept it, but for what was played during the last flushes. */
@Slow
@Tag("window")
@ExtendWith(WindowLibraries.class)
class KilledWhilePlayingTest {
    private static final int SLOW_MILLIS = 100;

    /** The rest of the save under way, of the file and its folder, and the file of the next save. */
    private static final int FLUSHES = 3;

    /** Of the time from the start to the first kept move: what a machine as busy as this one may add. */
    private static final double BUSY_PART = 0.25;

    private final Path home;
    private final Path program;
    private final Random random = new Random(1);
    private long longestLag;
    private int mostMissing;

    KilledWhilePlayingTest(@TempDir Path home, @TempDir Path program) throws IOException {
        this.home = home;
        this.program = program;
        SettingsFile.in(folders())
                .save(Settings.DEFAULT
                        .withPlay(new Play(
                                new Seats(Seat.HUMAN, Seat.HUMAN),
                                false,
                                false,
                                CubeSize.choice(15),
                                MasterThinking.DEFAULT))
                        .withAnimation(new MoveAnimation(
                                CascadeDisplay.NONE,
                                MoveAnimation.MIN_SECONDS,
                                MoveAnimation.DEFAULT.stage(),
                                Motion.FULL)));
    }

    private Folders folders() {
        return new Folders(home, home.resolve("state"));
    }

    @Test
    void aKilledProgramHasKeptItsGame() throws Exception {
        play(Optional.empty());
    }

    @Test
    void aKilledProgramHasKeptItsGameOnASlowDisk() throws Exception {
        play(Optional.of(SlowFlush.library(program)));
    }

    @Test
    @Figure
    void aProgramKilledTwoHundredTimesHasKeptItsGame() throws Exception {
        playOften(200, Optional.empty());
    }

    @Test
    @Figure
    void aProgramKilledAHundredTimesHasKeptItsGameOnASlowDisk() throws Exception {
        playOften(100, Optional.of(SlowFlush.library(program)));
    }

    private void playOften(int rounds, Optional<Path> slowness) throws Exception {
        for (int round = 0; round < rounds; round++) {
            play(slowness);
        }
        System.out.printf(
                Locale.ROOT,
                "%d kills of the program while it plays%s: a whole game each time; the oldest move that was missing "
                        + "had been made %d ms before the kill, at most %d were%n",
                rounds,
                slowness.isPresent() ? ", each flush slowed by " + SLOW_MILLIS + " ms" : "",
                longestLag,
                mostMissing);
    }

    private void play(Optional<Path> slowness) throws Exception {
        var builder = ChildProgram.of(
                PlayingUser.class,
                home,
                List.of("-Dprism.order=sw", "-Dglass.platform=Monocle", "-Dmonocle.platform=Headless"));
        slowness.ifPresent(library -> SlowFlush.slow(builder, library, SLOW_MILLIS));
        Path errors = program.resolve("errors");
        int flushMillis = slowness.isPresent() ? SLOW_MILLIS : 0;
        long start = System.currentTimeMillis();
        var process = builder.redirectError(errors.toFile()).start();
        try (var said = process.inputReader(StandardCharsets.UTF_8)) {
            var moves = new ArrayList<Long>();
            moves.add(time(said.readLine(), 1));
            long patience = (long) FLUSHES * flushMillis + (long) (BUSY_PART * (moves.get(0) - start));
            Thread.sleep(patience + random.nextInt(1000));
            long killed = System.currentTimeMillis();
            process.toHandle().destroyForcibly(); // and what it has said can still be read
            for (String line = said.readLine(); line != null && line.matches("\\d+ \\d{13}"); line = said.readLine()) {
                moves.add(time(line, moves.size() + 1));
            }
            process.waitFor(60, TimeUnit.SECONDS);
            assertThat(ChildProgram.lines(errors)).noneMatch(line -> line.startsWith("\tat "));
            check(moves, killed, patience);
        } finally {
            process.destroyForcibly();
        }
    }

    private static long time(String line, int move) {
        assertThat(line).matches(move + " \\d{13}");
        return Long.parseLong(line.split(" ", 2)[1]);
    }

    /**
     * @param moves when each move was made
     * @param patience how long before the kill a move must have been made that must be there, in milliseconds
     */
    private void check(List<Long> moves, long killed, long patience) throws IOException {
        int kept = kept();
        if (kept < moves.size()) {
            longestLag = Math.max(longestLag, killed - moves.get(kept));
            mostMissing = Math.max(mostMissing, moves.size() - kept);
            assertThat(killed - moves.get(kept))
                    .as("milliseconds before the kill, move %d", kept + 1)
                    .isLessThan(patience);
        }
    }

    /** How many moves the game has that is offered at the next start. */
    private int kept() throws IOException {
        var found = new RunningGames(folders(), Games.FORMATS.own()).findLeftOver();
        try (var files = Files.list(folders().state().resolve("running"))) {
            assertThat(files)
                    .as("whole games")
                    .noneMatch(file -> file.toString().endsWith(".broken"));
        }
        if (found.isEmpty()) {
            return 0;
        }
        int moves = found.get().game().orElseThrow().history().turns().size();
        found.get().discard();
        return moves;
    }
}
