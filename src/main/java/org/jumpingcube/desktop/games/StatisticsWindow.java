package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.statistics.RatingCurve;
import org.jumpingcube.collection.statistics.Statistics;
import org.jumpingcube.collection.statistics.Tally;
import org.jumpingcube.desktop.collection.GameLibrary;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Player;
import org.jumpingcube.picture.Png;
import org.jumpingcube.storage.PictureFile;
import org.jumpingcube.storage.SaveException;

/** What the user's games say: rating, accuracy and results, for one kind of game at a time. */
final class StatisticsWindow extends SideWindow {
    private static final double WIDTH = 900;
    private static final double HEIGHT = 720;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;
    private static final double CARD = 380;
    private static final double GAP = 14;
    private static final int SMOOTH = 10; // games in the line of the accuracy
    private static final double ROUND_RATING = 100;
    private static final double ROUND_ACCURACY = 5;
    private static final double CERTAIN = 2; // deviations: the true strength is within them with 95 %
    private static final String ENDING = ".png";
    private static final String YOU = ""; // whoever plays the computer and friends elsewhere

    private final GamesNeeds needs;
    private final Texts texts;
    private final Kinds kinds;
    private final EntryWording wording;
    private final GameLibrary library;
    private final ChoiceBox<GameView<?, ?>> game = new ChoiceBox<>();
    private final ChoiceBox<String> player = new ChoiceBox<>(); // a name, or YOU
    private final Label summary = Announcement.live(paragraph());
    private final Label best = paragraph();
    private final Label ratingNow = paragraph();
    private final Label accuracyNow = paragraph();
    private final Label said = Announcement.live(paragraph());
    private final Curve rating = new Curve();
    private final Curve accuracy = new Curve();
    private final ResultRows byOpponent;
    private final ResultRows bySize;
    private final ResultRows bySide;
    private final VBox sizes;
    private final EvenRows cards;
    private final VBox page;
    private final AtomicLong asked = new AtomicLong(); // an older question need not be answered any more
    private Optional<Found> found = Optional.empty();
    private boolean areNamesChanging;

    /** What is shown of a game. */
    private record Found(
            String game, List<String> names, Statistics statistics, Optional<CascadeSearch.Cascade> longest) {}

    /** A window that is not shown yet; the collection is opened when it is. */
    StatisticsWindow(GamesNeeds needs) {
        super(needs.owner(), needs.settings(), needs.texts().of("statistics.title"), WIDTH, HEIGHT);
        this.needs = needs;
        texts = needs.texts();
        kinds = new Kinds(needs.views());
        wording = new EntryWording(texts, kinds);
        library = new GameLibrary(
                "statistics",
                needs.folders(),
                needs.formats().own(),
                needs.clock(),
                trouble -> Platform.runLater(() -> tellOf(trouble)),
                broken -> Platform.runLater(() -> said.setText(texts.get("collection.set-aside", broken.toString()))));
        byOpponent = new ResultRows(texts);
        bySize = new ResultRows(texts);
        bySide = new ResultRows(texts);
        sizes = card("statistics.by-size", bySize);
        cards = new EvenRows(
                CARD,
                GAP,
                card("statistics.rating", ratingNow, rating),
                card("review.accuracy", accuracyNow, accuracy),
                card("statistics.by-opponent", byOpponent),
                new VBox(GAP, card("statistics.by-side", bySide), sizes));
        cards.setVisible(false);
        page = TextControls.styled(new VBox(GAP, summary, best, cards), "page");
        sizes.managedProperty().bind(sizes.visibleProperty());
        prepareGames();
        lay();
        texts.language().subscribe(language -> showFound());
        focusedProperty().subscribe(isFocused -> {
            if (isFocused) { // games may have been played meanwhile
                ask();
            }
        });
    }

