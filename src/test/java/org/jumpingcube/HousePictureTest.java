package org.jumpingcube;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The picture of the desktop in docs/ARCHITECTURE.md is what the table of packages says. Rewritten with {@code
 * -Dgolden.update=true}.
 */
class HousePictureTest {
    private static final Path PAGE = Path.of("docs/ARCHITECTURE.md");
    private static final String START = "<!-- house -->\n";
    private static final String END = "<!-- end of house -->";
    private static final String DESKTOP = "desktop";

    @Test
    void thePictureOfTheHouseIsWhatTheTableSays() throws IOException {
        String page = Files.readString(PAGE);
        int start = page.indexOf(START) + START.length();
        int end = page.indexOf(END);
        String picture = picture(PackageTable.read().packages());
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, page.substring(0, start) + picture + page.substring(end));
        } else {
            assertThat(page.substring(start, end)).isEqualTo(picture);
        }
    }

    @Test
    void anArrowIsLeftOutWhereALongerWayLeadsToTheSamePackage() {
        var house = new LinkedHashMap<String, Set<String>>();
        house.put("game", Set.of());
        house.put("desktop.look", Set.of("game"));
        house.put("desktop.shell", Set.of("desktop.look", "game"));
        house.put("desktop", Set.of("desktop.look", "desktop.shell"));
        assertThat(picture(house))
                .contains("shell --> look", "desktop --> shell")
                .doesNotContain("desktop --> look", "game");
    }

    /** A flow chart of Mermaid, which the project's host draws. */
    private static String picture(Map<String, Set<String>> packages) {
        var house = new LinkedHashMap<String, Set<String>>();
        packages.forEach((name, known) -> {
            if (isInHouse(name)) {
                house.put(
                        name, known.stream().filter(HousePictureTest::isInHouse).collect(Collectors.toSet()));
            }
        });
        var lines = new TreeSet<String>();
        house.forEach((name, known) -> known.stream()
                .filter(target -> known.stream().noneMatch(other -> leadsTo(house, other, target)))
                .forEach(target -> lines.add("    " + label(name) + " --> " + label(target) + "\n")));
        return "\n```mermaid\nflowchart TD\n" + String.join("", lines) + "```\n\n";
    }

    private static boolean isInHouse(String name) {
        return name.equals(DESKTOP) || name.startsWith(DESKTOP + ".");
    }

    private static String label(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Whether a package knows another, itself or by way of others. */
    private static boolean leadsTo(Map<String, Set<String>> house, String from, String target) {
        return house.getOrDefault(from, Set.of()).stream()
                .anyMatch(next -> next.equals(target) || leadsTo(house, next, target));
    }
}
