package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.model.OpenGame.Moment;
import org.jumpingcube.game.Player;
import org.jumpingcube.language.Language;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.VisualAids;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands beside the board, and that it is told of everything once. */
@Slow
class SidePanelTest extends WindowTest {
    private static final String[] GAME = {"a1", "c3", "a1", "c3", "b1", "c2", "a1"};

    /** The heights of the line after each move, 0 in the middle. */
    private List<Double> line() {
        var points =
                lookup(".advantage-chart .one .line").queryAs(Polyline.class).getPoints();
        return IntStream.range(1, points.size() / 2)
                .mapToObj(move -> points.get(1) - points.get(2 * move + 1))
                .toList();
    }

    private List<Integer> leads() {
        return game().history().turns().stream()
                .map(turn -> turn.after().board().count(Player.ONE)
                        - turn.after().board().count(Player.TWO))
                .toList();
    }

    @Test
    void theChartHasTheLeadAfterEachMove() {
        open(UnaryOperator.identity());
        clickSquares(GAME);
        leaveBoard();
        interact(() -> stage().getScene().getRoot().layout());
        List<Integer> leads = leads();
        assertThat(leads).contains(0, 1).hasSize(GAME.length);
        double step = line().get(0) / leads.get(0);
        assertThat(line()).isEqualTo(leads.stream().map(lead -> lead * step).toList());
    }

    @Test
    void allNumbersOfTheChartLieOnItAlsoThoseOfThreeDigits() {
        open(boardSize(15));
        for (int move = 0; move < 120; move++) {
            var first = game().position().legalMoves().get(0);
            interact(() -> CubesPlayedBy.session(program()).choose(first));
            if (move < 9) {
                assertNoTextsOfTheChartOverlap();
            }
        }
        interact(() -> stage().getScene().getRoot().layout());
        var chart = lookup(".advantage-chart").queryAs(Region.class);
        List<Label> numbers = List.copyOf(lookup(".advantage-chart .axis").queryAllAs(Label.class));
        assertThat(numbers).extracting(Label::getText).contains("1", "60");
        assertThat(numbers)
                .allSatisfy(number -> assertThat(chart.getLayoutBounds().contains(number.getBoundsInParent()))
                        .as(number.getText())
                        .isTrue());
    }

    private void assertNoTextsOfTheChartOverlap() {
        interact(() -> stage().getScene().getRoot().layout());
        var below = lookup(".advantage-chart .axis").queryAllAs(Label.class).stream()
                .filter(label -> !label.getText().isEmpty())
                .toList();
        for (Label one : below) {
            assertThat(below)
                    .filteredOn(other -> other != one)
                    .noneMatch(other -> other.getBoundsInParent().intersects(one.getBoundsInParent()));
        }
    }

    private static String words(SessionView<?, ?> view) {
        return view.history().cursor() + " " + view.state();
    }

    @Test
    void everyChangeIsToldOnceWithTheBoardAsItIsThen() {
        open(now -> now.withLook(new Look(
                Look.DEFAULT.colours(),
                Look.DEFAULT.theme(),
                Look.DEFAULT.textSize(),
                Look.DEFAULT.points(),
                Look.DEFAULT.shapeOne(),
                Look.DEFAULT.shapeTwo(),
                VisualAids.NONE))); // previews are changes of their own
        var views = new ArrayList<String>();
        var told = new ArrayList<Moment<?, ?>>();
        interact(() -> {
            program().games().view().subscribe(view -> views.add(words(view)));
            program().games().shown().get().moments().subscribe(moment -> told.add(moment));
        });
        clickSquares(GAME);
        interact(() -> program().games().session().undo());
        assertThat(views).hasSizeGreaterThan(GAME.length);
        assertThat(told.stream().map(moment -> words(moment.view())).toList()).isEqualTo(views);
        int ones = board().count(Player.ONE);
        assertThat(told.get(told.size() - 1).tally().standing().one()).isEqualTo(ones);
    }

    private List<Boolean> areFramed() {
        return lookup(".player-card").queryAll().stream()
                .map(card -> card.getPseudoClassStates().contains(PseudoClass.getPseudoClass("to-move")))
                .toList();
    }