    private static Label paragraph() {
        var label = new Label();
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    private VBox card(String key, Node... parts) {
        var title = TextControls.styled(TextControls.label(texts, key), "card-title");
        var card = TextControls.styled(new VBox(GAP / 2, title), "card");
        card.getChildren().addAll(parts);
        return card;
    }

    private void prepareGames() {
        game.setId("statistics-game");
        game.accessibleTextProperty().bind(texts.of("my-games.filter.game"));
        game.getItems().setAll(needs.views());
        game.getSelectionModel().selectFirst();
        game.setMinWidth(ChoiceBox.USE_PREF_SIZE);
        texts.language().subscribe(language -> game.setConverter(TextControls.worded(GameView::title)));
        game.valueProperty().subscribe((was, is) -> ask());
        player.setId("statistics-player");
        player.accessibleTextProperty().bind(texts.of("statistics.player"));
        player.getItems().setAll(List.of(YOU));
        player.setValue(YOU);
        player.setMinWidth(ChoiceBox.USE_PREF_SIZE);
        player.managedProperty().bind(player.visibleProperty());
        player.setVisible(false);
        texts.language()
                .subscribe(language -> player.setConverter(
                        TextControls.worded(name -> YOU.equals(name) ? texts.get("panel.you") : name)));
        player.valueProperty().subscribe((was, is) -> {
            if (!areNamesChanging) {
                ask();
            }
        });
    }

    private void lay() {
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        summary.setId("statistics-summary");
        said.managedProperty().bind(said.textProperty().isNotEmpty());
        var head = TextControls.styled(
                new FlowPane(
                        GAP,
                        GAP / 2,
                        game,
                        player,
                        TextControls.button(texts, "statistics.picture", this::savePicture),
                        said),
                "head");
        var scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        fill(new BorderPane(scroll, head, null, null, null), "statistics-window");
        setOnShown(event -> {
            game.requestFocus();
            ask();
        });
    }

    // Asking

    private void ask() {
        long question = asked.incrementAndGet();
        var view = game.getValue();
        String name = player.getValue();
        library.ask(
                collection ->
                        question == asked.get() ? Optional.of(look(collection, view, name)) : Optional.<Found>empty(),
                answer -> answer.filter(known -> question == asked.get()).ifPresent(known -> {
                    found = Optional.of(known);
                    showNames(known.names());
                    showFound();
                }));
    }

    private static Found look(GameCollection collection, GameView<?, ?> view, String player) throws IOException {
        String name = view.kind().name();
        var all = collection.entries(GameFilter.ALL.ofGame(name));
        var games = player.equals(YOU) ? all : seenBy(player, all);
        var statistics = Statistics.of(games, new Strengths(view.kind())::of, ZoneId.systemDefault());
        return new Found(name, names(all), statistics, CascadeSearch.in(collection, games));
    }

    /** The games of somebody who played others at this screen under this name. */
    private static List<GameEntry> seenBy(String name, List<GameEntry> games) {
        return games.stream()
                .filter(StatisticsWindow::isOfPeople)
                .flatMap(game -> Stream.of(Player.values())
                        .filter(side -> game.names().of(side).equals(name))
                        .filter(side -> !game.names().of(side.opponent()).equals(name))
                        .map(game::seenBy))
                .toList();
    }

    /** Programs have names as well. */
    private static boolean isOfPeople(GameEntry game) {
        return game.opponent().equals("human");
    }

    private static List<String> names(List<GameEntry> games) {
        return games.stream()
                .filter(StatisticsWindow::isOfPeople)
                .flatMap(game -> Stream.of(game.names().one(), game.names().two()))
                .filter(name -> !name.isEmpty())
                .distinct()
                .sorted()
                .toList();
    }

    private void showNames(List<String> names) {
        String chosen = player.getValue();
        var all = new ArrayList<>(List.of(YOU));
        all.addAll(names);
        if (!all.contains(chosen)) {
            all.add(chosen); // somebody who has played another game only
        }
        if (!player.getItems().equals(all)) {
            areNamesChanging = true;
            player.getItems().setAll(all);
            player.setValue(chosen);
            areNamesChanging = false;
        }
        player.setVisible(all.size() > 1);
    }

    // Showing

    private void showFound() {
        found.ifPresent(known -> {
            var all = known.statistics();
            summary.setText(
                    all.all().games() == 0
                            ? texts.get("statistics.nothing")
                            : texts.get(
                                    "statistics.summary",
                                    all.all().games(),
                                    all.all().won(),
                                    all.all().lost(),
                                    all.all().drawn(),
                                    Math.round(100 * all.all().share())));
            cards.setVisible(all.all().games() > 0);
            best.setText(best(known));
            showRating(known.game(), all.rating());
            showAccuracy(all.accuracy());
            byOpponent.show(all.byOpponent().stream()
                    .map(against -> new ResultRows.Result(opponent(against.opponent()), against.tally()))
                    .toList());
            bySide.show(Stream.of(Player.values())
                    .filter(all.bySide()::containsKey)
                    .map(side -> new ResultRows.Result(
                            SideNames.byColour(texts, side, kinds.side(known.game(), side)), tally(all, side)))
                    .toList());
            bySize.show(all.bySize().entrySet().stream()
                    .map(size -> new ResultRows.Result(size.getKey() + "x" + size.getKey(), size.getValue()))
                    .toList());
            sizes.setVisible(!all.bySize().isEmpty());
        });
    }

    private String opponent(String words) {
        return words.isEmpty() ? texts.get("statistics.unnamed") : wording.opponent(words);
    }

    private static Tally tally(Statistics all, Player side) {
        return all.bySide().getOrDefault(side, new Tally(0, 0, 0));
    }

    private String best(Found known) {
        int streak = known.statistics().streak();
        String run = streak == 0
                ? ""
                : texts.get(streak > 0 ? "statistics.streak.won" : "statistics.streak.lost", Math.abs(streak));
        String longest = known.statistics().longestStreak() == 0
                ? ""
                : texts.get("statistics.streak.longest", known.statistics().longestStreak());
        String cascade = known.longest()
                .map(most -> texts.get("statistics.cascade", most.extent(), date(day(most.ended()))))
                .orElse("");
        return Stream.of(run, longest, cascade).filter(text -> !text.isEmpty()).collect(Collectors.joining(" \u00b7 "));
    }

    private void showRating(String name, RatingCurve curve) {
        var points = curve.points();
        rating.setVisible(!points.isEmpty());
        if (points.isEmpty()) {
            ratingNow.setText(texts.get("statistics.rating.none"));
            return;
        }
        var now = points.get(points.size() - 1);
        String margin = whole(CERTAIN * now.rating().deviation());
        String elo = whole(now.rating().rating());
        String where = kinds.of(name)
                .map(view ->
                        new Strengths(view.kind()).between(texts, now.rating().rating()))
                .orElse("");
        ratingNow.setText(texts.get("statistics.rating.now", elo, margin, where));
        var plotted = points.stream()
                .map(point -> new Curve.Point(
                        point.day().toEpochDay(),
                        point.rating().rating(),
                        CERTAIN * point.rating().deviation()))
                .toList();
        var first = points.get(0);
        rating.plot(
                plotted,
                List.of(),
                Curve.Range.around(plotted, ROUND_RATING),
                StatisticsWindow::whole,
                List.of(date(first.day()), date(now.day())));
        rating.setAccessibleText(texts.get(
                "statistics.rating.help",
                whole(first.rating().rating()),
                date(first.day()),
                elo,
                date(now.day()),
                margin));
    }

    /** A rating as it is written, without marks between the thousands. */
    private static String whole(double elo) {
        return Long.toString(Math.round(elo));
    }

    /** A dot for each game, and a line of the mean of the latest games up to each. */
    private void showAccuracy(List<Statistics.Accuracy> games) {
        accuracy.setVisible(!games.isEmpty());
        if (games.isEmpty()) {
            accuracyNow.setText(texts.get("statistics.accuracy.none"));
            return;
        }
        var line = new ArrayList<Curve.Point>();
        var dots = new ArrayList<Double>();
        for (int index = 0; index < games.size(); index++) {
            double mean = mean(games.subList(Math.max(0, index + 1 - SMOOTH), index + 1));
            line.add(new Curve.Point(index, mean, 0));
            dots.add(100 * games.get(index).share());
        }
        var seen = IntStream.range(0, dots.size())
                .mapToObj(index -> new Curve.Point(index, dots.get(index), 0))
                .toList();
        long latest = Math.round(line.get(line.size() - 1).value());
        accuracyNow.setText(texts.get("statistics.accuracy.now", games.size(), Math.round(mean(games)), latest));
        accuracy.plot(
                line,
                dots,
                Curve.Range.around(seen, ROUND_ACCURACY),
                value -> texts.get("review.percent", Math.round(value)),
                List.of(
                        date(games.get(0).day()),
                        date(games.get(games.size() - 1).day())));
        accuracy.setAccessibleText(accuracyNow.getText());
    }

    private static double mean(List<Statistics.Accuracy> games) {
        return 100
                * games.stream()
                        .mapToDouble(Statistics.Accuracy::share)
                        .average()
                        .orElse(0);
    }

    private static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneId.systemDefault());
    }

    private String date(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.locale())
                .format(day);
    }

    // A picture of the page

    private void savePicture() {
        needs.chooser()
                .apply(this)
                .toSavePicture(texts.get("statistics.suggestion") + ENDING, ENDING)
                .ifPresent(chosen -> {
                    var parameters = new SnapshotParameters();
                    parameters.setFill(Color.WHITE);
                    write(page.snapshot(parameters, null), chosen.file().getPath());
                });
    }

    private void write(WritableImage image, String name) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] colours = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colours, 0, width);
        var file = Path.of(name.endsWith(ENDING) ? name : name + ENDING);
        library.ask(
                collection -> {
                    try {
                        PictureFile.write(file, Png.write(width, height, colours));
                        return texts.get("picture.saved", String.valueOf(file.getFileName()));
                    } catch (SaveException e) {
                        return texts.get(
                                "picture.not-saved",
                                file.toString(),
                                e.problem().text(texts.locale()));
                    }
                },
                said::setText);
    }

    private void tellOf(IOException trouble) {
        summary.setText(texts.get("my-games.trouble", String.valueOf(trouble.getMessage())));
    }

    /** Ends what this window is doing; completes when all is written. */
    CompletableFuture<Void> end() {
        return library.close();
    }
}
