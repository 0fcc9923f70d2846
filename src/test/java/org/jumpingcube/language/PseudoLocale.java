package org.jumpingcube.language;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.spi.ResourceBundleControlProvider;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * English as no language is: longer, with an accent on each letter, and in brackets. While it is on, every text of a
 * bundle looks like that, so one that does not is in none. Java finds this class by the services of the tests.
 */
public final class PseudoLocale implements ResourceBundleControlProvider {
    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String ACCENTED = "áƀçðéƒĝĥîĵķļɱñóþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞɊŔŠŢÛṼŴẊÝŽ";

    private static volatile boolean isOn;

    /** Texts looked up from now on are such, or are not. */
    public static void use(boolean pseudo) {
        isOn = pseudo;
        ResourceBundle.clearCache();
    }

    @Override
    public @Nullable Control getControl(String bundle) {
        return isOn && bundle.startsWith("org.jumpingcube.") ? new Pseudo() : null;
    }

    /** Makes the texts of a bundle. */
    private static final class Pseudo extends Control {
        @Override
        public ResourceBundle newBundle(
                String bundle, Locale locale, String format, ClassLoader loader, boolean isReload) {
            String name = bundle.replace("org.jumpingcube.", "").replace('.', '/');
            Map<String, String> texts = Bundles.read(name, Language.ENGLISH).entrySet().stream()
                    .collect(Collectors.toMap(
                            text -> text.getKey().toString(),
                            text -> of(text.getValue().toString())));
            return new ResourceBundle() {
                @Override
                protected @Nullable Object handleGetObject(String key) {
                    return texts.get(key);
                }

                @Override
                public Enumeration<String> getKeys() {
                    return Collections.enumeration(texts.keySet());
                }
            };
        }
    }

    /** A text in this language, with the same places to fill and the same mnemonic. */
    static String of(String text) {
        var result = new StringBuilder("[");
        message(new MessagePattern(text), text, 0, result);
        return result.append(']').toString();
    }

    private static void message(MessagePattern pattern, String text, int start, StringBuilder result) {
        int written = pattern.getPart(start).getLimit();
        int end = pattern.getLimitPartIndex(start);
        for (int i = start + 1; i <= end; i++) {
            Part part = pattern.getPart(i);
            letters(text.substring(written, part.getIndex()), result);
            if (part.getType() == Part.Type.ARG_START) {
                i = argument(pattern, text, i, result);
            } else if (i < end) {
                result.append(text, part.getIndex(), part.getLimit());
            }
            written = pattern.getPart(i).getLimit();
        }
    }

    /** Copies an argument, but for the messages in it. */
    private static int argument(MessagePattern pattern, String text, int start, StringBuilder result) {
        int end = pattern.getLimitPartIndex(start);
        int written = pattern.getPart(start).getIndex();
        for (int i = start + 1; i < end; i++) {
            if (pattern.getPartType(i) == Part.Type.MSG_START) {
                result.append(text, written, pattern.getPart(i).getLimit());
                message(pattern, text, i, result);
                i = pattern.getLimitPartIndex(i);
                written = pattern.getPart(i).getIndex();
            }
        }
        result.append(text, written, pattern.getPart(end).getLimit());
        return end;
    }

    /** Each letter with an accent, and every fourth twice. */
    private static void letters(String text, StringBuilder result) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            int place = PLAIN.indexOf(letter);
            boolean isMnemonic = i > 0 && text.charAt(i - 1) == '_';
            char accented = place < 0 ? letter : ACCENTED.charAt(place);
            result.append(isMnemonic ? letter : accented);
            if (place >= 0 && i % 4 == 2 && !isMnemonic) {
                result.append(accented);
            }
        }
    }
}
