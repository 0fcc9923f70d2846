package org.jumpingcube.desktop.hands;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.settings.WindowBounds;

/** Actions done one after the other in a window that is new, with a look at it after each. */
final class Run {
    private static final String THROWN = "thrown";
    private static final String WINDOW = "window";
    private static final Robot ROBOT = new Robot();
    private static final int FRAMES_BEHIND = 60;
    private static final List<CollectedGame> EARLIER_GAMES =
            LongStream.range(0, 100).mapToObj(PlayedGames::cubes).toList();

    private Run() {}

    /**
     * What was wrong.
     *
     * @param after how many actions
     * @param what the check's name, a colon and what it found
     */
    record Failure(int after, String what) {
        /** Whether another one is likely to have the same cause. */
        boolean isLike(Failure other) {
            return kind().equals(other.kind());
        }

        /** Whether nobody caught it, or the window did not answer. */
        boolean isThrown() {
            return List.of(THROWN, WINDOW).contains(kind());
        }

        private String kind() {
            return what.split(":", 2)[0];
        }
    }

    /** The first thing that is wrong, if anything is. */
    static Optional<Failure> of(long seed, List<Action> actions) {
        Path folder = newFolder();
        OpenedProgram.prepare(folder, settings(new Random(seed)));
        OpenedProgram.prepare(folder, EARLIER_GAMES);
        OpenedProgram.watchFaults();
        var user = new User(ROBOT, folder, OpenedProgram::withBriefLooks);
        try {
            for (int index = 0; index < actions.size(); index++) {
                Optional<String> fault = faultAfter(user, actions.get(index));
                if (fault.isPresent()) {
                    return Optional.of(new Failure(index + 1, fault.get()));
                }
            }
            return Optional.empty();
        } finally {
            user.end();
            delete(folder);
        }
    }

    private static Optional<String> faultAfter(User user, Action action) {
        try {
            user.act(action);
            Fx.frames(user.program().stage().getScene(), 1);
            Optional<String> seen = lastingFault(user);
            return thrown().or(() -> seen)
                    .or(() -> action.kind() == Action.Kind.REST ? stillThinking(user) : Optional.empty());
        } catch (AssertionError | RuntimeException e) {
            return thrown().or(() -> Optional.of(WINDOW + ": " + e + " " + e.getCause() + where(e)));
        }
    }

    /** On a busy machine JavaFX may be some frames behind, and a file still on its way: what is wrong is looked at again. */
    private static Optional<String> lastingFault(User user) {
        Optional<String> seen = Fx.get(() -> Checks.firstFault(user.program()));
        for (int frame = 0; seen.isPresent() && frame < FRAMES_BEHIND; frame++) {
            Fx.frames(user.program().stage().getScene(), 1);
            seen = Fx.get(() -> Checks.firstFault(user.program()));
        }
        return seen;
    }

    private static Optional<String> thrown() {
        return OpenedProgram.faults().stream()
                .map(fault -> THROWN + ": " + fault + where(fault))
                .findFirst();
    }

    /** Our own frames of the innermost cause. */
    private static String where(Throwable fault) {
        Throwable cause = fault;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return " at "
                + Stream.of(cause.getStackTrace())
                        .filter(frame -> frame.getClassName().startsWith("org.jumpingcube"))
                        .limit(8)
                        .toList();
    }

    /** Where nothing is under way no player thinks for a game that is gone. */
    private static Optional<String> stillThinking(User user) {
        boolean isQuiet = Fx.await(() -> user.program().games().now().state().isRunning()
                || !user.program().isSearching());
        return isQuiet ? Optional.empty() : Optional.of("thinking: somebody thinks though nothing is under way");
    }

    private static Settings settings(Random random) {
        var computer = new Seat(true, Style.KEPLER, Skill.BEGINNER);
        var seats = new Seats(Seat.HUMAN, random.nextBoolean() ? computer : Seat.HUMAN);
        var display = random.nextBoolean() ? CascadeDisplay.NONE : CascadeDisplay.SCATTER;
        String game = random.nextInt(4) == 0 ? "jumpin" : "cube";
        return Settings.DEFAULT
                .withLanguage(Language.ENGLISH)
                .withProgress(Progress.DEFAULT.withStepsIn("cube", 3).withStepsIn("jumpin", 3))
                .withPlay(new Play(
                        seats,
                        false,
                        false,
                        new GameChoice(
                                game, CubeSize.choice(3 + random.nextInt(4)).options(), false, 1),
                        MasterThinking.DEFAULT))
                .withAnimation(new MoveAnimation(display, MoveAnimation.MIN_SECONDS, StageUnit.WAVE, Motion.FULL))
                .withWindow(Settings.DEFAULT.window().withSound(false).withBounds(new WindowBounds(20, 20, 860, 620)));
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory("hands");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
