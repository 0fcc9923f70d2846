package org.jumpingcube.language;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.PluralRules.PluralType;
import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Fills a text whose words depend on its arguments: "{0, plural, one {# cube} other {# cubes}}". ICU reads the text and
 * knows the plurals of all languages; numbers are written by the JDK, as in all other texts. Nothing else uses ICU, so it
 * is loaded with the first text that counts something.
 */
final class CountedText {
    private static final String OTHER = "other";

    private final MessagePattern pattern;
    private final String text;
    private final Locale locale;
    private final Object[] arguments;

    private CountedText(String text, Locale locale, Object[] arguments) {
        pattern = new MessagePattern(text);
        this.text = text;
        this.locale = locale;
        this.arguments = arguments;
    }

    /**
     * The filled text.
     *
     * @param text in the syntax of ICU's MessageFormat: plural, select, selectordinal, and number with a pattern
     * @throws IllegalArgumentException if the text is malformed, or counts an argument that is no number
     */
    static String fill(String text, Locale locale, Object... arguments) {
        var filled = new CountedText(text, locale, arguments);
        var result = new StringBuilder();
        filled.message(0, null, result);
        return result.toString();
    }

    /**
     * Appends the message that starts at a part.
     *
     * @param counted what "#" stands for; null outside of plurals
     */
    private void message(int start, @Nullable Number counted, StringBuilder result) {
        int end = pattern.getLimitPartIndex(start);
        int written = pattern.getPart(start).getLimit();
        int i = start + 1;
        while (true) {
            Part part = pattern.getPart(i);
            result.append(text, written, part.getIndex());
            if (i == end) {
                return;
            }
            if (part.getType() == Part.Type.ARG_START) {
                int last = pattern.getLimitPartIndex(i);
                argument(i, counted, result);
                i = last;
            } else if (part.getType() == Part.Type.REPLACE_NUMBER && counted != null) {
                result.append(PlainText.shown(counted, locale));
            }
            written = pattern.getPart(i).getLimit();
            i++;
        }
    }

    private void argument(int start, @Nullable Number counted, StringBuilder result) {
        ArgType type = pattern.getPart(start).getArgType();
        Object value = arguments[pattern.getPart(start + 1).getValue()];
        int first = start + 2;
        switch (type) {
            case NONE -> result.append(PlainText.shown(value, locale));
            case SIMPLE -> result.append(styled(count(value), pattern.getPart(first + 1)));
            case SELECT -> message(branch(first, value.toString()), counted, result);
            case PLURAL -> plural(first, count(value), PluralType.CARDINAL, result);
            case SELECTORDINAL -> plural(first, count(value), PluralType.ORDINAL, result);
            case CHOICE -> throw new IllegalArgumentException(text);
        }
    }

    private void plural(int first, Number value, PluralType type, StringBuilder result) {
        int exact = exact(first, value);
        int chosen = exact >= 0
                ? exact
                : branch(first, PluralRules.forLocale(locale, type).select(value.doubleValue()));
        message(chosen, value, result);
    }

    /** Where the message for exactly this number begins, as of "=0"; -1 if there is none. */
    private int exact(int first, Number value) {
        for (int i = first; pattern.getPartType(i) == Part.Type.ARG_SELECTOR; ) {
            boolean isNumbered = pattern.getPartType(i + 1).hasNumericValue();
            int message = isNumbered ? i + 2 : i + 1;
            if (isNumbered && pattern.getNumericValue(pattern.getPart(i + 1)) == value.doubleValue()) {
                return message;
            }
            i = pattern.getLimitPartIndex(message) + 1;
        }
        return -1;
    }

    /** Where the message under this keyword begins, or else that under "other", which ICU insists on. */
    private int branch(int first, String keyword) {
        int other = -1;
        for (int i = first; pattern.getPartType(i) == Part.Type.ARG_SELECTOR; ) {
            int message = pattern.getPartType(i + 1).hasNumericValue() ? i + 2 : i + 1;
            if (pattern.partSubstringMatches(pattern.getPart(i), keyword)) {
                return message;
            }
            if (pattern.partSubstringMatches(pattern.getPart(i), OTHER)) {
                other = message;
            }
            i = pattern.getLimitPartIndex(message) + 1;
        }
        return other;
    }

    private String styled(Number value, Part style) {
        String format = pattern.getSubstring(style);
        return new DecimalFormat(format, DecimalFormatSymbols.getInstance(locale)).format(value);
    }

    private static Number count(Object value) {
        return value instanceof Number number ? number : new BigDecimal(value.toString());
    }
}
