package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;

/** The window My Games: what it lists, and what can be done with the games in it. */
@Slow
class MyGamesTest extends WindowTest {
    private static final int GAMES = 60; // more than are shown before all are found

    private GameCollection collection() throws CollectionException {
        return PlayedGames.open(GameCollection.file(folders()));
    }

    private int count(GameFilter filter) throws CollectionException {
        try (var collection = collection()) {
            return collection.find(filter).size();
        }
    }

    private void openWithGames() throws IOException {
        Files.createDirectories(folders().data());
        try (var collection = collection()) {
            collection.keep(
                    IntStream.range(0, GAMES).mapToObj(PlayedGames::cubes).toList());
        }
        open(UnaryOperator.identity(), GameViews::all);
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        awaitGames(GAMES);
    }

    private void awaitGames(int count) {
        await(count + " games", () -> list().getItems().size() == count);
    }

    @SuppressWarnings("unchecked")
    private ListView<Long> list() {
        return (ListView<Long>) lookup("#my-games-list").queryAs(ListView.class);
    }

    private void choose(String filter, int index) {
        ChoiceBox<?> box = lookup("#my-games-" + filter).queryAs(ChoiceBox.class);
        interact(() -> box.getSelectionModel().select(index));
    }

    private void fire(String menu, int item) {
        interact(() ->
                lookup(menu).queryAs(MenuButton.class).getItems().get(item).fire());
    }

    private void awaitMessage(String name, String text) {
        await(text, () -> isShown(name) && text.equals(((Labeled) lookup(name).query()).getText()));
    }

    @Test
    void gamesAreListedFilteredDeletedAndBroughtBackByKeyboard() throws IOException {
        openWithGames();
        await(
                "the rows are read",
                () -> lookup(".list-cell").queryAllAs(ListCell.class).stream()
                        .anyMatch(
                                cell -> String.valueOf(cell.getAccessibleText()).contains("Jumping Cube")));
        choose("result", 1);
        awaitGames(count(GameFilter.ALL.ended(UserOutcome.WON)));
        choose("level", 5);
        awaitGames(count(GameFilter.ALL.ended(UserOutcome.WON).against("expert")));
        interact(list()::requestFocus);
        push(KeyCode.END);
        Long earliest = list().getSelectionModel().getSelectedItem();
        press("#my-games-reset");
        awaitGames(GAMES);
        assertThat(list().getSelectionModel().getSelectedItems())
                .as("among all games, the one that was chosen among few")
                .containsExactly(earliest);
        await(
                "all are counted",
                () -> "60 games".equals(lookup("#my-games-count").queryLabeled().getText()));
        interact(list()::requestFocus);
        push(KeyCode.END);
        push(KeyCode.SHIFT, KeyCode.UP);
        push(KeyCode.SHIFT, KeyCode.UP);
        var chosen = List.copyOf(list().getSelectionModel().getSelectedItems());
        push(KeyCode.DELETE);
        awaitGames(GAMES - 3);
        awaitMessage("#my-games-deleted", "3 games deleted.");
        assertThat(list().getItems()).doesNotContainAnyElementsOf(chosen);
        push(KeyCode.SHORTCUT, KeyCode.Z);
        awaitGames(GAMES);
        assertThat(list().getItems()).containsAll(chosen);
    }

    @Test
    void theChosenGameShowsHowItWentWhereThereIsRoom() throws IOException {
        openWithGames();
        await("the curve of the latest", () -> isShown("#my-games-curve"));
        interact(() -> list().getSelectionModel().select(1));
        await("no curve of two games", () -> !isShown("#my-games-curve"));
        interact(() -> list().getSelectionModel().clearAndSelect(2));
        await("the curve", () -> isShown("#my-games-curve"));
        interact(() -> list().getScene().getWindow().setHeight(430));
        await("room for the list", () -> !isShown("#my-games-curve"));
    }

    @Test
    void gamesOfTheArenaAreHiddenUntilTheyAreAskedFor() throws IOException {
        Files.createDirectories(folders().data());
        var computer = new Seat(true, Style.NEWTON, Skill.AVERAGE);
        var seats = new Seats(computer, computer);
        try (var collection = collection()) {
            for (int number = 0; number < 3; number++) {
                var game = PlayedGames.played(
                        PlayedGames.random(Games.CUBE, Map.of("size", "3"), seats, 500, number), number);
                String key = number == 0 ? game.key() : CollectedGame.TOURNAMENT + "0f" + number;
                collection.keep(new CollectedGame(
                        key, game.saved(), game.end(), game.origin(), Optional.empty(), game.ended()));
            }
        }
        open(UnaryOperator.identity(), GameViews::all);
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        awaitGames(1);
        press("#my-games-arena");
        awaitGames(3);
        press("#my-games-arena");
        awaitGames(1);
    }

