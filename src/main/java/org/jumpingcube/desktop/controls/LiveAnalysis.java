package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.Study;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.SessionView;

/** The best move in a position, and the chances there, from ever deeper searches, while a box is ticked. */
public final class LiveAnalysis<P extends Position<P, M>, M> extends VBox {
    private static final long NODES = 1_000_000; // a second or two
    private static final double GAP = 4;

    private final Texts texts;
    private final OpenGame<P, M> game;
    private final Function<Player, String> names;
    private final Study<P, M> study;
    private final CheckBox isOn;
    private final Label words = Announcement.live(new Label());
    private Optional<P> shown = Optional.empty();

    /**
     * Analysis of nothing yet; the box is not ticked.
     *
     * @param id of the box; that of the words ends in "-best"
     * @param names what the sides are called
     */
    public LiveAnalysis(String id, Texts texts, OpenGame<P, M> game, Function<Player, String> names) {
        super(GAP);
        this.texts = texts;
        this.game = game;
        this.names = names;
        study = game.model().newStudy();
        isOn = TextControls.named(new CheckBox(), texts, "review.live");
        isOn.setId(id);
        isOn.selectedProperty().subscribe(ticked -> ask());
        words.setId(id + "-best");
        words.setWrapText(true);
        words.setMinHeight(Label.USE_PREF_SIZE);
        getChildren().addAll(isOn, words);
    }

    /** Analysis of the game while it is played; to be seen while it is wanted. */
    static <P extends Position<P, M>, M> LiveAnalysis<P, M> beside(OpenGame<P, M> game, Texts texts, SideNames names) {
        var made = new LiveAnalysis<>(
                "live",
                texts,
                game,
                player -> names.of(player, game.model().now().seats()));
        made.isOn().bindBidirectional(game.model().isAnalysed());
        game.model().view().subscribe(view -> made.follow(toAnalyse(view)));
        return made;
    }

    /** The position, once the move that led to it has been shown. */
    private static <P extends Position<P, M>, M> Optional<P> toAnalyse(SessionView<P, M> view) {
        boolean isMoving =
                view.state() instanceof GameState.Animating || view.state() instanceof GameState.PausedAtStep;
        return isMoving || view.outcome().isOver() ? Optional.empty() : Optional.of(view.position());
    }

    /** Whether the box is ticked. */
    public BooleanProperty isOn() {
        return isOn.selectedProperty();
    }

    /** Analyses this position in place of the previous one; empty for none. */
    public void follow(Optional<P> position) {
        if (!position.equals(shown)) {
            shown = position;
            ask();
        }
    }

    private void ask() {
        end();
        shown.filter(now -> isOn.isSelected())
                .ifPresentOrElse(
                        now -> study.ask(
                                now,
                                SearchBudget.USUAL.withNodes(NODES),
                                found -> say(now, found),
                                found -> say(now, found)),
                        study::rest);
    }

    private void say(P position, Analysis<M> found) {
        var kind = game.view().kind();
        long chance = Math.round(100 * Score.chance(found.score(), kind.logit(position)));
        words.setText(texts.get(
                "review.live.best",
                kind.notation().write(found.move()),
                names.apply(position.toMove()),
                texts.get("review.percent", chance)));
    }

    /** Ends the search and says nothing until another position is to be analysed. */
    public void end() {
        study.end();
        words.setText("");
    }
}
