package org.jumpingcube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, with a Java that only says what it is asked to do. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String JAVA = """
            #!/bin/sh
            if [ "$1" = -version ]; then echo 'openjdk version "%s" 2026-10-20' >&2; exit 0; fi
            printf '%%s\\n' "$@"
            exit 7
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private final Map<String, String> environment = new HashMap<>();

    private Path home() {
        return folder.resolve("a home");
    }

    /** A copy of the launcher beside a program that is built already. */
    @BeforeEach
    void install() throws IOException {
        Files.createDirectories(home().resolve("target/app"));
        Files.copy(Path.of("jumping-cube"), home().resolve("jumping-cube"));
        Files.createFile(home().resolve("target/app/program.jar"));
        Files.createFile(home().resolve("target/app/.built"));
        installJava("17.0.15");
    }

    private void installJava(String version) throws IOException {
        installTool("java", JAVA.formatted(version));
    }

    private void installTool(String name, String script) throws IOException {
        Path tool = folder.resolve("java/bin").resolve(name);
        Files.createDirectories(tool.getParent());
        Files.writeString(tool, script);
        assertThat(tool.toFile().setExecutable(true)).isTrue();
    }

    /** The launcher of a package beside the Java that it brings, in a folder of the checkout's. */
    private Path packaged() throws IOException {
        Path launcher = home().resolve("bin/jumping-cube");
        if (!Files.exists(launcher)) {
            Path runtime = home().resolve("lib/runtime");
            Files.createDirectories(launcher.getParent());
            Files.copy(Path.of("src/main/packaging/linux/jumping-cube"), launcher);
            Files.createDirectories(runtime.resolve("bin"));
            Files.copy(folder.resolve("java/bin/java"), runtime.resolve("bin/java"));
            Files.createFile(runtime.resolve("options"));
        }
        return launcher;
    }

    /** The checkout's and the package's. */
    private List<Path> launchers() throws IOException {
        return List.of(home().resolve("jumping-cube"), packaged());
    }

    private static Stream<String> in(Path place, String... command) {
        return Stream.concat(Stream.of("sh", "-c", "cd \"$0\" && exec \"$@\"", place.toString()), Stream.of(command));
    }

    /** The arguments that Java is started with. */
    private List<String> start(String... arguments) throws IOException, InterruptedException {
        return run(7, Stream.concat(launcher(), Stream.of(arguments)));
    }

    private Stream<String> launcher() {
        return Stream.of("sh", home().resolve("jumping-cube").toString());
    }

    private List<String> run(int exitCode, Stream<String> command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command.toList()).redirectErrorStream(true);
        process.environment().put("JAVA_HOME", folder.resolve("java").toString());
        process.environment().merge("PATH", folder.resolve("java/bin").toString(), (path, ours) -> ours + ":" + path);
        process.environment().putAll(environment);
        Process started = process.start();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor()).as(said).isEqualTo(exitCode);
        return said.lines().toList();
    }

    /** The same by a user who may read the checkout and not write there. */
    private List<String> startAsReader(int exitCode, String... arguments) throws IOException, InterruptedException {
        allow("r-xr-xr-x");
        try {
            var asOther = "root".equals(System.getProperty("user.name")) // whom permissions do not bind
                    ? Stream.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
                    : Stream.<String>of();
            return run(
                    exitCode,
                    Stream.of(asOther, launcher(), Stream.of(arguments)).flatMap(part -> part));
        } finally {
            allow("rwxr-xr-x");
        }
    }

    private void allow(String permissions) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            }
        }
    }

    private static boolean hasArchive(List<String> arguments) {
        return arguments.stream().anyMatch(argument -> argument.contains("Archive"));
    }

    @Test
    void theProgramIsStartedWithItsArguments() throws Exception {
        assertThat(start("show", "a game.jcube"))
                .containsExactly(
                        "-Xshare:auto",
                        "-XX:+UseSerialGC",
                        "-Xms32m",
                        "-p",
                        home().resolve("target/app").toString(),
                        "-m",
                        "org.jumpingcube/org.jumpingcube.Main",
                        "show",
                        "a game.jcube");
    }

    @Test
    void onlyTheWindowHasALimitOfMemory() throws Exception {
        assertThat(start()).contains("-Xmx256m");
        assertThat(start("a game.jcube")).contains("-Xmx256m");
        assertThat(start("convert", "a.kjc", "b.jcube")).doesNotContain("-Xmx256m");
    }

    @Test
    void aLinkAndAFileOfAnyNameOpenTheWindowWithWhatItNeeds() throws Exception {
        Files.createFile(folder.resolve("nameless"));
        for (Path launcher : launchers()) {
            for (String game : List.of("nameless", "jumping-cube:spoilt", "game.jcube", "./nameless")) {
                assertThat(run(7, in(folder, "sh", launcher.toString(), game)))
                        .as(launcher + " " + game)
                        .contains("-Xmx256m", game);
            }
            assertThat(run(7, in(folder, "sh", launcher.toString(), "show", "nameless")))
                    .as(launcher.toString())
                    .doesNotContain("-Xmx256m");
        }
    }

    @Test
    void theLauncherStartsByItsNameAlone() throws Exception {
        for (Path launcher : launchers()) {
            Path here = launcher.toAbsolutePath().resolveSibling("");
            environment.put("PATH", here + ":" + System.getenv("PATH"));
            assertThat(launcher.toFile().setExecutable(true)).isTrue();
            var usual = run(7, Stream.of("sh", launcher.toString()));
            assertThat(usual).anyMatch(argument -> argument.startsWith("org.jumpingcube/"));
            assertThat(run(7, in(here, "sh", "jumping-cube"))).isEqualTo(usual);
            assertThat(run(7, in(folder, "jumping-cube"))).isEqualTo(usual);
            assertThat(run(7, in(folder, "sh", "-c", ". jumping-cube", "jumping-cube")))
                    .as("named by the path alone")
                    .isEqualTo(usual);
        }
    }

    @Test
    void aLauncherThatFindsItselfNowhereSaysSo() throws Exception {
        for (Path launcher : launchers()) {
            assertThat(run(1, in(folder, "sh", "-c", ". \"$1\"", "no-such-name", launcher.toString())))
                    .singleElement()
                    .asString()
                    .contains("by its path");
        }
        Path alone = Files.copy(
                packaged(), Files.createDirectories(folder.resolve("x/bin")).resolve("jumping-cube"));
        assertThat(run(1, Stream.of("sh", alone.toString())))
                .singleElement()
                .asString()
                .contains("brings its own Java");
    }

    @Test
    void aLocaleThatIsNotInstalledIsReplacedByOneThatIs() throws Exception {
        installTool("java", JAVA.formatted("17.0.15").replace("exit 7", "echo \"${LC_ALL:-}\"; exit 7"));
        for (Path launcher : launchers()) {
            for (String locale : List.of("de_XX.UTF-8", "UTF-8", "C", "POSIX")) {
                environment.put("LC_ALL", locale);
                assertThat(run(7, Stream.of("sh", launcher.toString())))
                        .as(launcher + " " + locale)
                        .last()
                        .isEqualTo("C.UTF-8");
            }
            environment.put("LC_ALL", "C.utf8");
            assertThat(run(7, Stream.of("sh", launcher.toString()))).last().isEqualTo("C.utf8");
        }
    }

    @Test
    void aCollectorThatTheUserHasAskedForIsLeftToJava() throws Exception {
        environment.put("JAVA_TOOL_OPTIONS", "-XX:+UseZGC");
        assertThat(start()).doesNotContain("-XX:+UseSerialGC");
    }

    @Test
    void javaKeepsAnArchiveForTheWindowWhereItTakesCareOfItItself() throws Exception {
        assertThat(hasArchive(start())).as("Java 17").isFalse();
        installJava("25.0.1");
        assertThat(start())
                .contains(
                        "-XX:+AutoCreateSharedArchive",
                        "-XX:SharedArchiveFile=" + home().resolve("target/classes-25.jsa"),
                        "--enable-native-access=javafx.graphics,org.xerial.sqlitejdbc",
                        "--sun-misc-unsafe-memory-access=allow");
        assertThat(hasArchive(start("--version"))).as("a command").isFalse();
    }

    @Test
    void whatKeepsJavaFromRunningIsPassedOn() throws Exception {
        installTool("java", "#!/bin/sh\necho 'Unrecognized VM option' >&2; exit 1\n");
        assertThat(run(1, launcher()))
                .contains("Unrecognized VM option")
                .last()
                .asString()
                .contains("Java 17 or newer");
    }

    @Test
    void aFolderWhoseNameJavaWouldCutInTwoIsRefusedInWordsWhateverLeadsThere() throws Exception {
        for (Path launcher : launchers()) {
            Path shared = folder.resolve("gvfs:share");
            Files.move(home(), shared);
            Path link = Files.createSymbolicLink(folder.resolve("link"), shared);
            Path name = home().relativize(launcher);
            for (Path place : List.of(shared, link)) {
                assertThat(run(1, Stream.of("sh", place.resolve(name).toString())))
                        .singleElement()
                        .asString()
                        .contains(shared.toString(), "colon");
            }
            Files.delete(link);
            Files.move(shared, home());
            Files.createSymbolicLink(shared, home());
            assertThat(run(7, Stream.of("sh", shared.resolve(name).toString())))
                    .as("the link alone has a colon")
                    .noneMatch(argument -> argument.contains("gvfs:"));
            Files.delete(shared);
        }
    }

    /** As root only where another user can be taken up. */
    private static void assumeReaders() {
        assumeThat(!"root".equals(System.getProperty("user.name")) || Files.exists(Path.of("/usr/bin/setpriv")))
                .as("permissions bind this user, or setpriv is there")
                .isTrue();
    }

    @Test
    void whoeverMayOnlyReadTheCheckoutStartsWithoutAnArchive() throws Exception {
        assumeReaders();
        installJava("25.0.1");
        assertThat(hasArchive(startAsReader(7))).isFalse();
    }

    @Test
    void aCheckoutThatIsNotBuiltAndMayNotBeWrittenSaysSo() throws Exception {
        assumeReaders();
        Files.delete(home().resolve("target/app/.built"));
        assertThat(startAsReader(1))
                .singleElement()
                .asString()
                .contains("not built yet")
                .doesNotContain("build.log");
    }

    @Test
    void aChangedCheckoutThatMayNotBeWrittenStartsAsItWasBuilt() throws Exception {
        assumeReaders();
        Files.createDirectories(home().resolve("src/main"));
        Files.setLastModifiedTime(
                Files.createFile(home().resolve("pom.xml")),
                FileTime.from(Instant.now().plusSeconds(60)));
        assertThat(startAsReader(7))
                .anyMatch(line -> line.contains("starts as it was"))
                .contains("-Xshare:auto");
    }

    @Test
    void theLauncherForWindowsKnowsEveryOptionThatThisOneGivesJava() throws Exception {
        var options = Pattern.compile("(?<![\\w-])-(X[\\w:+-]+|-[a-z-]{8,}[=\\w.]*)");
        var known = options.matcher(Files.readString(Path.of("jumping-cube")))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        assertThat(known).hasSizeGreaterThan(8);
        assertThat(Files.readString(Path.of("jumping-cube.cmd"))).contains(known);
    }

    @Test
    void theLauncherForWindowsRefusesAFolderWhoseNameJavaWouldCutInTwo() throws Exception {
        assertThat(Files.readString(Path.of("jumping-cube.cmd")).lines().dropWhile(line -> !line.contains(":;=")))
                .startsWith("if not \"%HOME_DIR:;=%\"==\"%HOME_DIR%\" (")
                .element(1)
                .asString()
                .contains("semicolon");
    }
}
