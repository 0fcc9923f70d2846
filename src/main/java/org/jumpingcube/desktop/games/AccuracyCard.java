package org.jumpingcube.desktop.games;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import org.jumpingcube.collection.statistics.Statistics.Accuracy;
import org.jumpingcube.desktop.controls.Plot;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** The accuracy of reviewed games: a dot for each, and a line of the mean of the latest games up to each. */
final class AccuracyCard extends Card {
    private static final int SMOOTH = 10; // games in the line
    private static final double ROUND = 5; // percent

    private final Texts texts;
    private final Label now;
    private final Curve curve;

    AccuracyCard(Texts texts) {
        this(texts, TextControls.wrapped(new Label()), new Curve());
    }

    private AccuracyCard(Texts texts, Label now, Curve curve) {
        super(texts, "review.accuracy", now, curve);
        this.texts = texts;
        this.now = now;
        this.curve = curve;
    }

    /**
     * Shows games.
     *
     * @param games the earliest first
     */
    void show(List<Accuracy> games, EntryWording wording) {
        curve.setVisible(!games.isEmpty());
        if (games.isEmpty()) {
            now.setText(texts.get("statistics.accuracy.none"));
            return;
        }
        var line = IntStream.range(0, games.size())
                .mapToObj(index -> point(index, mean(games.subList(Math.max(0, index + 1 - SMOOTH), index + 1))))
                .toList();
        var dots = IntStream.range(0, games.size())
                .mapToObj(index -> point(index, 100 * games.get(index).share()))
                .toList();
        long latest = Math.round(line.get(line.size() - 1).value());
        now.setText(texts.get("statistics.accuracy.now", games.size(), Math.round(mean(games)), latest));
        curve.plot(
                line,
                dots.stream().map(Plot.Point::value).toList(),
                Curve.Range.around(dots, ROUND, 0, 100),
                value -> texts.get("review.percent", Math.round(value)),
                List.of(
                        wording.day(games.get(0).day()),
                        wording.day(games.get(games.size() - 1).day())));
        curve.setAccessibleText(now.getText());
    }

    private static Plot.Point point(int place, double percent) {
        return new Plot.Point(place, percent, 0);
    }

    private static double mean(List<Accuracy> games) {
        return 100 * games.stream().mapToDouble(Accuracy::share).average().orElse(0);
    }
}
