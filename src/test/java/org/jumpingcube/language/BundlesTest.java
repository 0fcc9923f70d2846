package org.jumpingcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.PluralRules.PluralType;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every language has all texts, and each of them can be filled. */
class BundlesTest {
    private static final int MOST_COUNTED = 10_000; // more than the program ever counts
    private static final List<Integer> COUNTS = List.of(0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 25, 101, 102, 111, 999);
    private static final int MOST_ARGUMENTS = 9;

    static Stream<Language> languages() {
        return Language.translated();
    }

    /** Calls a check for each text of a language. */
    private static void each(Language language, BiConsumer<String, String> check) {
        for (String bundle : Bundles.ALL) {
            Bundles.read(bundle, language).forEach((key, text) -> check.accept(bundle + ": " + key, text.toString()));
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void allLanguagesHaveTheSameTextsWithTheSamePlacesToFill(Language language) {
        for (String bundle : Bundles.ALL) {
            Properties english = Bundles.read(bundle, Language.ENGLISH);
            Properties other = Bundles.read(bundle, language);
            assertThat(other.stringPropertyNames()).as(bundle).isEqualTo(english.stringPropertyNames());
            for (String key : english.stringPropertyNames()) {
                assertThat(places(other.getProperty(key)))
                        .as("%s: %s", bundle, key)
                        .isEqualTo(places(english.getProperty(key)));
            }
        }
    }

    /** The arguments of a text, and the words by which it chooses. */
    private static Set<String> places(String text) {
        var pattern = new MessagePattern(text);
        var places = new TreeSet<String>();
        for (int i = 0; i < pattern.countParts(); i++) {
            Part part = pattern.getPart(i);
            if (part.getType() == Part.Type.ARG_NUMBER) {
                places.add("{" + part.getValue() + "}");
            }
            if (part.getType() == Part.Type.ARG_START && part.getArgType() == ArgType.SELECT) {
                places.addAll(selectors(pattern, i));
            }
        }
        return places;
    }

    /** The words or "=" and numbers between which a part chooses. */
    private static Set<String> selectors(MessagePattern pattern, int start) {
        var selectors = new LinkedHashSet<String>();
        for (int i = start + 1; i < pattern.getLimitPartIndex(start); i++) {
            if (pattern.getPartType(i) == Part.Type.ARG_SELECTOR) {
                selectors.add(pattern.getSubstring(pattern.getPart(i)));
            } else if (pattern.getPartType(i) == Part.Type.MSG_START) {
                i = pattern.getLimitPartIndex(i);
            }
        }
        return selectors;
    }

    /** Of two texts with one name the earlier would be lost without a word. */
    @ParameterizedTest
    @MethodSource("languages")
    void noTextIsThereTwice(Language language) throws IOException {
        for (String bundle : Bundles.ALL) {
            var lines = Files.readString(Bundles.file(bundle, language))
                    .lines()
                    .filter(line -> !line.startsWith("#") && line.contains("="));
            assertThat(lines.map(line -> line.substring(0, line.indexOf('=')).strip()))
                    .as(bundle)
                    .isNotEmpty()
                    .doesNotHaveDuplicates();
        }
    }

    /** ICU takes a straight one for the beginning of a quotation in some places, and for itself in others. */
    @ParameterizedTest
    @MethodSource("languages")
    void apostrophesAreRoundAndNothingIsQuoted(Language language) {
        each(language, (key, text) -> assertThat(text).as(key).doesNotContain("'"));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void whatIsCountedHasAFormForEachNumber(Language language) {
        Locale locale = language.locale(Locale.ROOT);
        each(language, (key, text) -> {
            var pattern = new MessagePattern(text);
            for (int i = 0; i < pattern.countParts(); i++) {
                ArgType type = pattern.getPart(i).getArgType();
                if (pattern.getPartType(i) == Part.Type.ARG_START && type.hasPluralStyle()) {
                    boolean isOrdinal = type == ArgType.SELECTORDINAL;
                    var rules = PluralRules.forLocale(locale, isOrdinal ? PluralType.ORDINAL : PluralType.CARDINAL);
                    checkForms(key, rules, selectors(pattern, i));
                }
            }
        });
    }

    private static void checkForms(String key, PluralRules rules, Set<String> forms) {
        var missing = new HashSet<String>();
        IntStream.range(0, MOST_COUNTED)
                .filter(number -> !forms.contains("=" + number))
                .mapToObj(rules::select)
                .filter(form -> !forms.contains(form))
                .forEach(missing::add);
        assertThat(missing).as("forms of %s that are missing", key).isEmpty();
        assertThat(forms)
                .filteredOn(form -> !form.startsWith("="))
                .as("forms of %s, of those that the language has", key)
                .isSubsetOf(rules.getKeywords());
    }

    /** ICU itself would take far longer for the first text: docs/decisions/0024-plurals.md. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyTextIsFilledAsByIcu(Language language) {
        Locale locale = language.locale(Locale.ROOT);
        for (int count : COUNTS) {
            Object[] numbers =
                    IntStream.range(0, MOST_ARGUMENTS).mapToObj(i -> count).toArray();
            each(language, (key, text) -> {
                String filled = PlainText.isPlain(text)
                        ? PlainText.fill(text, locale, numbers)
                        : CountedText.fill(text, locale, numbers);
                assertThat(filled).as(key).isEqualTo(new MessageFormat(text, locale).format(numbers));
            });
        }
    }
}
