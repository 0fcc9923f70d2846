package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.HeadStart;

/** The choice of a head start: who gets one, and how many points. At first nobody does. */
final class HeadStartRows extends VBox {
    private static final double GAP = 6;

    private final ComboBox<Optional<WhoBegins>> who = new ComboBox<>();
    private final ComboBox<Integer> points = new ComboBox<>();

    /**
     * @param names what the one who is named first on the card, and the other one, are called now
     */
    HeadStartRows(Texts texts, Function<WhoBegins, ObservableValue<String>> names) {
        super(GAP);
        who.setId("head-start-side");
        who.setAccessibleText(texts.get("new-game.head-start"));
        who.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(who, Priority.ALWAYS);
        var first = names.apply(WhoBegins.FIRST);
        var second = names.apply(WhoBegins.SECOND);
        Runnable rename = () -> who.setConverter(TextControls.worded(side -> side.map(
                        named -> (named == WhoBegins.FIRST ? first : second).getValue())
                .orElseGet(() -> texts.get("new-game.head-start.none"))));
        first.subscribe(name -> rename.run());
        second.subscribe(name -> rename.run());
        who.getItems()
                .setAll(Stream.concat(
                                Stream.of(Optional.<WhoBegins>empty()),
                                Stream.of(WhoBegins.FIRST, WhoBegins.SECOND).map(Optional::of))
                        .toList());
        who.setValue(Optional.empty());
        points.setId("head-start-points");
        points.setAccessibleText(texts.get("new-game.head-start.count"));
        points.setConverter(TextControls.worded(count -> texts.get("new-game.head-start.points", count)));
        points.getItems()
                .setAll(IntStream.rangeClosed(1, HeadStart.MOST).boxed().toList());
        points.setValue(1);
        points.setMinWidth(USE_PREF_SIZE); // the names give way
        points.visibleProperty().bind(isChosen());
        points.managedProperty().bind(points.visibleProperty());
        getChildren()
                .addAll(List.of(NewGameCard.heading(texts.get("new-game.head-start")), new HBox(GAP, who, points)));
    }

    /** Who is to get a head start: the one named first on the card, or the other one. */
    Optional<WhoBegins> who() {
        return who.getValue();
    }

    /** Whether anybody is to get one. */
    ObservableValue<Boolean> isChosen() {
        return who.valueProperty().map(Optional::isPresent);
    }

    int points() {
        return points.getValue();
    }
}
