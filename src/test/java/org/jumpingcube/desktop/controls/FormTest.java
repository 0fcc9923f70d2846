package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.jumpingcube.desktop.WindowLibraries;
import org.jumpingcube.settings.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The rows of a form: what each of them has without being told. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class FormTest {
    private static final double GAP = 9;

    private final Texts texts = new Texts(Locale.ENGLISH);
    private final Form form = new Form(texts);

    private WordBox<Theme> themes() {
        return form.choice(
                "settings.theme", List.of(Theme.values()), theme -> texts.get("settings.theme." + Texts.word(theme)));
    }

    private List<String> words() {
        return form.getChildren().stream()
                .filter(Label.class::isInstance)
                .map(node -> ((Label) node).getText())
                .toList();
    }

    @Test
    void aRowHasACaptionAnIdAndANameWhichFollowTheLanguage() {
        var box = themes();
        assertThat(box.getId()).isEqualTo("settings-theme");
        assertThat(words()).containsExactly(texts.get("settings.theme"));
        assertThat(box.getAccessibleText()).isEqualTo(texts.get("settings.theme"));
        texts.use(Locale.GERMAN);
        assertThat(words()).containsExactly(texts.get("settings.theme")).doesNotContain("Theme");
        assertThat(box.getAccessibleText()).isEqualTo(texts.get("settings.theme"));
    }

    @Test
    void captionsInCapitalsAreHeardAsTheyAreWritten() {
        var capitals = new Form(texts, Form.Captions.CAPITALS);
        var box = capitals.choice("new-game.series", List.of(1, 3), number -> texts.get("friend.series", number));
        assertThat(((Label) capitals.getChildren().get(0)).getText()).isEqualTo("SERIES");
        assertThat(box.getAccessibleText()).isEqualTo("Series");
    }

    @Test
    void listsAreWordedInAnotherLanguageHoweverLateItIsChosen() {
        var box = themes();
        var light = new LightChoiceBox<Theme>(texts, theme -> texts.get("settings.theme." + Texts.word(theme)));
        var heard = new ArrayList<String>();
        box.converterProperty().subscribe((was, is) -> heard.add(is.toString(Theme.DARK)));
        light.converterProperty().subscribe((was, is) -> heard.add(is.toString(Theme.DARK)));
        System.gc(); // collects whatever is held too weakly
        texts.use(Locale.GERMAN);
        assertThat(heard).containsExactly("Dunkel", "Dunkel");
    }

    @Test
    void aRowThatIsNotWantedLeavesNoGap() {
        var isWanted = new SimpleBooleanProperty(true);
        new Scene(form);
        form.setVgap(GAP);
        form.text("settings.broker-address", new TextField(), 10);
        var between = form.text("settings.broker-user", new TextField(), 10);
        form.text("settings.broker-password", new TextField(), 10);
        double all = height();
        form.showWhile(between, isWanted);
        assertThat(height()).isEqualTo(all);
        isWanted.set(false);
        assertThat(height()).isEqualTo((all - 2 * GAP) / 3 * 2 + GAP);
        assertThat(form.getChildren().stream().filter(node -> !node.isVisible()))
                .hasSize(2);
    }

    private double height() {
        form.applyCss();
        return form.prefHeight(400);
    }

    @Test
    void whatIsWrongWithANumberIsReadBelowItsFieldAndHeard() {
        var number = form.number("arena.elo", 1, 5);
        var field = (TextField) number.getChildren().get(0);
        var problem = (Label) number.getChildren().get(1);
        number.setText("5");
        assertThat(problem.isVisible()).isFalse();
        assertThat(number.value()).contains(5);
        number.setText("6");
        assertThat(problem.isVisible()).isTrue();
        assertThat(problem.getText()).contains("1").contains("5").isEqualTo(field.getAccessibleHelp());
        assertThat(problem.getId()).isEqualTo("arena-elo-problem");
        assertThat(number.value()).isEmpty();
    }

    @Test
    void aFieldTakesNoMoreLettersThanItsValueMayHave() {
        var field = form.text("settings.broker-user", new TextField(), 3);
        field.setText("abc");
        field.appendText("d");
        assertThat(field.getText()).isEqualTo("abc");
    }
}
