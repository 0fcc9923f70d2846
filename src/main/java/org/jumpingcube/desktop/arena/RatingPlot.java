package org.jumpingcube.desktop.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.SVGPath;
import org.jumpingcube.arena.RatingHistory;
import org.jumpingcube.arena.RatingHistory.Moment;
import org.jumpingcube.arena.TableText;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.desktop.controls.Plot;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/**
 * Elo with its interval over the games that have been played, a line for each contestant. Lines are told apart by their
 * colours, and without them by the shapes on them, which the legend explains.
 */
final class RatingPlot extends VBox {
    private static final double HEIGHT = 240;
    private static final double GAP = 6;
    private static final double ROUND = 50; // Elo
    private static final int MARKS = 8; // on each line

    /** Around the middle, for as many contestants as there may be. */
    private static final List<String> SHAPES = List.of(
            "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z",
            "M-4 -4H4V4H-4Z",
            "M0 -5L5 4H-5Z",
            "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
            "M0 5L5 -4H-5Z",
            "M-1.5 -5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z",
            "M-5 -3L-3 -5L0 -2L3 -5L5 -3L2 0L5 3L3 5L0 2L-3 5L-5 3L-2 0Z",
            "M0 -6L1.6 -1.9H6L2.5 .8L3.7 5L0 2.5L-3.7 5L-2.5 .8L-6 -1.9H-1.6Z");

    private final Texts texts;
    private final Lines lines = new Lines();
    private final FlowPane legend = TextControls.styled(new FlowPane(3 * GAP, GAP), "legend");
    private Optional<Shown> shown = Optional.empty();

    private record Shown(Tournament tournament, List<Moment> moments) {}

    RatingPlot(Texts texts) {
        super(GAP);
        this.texts = texts;
        lines.setId("arena-plot");
        getChildren()
                .addAll(TextControls.styled(TextControls.paragraph(texts, "arena.plot"), "heading"), lines, legend);
        setVisible(false);
        managedProperty().bind(visibleProperty());
        texts.language().subscribe(language -> shown.ifPresent(this::show));
    }

    /** Shows how the ratings went; nothing while there are no games. */
    void show(Tournament tournament, RatingHistory history) {
        boolean isOther =
                shown.filter(now -> now.tournament().equals(tournament)).isEmpty();
        var next = new Shown(tournament, history.moments());
        shown = Optional.of(next);
        if (isOther) {
            name(tournament);
        }
        show(next);
    }

    private void name(Tournament tournament) {
        legend.getChildren().clear();
        for (int place = 0; place < tournament.entrants().size(); place++) {
            var label = new Label(tournament.entrants().get(place).name(), mark(place));
            label.setMinWidth(0);
            legend.getChildren().add(label);
        }
        lines.setCount(tournament.entrants().size());
    }

    private static SVGPath mark(int place) {
        var mark = TextControls.styled(new SVGPath(), "mark", "series-" + (place + 1));
        mark.setContent(SHAPES.get(place));
        return mark;
    }

    private void show(Shown now) {
        setVisible(!now.moments().isEmpty());
        if (now.moments().isEmpty()) {
            return;
        }
        var first = now.moments().get(0);
        var last = now.moments().get(now.moments().size() - 1);
        var ratings = new ArrayList<List<Plot.Point>>();
        for (int place = 0; place < now.tournament().entrants().size(); place++) {
            int index = place;
            ratings.add(now.moments().stream()
                    .map(moment -> new Plot.Point(
                            moment.games(),
                            moment.ratings().get(index).elo(),
                            moment.ratings().get(index).margin()))
                    .toList());
        }
        lines.plot(ratings, List.of(games(first), games(last)));
        lines.setAccessibleText(Stream.concat(
                        Stream.of(texts.get("arena.plot"), games(last)),
                        Stream.iterate(0, place -> place + 1)
                                .limit(now.tournament().entrants().size())
                                .map(place -> inWords(now.tournament(), place, first, last)))
                .collect(Collectors.joining("\n")));
    }

    private String games(Moment moment) {
        return texts.get("labelled", texts.get("arena.page.games"), moment.games());
    }

    private String inWords(Tournament tournament, int place, Moment first, Moment last) {
        return texts.get(
                "arena.plot.row",
                tournament.entrants().get(place).name(),
                signed(first.ratings().get(place).elo()),
                signed(last.ratings().get(place).elo()),
                TableText.margin(last.ratings().get(place).margin(), texts.locale()));
    }

    private static String signed(double elo) {
        long whole = Math.round(elo);
        return whole > 0 ? "+" + whole : String.valueOf(whole);
    }

    /** The plot itself, without its legend. */
    private static final class Lines extends Plot {
        private final List<Polygon> bands = new ArrayList<>();
        private final List<Polyline> lines = new ArrayList<>();
        private final List<List<SVGPath>> marks = new ArrayList<>();
        private List<List<Point>> shown = List.of();

        Lines() {
            super(HEIGHT);
        }

        /** How many lines there are. */
        void setCount(int count) {
            getChildren().removeAll(bands);
            getChildren().removeAll(lines);
            marks.forEach(getChildren()::removeAll);
            List.of(bands, lines, marks).forEach(List::clear);
            for (int place = 0; place < count; place++) {
                String series = "series-" + (place + 1);
                bands.add(TextControls.styled(new Polygon(), "band", series));
                lines.add(TextControls.styled(new Polyline(), "line", series));
                int index = place;
                marks.add(Stream.generate(() -> mark(index)).limit(MARKS).toList());
            }
            getChildren().addAll(bands);
            getChildren().addAll(lines);
            marks.forEach(getChildren()::addAll);
        }

        /** @param ratings of each contestant, at least one point each */
        void plot(List<List<Point>> ratings, List<String> ends) {
            shown = ratings;
            var points = ratings.get(0);
            setAxes(
                    points.get(0).place(),
                    points.get(points.size() - 1).place(),
                    Range.around(important(ratings), ROUND),
                    RatingPlot::signed,
                    ends);
        }

        /** All values, and the last intervals: the first ones are so wide that nothing else would be seen. */
        private static List<Point> important(List<List<Point>> ratings) {
            return ratings.stream()
                    .flatMap(line -> Stream.concat(
                            line.stream().map(point -> new Point(point.place(), point.value(), 0)),
                            Stream.of(line.get(line.size() - 1))))
                    .toList();
        }

        @Override
        protected void layPlotted() {
            for (int place = 0; place < shown.size(); place++) {
                var line = shown.get(place);
                lines.get(place).getPoints().setAll(along(line));
                bands.get(place).getPoints().setAll(around(line));
                layMarks(place, line);
            }
        }

        /** Those of different lines are at different moments, so that lines on top of each other still show whose they are. */
        private void layMarks(int place, List<Point> line) {
            for (int mark = 0; mark < MARKS; mark++) {
                int wanted = mark * SHAPES.size() + place;
                int index = wanted * (line.size() - 1) / (MARKS * SHAPES.size() - 1);
                var node = marks.get(place).get(mark);
                node.setVisible(mark == 0 || line.size() > 1);
                node.setLayoutX(x(line.get(index).place()));
                node.setLayoutY(y(line.get(index).value()));
            }
        }
    }
}
