package org.jumpingcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents say about the code is there. */
class DocumentsTest {
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern TYPE = Pattern.compile("([A-Z][a-z]+[A-Za-z0-9]*)([.(<].*)?");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)[^)]*\\)");

    @Test
    void theArchitectureNamesOnlyTypesThatExist() throws IOException {
        Set<String> types = compiledTypes();
        String page = Files.readString(Path.of("docs/ARCHITECTURE.md"));
        Set<String> missing = CODE.matcher(page)
                .results()
                .map(code -> TYPE.matcher(code.group(1)))
                .filter(type -> type.matches())
                .map(type -> type.group(1))
                .filter(type -> !types.contains(type))
                .collect(Collectors.toSet());
        assertThat(missing).isEmpty();
    }

    /** The simple names of all classes, those of the tests too. */
    private static Set<String> compiledTypes() throws IOException {
        try (var main = Files.walk(Path.of("target/classes"));
                var test = Files.walk(Path.of("target/test-classes"))) {
            return Stream.concat(main, test)
                    .map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(name.lastIndexOf('$') + 1, name.length() - ".class".length()))
                    .collect(Collectors.toSet());
        }
    }

    static Stream<Path> documents() throws IOException {
        try (var docs = Files.walk(Path.of("docs"))) {
            return Stream.concat(
                    Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md").map(Path::of),
                    docs.filter(path -> path.toString().endsWith(".md")))
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
