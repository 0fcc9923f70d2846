package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.arena.Entrant;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.ResultFile;
import org.jumpingcube.arena.TableText;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentJson;
import org.jumpingcube.arena.TournamentRun;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The window Arena: what it plays is what the command plays, whatever happens meanwhile. */
@Slow
class ArenaTest extends WindowTest {
    private static final Path RUDE = Path.of("src/test/resources/arena/rude.sh");

    private static Tournament of(int games, Entrant... entrants) {
        return new Tournament(
                "cube",
                List.of(entrants),
                List.of(GameOptions.of("size", 4)),
                games,
                Openings.of(2),
                "",
                20,
                Tournament.Scheme.ROUND_ROBIN,
                Optional.empty(),
                7);
    }

    private static Entrant player(String text) {
        return new Entrant(text, Entrant.Kind.PLAYER, text);
    }

    /** What the command prints of the games, without times. */
    private static String byCommand(Tournament tournament) throws InterruptedException {
        var run = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), game -> {});
        assertThat(run.play(1)).isTrue();
        return TableText.csv(tournament, run.games());
    }

    private static String kept(Path file, Tournament tournament) throws IOException {
        try (var results = ResultFile.open(results(file), tournament)) {
            return TableText.csv(tournament, results.earlier());
        }
    }

    private static Path results(Path file) {
        return file.resolveSibling(file.getFileName() + ".results");
    }

    private static long gamesIn(Path results) {
        try {
            return Files.exists(results) ? Files.readString(results).lines().count() - 1 : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<GameEntry> collected() throws CollectionException {
        program().collector().pending().join();
        try (var collection = PlayedGames.open(GameCollection.file(folders()))) {
            return collection.entries(GameFilter.ALL);
        }
    }

    private void openArena() {
        push(KeyCode.SHORTCUT, KeyCode.T);
        await("the arena", () -> isShown("#arena-form"));
    }

    private Path openWith(Tournament tournament) throws IOException {
        var file = Files.writeString(folder.resolve("bots.json"), TournamentJson.write(tournament));
        open(UnaryOperator.identity(), GameViews::all);
        openArena();
        chooser.choose(file);
        push(KeyCode.SHORTCUT, KeyCode.O);
        await("the file", () -> field("#arena-seed").getText().equals("7"));
        return file;
    }

    private TextInputControl field(String query) {
        return lookup(query).queryAs(TextInputControl.class);
    }

    private void fire(String query) {
        interact(() -> lookup(query).queryAs(Button.class).fire());
    }

    private void awaitStatus(String beginning) {
        await(beginning, () -> text("#arena-status").startsWith(beginning));
    }

    @SuppressWarnings("unchecked")
    private ListView<PlayedGame> list() {
        return (ListView<PlayedGame>) lookup("#arena-list").queryAs(ListView.class);
    }

    private String plot() {
        return String.valueOf(lookup("#arena-plot").queryAs(Region.class).getAccessibleText());
    }

    private void export(String form) {
        interact(() -> lookup("#arena-export").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> item.getId().equals("arena-export-" + form))
                .forEach(MenuItem::fire));
    }

    private String table() {
        return lookup("#arena-table").queryAs(ScrollPane.class).getAccessibleText();
    }

    private List<String> names() {
        return lookup("#arena-form .entrant .text-field").queryAllAs(TextField.class).stream()
                .filter(field -> field.getPrefColumnCount() == 11)
                .map(TextField::getText)
                .toList();
    }

    @Test
    void namesThatNobodyHasGivenFollowTheLanguageUntilAnythingIsPlayed() throws Exception {
        open(UnaryOperator.identity(), GameViews::all);
        openArena();
        assertThat(names()).containsExactly("Kepler Average", "Newton Average", "Kepler Novice");
        interact(() -> lookup("#arena-form .entrant .text-field")
                .queryAs(TextInputControl.class)
                .setText("Mine"));
        interact(() -> program().settings().update(now -> now.withLanguage(Language.GERMAN)));
        assertThat(names()).containsExactly("Mine", "Newton Mittel", "Kepler Lehrling");
        assertThat(lookup("#arena-start").query().isDisabled()).isFalse();
    }

    @Test
    void theNamesOfATournamentInAFileStay() throws Exception {
        openWith(of(4, new Entrant("Kepler Average", Entrant.Kind.PLAYER, "kepler average"), player("random")));
        interact(() -> program().settings().update(now -> now.withLanguage(Language.GERMAN)));
        assertThat(names()).containsExactly("Kepler Average", "random");
    }

    @Test
    void aTournamentIsPlayedWhileTheWindowIsBusyAndItsGamesAreThoseOfTheCommand() throws Exception {
        var tournament = of(4, player("kepler beginner"), player("kepler novice"), player("greedy"));
        var file = openWith(tournament);
        interact(() -> {
            lookup("#arena-start").queryAs(Button.class).fire();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (gamesIn(results(file)) < tournament.total() && System.nanoTime() < end) {
                Thread.onSpinWait(); // all games are played though this thread does nothing for them
            }
            assertThat(gamesIn(results(file))).isEqualTo(tournament.total());
        });
        awaitStatus("Tournament finished after 12 of at most 12 games.");
        assertThat(kept(file, tournament)).isEqualTo(byCommand(tournament));
        var run = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), game -> {});
        assertThat(run.play(1)).isTrue();
        var best = run.table().rows().get(run.table().ranking().get(0));
        await("the table", () -> table().startsWith("1. " + best.entrant().name()));
        assertThat(table())
                .contains(
                        "Elo %+.0f, ± %.0f; points %.1f, games 8".formatted(best.elo(), best.margin(), best.points()));
        await("the plot", () -> plot().contains("Games: 12"));
        assertThat(plot()).contains("%s: Elo ".formatted(best.entrant().name()), "± %.0f".formatted(best.margin()));
        for (String form : List.of("html", "json", "csv")) {
            var report = folder.resolve("report." + form);
            chooser.choose(folder.resolve(form.equals("html") ? "report" : "report." + form));
            export(form);
            await(form, () -> Files.exists(report));
        }
        assertThat(folder.resolve("report.csv")).hasContent(byCommand(tournament));
        assertThat(folder.resolve("report.html")).content().contains("<svg ", "kepler novice");
        interact(() -> lookup("#arena-page-games").queryAs(ToggleButton.class).fire());
        var list = list();
        assertThat(list.getItems()).hasSize(12);
        var byGreedy = list.getItems().stream()
                .filter(game -> game.first() == 2 && game.second() == 0)
                .findFirst()
                .orElseThrow();
        interact(() -> list.getSelectionModel().select(byGreedy));
        fire("#arena-look-back");
        await("the film", () -> isShown("#replay-board"));
        assertThat(program().games().now().seats())
                .isEqualTo(new Seats(Seat.COMPUTER.named("greedy"), new Seat(true, Style.KEPLER, Skill.BEGINNER)));
        assertThat(collected())
                .hasSize(12)
                .allSatisfy(game -> assertThat(game.origin()).isEqualTo(Origin.WATCHED))
                .anySatisfy(game -> assertThat(game.names()).isEqualTo(new SeatNames("greedy", "")));
        assertThat(Window.getWindows()).containsExactly(stage());
    }

    private <T> T last(String query, Class<T> type) {
        var found = lookup(query).queryAll().stream()
                .filter(node -> node.isVisible())
                .map(type::cast)
                .toList();
        return found.get(found.size() - 1);
    }

    @Test
    @SuppressWarnings("unchecked")
    void aProgramIsCalledAsItsFileAndNothingIsWrongBeforeItIsNamed() {
        open(UnaryOperator.identity(), GameViews::all);
        openArena();
        fire("#arena-add");
        var name = last(".entrant .text-field", TextInputControl.class);
        assertThat(name.getText()).isEqualTo("Kepler Average 2");
        var sort = (ChoiceBox<Object>)
                last(".entrant .choice-box", ChoiceBox.class).getParent().getChildrenUnmodifiable().stream()
                        .filter(ChoiceBox.class::isInstance)
                        .findFirst()
                        .orElseThrow();
        interact(() -> sort.setValue(sort.getItems().get(1)));
        assertThat(name.getText()).isEmpty();
        assertThat(last(".entrant .problem", Labeled.class).getText()).isEmpty();
        assertThat(lookup("#arena-start").queryButton().isDisabled()).isTrue();
        var command = last(".entrant .text-field", TextInputControl.class);
        interact(() -> command.setText("python3 bots/my_player.py"));
        assertThat(name.getText()).isEqualTo("my_player");
        interact(() -> command.setText(""));
        assertThat(last(".entrant .problem", Labeled.class).getText()).isNotEmpty();
        interact(() -> {
            name.setText("Mine");
            command.setText("sh other.sh");
        });
        assertThat(name.getText()).as("the user's own name").isEqualTo("Mine");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aRudeProgramIsAskedAboutLosesItsGamesAndTheOthersGoOn() throws Exception {
        var rude = new Entrant("Rude", Entrant.Kind.JUMP61, " sh  " + RUDE.toAbsolutePath() + " crash");
        openWith(of(2, rude, player("greedy"), player("random")));
        interact(() -> program().settings().update(now -> now.withKeepGames(false)));
        Platform.runLater(() -> lookup("#arena-start").queryAs(Button.class).fire());
        awaitDialog();
        push(KeyCode.ESCAPE);
        assertThat(text("#arena-start")).as("nothing is started").isEqualTo("Start");
        Platform.runLater(() -> lookup("#arena-try").queryAs(Button.class).fire());
        awaitDialog();
        press("#arena-ask-yes");
        await("the trial", () -> text("#arena-said").contains("I give up"));
        fire("#arena-start");
        awaitStatus("Tournament finished");
        assertThat(GameCollection.file(folders()))
                .as("finished games are not kept")
                .doesNotExist();
        await("the faults", () -> table().contains("4 × crash"));
        interact(() -> lookup("#arena-page-games").queryAs(ToggleButton.class).fire());
        var list = list();
        interact(() -> list.getSelectionModel().select(0));
        Platform.runLater(() -> lookup("#arena-lines").queryAs(Button.class).fire());
        awaitDialog();
        assertThat(lookup(".dialog-pane .content").queryAs(Labeled.class).getText())
                .contains("I give up");
        push(KeyCode.ESCAPE);
    }

    @Test
    void aTournamentThatWasNeverSavedGoesOnAfterAStopAndARestart() throws Exception {
        var tournament = of(40, player("kepler beginner"), player("newton beginner"));
        openWith(tournament);
        interact(() -> field("#arena-games").setText("41"));
        assertThat(lookup("#arena-start").query().isDisabled()).isTrue();
        assertThat(text("#arena-games-problem")).isEqualTo("An even number from 2 to 10,000.");
        interact(() -> field("#arena-games").setText("120"));
        var longer = of(120, player("kepler beginner"), player("newton beginner"));
        var own = folders().state().resolve("arena.json");
        fire("#arena-start");
        await("some games", () -> gamesIn(results(own)) >= 3);
        fire("#arena-stop");
        awaitStatus("Stopped after");
        long before = gamesIn(results(own));
        assertThat(before).isBetween(3L, 119L);
        close();
        open(UnaryOperator.identity(), GameViews::all);
        openArena();
        await("what was there", () -> field("#arena-games").getText().equals("120"));
        fire("#arena-start");
        awaitStatus("Tournament finished after 120");
        assertThat(kept(own, longer)).isEqualTo(byCommand(longer));
    }
}
