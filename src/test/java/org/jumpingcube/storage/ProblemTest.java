package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.jumpingcube.game.Player;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;

class ProblemTest {
    private static ResourceBundle bundle(Locale locale) {
        return ResourceBundle.getBundle(ProblemTexts.BUNDLE, locale);
    }

    @Test
    void aProblemSaysWhereAndWhat() {
        var problem = Problem.at(new FileLocation.Field("size"), Problem.Kind.OUT_OF_RANGE, 3, 15);
        assertThat(problem.text(Locale.ENGLISH)).isEqualTo("size: this number must be from 3 to 15");
        assertThat(problem.text(Locale.GERMANY)).isEqualTo("size: diese Zahl muss zwischen 3 und 15 liegen");
    }

    @Test
    void aMoveIsCountedAndItsSideNamedAsInTheWindow() {
        var problems = new Problems();
        problems.addIllegalMove(new FileLocation.Move(3), "e1-a9", new Problem.Side("jumpin", Player.ONE));
        var problem = problems.list().get(0);
        assertThat(problem.text(Locale.ENGLISH)).isEqualTo("Move 3: Player 1 may not play e1-a9");
        SideWords colours = (game, player) -> game + player.number();
        assertThat(problem.text(Locale.ENGLISH, colours)).isEqualTo("Move 3: jumpin1 may not play e1-a9");
        assertThat(problem.text(Locale.GERMAN, colours)).isEqualTo("Zug 3: jumpin1 darf e1-a9 nicht spielen");
    }

    @Test
    void aLanguageWeDoNotSpeakIsAnsweredInEnglishWhateverTheMachineSpeaks() {
        var machine = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(Problem.of(Problem.Kind.EMPTY).text(Locale.forLanguageTag("xx")))
                    .isEqualTo("the file is empty");
            assertThat(Problem.of(Problem.Kind.EMPTY).text(Locale.ENGLISH)).isEqualTo("the file is empty");
        } finally {
            Locale.setDefault(machine);
        }
    }

    @Test
    void everyKindOfProblemHasItsWordsAndThereAreNoOthers() {
        var kinds = Arrays.stream(Problem.Kind.values()).map(Problem.Kind::key).collect(Collectors.toSet());
        var keys = bundle(Locale.ROOT).keySet().stream()
                .filter(key -> !key.contains("."))
                .collect(Collectors.toSet());
        assertThat(keys).isEqualTo(kinds);
    }

    @Test
    void everyPlaceHasItsWords() {
        for (Language language : Language.values()) {
            Locale locale = language.locale(Locale.ROOT);
            assertThat(new FileLocation.Line(3).text(locale)).contains("3");
            assertThat(new FileLocation.LineAndColumn(3, 14).text(locale))
                    .contains("3")
                    .contains("14");
            assertThat(new FileLocation.Move(3).text(locale)).contains("3");
            assertThat(new FileLocation.VariationMove(2, 14).text(locale))
                    .contains("2")
                    .contains("14");
            assertThat(new FileLocation.Field("seats[1]").text(locale)).contains("seats[1]");
        }
    }
}
