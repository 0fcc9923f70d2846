package org.jumpingcube.review;

import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.game.Remark;
import org.jumpingcube.language.Translations;

/** The texts of a review in the reader's language, or in English if there is no translation. */
public final class ReviewTexts {
    static final String BUNDLE = "org.jumpingcube.review.review";

    private final Translations translations;

    public ReviewTexts(Locale locale) {
        translations = Translations.of(BUNDLE, locale);
    }

    /** The name of a grade. */
    public String word(Grade grade) {
        return translations.text("grade." + grade.word());
    }

    /** A remark in so few words that it can be a title; empty if it takes a sentence. */
    public Optional<String> title(Remark remark) {
        String key = remark.kind() + ".title";
        return translations.keys().anyMatch(key::equals)
                ? Optional.of(translations.text(key, remark.arguments().toArray()))
                : Optional.empty();
    }

    /** A remark as a sentence. */
    public String sentence(Remark remark) {
        return translations.text(remark.kind(), remark.arguments().toArray());
    }
}
