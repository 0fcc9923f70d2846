package org.jumpingcube.desktop.setup;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.Study;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;

/** The best move in the position that is set up, and the chances there, from ever deeper searches. */
final class SetupStudy<P extends Position<P, M>, M> {
    private static final long NODES = 1_000_000; // a second or two
    private static final double GAP = 4;

    private final Texts texts;
    private final OpenGame<P, M> game;
    private final Function<Player, String> side;
    private final Study<P, M> study;
    private final CheckBox isOn;
    private final Label words = Announcement.live(new Label());
    private Optional<P> shown = Optional.empty();

    /** @param side what a side is called */
    SetupStudy(Texts texts, OpenGame<P, M> game, Function<Player, String> side) {
        this.texts = texts;
        this.game = game;
        this.side = side;
        study = game.model().newStudy();
        isOn = TextControls.named(new CheckBox(), texts, "review.live");
        isOn.setId("setup-live");
        isOn.setOnAction(event -> follow(shown));
        words.setId("setup-best");
        words.setWrapText(true);
        words.setMinHeight(Label.USE_PREF_SIZE);
    }

    Node node() {
        return new VBox(GAP, isOn, words);
    }

    /** Studies this position in place of the previous one; empty for none. */
    void follow(Optional<P> position) {
        shown = position;
        end();
        position.filter(now -> isOn.isSelected())
                .ifPresent(now -> study.ask(
                        now, SearchBudget.USUAL.withNodes(NODES), found -> say(now, found), found -> say(now, found)));
    }

    private void say(P position, Analysis<M> found) {
        var kind = game.view().kind();
        long chance = Math.round(100 * Score.chance(found.score(), kind.logit(position)));
        words.setText(texts.get(
                "setup.best",
                kind.notation().write(found.move()),
                side.apply(position.toMove()),
                texts.get("review.percent", chance)));
    }

    void end() {
        study.end();
        words.setText("");
    }
}
