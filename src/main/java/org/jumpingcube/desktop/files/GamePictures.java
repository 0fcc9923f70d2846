package org.jumpingcube.desktop.files;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.Cards;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.picture.GamePicture;
import org.jumpingcube.storage.PictureFile;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.worker.DiskWorker;
import org.jumpingcube.worker.Requests;

/** Pictures and films of the game in the window, drawn beside it and saved to files. */
public final class GamePictures {
    private static final int SIZE = 480;
    private static final int FILM_SIZE = 360;
    private static final double SHOWN_STEP = 0.01; // of the progress: more often would only keep the window busy

    private final OpenGames games;
    private final SettingsModel settings;
    private final GameFiles.Dialogue user;
    private final Cards cards;
    private final Texts texts;
    private final DiskWorker worker = new DiskWorker("game-pictures", trouble -> {});
    private final Requests drawings = new Requests(Platform::runLater);

    public GamePictures(OpenGames games, SettingsModel settings, GameFiles.Dialogue user, Cards cards) {
        this.games = games;
        this.settings = settings;
        this.user = user;
        this.cards = cards;
        texts = user.texts();
    }

    /** Whether the game that is shown can be drawn. */
    public ObservableValue<Boolean> canSave() {
        return games.shown().map(game -> GamePicture.isFor(game.view().kind()));
    }

    /** Asks what to draw and where to save it, and then draws and saves it. */
    public void save() {
        boolean hasMoves = games.now().history().canUndo();
        var card = new PictureCard(texts, hasMoves, this::choose, this::cancel);
        cards.open(card, card::focus, this::cancel);
    }

    private void cancel() {
        drawings.cancel();
        cards.close();
    }

    private void choose(PictureCard card, PictureCard.Kind kind) {
        String suggestion = texts.get("picture.suggestion") + kind.ending();
        user.questions()
                .choosing(() -> user.chooser().toSavePicture(suggestion, kind.ending()))
                .flatMap(chosen -> chosen.withEnding(kind.ending(), user.questions()::mayReplace))
                .ifPresent(path -> draw(kind, path, card));
    }

    private void draw(PictureCard.Kind kind, Path path, PictureCard card) {
        card.showProgress();
        var drawing = drawings.next();
        var picture = picture(kind.isFilm() ? FILM_SIZE : SIZE);
        int first = kind == PictureCard.Kind.MOVE ? games.now().history().cursor() - 1 : 0;
        worker.run(() -> write(path, drawing, () -> contents(picture, kind, first, drawing, card)));
    }

    private GamePicture<?, ?> picture(int size) {
        var look = settings.get().look();
        var game = games.toSave();
        return GamePicture.of(game.kind(), game.history(), game.clock(), look, size)
                .orElseThrow();
    }

    private static Optional<byte[]> contents(
            GamePicture<?, ?> picture, PictureCard.Kind kind, int first, Requests.Request drawing, PictureCard card) {
        var shown = new double[1];
        return switch (kind) {
            case PNG -> Optional.of(picture.png());
            case SVG -> Optional.of(picture.svg());
            case MOVE, GAME ->
                picture.gif(
                        first,
                        done -> {
                            if (Math.abs(done - shown[0]) >= SHOWN_STEP) {
                                shown[0] = done;
                                Platform.runLater(() -> card.progress(done));
                            }
                        },
                        drawing::isStale);
        };
    }

    private void write(Path path, Requests.Request drawing, Supplier<Optional<byte[]>> draw) {
        var contents = draw.get();
        if (contents.isEmpty()) {
            return; // stopped, and the card is closed already
        }
        try {
            PictureFile.write(path, contents.get());
            finish(drawing, () -> user.onDone().accept(texts.get("picture.saved", name(path))));
        } catch (SaveException e) {
            String reason = e.problem().text(texts.locale());
            finish(drawing, () -> user.questions().tell(texts.get("picture.not-saved", path.toString(), reason)));
        }
    }

    private void finish(Requests.Request drawing, Runnable told) {
        drawing.answer(cards::close); // else this card is closed already, and another may be open
        Platform.runLater(told);
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    /**
     * Accepts no more work, and stops a film that is being drawn.
     *
     * @return a future that completes when nothing is being written any more
     */
    public CompletableFuture<Void> close() {
        drawings.cancel();
        return worker.close();
    }
}
