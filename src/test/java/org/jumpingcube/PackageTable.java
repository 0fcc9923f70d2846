package org.jumpingcube;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables of docs/ARCHITECTURE.md that say which package knows which, and which libraries. Packages are named
 * without {@code org.jumpingcube.} in front; a name stands for the packages below it that have no row of their own.
 *
 * @param packages each package in the order of the page, with those it knows
 * @param libraries each library, with the packages that know it
 */
record PackageTable(Map<String, Set<String>> packages, Map<String, Set<String>> libraries) {
    private static final String ROOT = "org.jumpingcube";
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    static PackageTable read() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("docs/ARCHITECTURE.md"));
        return new PackageTable(table(lines, "| package |"), table(lines, "| library |"));
    }

    /** The first and the last column of the table that starts so. */
    private static Map<String, Set<String>> table(List<String> page, String start) {
        var table = new LinkedHashMap<String, Set<String>>();
        page.stream()
                .dropWhile(line -> !line.startsWith(start))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> line.split("\\|"))
                .forEach(cells -> names(cells[1]).forEach(name -> table.put(name, names(cells[cells.length - 1]))));
        return table;
    }

    private static Set<String> names(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What all games have, and the rules of each: the packages that have the computer players in an "ai" below them. */
    List<String> rulesAndSearch() {
        var games = packages.keySet().stream().filter(name -> packages.containsKey(name + ".ai"));
        return Stream.concat(Stream.of("game", "search"), games).toList();
    }

    /** All that the table allows, each as "a knows b". */
    Set<String> arrows() {
        return packages.entrySet().stream()
                .flatMap(row -> row.getValue().stream().map(known -> row.getKey() + " knows " + known))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** "a knows b" for two packages of different rows; empty within one row, and where the second is not ours. */
    Optional<String> arrow(String from, String to) {
        String source = longest(packages.keySet(), shortName(from)).orElse(from + ", which has no row,");
        return longest(packages.keySet(), shortName(to))
                .filter(target -> !target.equals(source))
                .map(target -> source + " knows " + target);
    }

    /** The library that a package belongs to, or empty if it has no row. */
    Optional<String> library(String fullName) {
        return longest(libraries.keySet(), fullName);
    }

    /** Whether a package of ours is one that may know the library. */
    boolean mayUse(String fullName, String library) {
        return longest(libraries.getOrDefault(library, Set.of()), shortName(fullName))
                .isPresent();
    }

    private static String shortName(String fullName) {
        return fullName.startsWith(ROOT + ".") ? fullName.substring(ROOT.length() + 1) : fullName;
    }

    private static Optional<String> longest(Set<String> names, String name) {
        for (String start = name; ; start = start.substring(0, start.lastIndexOf('.'))) {
            if (names.contains(start)) {
                return Optional.of(start);
            }
            if (!start.contains(".")) {
                return Optional.empty();
            }
        }
    }
}
