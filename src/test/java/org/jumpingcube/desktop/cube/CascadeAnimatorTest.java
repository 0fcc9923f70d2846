package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.cube.Boards.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.desktop.Picture;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.PausedAtStep;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.StageUnit;
import org.jumpingcube.sound.Sound;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is on the board while a cascade is shown, by a clock that the test moves. Faults of the original carry their
 * letter.
 */
@Slow
@Tag("window")
@ExtendWith({WindowLibraries.class, OnFxThread.class})
class CascadeAnimatorTest {
    /** A point on a1 overloads it, its burst overloads b1 and a2, and so on for five waves. */
    private static final Board BEFORE = board("""
            2r 3b 1-
            3r 1- 1-
            1- 1- 1b
            """);

    private static final CubePosition START = new CubePosition(BEFORE, Player.ONE);
    private static final Square A1 = new Square(0, 0);
    private static final List<PlayedMove> CASCADES = RandomCascades.turns(500);

    private final CascadeDisplay[] displays = CascadeDisplay.values();

    @Test
    void darkenShowsEachWaveForItsTime() {
        var showing = new Showing(START, CascadeDisplay.DARKEN, Pauses.NONE);
        showing.session.choose(A1);
        assertThat(showing.dark()).containsExactly("a1");
        showing.clock.move(0.59);
        assertThat(showing.dark()).containsExactly("a1");
        showing.clock.move(0.02);
        assertThat(showing.dark()).containsExactlyInAnyOrder("b1", "a2");
        assertThat(showing.painted(new Square(0, 1)).owner()).hasValue(Player.ONE);
        showing.clock.move(0.6);
        assertThat(showing.dark()).containsExactly("a1");
        showing.runToTheEnd();
        assertThat(showing.showsThePosition()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void atEachInstantThoseCubesHaveARimThatAreFullThenOrWaitToBurst(CascadeDisplay display) {
        int checked = 0;
        for (PlayedMove turn : CASCADES.subList(0, 40)) {
            var showing = Showing.of(turn, display);
            showing.session.choose(turn.move());
            var shape = turn.before().board();
            while (showing.session.view().state() instanceof Animating) {
                for (var cell : showing.painted().entrySet()) {
                    var look = cell.getValue();
                    boolean isFull = !look.cube().isNeutral() && look.cube().value() == shape.capacity(cell.getKey());
                    assertThat(look.fullSides().isPresent())
                            .as("%s at %s: %s", turn, cell.getKey().name(), look)
                            .isEqualTo(isFull || look.isDark());
                    checked += isFull ? 1 : 0;
                }
                showing.clock.move(0.07);
            }
        }
        assertThat(checked > 0).isEqualTo(display != CascadeDisplay.NONE);
    }

    @Test
    void aCascadeOfAHeldGameStandsStillAndGoesOnFromThere() {
        var showing = new Showing(START, CascadeDisplay.DARKEN, Pauses.NONE);
        showing.session.choose(A1);
        showing.clock.move(0.4);
        showing.session.hold(true);
        showing.clock.move(60);
        assertThat(showing.dark()).containsExactly("a1");
        assertThat(showing.session.view().state()).isInstanceOf(Animating.class);
        showing.session.hold(false);
        showing.clock.move(60); // the first frame: nobody knows how much of this the game waited
        showing.clock.move(0.19);
        assertThat(showing.dark()).containsExactly("a1");
        showing.clock.move(0.02);
        assertThat(showing.dark()).containsExactlyInAnyOrder("b1", "a2");
        showing.runToTheEnd();
        assertThat(showing.showsThePosition()).isTrue();
    }

    @Test
    void blinkingIsDarkThenLitThenDark() {
        var showing = new Showing(START, CascadeDisplay.BLINK, Pauses.NONE);
        showing.session.choose(A1);
        assertThat(showing.dark()).containsExactly("a1");
        showing.clock.move(0.2);
        assertThat(showing.dark()).isEmpty();
        showing.clock.move(0.07);
        assertThat(showing.dark()).containsExactly("a1");
    }

    @Test
    void cubeByCubeOneCubeBurstsAtATime() {
        var showing = new Showing(START, CascadeDisplay.DARKEN, Pauses.NONE);
        showing.stagesAre(StageUnit.CUBE);
        showing.session.choose(A1);
        showing.clock.move(0.61);
        assertThat(showing.dark()).containsExactlyInAnyOrder("b1", "a2");
        showing.clock.move(0.6);
        assertThat(showing.dark()).as("b1 has burst").containsExactly("a2");
    }

    /** Nobody is told how a move ends before it is seen. */
    @ParameterizedTest
    @EnumSource
    void theCountIsOfWhatIsSeenWaveByWave(CascadeDisplay display) {
        var showing = new Showing(START, display, Pauses.NONE);
        var bursts = new ArrayList<Integer>();
        showing.session.choose(A1);
        while (showing.clock.isRunning()) {
            var seen = showing.painted().values().stream().map(CellLook::cube).toList();
            var count = showing.board.seen().get().count();
            assertThat(count).isEqualTo(CubeCount.of(seen, count.bursts()));
            assertThat(showing.counter())
                    .isEqualTo(count.bursts() == 0 ? Optional.empty() : Optional.of("\u2726 " + count.bursts()));
            bursts.add(count.bursts());
            showing.clock.move(0.1);
        }
        assertThat(showing.counter()).isEmpty();
        assertThat(bursts).isSorted();
        if (display != CascadeDisplay.NONE) {
            assertThat(bursts).startsWith(0).contains(1, 3).hasSizeGreaterThan(15);
        }
        assertThat(showing.board.seen().get().count())
                .isEqualTo(CubeCount.of(showing.session.view().position().board()));
    }

    @Test
    void theModelIsFinalBeforeTheFirstFrame() {
        var showing = new Showing(START, CascadeDisplay.SCATTER, Pauses.NONE);
        showing.session.choose(A1);
        assertThat(showing.session.view().state()).isInstanceOf(Animating.class);
        assertThat(showing.session.view().position()).isEqualTo(START.play(A1).after());
        assertThat(showing.painted(A1).value()).as("the picture is not").isEqualTo(3);
    }

    @Test
    void fault_e_theLastFrameOfFiveHundredCascadesShowsTheFinalBoard() {
        for (int index = 0; index < CASCADES.size(); index++) {
            PlayedMove turn = CASCADES.get(index);
            var showing = Showing.of(turn, displays[index % displays.length]);
            showing.stagesAre(index % 8 < 4 ? StageUnit.WAVE : StageUnit.CUBE);
            showing.session.choose(turn.move());
            showing.runToTheEnd();
            assertThat(showing.session.view().state().isRunning()).isFalse();
            assertThat(showing.painted())
                    .as("cascade %d", index)
                    .isEqualTo(Showing.plain(turn).painted());
            assertThat(showing.showsThePosition()).isTrue();
        }
    }

    @Test
    void fault_e_thePictureOfALongCascadeIsTheDrawingOfTheBoardToThePixel() {
        List<PlayedMove> longest = CASCADES.stream()
                .sorted(Comparator.comparing(PlayedMove::bursts).reversed())
                .limit(24)
                .toList();
        assertThat(longest.get(0).bursts()).isGreaterThan(100);
        for (int index = 0; index < longest.size(); index++) {
            PlayedMove turn = longest.get(index);
            var showing = Showing.of(turn, displays[index % displays.length]);
            showing.session.choose(turn.move());
            showing.runToTheEnd();
            Picture animated = picture(showing.board);
            assertThat(animated.differences(picture(Showing.plain(turn))))
                    .as("cascade %d", index)
                    .isZero();
        }
    }

    @Test
    void thePictureInTheMiddleOfAScatterShowsTheDots() {
        var showing = new Showing(START, CascadeDisplay.SCATTER, Pauses.NONE);
        showing.session.choose(A1);
        showing.clock.move(0.12);
        picture(showing.board); // what is under the dots must be painted anew when they have gone on
        showing.clock.move(0.09);
        Picture flying = picture(showing.board);
        flying.keep("scatter-dots");
        var a1 = BoardSpots.cell(showing.board, A1);
        double halfWay = a1.getCenterX() + a1.getWidth() / 2; // of the point to b1, on top of its arc
        var seen = flying.at(halfWay, a1.getCenterY() - a1.getWidth() * 0.17);
        assertThat(seen.getBrightness()).isGreaterThan(0.97);
        assertThat(seen.getSaturation()).isLessThan(0.05);
        showing.runToTheEnd();
        Picture end = picture(showing.board);
        assertThat(end.differences(picture(Showing.plain(START.play(A1))))).isZero();
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void fault_f_stopDrawsTheEndAndNothingRunsOn(CascadeDisplay display) {
        var showing = new Showing(START, display, Pauses.NONE);
        showing.session.choose(A1);
        showing.clock.move(0.3);
        showing.session.pressButton();
        assertThat(showing.clock.isRunning()).isFalse();
        assertThat(showing.showsThePosition()).isTrue();
        assertThat(showing.session.view().state()).isInstanceOf(HumanToMove.class);
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void fault_f_newDuringACascadeShowsTheNewBoardAndNothingRunsOn(CascadeDisplay display) {
        var showing = new Showing(START, display, Pauses.NONE);
        showing.session.choose(A1);
        showing.clock.move(0.3);
        showing.session.newGame(CubePosition.start(5), showing.session.view().seats());
        assertThat(showing.clock.isRunning()).isFalse();
        showing.clock.move(10);
        assertThat(showing.showsThePosition()).isTrue();
        assertThat(showing.painted()).hasSize(25);
        assertThat(showing.session.view().history().turns()).isEmpty();
    }

    @Test
    void fault_h_aSizeChangeDuringAHighlightLeavesNothingBehind() {
        var showing = new Showing(CubePosition.start(15), CascadeDisplay.SCATTER, Pauses.NONE);
        var corner = new Square(14, 14);
        showing.animator.showHint(showing.session.view().position(), corner, () -> {});
        assertThat(showing.dark()).containsExactly("o15");
        showing.session.newGame(CubePosition.start(3), showing.session.view().seats());
        assertThat(showing.clock.isRunning()).isFalse();
        showing.clock.move(0.2);
        assertThat(showing.showsThePosition()).isTrue();
        assertThat(showing.painted()).hasSize(9);
    }

    @Test
    void fault_h_aSmallerWindowDuringAHighlightGoesOnBlinking() {
        var showing = new Showing(CubePosition.start(15), CascadeDisplay.SCATTER, Pauses.NONE);
        showing.session.hint();
        assertThat(showing.dark()).containsExactly("a1");
        showing.board.resize(200, 180);
        showing.board.layout();
        assertThat(showing.dark()).containsExactly("a1");
        showing.runToTheEnd();
        assertThat(showing.showsThePosition()).isTrue();
        assertThat(showing.session.view().state()).isInstanceOf(HumanToMove.class);
    }

    @Test
    void fault_k_noneNeverBlinksAndNeverAnimates() {
        var showing = new Showing(START, CascadeDisplay.NONE, Pauses.NONE);
        showing.session.hint();
        assertThat(showing.clock.isRunning()).isFalse();
        assertThat(showing.dark()).isEmpty();
        showing.session.choose(A1);
        assertThat(showing.clock.isRunning()).isFalse();
        assertThat(showing.showsThePosition()).isTrue();
        assertThat(showing.session.view().state()).isInstanceOf(HumanToMove.class);
        int[] done = {0};
        showing.animator.showChoice(showing.session.view().position(), A1, () -> done[0]++);
        assertThat(done[0]).as("a chosen move is played at once").isEqualTo(1);
        assertThat(showing.clock.isRunning()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void eachStepWaitsForTheButtonOrAClick(CascadeDisplay display) {
        var showing = new Showing(START, display, new Pauses(false, true));
        showing.session.choose(A1);
        assertThat(showing.session.view().state()).isInstanceOf(PausedAtStep.class);
        assertThat(showing.dark()).as("what is about to burst is seen").containsExactly("a1");
        showing.clock.move(60);
        assertThat(showing.dark()).as("time alone moves nothing").containsExactly("a1");
        showing.session.pressButton();
        showing.runToTheEnd();
        assertThat(showing.dark()).containsExactlyInAnyOrder("b1", "a2");
        assertThat(showing.session.view().state().button().textKey()).isEqualTo("button.show-next-step");
        showing.session.choose(new Square(2, 2)); // whichever cube is clicked
        showing.runToTheEnd();
        assertThat(showing.dark()).containsExactly("a1");
        for (int step = 0; step < 20 && showing.session.view().state() instanceof PausedAtStep; step++) {
            showing.board.take(A1, false); // as Enter does
            showing.runToTheEnd();
        }
        assertThat(showing.session.view().state()).isInstanceOf(HumanToMove.class);
        assertThat(showing.showsThePosition()).isTrue();
    }

    @Test
    void aMoveTakenBackAndPlayedAgainIsShownAsTheSettingsSayNow() {
        var showing = new Showing(START, CascadeDisplay.DARKEN, Pauses.NONE);
        showing.session.choose(A1);
        showing.runToTheEnd();
        showing.session.undo();
        showing.stagesAre(StageUnit.CUBE);
        showing.session.choose(A1);
        showing.clock.move(1.25);
        assertThat(showing.dark()).as("b1 has burst alone").containsExactly("a2");
    }

    /** A pop a wave, when the first of its cubes is seen to burst; each higher than the one before. */
    @ParameterizedTest
    @CsvSource({"SCATTER, WAVE", "SCATTER, CUBE", "DARKEN, WAVE", "BLINK, CUBE"})
    void eachWaveIsHeardOnceWhenItBursts(CascadeDisplay display, StageUnit unit) {
        var showing = new Showing(START, display, Pauses.NONE);
        showing.stagesAre(unit);
        var heard = new ArrayList<Integer>();
        showing.animator.onSound(sound -> {
            var pop = (Sound.Pop) sound;
            assertThat(showing.board.seen().get().count().bursts()).isPositive();
            assertThat(pop.count()).isEqualTo(unit == StageUnit.WAVE ? burstsOfWave(pop.wave()) : 1);
            heard.add(pop.wave());
        });
        showing.session.choose(A1);
        assertThat(heard).as("nothing has burst yet").isEmpty();
        while (showing.clock.isRunning()) {
            showing.clock.move(0.03);
        }
        int waves = START.play(A1).waves();
        assertThat(heard).isEqualTo(IntStream.rangeClosed(1, waves).boxed().toList());
    }

    private static int burstsOfWave(int wave) {
        return (int) START.play(A1).steps().stream()
                .filter(step -> step instanceof Step.Burst && step.wave() == wave)
                .count();
    }

    @Test
    void whatIsSkippedIsNotHeard() {
        var showing = new Showing(START, CascadeDisplay.SCATTER, Pauses.NONE);
        var heard = new ArrayList<Sound>();
        showing.animator.onSound(heard::add);
        showing.session.choose(A1);
        showing.clock.move(0.3);
        showing.session.pressButton();
        showing.clock.move(5);
        assertThat(heard).hasSize(1);
    }

    @Test
    void withLessMotionAChosenCubeStandsOutWithoutBlinking() {
        var showing = new Showing(START, CascadeDisplay.SCATTER, Pauses.NONE);
        showing.settings = new MoveAnimation(CascadeDisplay.SCATTER, 0.6, StageUnit.WAVE, Motion.LESS);
        showing.animator.showChoice(showing.session.view().position(), A1, () -> {});
        for (int frame = 0; frame < 19; frame++) {
            assertThat(showing.dark()).isEmpty();
            assertThat(mark(showing, A1)).isEqualTo(Mark.LAST_MOVE);
            showing.clock.move(0.02);
        }
    }

    @Test
    void aHintBlinksAndKeepsItsMarkUntilTheNextMove() {
        var showing = new Showing(START, CascadeDisplay.DARKEN, Pauses.NONE);
        showing.session.hint();
        assertThat(showing.dark()).containsExactly("a1");
        showing.clock.move(0.25);
        assertThat(showing.dark()).as("lit in between").isEmpty();
        showing.runToTheEnd();
        assertThat(showing.session.view().state()).isInstanceOf(HumanToMove.class);
        assertThat(mark(showing, A1)).isEqualTo(Mark.HINT);
        showing.session.choose(new Square(1, 1));
        assertThat(mark(showing, A1)).isEqualTo(Mark.NONE);
        assertThat(mark(showing, new Square(1, 1))).isEqualTo(Mark.LAST_MOVE);
        showing.session.undo();
        assertThat(mark(showing, new Square(1, 1))).isEqualTo(Mark.UNDONE_MOVE);
    }

    private static Mark mark(Showing showing, Square square) {
        return Objects.requireNonNull(showing.painted().get(square)).mark();
    }

    /** 0.4 s at the medium time of 0.6 s for a stage. */
    @ParameterizedTest
    @CsvSource({"0.6, 0.4", "1.5, 1.0", "0.15, 0.1"})
    void aChosenMoveBlinksForATimeThatFollowsTheSlider(double stageSeconds, double blinkSeconds) {
        var showing = new Showing(START, CascadeDisplay.SCATTER, Pauses.NONE);
        showing.settings = showing.settings.withStageSeconds(stageSeconds);
        int[] done = {0};
        showing.animator.showChoice(showing.session.view().position(), A1, () -> done[0]++);
        showing.clock.move(blinkSeconds - 0.01);
        assertThat(done[0]).isZero();
        showing.clock.move(0.02);
        assertThat(done[0]).isEqualTo(1);
        assertThat(showing.dark()).isEmpty();
    }

    private static Picture picture(BoardView board) {
        return Picture.of(board);
    }
}