    @Test
    void theGameOnTheBoardIsUnsavedOnceItIsDeletedHere() throws IOException {
        openTheLatestGame();
        assertThat(stage().getTitle()).doesNotEndWith("*");
        deleteTheLatestGame();
        await("a star", () -> stage().getTitle().endsWith("*"));
        push(KeyCode.SHORTCUT, KeyCode.Z);
        await("no star", () -> !stage().getTitle().endsWith("*"));
    }

    @Test
    void aGameOfTheArenaStaysSavedWhenTheOneThatWasOpenBeforeIsDeletedHere() throws IOException {
        openTheLatestGame();
        var watched = program().games().toSave();
        interact(() -> program().files().open(watched));
        deleteTheLatestGame();
        awaitMessage("#my-games-deleted", "1 game deleted.");
        assertThat(stage().getTitle()).doesNotEndWith("*");
    }

    private void openTheLatestGame() throws IOException {
        openWithGames();
        interact(list()::requestFocus);
        push(KeyCode.HOME);
        push(KeyCode.ENTER);
        await("the game on the board", () -> movesPlayed() > 0);
    }

    private void deleteTheLatestGame() {
        interact(() -> program().commands().run("games"));
        awaitGames(GAMES);
        interact(list()::requestFocus);
        push(KeyCode.HOME);
        push(KeyCode.DELETE);
    }

    @Test
    void theChoicesAreAsWideAfterChangesOfLanguageAsAtFirst() throws IOException {
        openWithGames();
        var before = widths();
        for (Language language : List.of(Language.GERMAN, Language.JAPANESE, Language.ENGLISH)) {
            interact(() -> program().settings().update(now -> now.withLanguage(language)));
            Frames.settle();
        }
        assertThat(widths()).isEqualTo(before);
    }

    private List<Double> widths() {
        return lookup("#my-games-filters .choice-box").queryAll().stream()
                .map(Region.class::cast)
                .map(Region::getWidth)
                .toList();
    }

    private long readRows() {
        return lookup(".list-cell").queryAllAs(ListCell.class).stream()
                .filter(cell -> !String.valueOf(cell.getAccessibleText()).isBlank() && cell.getAccessibleText() != null)
                .count();
    }