    @Test
    void theCardOfTheOneToMoveIsFramedUntilTheGameIsOver() {
        open(UnaryOperator.identity());
        assertThat(areFramed()).containsExactly(true, false);
        clickSquare("b2");
        assertThat(areFramed()).containsExactly(false, true);
        playToTheEnd();
        assertThat(areFramed()).containsExactly(false, false);
    }

    @ParameterizedTest
    @CsvSource({"780, 600", "1100, 800", "1880, 1040"})
    void theCardsAreAlikeAndTheBoardKeepsItsSizeBesideThem(int width, int height) {
        open(windowSize(width, height).andThen(computers(false, true))::apply, FirstMoveEngine.held());
        Bounds one = placeOf("#name-1");
        Bounds two = placeOf("#name-2");
        assertThat(two.getWidth()).isCloseTo(one.getWidth(), within(1.0));
        assertThat(two.getMinY()).isEqualTo(one.getMinY());
        assertThat(two.getMinX()).isGreaterThan(one.getMaxX());
        double side = place(".side").getWidth();
        assertThat(side <= 292
                        || side <= 0.27 * width
                        || boardView().getWidth() >= boardView().getHeight())
                .as("%s beside %s", side, boardView().getLayoutBounds())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "jumpin"})
    void bothCardsHaveTheirUnitsAndTheScoreInTheSamePlaceAtEverySizeInEveryLanguage(String kind) {
        UnaryOperator<Settings> game =
                now -> now.withPlay(now.play().withGame(new GameChoice(kind, Map.of(), false, 1)));
        open(windowSize(780, 600).andThen(game).andThen(computers(false, true))::apply, GameViews::all);
        checkCards("at first");
        Language.translated().forEach(this::checkCards);
        for (double[] size : new double[][] {{1366, 768}, {1880, 1040}, {800, 480}}) {
            interact(() -> {
                stage().setWidth(size[0]);
                stage().setHeight(size[1]);
            });
            checkCards(List.of(size[0], size[1]));
            Stream.of(Language.DUTCH, Language.FRENCH).forEach(this::checkCards);
        }
    }

    @ParameterizedTest
    @CsvSource({"POLISH, false, Katarzyna", "UKRAINIAN, true, Початківець"})
    void aCardGetsTheRoomThatTheOtherHasLeft(Language language, boolean isComputer, String longest) {
        open(windowSize(800, 480).andThen(computers(false, isComputer))::apply, FirstMoveEngine.held());
        interact(() -> program()
                .settings()
                .update(now -> now.withLanguage(language).withFriends(new Friends(isComputer ? "" : longest, ""))));
        Frames.settle();
        var words = new ArrayList<String>();
        for (Node card : lookup(".player-card").queryAll()) {
            double edge = card.localToScene(card.getLayoutBounds()).getMaxX();
            for (Node node : card.lookupAll(".person .label")) {
                var label = (Label) node;
                words.add(label.getText());
                assertThat(Scenes.isCut(label)).as(label.getText()).isFalse();
                assertThat(label.localToScene(label.getLayoutBounds()).getMaxX())
                        .as(label.getText())
                        .isLessThanOrEqualTo(edge - 9);
            }
        }
        assertThat(words).contains(longest);
    }

    private void checkCards(Language language) {
        interact(() -> program().settings().update(now -> now.withLanguage(language)));
        checkCards((Object) language);
    }

    private void checkCards(Object when) {
        Frames.settle();
        var places = new ArrayList<Double>();
        for (Node node : lookup(".player-card").queryAll()) {
            var card = node.localToScene(node.getLayoutBounds());
            var rows = node.lookupAll(".count").stream()
                    .map(row -> row.localToScene(row.getBoundsInLocal()))
                    .toList();
            assertThat(rows).as("%s", when).hasSize(2).allMatch(card::contains);
            for (Node part : node.lookupAll(".count > .label")) {
                var label = (Label) part;
                assertThat(label.getText()).as("%s", when).isNotEmpty();
                assertThat(Scenes.isCut(label)).as("%s: %s", when, label).isFalse();
                assertThat(label.isVisible()).as("%s: %s", when, label).isTrue();
            }
            places.add(rows.get(0).getMinY());
        }
        assertThat(places.get(0)).as("%s", when).isEqualTo(places.get(1));
    }

    private Bounds placeOf(String name) {
        return lookup(".player-card").queryAll().stream()
                .filter(card -> card.lookup(name) != null)
                .map(card -> card.localToScene(card.getLayoutBounds()))
                .findFirst()
                .orElseThrow();
    }

    private List<Node> entries() {
        return lookup("#move-list .entry").queryAll().stream()
                .filter(Node::isVisible)
                .filter(entry -> entry.getParent().isVisible())
                .toList();
    }

    private static String words(Node entry) {
        return ((Parent) entry)
                .getChildrenUnmodifiable().stream()
                        .filter(Label.class::isInstance)
                        .filter(Node::isVisible)
                        .map(label -> ((Label) label).getText())
                        .collect(Collectors.joining(" "))
                        .strip();
    }

    @ParameterizedTest
    @CsvSource({"800, 600, 4", "1440, 960, 4"})
    void aMoveTellsItsBurstsAndGainAndStaysInItsPlaceInOneColumnOrTwo(int width, int height, int lines) {
        open(windowSize(width, height));
        clickSquares("a1", "c3", "a1", "c3");
        interact(() -> stage().getScene().getRoot().layout());
        var places = entries().stream()
                .map(entry -> entry.localToScene(entry.getLayoutBounds()))
                .toList();
        clickSquares("b1", "c2", "a1");
        interact(() -> stage().getScene().getRoot().layout());
        picture().keep("side-%d".formatted(width));
        assertThat(entries().stream().map(SidePanelTest::words))
                .containsExactlyInAnyOrder("a1", "c3", "a1 \u27261 +2", "c3 \u27261 +2", "b1", "c2", "a1");
        assertThat(entries().stream().map(entry -> entry.localToScene(entry.getLayoutBounds())))
                .containsAll(places);
        assertThat(lookup("#move-list").queryListView().getItems()).hasSize(lines);
        assertThat(isLastMoveSeen()).isTrue();
        clickOn(entries().stream()
                .filter(entry -> words(entry).equals("c2"))
                .findFirst()
                .orElseThrow());
        await("the film after six moves", () -> text("#replay-where").equals("Move 3 of 4 \u00b7 c2"));
    }

    private boolean isLastMoveSeen() {
        ListView<?> list = lookup("#move-list").queryListView();
        var window = list.localToScene(list.getBoundsInLocal());
        return lookup("#move-list .list-cell").queryAllAs(ListCell.class).stream()
                .filter(cell -> cell.getIndex() == list.getItems().size() - 1)
                .map(cell -> cell.localToScene(cell.getBoundsInLocal()))
                .anyMatch(cell -> cell.getMinY() >= window.getMinY() && cell.getMaxY() <= window.getMaxY());
    }

    /** Two computers that think of nothing play as fast as the window takes it; a game on a large board does not end. */
    @Test
    void theListOfMovesFollowsToTheLastMoveHoweverFastTheyCome() {
        open(computers(true, true).andThen(windowSize(900, 520)).andThen(boardSize(15))::apply, new FirstMoveEngine());
        for (String round : List.of("shown", "hidden and shown", "made smaller", "taken back and played again")) {
            press("#action-button");
            int goal = movesPlayed() + 14;
            await("moves", () -> movesPlayed() >= goal);
            switch (round) {
                case "hidden and shown" -> {
                    type(KeyCode.F9);
                    await("moves unseen", () -> movesPlayed() >= goal + 8);
                    type(KeyCode.F9);
                }
                case "made smaller" -> interact(() -> stage().setHeight(506));
                default -> {}
            }
            press("#action-button");
            if (round.startsWith("taken")) {
                interact(() -> {
                    for (int move = 0; move < 12; move++) {
                        program().games().session().undo();
                    }
                    for (int move = 0; move < 12; move++) {
                        program().games().session().redo();
                    }
                });
            }
            await("the last move is in sight: " + round, this::isLastMoveSeen);
        }
    }
}
