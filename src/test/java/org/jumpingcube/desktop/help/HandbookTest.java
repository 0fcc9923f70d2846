package org.jumpingcube.desktop.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.StrongEmphasis;
import org.jumpingcube.desktop.help.Page.Target;
import org.jumpingcube.desktop.help.Page.Title;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HandbookTest {
    private static final Path SOURCES = Path.of("docs/handbook");
    private static final Path PICTURES = Path.of("docs/images/handbook");

    /** The pages that are there in every language; others may be in English. */
    private static final Set<String> FIRST_TO_TRANSLATE = Set.of("index", "rules", "first-game", "keys", "button");

    private static final Set<Language> COMPLETE = EnumSet.of(Language.ENGLISH, Language.GERMAN, Language.FRENCH);

    static Stream<Language> languages() {
        return Language.translated();
    }

    private static Handbook handbook(Language language) {
        return Handbook.in(language.locale(Locale.ROOT));
    }

    /** The pages in the language itself. */
    private static List<Page> pages(Language language) {
        return handbook(language).pages().stream()
                .filter(page -> !page.isInEnglish())
                .toList();
    }

    private static Path folder(Language language) {
        return SOURCES.resolve(language.tag());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everySourceIsAPageOfTheHandbook(Language language) throws IOException {
        try (Stream<Path> files = Files.list(folder(language))) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString().replace(".md", ""))
                            .toList())
                    .isSubsetOf(Handbook.NAMES)
                    .containsAll(COMPLETE.contains(language) ? Handbook.NAMES : FIRST_TO_TRANSLATE)
                    .hasSameSizeAs(pages(language));
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theProgramCarriesEveryPageAsItStandsInTheSources(Language language) throws IOException {
        for (Page page : pages(language)) {
            String text = Files.readString(folder(language).resolve(page.name() + ".md"));
            Page source = Handbook.parse(page.name(), text, false);
            assertThat(Page.plainText(page.document())).isEqualTo(Page.plainText(source.document()));
            assertThat(Page.plainText(page.document()))
                    .as("%s: asterisks that CommonMark takes for text, as after a sign without a space", page.name())
                    .doesNotContain("**");
            assertThat(page.titles()).first().extracting(Title::level).isEqualTo(1);
            assertThat(page.titles()).filteredOn(title -> title.level() == 1).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyPictureIsThereForTheWebAndForTheProgram(Language language) {
        for (Page page : pages(language)) {
            for (Image image : images(page)) {
                Path file = folder(language).resolve(image.getDestination());
                assertThat(file).as(page.name()).exists();
                assertThat(Pictures.class.getResource("images/" + file.getFileName()))
                        .as(page.name() + ": " + file)
                        .isNotNull();
                assertThat(Page.plainText(image))
                        .as("what %s shows, in words", file)
                        .hasSizeGreaterThan(8);
            }
        }
    }

    /** A caption that has been reworded leaves the handbook behind, in one language or in all. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyWayThroughTheMenusHasTheCaptionsOfTheWindow(Language language) {
        var captions = captions(language).values();
        for (Page page : pages(language)) {
            assertThat(bold(page).filter(way -> way.contains(WAY)).flatMap(way -> Stream.of(way.split(WAY, -1))))
                    .as(page.name())
                    .isSubsetOf(captions);
        }
    }

    /** What is a caption in English is the caption in each translation, word for word. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyCaptionIsTranslatedAsInTheWindow(Language language) {
        var english = captions(Language.ENGLISH);
        var captions = captions(language);
        for (Page page : pages(language)) {
            var names = bold(page).collect(Collectors.toSet());
            var original = handbook(Language.ENGLISH).page(page.name()).orElseThrow();
            bold(original)
                    .filter(english::containsValue)
                    .forEach(caption -> assertThat(names)
                            .as("%s: %s", page.name(), caption)
                            .containsAnyElementsOf(english.entrySet().stream()
                                    .filter(entry -> entry.getValue().equals(caption))
                                    .map(entry -> captions.get(entry.getKey()))
                                    .toList()));
        }
    }

    private static final String WAY = " → ";

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    /** The captions of the window by their keys, without the marks of their mnemonics. */
    private static Map<String, String> captions(Language language) {
        var bundle =
                ResourceBundle.getBundle("org.jumpingcube.desktop.messages", language.locale(Locale.ROOT), NO_FALLBACK);
        return bundle.keySet().stream()
                .collect(Collectors.toMap(
                        key -> key, key -> bundle.getString(key).replaceAll("\\(_.\\)|_", "")));
    }

    private static Stream<String> bold(Page page) {
        var texts = new ArrayList<String>();
        page.document().accept(new AbstractVisitor() {
            @Override
            public void visit(StrongEmphasis text) {
                texts.add(Page.plainText(text));
            }
        });
        return texts.stream();
    }

    @Test
    void everyPictureIsUsed() throws IOException {
        Set<String> used = new HashSet<>(Set.of("logo.png")); // in the window about the program
        for (Language language : languages().toList()) {
            for (Page page : pages(language)) {
                images(page)
                        .forEach(image -> used.add(
                                Path.of(image.getDestination()).getFileName().toString()));
            }
        }
        try (Stream<Path> files = Files.list(PICTURES)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(used);
        }
    }

    /** A page in English may name headings of a page that is translated: such a link leads to the page. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyLinkLeadsToAPageOrAHeading(Language language) {
        Handbook handbook = handbook(language);
        int links = 0;
        for (Page page : pages(language)) {
            for (String link : links(page)) {
                Target target = Target.of(link, page.name());
                assertThat(handbook.page(target.page()))
                        .as("%s: %s", page.name(), link)
                        .hasValueSatisfying(to -> assertThat(to.titles())
                                .as(link)
                                .anyMatch(title -> target.anchor().isEmpty()
                                        || title.anchor().equals(target.anchor())));
                links++;
            }
        }
        assertThat(links).isPositive();
    }

    /** The reader is told so before they follow it. */
    @ParameterizedTest
    @MethodSource("languages")
    void aLinkSaysWhetherItsPageIsInEnglish(Language language) {
        Handbook handbook = handbook(language);
        for (Page page : pages(language)) {
            for (String link : links(page)) {
                Target target = Target.of(link, page.name());
                assertThat(Target.isInEnglish(link))
                        .as("%s: %s", page.name(), link)
                        .isEqualTo(handbook.page(target.page()).orElseThrow().isInEnglish());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyHeadingHasItsTwinInEnglish(Language language) {
        Handbook inEnglish = handbook(Language.ENGLISH);
        for (Page page : pages(language)) {
            Page english = inEnglish.page(page.name()).orElseThrow();
            assertThat(page.titles())
                    .as(page.name())
                    .extracting(Title::level)
                    .isEqualTo(english.titles().stream().map(Title::level).toList());
            assertThat(images(page)).as(page.name()).hasSameSizeAs(images(english));
            assertThat(links(page)).as(page.name()).hasSameSizeAs(links(english));
            if (language != Language.ENGLISH) {
                assertThat(Page.plainText(page.document()))
                        .as(page.name())
                        .isNotEqualTo(Page.plainText(english.document()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void pagesHoldNothingThatTheWindowCannotShow(Language language) {
        for (Page page : pages(language)) {
            page.document().accept(new AbstractVisitor() {
                @Override
                public void visit(HtmlBlock html) {
                    throw new AssertionError(page.name() + ": " + html.getLiteral());
                }

                @Override
                public void visit(HtmlInline html) {
                    throw new AssertionError(page.name() + ": " + html.getLiteral());
                }
            });
        }
    }

    @Test
    void aLanguageWithoutTranslationIsAnsweredInEnglish() {
        Page page = Handbook.in(Locale.forLanguageTag("xx")).first();
        assertThat(page.titles()).isEqualTo(Handbook.in(Locale.ENGLISH).first().titles());
    }

    private static List<Image> images(Page page) {
        var images = new ArrayList<Image>();
        page.document().accept(new AbstractVisitor() {
            @Override
            public void visit(Image image) {
                images.add(image);
            }
        });
        return images;
    }

    private static List<String> links(Page page) {
        var links = new ArrayList<String>();
        page.document().accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                links.add(link.getDestination());
            }
        });
        return links;
    }
}