    @Test
    void aTallWindowReadsAllItsRowsOfWhicheverKindAndADoubleClickOnTheScrollBarOpensNone() throws Exception {
        openWithGames();
        try (var connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + GameCollection.file(folders()).toUri());
                var statement = connection.createStatement()) {
            statement.execute("UPDATE games SET game = 'jumpin'");
        }
        interact(() -> list().getSelectionModel().clearAndSelect(0));
        var bar = lookup("#my-games-list .scroll-bar").queryAll().stream()
                .filter(Node::isVisible)
                .findFirst()
                .orElseThrow();
        interact(() -> bar.fireEvent(doubleClick()));
        choose("result", 1);
        awaitGames(count(GameFilter.ALL.ended(UserOutcome.WON)));
        press("#my-games-reset");
        awaitGames(GAMES);
        interact(() -> list().getScene().getWindow().setHeight(GAMES * list().getFixedCellSize() + 400));
        await("all rows", () -> readRows() == GAMES);
    }

    private static MouseEvent doubleClick() {
        return new MouseEvent(
                MouseEvent.MOUSE_CLICKED,
                0,
                0,
                0,
                0,
                MouseButton.PRIMARY,
                2,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                false,
                false,
                true,
                null);
    }

    @Test
    void aGameOpensInTheFilmAndGamesThroughItsPositionAreFound() throws IOException {
        openWithGames();
        interact(() -> list().getSelectionModel().clearAndSelect(7));
        long id = list().getItems().get(7);
        push(KeyCode.ENTER);
        await("the film", () -> isShown("#replay-board"));
        assertThat(Window.getWindows()).containsExactly(stage());
        try (var collection = collection()) {
            var opened = collection.game(id).orElseThrow();
            assertThat(game().history()).isEqualTo(opened.history());
        }
        push(KeyCode.HOME);
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        awaitGames(GAMES);
        interact(() -> lookup("#my-games-through").queryAs(CheckBox.class).setSelected(true));
        awaitGames(count(GameFilter.ALL.ofSize(board().side())));
        push(KeyCode.ESCAPE);
        push(KeyCode.END);
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        awaitGames(1);
        assertThat(list().getItems()).containsExactly(id);
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        await("the review", () -> isShown("#review-run"));
        assertThat(count(GameFilter.ALL))
                .as("a game that was only looked at is not kept again")
                .isEqualTo(GAMES);
    }

    @Test
    void gamesGoOutToFilesAndComeBack() throws IOException {
        openWithGames();
        push(KeyCode.SHORTCUT, KeyCode.A);
        var out = Files.createDirectory(folder.resolve("out"));
        chooser.choose(out);
        fire("#my-games-export", 0);
        awaitMessage("#my-games-said", GAMES + " games saved in " + out + ".");
        var lines = folder.resolve("lines.txt");
        chooser.choose(lines);
        fire("#my-games-export", 2);
        awaitMessage("#my-games-said", GAMES + " games saved in " + lines + ".");
        assertThat(lines).content().hasLineCount(GAMES);
        chooser.choose(lines);
        fire("#my-games-import", 0);
        awaitMessage("#my-games-said", "No games added, " + GAMES + " were here already.");
        push(KeyCode.DELETE);
        awaitGames(0);
        Files.writeString(out.resolve("spoilt.jcube"), "{");
        chooser.choose(out);
        fire("#my-games-import", 1);
        awaitDialog();
        push(KeyCode.ESCAPE);
        awaitMessage("#my-games-said", GAMES + " games added, 1 could not be read.");
        awaitGames(GAMES);
    }

    @Test
    void theListIsFilteredWhileAnImportWaitsForAnotherProgram() throws Exception {
        openWithGames();
        push(KeyCode.SHORTCUT, KeyCode.A);
        var lines = folder.resolve("lines.txt");
        chooser.choose(lines);
        fire("#my-games-export", 2);
        awaitMessage("#my-games-said", GAMES + " games saved in " + lines + ".");
        try (var connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + GameCollection.file(folders()).toUri());
                var statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            chooser.choose(lines);
            fire("#my-games-import", 0);
            choose("result", 1);
            awaitGames(count(GameFilter.ALL.ended(UserOutcome.WON)));
            assertThat(isShown("#my-games-progress")).as("the import waits").isTrue();
        }
        awaitMessage("#my-games-said", "No games added, " + GAMES + " were here already.");
    }

    /** The first import of the three waits for another program, the other two for the first. */
    @Test
    void anImportThatIsStoppedStaysSoWhateverIsImportedNext() throws Exception {
        openWithGames();
        var stopped = Files.createDirectory(folder.resolve("stopped"));
        var next = Files.createDirectory(folder.resolve("next"));
        exportAlone(1, stopped);
        exportAlone(0, next);
        interact(() -> list().getSelectionModel().selectRange(0, 2));
        push(KeyCode.DELETE);
        awaitGames(GAMES - 2);
        var lines = folder.resolve("lines.txt");
        push(KeyCode.SHORTCUT, KeyCode.A);
        chooser.choose(lines);
        fire("#my-games-export", 2);
        awaitMessage("#my-games-said", GAMES - 2 + " games saved in " + lines + ".");
        try (var connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + GameCollection.file(folders()).toUri());
                var statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            chooser.choose(lines);
            fire("#my-games-import", 0);
            chooser.choose(stopped);
            fire("#my-games-import", 1);
            press("#my-games-stop");
            chooser.choose(next);
            fire("#my-games-import", 1);
        }
        awaitMessage("#my-games-said", "1 game added.");
        awaitGames(GAMES - 1);
    }

    private void exportAlone(int index, Path into) {
        interact(() -> list().getSelectionModel().clearAndSelect(index));
        chooser.choose(into);
        fire("#my-games-export", 0);
        awaitMessage("#my-games-said", "1 game saved in " + into + ".");
    }

    @Test
    void anUnfinishedGameCanBeContinuedAndAFinishedOneCannot() throws IOException {
        Files.createDirectories(folders().data());
        try (var collection = collection()) {
            var seats = new Seats(Seat.HUMAN, Seat.HUMAN);
            var cut = PlayedGames.random(Games.CUBE, Map.of("size", "6"), seats, 12, 1);
            collection.keep(PlayedGames.played(cut, 1));
            collection.keep(PlayedGames.cubes(2));
        }
        open(UnaryOperator.identity(), GameViews::all);
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        awaitGames(2);
        choose("result", 4);
        awaitGames(1);
        interact(() -> list().getSelectionModel().clearAndSelect(0));
        await("it can go on", () -> !lookup("#my-games-continue").query().isDisabled());
        press("#my-games-continue");
        await("the game", () -> game().history().turns().size() == 12);
        assertThat(isShown("#replay-board")).as("it is played, not looked at").isFalse();
        assertThat(Window.getWindows()).containsExactly(stage());
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        press("#my-games-reset");
        awaitGames(2);
        choose("result", 1);
        awaitGames(count(GameFilter.ALL.ended(UserOutcome.WON)));
        assertThat(lookup("#my-games-continue").query().isDisabled()).isTrue();
    }

    @Test
    void anUnfinishedGameThatWasOnlyLookedAtIsNotKeptAgain() throws IOException {
        Files.createDirectories(folders().data());
        try (var collection = collection()) {
            var seats = new Seats(Seat.HUMAN, Seat.HUMAN);
            var cut = PlayedGames.random(Games.CUBE, Map.of("size", "6"), seats, 12, 1);
            collection.keep(PlayedGames.played(cut, 1));
        }
        open(UnaryOperator.identity(), GameViews::all);
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        awaitGames(1);
        push(KeyCode.ENTER);
        await("the film", () -> isShown("#replay-board"));
        startAgain();
        assertThat(count(GameFilter.ALL)).isEqualTo(1);
    }
}
