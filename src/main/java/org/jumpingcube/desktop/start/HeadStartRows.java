package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.WordBox;
import org.jumpingcube.game.HeadStart;

/** The choice of a head start: who gets one, and how many points. At first nobody does. */
final class HeadStartRows extends Form {
    private static final double GAP = 6;

    private final ComboBox<Optional<WhoBegins>> who;
    private final ComboBox<Integer> points;

    /**
     * @param names what the one who is named first on the card, and the other one, are called now
     */
    HeadStartRows(Texts texts, Function<WhoBegins, ObservableValue<String>> names) {
        super(texts, Captions.CAPITALS);
        var first = names.apply(WhoBegins.FIRST);
        var second = names.apply(WhoBegins.SECOND);
        who = new WordBox<>(
                texts,
                side -> side.map(named -> (named == WhoBegins.FIRST ? first : second).getValue())
                        .orElseGet(() -> texts.get("new-game.head-start.none")),
                first,
                second);
        who.getItems().setAll(List.of(Optional.empty(), Optional.of(WhoBegins.FIRST), Optional.of(WhoBegins.SECOND)));
        who.setValue(Optional.empty());
        HBox.setHgrow(who, Priority.ALWAYS);
        points = new WordBox<>(texts, count -> texts.get("new-game.head-start.points", count));
        points.setId("head-start-points");
        points.setAccessibleText(texts.get("new-game.head-start.count"));
        points.getItems()
                .setAll(IntStream.rangeClosed(1, HeadStart.MOST).boxed().toList());
        points.setValue(1);
        points.setMinWidth(USE_PREF_SIZE); // the names give way
        TextControls.showWhile(points, isChosen());
        row(texts.of("new-game.head-start"), "head-start-side", new HBox(GAP, who, points), who);
    }

    /** Who is to get a head start: the one named first on the card, or the other one. */
    Optional<WhoBegins> who() {
        return who.getValue();
    }

    /** Who is to get one, in words. */
    String inWords() {
        return who.getConverter().toString(who.getValue());
    }

    /** Whether anybody is to get one. */
    ObservableValue<Boolean> isChosen() {
        return who.valueProperty().map(Optional::isPresent);
    }

    int points() {
        return points.getValue();
    }
}
