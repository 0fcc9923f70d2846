package org.jumpingcube.desktop.start;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.TimeControls;

/**
 * The choice of clocks for a new game: none, one of a few, or own times for each of the two. The times are no rows of a
 * form, since those of both stand side by side.
 */
final class ClockRows extends VBox {
    private static final double GAP = 6;
    private static final double LEAST_WIDTH = 116;

    private final ChoiceTiles<ClockChoice> choices;
    private final OwnClock one;
    private final OwnClock two;
    private final VBox own;

    /**
     * The rows with a choice to begin with.
     *
     * @param first what was chosen last, for the two players whose names follow
     */
    ClockRows(Texts texts, TimeControls first, ObservableValue<String> nameOne, ObservableValue<String> nameTwo) {
        super(GAP);
        choices = new ChoiceTiles<>(
                List.of(ClockChoice.values()), ClockChoice.of(first), LEAST_WIDTH, choice -> tile(texts, choice));
        choices.setId("clocks");
        var times = ClockChoice.of(first) == ClockChoice.OWN ? first : ClockChoice.OWN.controls();
        one = new OwnClock(texts, 1, times.one(), nameOne);
        two = new OwnClock(texts, 2, times.two(), nameTwo);
        Label about = NewGameCard.note("");
        about.setId("about-clock");
        about.textProperty()
                .bind(choices.chosen().map(choice -> texts.get("new-game.clock.about." + Texts.word(choice))));
        own = new VBox(GAP, one, two);
        getChildren().addAll(NewGameCard.heading(texts.get("new-game.clock")), choices, about);
        var isOwn = choices.chosen().map(choice -> choice == ClockChoice.OWN);
        TextControls.showWhile(own, isOwn);
        TextControls.addWhenWanted(this, own, isOwn);
    }

    private static RadioToggle tile(Texts texts, ClockChoice choice) {
        String name = texts.get("new-game.clock." + Texts.word(choice));
        var tile = new RadioToggle();
        tile.setGraphic(Tiles.whole("name", name));
        tile.setAccessibleText(name + ". " + texts.get("new-game.clock.about." + Texts.word(choice)));
        return tile;
    }

    /** The choice among the clocks. */
    ReadOnlyObjectProperty<ClockChoice> chosen() {
        return choices.chosen();
    }

    /** Whether the rows for own times are open. */
    ObservableValue<Boolean> isOwnOpen() {
        return own.visibleProperty();
    }

    /** What is chosen now. */
    TimeControls controls() {
        ClockChoice choice = choices.chosen().get();
        return choice == ClockChoice.OWN ? new TimeControls(one.control(), two.control()) : choice.controls();
    }
}
