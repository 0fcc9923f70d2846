package org.jumpingcube.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;

/** What becomes of the settings when two windows change them. */
class ChangesTest {
    private static final Settings START = Settings.DEFAULT;

    /** One change of each setting that there is. */
    private static final List<UnaryOperator<Settings>> ALL = List.of(
            now -> playerOne(now, new Seat(true, seat(now).style(), seat(now).skill())),
            now -> playerOne(
                    now,
                    new Seat(seat(now).isComputer(), Style.NEWTON, seat(now).skill())),
            now -> playerOne(now, new Seat(seat(now).isComputer(), seat(now).style(), Skill.EXPERT)),
            now -> now.withPlay(seated(now.play(), new Seats(seat(now), Seat.HUMAN))),
            now -> now.withPlay(new Play(
                    now.play().seats(),
                    true,
                    now.play().pauseBeforeStep(),
                    now.play().game(),
                    now.play().master())),
            now -> now.withPlay(new Play(
                    now.play().seats(),
                    now.play().pauseBeforeMove(),
                    true,
                    now.play().game(),
                    now.play().master())),
            now -> now.withPlay(CubeSize.set(now.play(), 9)),
            now -> master(now, new MasterThinking(9, now.play().master().inYourTime())),
            now -> master(now, new MasterThinking(now.play().master().seconds(), false)),
            now -> now.withLook(now.look().withTheme(Theme.DARK)),
            now -> look(
                    now,
                    new Colours("safe", "#e69f00", "#0072b2", "#f0f0f0"),
                    now.look().shapeOne()),
            now -> look(now, now.look().colours(), PipShape.RING),
            now -> now.withAnimation(now.animation().withStageSeconds(1.5)),
            now -> now.withAnimation(new MoveAnimation(
                    CascadeDisplay.BLINK,
                    now.animation().stageSeconds(),
                    StageUnit.WAVE,
                    now.animation().motion())),
            now -> now.withAnimation(new MoveAnimation(
                    now.animation().display(),
                    now.animation().stageSeconds(),
                    now.animation().stage(),
                    Motion.LESS)),
            now -> now.withLanguage(Language.GERMAN),
            now -> now.withKeepGames(false),
            now -> now.withShortcuts(with(now.shortcuts(), "hint", "F2")),
            now -> now.withShortcuts(with(now.shortcuts(), "undo", "")),
            now -> now.withWindow(now.window().withMaximised(true)),
            now -> now.withWindow(now.window().withToolbar(false)),
            now -> now.withWindow(now.window().withStatusbar(false)),
            now -> now.withWindow(now.window().withSidePanel(false)),
            now -> game(
                    now,
                    new GameChoice(
                            "jumpin",
                            chosen(now).options(),
                            chosen(now).changeSides(),
                            chosen(now).bestOf())),
            now -> game(
                    now,
                    new GameChoice(
                            chosen(now).name(),
                            with(chosen(now).options(), "jumpin.swap", "on"),
                            chosen(now).changeSides(),
                            chosen(now).bestOf())),
            now -> game(
                    now,
                    new GameChoice(
                            chosen(now).name(),
                            chosen(now).options(),
                            true,
                            chosen(now).bestOf())),
            now -> game(
                    now,
                    new GameChoice(
                            chosen(now).name(),
                            chosen(now).options(),
                            chosen(now).changeSides(),
                            5)),
            now -> now.withWindow(now.window().withSound(false)),
            now -> now.withWindow(now.window().withBounds(new WindowBounds(1, 2, 300, 400))),
            now -> now.withProgress(now.progress().withStepsIn("cube", 2)),
            now -> now.withProgress(now.progress().withLesson("race")),
            now -> now.withProgress(now.progress().withLesson("tempo")),
            now -> progress(now, Skill.EXPERT, now.progress().streak()),
            now -> progress(now, now.progress().level(), 2),
            now -> progress(
                    now,
                    now.progress().results(),
                    new PuzzleRecord(1500, now.progress().puzzles().streak(), SolvedDays.NONE)),
            now -> progress(
                    now,
                    with(now.progress().results(), "cube.newton.novice", "+"),
                    now.progress().puzzles()));

    private static Settings progress(Settings now, Skill level, int streak) {
        var old = now.progress();
        return now.withProgress(
                new Progress(old.firstSteps(), level, streak, old.results(), old.puzzles(), old.lessons()));
    }

    private static Settings progress(Settings now, Map<String, String> results, PuzzleRecord puzzles) {
        var old = now.progress();
        return now.withProgress(
                new Progress(old.firstSteps(), old.level(), old.streak(), results, puzzles, old.lessons()));
    }

    private static GameChoice chosen(Settings settings) {
        return settings.play().game();
    }

