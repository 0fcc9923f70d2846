package org.jumpingcube.desktop.exercise;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.settings.SolvedDays;

/** A small calendar of the month, on which the days are marked whose puzzles were solved. */
final class MonthOfPuzzles extends VBox {
    private static final int WEEK = 7;
    private static final PseudoClass SOLVED = PseudoClass.getPseudoClass("solved");
    private static final PseudoClass TODAY = PseudoClass.getPseudoClass("today");

    private final Texts texts;

    MonthOfPuzzles(Texts texts) {
        this.texts = texts;
        setId("puzzle-month");
        getStyleClass().add("month");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    /** Shows the month of a day in the current language. */
    void show(LocalDate today, SolvedDays solved) {
        var locale = texts.locale();
        var month = YearMonth.from(today);
        String name = DateTimeFormatter.ofPattern("LLLL", locale).format(month);
        var first = texts.language().getValue().firstDayOfWeek(Locale.getDefault());
        var days = new GridPane();
        for (int column = 0; column < WEEK; column++) {
            var even = new ColumnConstraints();
            even.setPercentWidth(100.0 / WEEK);
            days.getColumnConstraints().add(even);
            var day = first.plus(column);
            add(days, day.getDisplayName(TextStyle.NARROW_STANDALONE, locale), "weekday", column, 0);
        }
        int before = Math.floorMod(month.atDay(1).getDayOfWeek().getValue() - first.getValue(), WEEK);
        for (int number = 1; number <= month.lengthOfMonth(); number++) {
            int place = before + number - 1;
            var day = add(days, Integer.toString(number), "day", place % WEEK, 1 + place / WEEK);
            day.pseudoClassStateChanged(
                    SOLVED, solved.contains(month.atDay(number).toEpochDay()));
            day.pseudoClassStateChanged(TODAY, number == today.getDayOfMonth());
        }
        getChildren().setAll(TextControls.styled(new Label(texts.get("puzzle.month.title", name)), "name"), days);
        setAccessibleText(inWords(name, month, solved));
    }

    private String inWords(String name, YearMonth month, SolvedDays solved) {
        List<String> numbers = IntStream.rangeClosed(1, month.lengthOfMonth())
                .filter(number -> solved.contains(month.atDay(number).toEpochDay()))
                .mapToObj(Integer::toString)
                .toList();
        return numbers.isEmpty()
                ? texts.get("puzzle.month.none", name)
                : texts.get("puzzle.month", name, texts.list(numbers));
    }

    private static Label add(GridPane days, String text, String style, int column, int row) {
        var label = TextControls.styled(new Label(text), style);
        GridPane.setHalignment(label, HPos.CENTER);
        days.add(label, column, row);
        return label;
    }
}
