package org.jumpingcube.desktop.games;

import java.util.List;
import javafx.scene.control.Label;
import org.jumpingcube.collection.statistics.RatingCurve;
import org.jumpingcube.desktop.controls.Plot;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.EloScale;

/** The user's rating over time with its uncertainty, and between which levels it is now. */
final class RatingCard extends Card {
    private static final double ROUND = 100;
    private static final double CERTAIN = 2; // deviations: the true strength is within them with 95 %

    private final Texts texts;
    private final Label now;
    private final Curve curve;

    RatingCard(Texts texts) {
        this(texts, TextControls.wrapped(new Label()), new Curve());
    }

    private RatingCard(Texts texts, Label now, Curve curve) {
        super(texts, "statistics.rating", now, curve);
        this.texts = texts;
        this.now = now;
        this.curve = curve;
    }

    /**
     * Shows a rating.
     *
     * @param scale of the computer players of the game
     */
    void show(RatingCurve rating, EloScale scale, EntryWording wording) {
        var points = rating.points();
        curve.setVisible(!points.isEmpty());
        if (points.isEmpty()) {
            now.setText(texts.get("statistics.rating.none"));
            return;
        }
        var first = points.get(0);
        var last = points.get(points.size() - 1);
        String elo = whole(last.rating().rating());
        String margin = whole(CERTAIN * last.rating().deviation());
        now.setText(texts.get(
                "statistics.rating.now",
                elo,
                margin,
                SeatWords.between(texts, scale, last.rating().rating())));
        var plotted = points.stream()
                .map(point -> new Plot.Point(
                        point.day().toEpochDay(),
                        point.rating().rating(),
                        CERTAIN * point.rating().deviation()))
                .toList();
        curve.plot(
                plotted,
                List.of(),
                Curve.Range.around(plotted, ROUND),
                RatingCard::whole,
                List.of(wording.day(first.day()), wording.day(last.day())));
        curve.setAccessibleText(texts.get(
                "statistics.rating.help",
                whole(first.rating().rating()),
                wording.day(first.day()),
                elo,
                wording.day(last.day()),
                margin));
    }

    /** A rating as it is written, without marks between the thousands. */
    private static String whole(double elo) {
        return Long.toString(Math.round(elo));
    }
}
