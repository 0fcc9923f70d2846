package org.jumpingcube.review;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jumpingcube.game.Remark;

/** The texts of a review in the reader's language, or in English if there is no translation. */
public final class ReviewTexts {
    static final String BUNDLE = "org.jumpingcube.review.review";

    private final ResourceBundle bundle;
    private final Locale locale;

    public ReviewTexts(Locale locale) {
        boolean isGerman = locale.getLanguage().equals(Locale.GERMAN.getLanguage());
        this.locale = isGerman ? Locale.GERMAN : Locale.ENGLISH;
        bundle = ResourceBundle.getBundle(BUNDLE, isGerman ? Locale.GERMAN : Locale.ROOT);
    }

    /** The name of a grade. */
    public String word(Grade grade) {
        return bundle.getString("grade." + grade.word());
    }

    /** A remark as a sentence. */
    public String sentence(Remark remark) {
        return new MessageFormat(bundle.getString(remark.kind()), locale)
                .format(remark.arguments().toArray());
    }
}
