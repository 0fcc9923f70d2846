package org.jumpingcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.storage.ProgramName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents say about the code is there. */
class DocumentsTest {
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern TYPE = Pattern.compile("([A-Z][a-z]+[A-Za-z0-9]*)([.(<].*)?");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)[^)]*\\)");

    private static final Pattern LISTED_FILE = Pattern.compile("(?m)^\\| `([^`]+)` \\|");
    private static final Pattern SECOND_GAME = Pattern.compile("\\b([Jj]umpin(\\b|[A-Z])|JUMPIN\\b)");
    private static final Pattern COMMENT = Pattern.compile("(?m)//.*|^ *(/\\*\\*| \\*) .*");

    private static final Pattern DATE = Pattern.compile("<release\\.date>(.+)</release\\.date>");

    private static final Pattern TEST = Pattern.compile("`(\\w+Test)#(\\w+)`");
    private static final Pattern METHOD = Pattern.compile("\n    void (\\w+)\\(");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ARCHITECTURE.md",
                "engine.md",
                "performance.md",
                "reliability.md",
                "remote.md",
                "solved-boards.md",
                "howto/animation-style.md",
                "howto/game.md",
                "howto/language.md",
                "howto/make-a-release.md",
                "howto/player.md",
                "howto/setting.md"
            })
    void aPageOfTodayNamesOnlyTypesThatExist(String page) throws IOException {
        Set<String> types = types();
        Set<String> missing = CODE.matcher(Files.readString(Path.of("docs", page)))
                .results()
                .map(code -> TYPE.matcher(code.group(1)))
                .filter(type -> type.matches())
                .map(type -> type.group(1))
                .filter(type -> !types.contains(type))
                .collect(Collectors.toSet());
        assertThat(missing).isEmpty();
    }

    /** The simple names of all classes, those of the tests too, and of the programs that no build of the tests compiles. */
    private static Set<String> types() throws IOException {
        try (var main = Files.walk(Path.of("target/classes"));
                var test = Files.walk(Path.of("target/test-classes"));
                var sources = Files.walk(Path.of("src"))) {
            return Stream.of(main, test, sources)
                    .flatMap(Function.identity())
                    .map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(".class") || name.endsWith(".java"))
                    .map(name -> name.substring(name.lastIndexOf('$') + 1, name.lastIndexOf('.')))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void aDecisionHasANumberOfItsOwnInItsNameAndItsTitle() throws IOException {
        try (var pages = Files.list(Path.of("docs", "decisions"))) {
            Set<String> numbers = new TreeSet<>();
            for (var page : pages.sorted().toList()) {
                String number = String.valueOf(page.getFileName()).substring(0, 4);
                assertThat(numbers.add(number))
                        .as("only one decision %s", number)
                        .isTrue();
                assertThat(Files.readString(page)).startsWith("# " + Integer.parseInt(number) + ". ");
            }
        }
    }

    /** A third game would change the same files again. */
    @Test
    void theHowToOfAGameListsTheFilesThatNameTheSecondGame() throws IOException {
        Set<String> listed = LISTED_FILE
                .matcher(Files.readString(Path.of("docs/howto/game.md")))
                .results()
                .map(file -> file.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        var found = new TreeSet<String>();
        for (String place : List.of("src/main", "docs/ARCHITECTURE.md", "docs/save-format.md", "docs/save-format")) {
            try (var files = Files.walk(Path.of(place))) {
                for (Path file : files.filter(DocumentsTest::isShared).toList()) {
                    if (SECOND_GAME
                            .matcher(COMMENT.matcher(Files.readString(file)).replaceAll(""))
                            .find()) {
                        found.add(file.getFileName().toString().replaceFirst("\\.java|_\\w+(?=\\.properties)", ""));
                    }
                }
            }
        }
        assertThat(found).isEqualTo(listed);
    }

    /** Whether it is a text, and not the second game's own. */
    private static boolean isShared(Path file) {
        String path = file.toString();
        return path.matches(".*\\.(java|properties|css|txt|md|json)")
                && !path.contains("packaging")
                && !path.matches(".*/(jumpin/.*|[Jj]umpin\\w*\\.(java|txt))");
    }

    static Stream<Path> documents() throws IOException {
        try (var docs = Files.walk(Path.of("docs"));
                var home = Files.list(Path.of("."));
                var github = Files.list(Path.of(".github"))) {
            return Stream.of(docs, home, github)
                    .flatMap(Function.identity())
                    .filter(path -> path.toString().endsWith(".md"))
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyLinkWithinTheProjectLeadsSomewhere(Path document) throws IOException {
        assertThat(LINK.matcher(Files.readString(document)).results().map(link -> link.group(1)))
                .allSatisfy(link -> assertThat(document.toAbsolutePath().resolveSibling(link))
                        .exists());
    }

    /** Rows of tables, code and single long words cannot be broken. */
    @ParameterizedTest
    @MethodSource("documents")
    void linesAreAtMost120CharactersWide(Path document) throws IOException {
        assertThat(Files.readAllLines(document).stream()
                        .filter(line -> !line.strip().startsWith("|") && !line.startsWith("    "))
                        .filter(line -> line.strip().contains(" ")))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(120));
    }

    @Test
    void aReleaseHasOneVersionAndOneDateWhereverTheyStand() throws IOException {
        String version = ProgramName.VERSION;
        String build = Files.readString(Path.of("pom.xml"));
        String packages = Files.readString(Path.of("src/main/packaging/pom.xml"));
        String date = DATE.matcher(packages).results().findFirst().orElseThrow().group(1);
        assertThat(List.of(build, packages))
                .allSatisfy(file -> assertThat(file)
                        .contains("<artifactId>jumping-cube</artifactId>\n  <version>" + version + "</version>"));
        assertThat(build).contains("outputTimestamp>" + date + "T00:00:00Z<");
        assertThat(Files.readString(Path.of("CHANGELOG.md"))).contains("\n## [" + version + "] - " + date + "\n");
        assertThat(Files.readString(Path.of("src/main/packaging/linux/org.jumpingcube.JumpingCube.yml")))
                .contains("/target/dist/jumping-cube-" + version + "\n");
    }

    /** The rules by number, each with all that stands under it. */
    private static Stream<String> rules(String page) throws IOException {
        return Stream.of(Files.readString(Path.of("docs", page)).split("\n(?=- \\*\\*|## )"))
                .filter(part -> part.startsWith("- **"));
    }

    static Stream<String> rules() throws IOException {
        return Stream.concat(rules("rules.md"), rules("rules-jumpin.md"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRuleNamesItsTestsAndTheyAreThere(String rule) throws IOException {
        List<MatchResult> named = TEST.matcher(rule).results().toList();
        assertThat(named).isNotEmpty();
        for (MatchResult test : named) {
            assertThat(testMethods(test.group(1))).contains(test.group(2));
        }
    }

    @ParameterizedTest
    @CsvSource({"rules.md, 4", "rules-jumpin.md, 5"})
    void theRulesAreNumberedWithoutGaps(String page, int parts) throws IOException {
        var numbers = rules(page)
                .map(rule -> rule.substring(4, rule.indexOf("**", 4)))
                .map(number -> number.split("\\."))
                .toList();
        int part = 0;
        int rule = 0;
        for (String[] number : numbers) {
            boolean isNext = number[0].equals(String.valueOf(part + 1));
            part += isNext ? 1 : 0;
            rule = isNext ? 1 : rule + 1;
            assertThat(number).containsExactly(String.valueOf(part), String.valueOf(rule));
        }
        assertThat(part).isEqualTo(parts);
    }

    /** The tests of the class with this name, wherever it is. */
    private static Set<String> testMethods(String simpleName) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            var source = files.filter(file -> file.endsWith(simpleName + ".java"))
                    .findFirst()
                    .orElseThrow();
            return METHOD.matcher(Files.readString(source))
                    .results()
                    .map(method -> method.group(1))
                    .collect(Collectors.toSet());
        }
    }

    /** The faults of the original, a to k, that this program must not have. */
    @Test
    void everyFaultOfTheOriginalHasATestNamedAfterIt() throws IOException {
        var letters = new TreeSet<String>();
        var named = Pattern.compile("void fault_([a-z])_");
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith("Test.java")).toList()) {
                named.matcher(Files.readString(file)).results().forEach(found -> letters.add(found.group(1)));
            }
        }
        assertThat(String.join("", letters)).isEqualTo("abcdefghijk");
    }
}
