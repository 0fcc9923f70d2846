package org.jumpingcube.desktop.games;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jumpingcube.collection.statistics.ResultCounts;
import org.jumpingcube.collection.statistics.Statistics;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.EvenRows;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Player;

/** What was found out about somebody's games: a summary, and cards with plots and bars. */
final class StatisticsPage extends VBox {
    private static final double CARD = 380;
    private static final double GAP = 14;

    private final Texts texts;
    private final Kinds kinds;
    private final EntryWording wording;
    private final Label summary = Announcement.live(TextControls.wrapped(new Label()));
    private final Label best = TextControls.wrapped(new Label());
    private final RatingCard rating;
    private final AccuracyCard accuracy;
    private final ResultRows byOpponent;
    private final Label evenOnly;
    private final ResultRows bySize;
    private final ResultRows bySide;
    private final OpeningsCard openings;
    private final Card sizes;
    private final EvenRows cards;

    StatisticsPage(Texts texts, Kinds kinds) {
        super(GAP);
        this.texts = texts;
        this.kinds = kinds;
        wording = new EntryWording(texts, kinds);
        rating = new RatingCard(texts);
        accuracy = new AccuracyCard(texts);
        byOpponent = new ResultRows(texts);
        evenOnly = TextControls.wrapped(TextControls.label(texts, "statistics.by-opponent.even"));
        evenOnly.setId("even-only");
        evenOnly.managedProperty().bind(evenOnly.visibleProperty());
        bySize = new ResultRows(texts);
        bySide = new ResultRows(texts);
        openings = new OpeningsCard(texts, kinds);
        sizes = new Card(texts, "statistics.by-size", bySize);
        sizes.managedProperty().bind(sizes.visibleProperty());
        cards = new EvenRows(
                CARD,
                GAP,
                rating,
                accuracy,
                new Card(texts, "statistics.by-opponent", evenOnly, byOpponent),
                new VBox(GAP, new Card(texts, "statistics.by-side", bySide), sizes));
        cards.setVisible(false);
        summary.setId("statistics-summary");
        getStyleClass().add("page");
        openings.visibleProperty().bind(cards.visibleProperty());
        getChildren().addAll(summary, best, cards, openings);
    }

    /** Says something in place of the summary. */
    void say(String text) {
        summary.setText(text);
    }

    /** Shows what was found out, in the language of now. */
    void show(Findings known) {
        var all = known.statistics();
        summary.setText(summary(all.all()));
        cards.setVisible(all.all().games() > 0);
        best.setText(best(known));
        rating.show(all.rating(), known.view().kind().elo(), wording);
        accuracy.show(all.accuracy(), wording);
        openings.show(known.view().kind().name(), known.highlights().openings());
        byOpponent.show(all.byOpponent().stream()
                .map(against -> new ResultRows.Result(opponent(against.opponent()), against.tally()))
                .toList());
        evenOnly.setVisible(all.byOpponent().stream()
                        .mapToInt(against -> against.tally().games())
                        .sum()
                < all.all().games());
        bySide.show(Stream.of(Player.values())
                .filter(all.bySide()::containsKey)
                .map(side -> new ResultRows.Result(side(known, side), tally(all, side)))
                .toList());
        bySize.show(all.bySize().entrySet().stream()
                .map(size -> new ResultRows.Result(known.view().sizeInWords(size.getKey()), size.getValue()))
                .toList());
        sizes.setVisible(!all.bySize().isEmpty());
    }

    private String summary(ResultCounts all) {
        return all.games() == 0
                ? texts.get("statistics.nothing")
                : texts.get(
                        "statistics.summary",
                        all.games(),
                        all.won(),
                        all.lost(),
                        all.drawn(),
                        Math.round(100 * all.share()));
    }

    private String opponent(String words) {
        return words.isEmpty() ? texts.get("statistics.unnamed") : wording.opponent(words);
    }

    private String side(Findings known, Player side) {
        return SideNames.byColour(texts, side, kinds.side(known.view().kind().name(), side));
    }

    private static ResultCounts tally(Statistics all, Player side) {
        return all.bySide().getOrDefault(side, new ResultCounts(0, 0, 0));
    }

    private String best(Findings known) {
        int streak = known.statistics().streak();
        String run = streak == 0
                ? ""
                : texts.get(streak > 0 ? "statistics.streak.won" : "statistics.streak.lost", Math.abs(streak));
        String longest = known.statistics().longestStreak() == 0
                ? ""
                : texts.get("statistics.streak.longest", known.statistics().longestStreak());
        String cascade = known.highlights()
                .longest()
                .map(most -> texts.get(
                        "statistics.cascade",
                        most.extent(),
                        wording.day(LocalDate.ofInstant(most.ended(), ZoneId.systemDefault()))))
                .orElse("");
        return Stream.of(run, longest, cascade).filter(text -> !text.isEmpty()).collect(Collectors.joining(" \u00b7 "));
    }
}
