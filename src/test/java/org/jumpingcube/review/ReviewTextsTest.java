package org.jumpingcube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jumpingcube.game.Remark;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ReviewTextsTest {
    @ParameterizedTest
    @EnumSource
    void eachGradeHasAWord(Grade grade) {
        assertThat(new ReviewTexts(Locale.ENGLISH).word(grade)).isEqualTo(grade.word());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | 0 | c4 lets the other side burst d4 and take 9 cubes; after b2 no reply would take any.",
                "en | 1 | c4 lets the other side burst d4 and take 9 cubes; after b2 no reply would take more than one.",
                "en | 4 | c4 lets the other side burst d4 and take 9 cubes; after b2 no reply would take more than 4.",
                "xx | 0 | c4 lets the other side burst d4 and take 9 cubes; after b2 no reply would take any.",
                "de | 0 | c4 erlaubt der Gegenseite, d4 platzen zu lassen und 9 Würfel zu nehmen; "
                        + "nach b2 nähme keine Antwort einen.",
            })
    void aRemarkIsASentence(String language, int most, String sentence) {
        var remark = new Remark("cube.taken", List.of("c4", "d4", 9, "b2", most));

        assertThat(new ReviewTexts(new Locale(language)).sentence(remark)).isEqualTo(sentence);
    }
}