    private static Settings game(Settings now, GameChoice game) {
        return now.withPlay(now.play().withGame(game));
    }

    private static Seat seat(Settings settings) {
        return settings.play().seats().one();
    }

    private static Settings playerOne(Settings now, Seat seat) {
        return now.withPlay(
                seated(now.play(), new Seats(seat, now.play().seats().two())));
    }

    private static Settings master(Settings now, MasterThinking master) {
        var play = now.play();
        return now.withPlay(
                new Play(play.seats(), play.pauseBeforeMove(), play.pauseBeforeStep(), play.game(), master));
    }

    private static Settings look(Settings now, Colours colours, PipShape shapeOne) {
        var look = now.look();
        return now.withLook(new Look(
                colours, look.theme(), look.textSize(), look.points(), shapeOne, look.shapeTwo(), look.aids()));
    }

    private static Map<String, String> with(Map<String, String> keys, String name, String text) {
        var changed = new java.util.HashMap<>(keys);
        changed.put(name, text);
        return changed;
    }

    @Test
    void anyTwoSettingsThatTwoWindowsChangeAreBothKept() {
        for (var mine : ALL) {
            for (var theirs : ALL) {
                assertThat(theirs.apply(START).withChanges(START, mine.apply(START)))
                        .isEqualTo(mine.apply(theirs.apply(START)));
            }
        }
    }

    @Test
    void whatWasChangedAndChangedBackIsNoChange() {
        for (var theirs : ALL) {
            assertThat(theirs.apply(START).withChanges(START, START)).isEqualTo(theirs.apply(START));
        }
    }

    @Test
    void ofTwoValuesForOneSettingTheLaterOneHolds() {
        var theirs = START.withPlay(CubeSize.set(START.play(), 4));
        var mine = START.withPlay(CubeSize.set(START.play(), 8));
        assertThat(theirs.withChanges(START, mine)).isEqualTo(mine);
    }

    @Test
    void aPaletteAndAWindowsPlaceAreTakenWhole() {
        var theirs = colours("custom", "#000000", "#3b7fcc", "#123456");
        var mine = colours("safe", "#e69f00", "#0072b2", "#e4e7ea");
        assertThat(theirs.withChanges(START, mine)).isEqualTo(mine);
        assertThat(at(50, 10).withChanges(at(10, 10), at(10, 20))).isEqualTo(at(10, 20));
    }

    private static Settings colours(String palette, String one, String two, String neutral) {
        return look(START, new Colours(palette, one, two, neutral), PipShape.ROUND);
    }

    private static Settings at(double x, double y) {
        return START.withWindow(
                new WindowState(Optional.of(new WindowBounds(x, y, 300, 300)), false, true, true, true, true));
    }

    @Test
    void aShortcutThatIsTheUsualOneAgainGoes() {
        var before = START.withShortcuts(Map.of("hint", "F2", "undo", "F3"));
        var theirs = START.withShortcuts(Map.of("hint", "F2", "undo", "F4"));
        assertThat(theirs.withChanges(before, START.withShortcuts(Map.of("undo", "F3"))))
                .isEqualTo(START.withShortcuts(Map.of("undo", "F4")));
    }

    private static Settings recent(String... names) {
        return START.withRecentFiles(
                List.of(names).stream().map(name -> Path.of("/" + name)).toList());
    }

    @Test
    void theFilesOfTwoWindowsAreRememberedTheLatestFirst() {
        assertThat(recent("x", "a", "b").withChanges(recent("a", "b"), recent("y", "a", "b")))
                .isEqualTo(recent("y", "x", "a", "b"));
        assertThat(recent("x", "a", "b").withChanges(recent("a", "b"), recent("b", "a")))
                .as("one used again")
                .isEqualTo(recent("b", "x", "a"));
        assertThat(recent("x", "a", "b").withChanges(recent("a", "b"), recent("b")))
                .as("one that is gone")
                .isEqualTo(recent("x", "b"));
        assertThat(recent("x").withChanges(recent(), recent("x", "y"))).isEqualTo(recent("x", "y"));
    }

    @Test
    void ofTwoFullListsTheLatestTenAreKept() {
        var before = IntStream.range(0, 10).mapToObj(n -> "f" + n).toArray(String[]::new);
        var theirs = recent(before).withRecentFile(Path.of("/f9")).withRecentFile(Path.of("/x"));
        var mine = recent(before).withRecentFile(Path.of("/y"));
        assertThat(theirs.withChanges(recent(before), mine))
                .isEqualTo(recent("y", "x", "f9", "f0", "f1", "f2", "f3", "f4", "f5", "f6"));
    }

    private static Play seated(Play play, Seats seats) {
        return play.withSeats(seats);
    }
}
