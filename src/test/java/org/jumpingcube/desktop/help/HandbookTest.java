package org.jumpingcube.desktop.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.jumpingcube.desktop.help.Page.Title;
import org.jumpingcube.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HandbookTest {
    private static final Path SOURCES = Path.of("docs/handbook");
    private static final Path PICTURES = Path.of("docs/images/handbook");

    static Stream<String> names() {
        return Handbook.NAMES.stream();
    }

    private static Path source(String language, String name) {
        return (language.equals("en") ? SOURCES : SOURCES.resolve(language)).resolve(name + ".md");
    }

    static Stream<String> languages() {
        return Stream.of(Language.values())
                .filter(language -> language != Language.SYSTEM)
                .map(language -> language.locale(Locale.ROOT).getLanguage());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everySourceIsAPageOfTheHandbook(String language) throws IOException {
        try (Stream<Path> files = Files.list(source(language, "index").resolveSibling(""))) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString().replace(".md", ""))
                            .toList())
                    .containsExactlyInAnyOrderElementsOf(Handbook.NAMES);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theProgramCarriesEveryPageAsItStandsInTheSources(String language) throws IOException {
        for (Page page : Handbook.in(new Locale(language)).pages()) {
            Page source = Handbook.parse(page.name(), Files.readString(source(language, page.name())));
            assertThat(Page.plainText(page.document())).isEqualTo(Page.plainText(source.document()));
            assertThat(page.titles()).first().extracting(Title::level).isEqualTo(1);
            assertThat(page.titles()).filteredOn(title -> title.level() == 1).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyPictureIsThereForTheWebAndForTheProgram(String language) {
        for (Page page : Handbook.in(new Locale(language)).pages()) {
            for (Image image : images(page)) {
                Path file = source(language, page.name()).resolveSibling(image.getDestination());
                assertThat(file).as(page.name()).exists();
                assertThat(Pictures.class.getResource("images/" + file.getFileName()))
                        .as(page.name() + ": " + file)
                        .isNotNull();
                assertThat(Page.plainText(image))
                        .as("what %s shows, in words", file)
                        .hasSizeGreaterThan(20);
            }
        }
    }

    @Test
    void everyPictureIsUsed() throws IOException {
        Set<String> used = new HashSet<>(Set.of("logo.png")); // in the window about the program
        for (String language : languages().toList()) {
            for (Page page : Handbook.in(new Locale(language)).pages()) {
                images(page)
                        .forEach(image -> used.add(
                                Path.of(image.getDestination()).getFileName().toString()));
            }
        }
        try (Stream<Path> files = Files.list(PICTURES)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(used);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLinkLeadsToAPageOrAHeading(String language) {
        Handbook handbook = Handbook.in(new Locale(language));
        int links = 0;
        for (Page page : handbook.pages()) {
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
        assertThat(links).isGreaterThan(8);
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyHeadingHasItsTwinInEachTranslation(String name) {
        Page english = Handbook.in(Locale.ENGLISH).page(name).orElseThrow();
        for (String language : languages().skip(1).toList()) {
            Page other = Handbook.in(new Locale(language)).page(name).orElseThrow();
            assertThat(other.titles())
                    .as(language)
                    .extracting(Title::level)
                    .isEqualTo(english.titles().stream().map(Title::level).toList());
            assertThat(images(other)).as(language).hasSameSizeAs(images(english));
            assertThat(links(other)).as(language).hasSameSizeAs(links(english));
            assertThat(Page.plainText(other.document())).as(language).isNotEqualTo(Page.plainText(english.document()));
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void pagesHoldNothingThatTheWindowCannotShow(String language) {
        for (Page page : Handbook.in(new Locale(language)).pages()) {
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
        assertThat(Handbook.in(Locale.FRENCH).first().titles())
                .isEqualTo(Handbook.in(Locale.ENGLISH).first().titles());
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
