package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.paint.Color;
import org.jumpingcube.collection.GameAccess;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.LightChoiceBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.TroubleWording;
import org.jumpingcube.picture.Png;
import org.jumpingcube.storage.PictureFile;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.worker.Requests;

/** What the user's games say: rating, accuracy and results, for one kind of game at a time. */
final class StatisticsWindow extends SideWindow {
    private static final double WIDTH = 900;
    private static final double HEIGHT = 720;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;
    private static final double GAP = 14;
    private static final String ENDING = ".png";

    private final Program program;
    private final Texts texts;
    private final StatisticsPage page;
    private final GameAccess games;
    private final ChoiceBox<GameView<?, ?>> game;
    private final ChoiceBox<String> player; // a name, or Findings.YOU
    private final Label said = Announcement.live(TextControls.wrapped(new Label()));
    private final Requests requests;
    private Optional<Findings> found = Optional.empty();
    private boolean areNamesChanging;

    /** A window that is not shown yet; the collection is opened when it is. */
    StatisticsWindow(Program program) {
        super(program.stage(), program.settings(), program.texts().of("statistics.title"), WIDTH, HEIGHT);
        this.program = program;
        texts = program.texts();
        var kinds = new Kinds(program.games().views().toList());
        page = new StatisticsPage(texts, kinds);
        games = program.library()
                .access(
                        trouble -> Platform.runLater(() -> tellOf(trouble)),
                        broken -> Platform.runLater(
                                () -> said.setText(texts.get("collection.set-aside", broken.toString()))));
        requests = games.requests();
        game = new LightChoiceBox<>(texts, GameView::title);
        player = new LightChoiceBox<>(texts, name -> Findings.YOU.equals(name) ? texts.get("panel.you") : name);
        prepareGames();
        lay();
        texts.language().subscribe(language -> found.ifPresent(page::show));
        Themes.follow(
                program.settings(),
                look -> { // the small boards are painted
                    kinds.restyle(look);
                    found.ifPresent(page::show);
                });
        focusedProperty().subscribe(isFocused -> {
            if (isFocused) { // games may have been played meanwhile
                ask();
            }
        });
    }

    private void prepareGames() {
        game.setId("statistics-game");
        game.accessibleTextProperty().bind(texts.of("my-games.filter.game"));
        game.getItems().setAll(program.games().views().toList());
        game.getSelectionModel().selectFirst();
        game.setMinWidth(ChoiceBox.USE_PREF_SIZE);
        game.valueProperty().subscribe((was, is) -> ask());
        player.setId("statistics-player");
        player.accessibleTextProperty().bind(texts.of("statistics.player"));
        player.getItems().setAll(List.of(Findings.YOU));
        player.setValue(Findings.YOU);
        player.setMinWidth(ChoiceBox.USE_PREF_SIZE);
        player.managedProperty().bind(player.visibleProperty());
        player.setVisible(false);
        player.valueProperty().subscribe((was, is) -> {
            if (!areNamesChanging) {
                ask();
            }
        });
    }

    private void lay() {
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
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
        var request = requests.next();
        var view = game.getValue();
        String name = player.getValue();
        games.run(request, collection -> {
            var known = Findings.of(collection, view, name);
            request.answer(() -> show(known));
        });
    }

    private void show(Findings known) {
        found = Optional.of(known);
        showNames(known.names());
        page.show(known);
    }

    private void showNames(List<String> names) {
        String chosen = player.getValue();
        var all = new ArrayList<>(List.of(Findings.YOU));
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

    // A picture of the page

    private void savePicture() {
        program.choosers()
                .apply(this)
                .toSavePicture(texts.get("statistics.suggestion") + ENDING, ENDING)
                .flatMap(chosen -> chosen.withEnding(ENDING, program.questions()::mayReplace))
                .ifPresent(file -> {
                    var parameters = new SnapshotParameters();
                    parameters.setFill(Color.WHITE);
                    write(page.snapshot(parameters, null), file);
                });
    }

    private void write(WritableImage image, Path file) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] colours = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colours, 0, width);
        games.transfer(
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
        page.say(TroubleWording.text(texts, trouble));
    }
}
