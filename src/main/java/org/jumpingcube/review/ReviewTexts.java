package org.jumpingcube.review;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jumpingcube.game.Remark;

/** What a review says, in one language: the reader's, or English where there is no translation. */
public final class ReviewTexts {
    static final String BUNDLE = "org.jumpingcube.review.review";

    private final ResourceBundle bundle;
    private final Locale locale;

    public ReviewTexts(Locale locale) {
        boolean isGerman = locale.getLanguage().equals(Locale.GERMAN.getLanguage());
        this.locale = isGerman ? Locale.GERMAN : Locale.ENGLISH;
        bundle = ResourceBundle.getBundle(BUNDLE, isGerman ? Locale.GERMAN : Locale.ROOT);
    }

    /** The grade in a word. */
    public String word(Grade grade) {
        return bundle.getString("grade." + grade.word());
    }

    /** The remark as a sentence. */
    public String sentence(Remark remark) {
        return new MessageFormat(bundle.getString(remark.kind()), locale)
                .format(remark.arguments().toArray());
    }
}
