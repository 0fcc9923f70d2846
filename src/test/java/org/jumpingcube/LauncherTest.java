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

/** The launcher, with a Java that only says what it is asked to do, and makes the archive it is asked for. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String JAVA = """
            #!/bin/sh
            if [ "$1" = -version ]; then echo 'openjdk version "%s" 2026-10-20' >&2; exit 0; fi
            for argument in "$@"; do
                case $argument in
                    -Xshare:on) exit 0 ;; # asked to check the archive
                    -XX:ArchiveClassesAtExit=*) echo archive > "${argument#*=}" ;;
                esac
                printf '%%s\\n' "$argument"
            done
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

    private static boolean makes(List<String> arguments) {
        return arguments.stream().anyMatch(argument -> argument.startsWith("-XX:ArchiveClassesAtExit="));
    }

    private static boolean uses(List<String> arguments) {
        return arguments.stream().anyMatch(argument -> argument.startsWith("-XX:SharedArchiveFile="));
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
        assertThat(start("solve", "4", "--replies", "a.file")).doesNotContain("-Xmx256m");
    }

    @Test
    void aCollectorThatTheUserHasAskedForIsLeftToJava() throws Exception {
        environment.put("JAVA_TOOL_OPTIONS", "-XX:+UseZGC");
        assertThat(start()).doesNotContain("-XX:+UseSerialGC");
    }

    @Test
    void theFirstStartOfTheWindowMakesTheArchiveThatLaterStartsUse() throws Exception {
        assertThat(makes(start())).isTrue();
        List<String> second = start();
        assertThat(uses(second)).isTrue();
        assertThat(makes(second)).isFalse();
        assertThat(uses(start("show", "game.jcube"))).isTrue();
    }

    @Test
    void aCrashWhileTheArchiveIsWrittenLeavesNoReport() throws Exception {
        assertThat(start()).contains("-XX:+SuppressFatalErrorMessage", "-XX:-CreateCoredumpOnCrash");
        assertThat(start()).doesNotContain("-XX:+SuppressFatalErrorMessage");
    }

    @Test
    void aFullDiskGetsNoArchive() throws Exception {
        installTool("df", "#!/bin/sh\necho 'tmpfs 1024 1000 24 98% /'\n");
        assertThat(makes(start())).isFalse();
    }

    @Test
    void aCommandMakesNoArchive() throws Exception {
        assertThat(makes(start("--version"))).isFalse();
    }

    @Test
    void anArchiveOfAnEarlierBuildIsMadeAnew() throws Exception {
        start();
        assertThat(uses(start())).isTrue();
        Files.setLastModifiedTime(
                home().resolve("target/app/program.jar"),
                FileTime.from(Instant.now().plusSeconds(60)));
        List<String> next = start();
        assertThat(uses(next)).isFalse();
        assertThat(makes(next)).isTrue();
    }

    @Test
    void anotherJavaHasAnArchiveOfItsOwn() throws Exception {
        start();
        installJava("25.0.1");
        List<String> other = start();
        assertThat(uses(other)).isFalse();
        assertThat(other).contains("--enable-native-access=javafx.graphics", "--sun-misc-unsafe-memory-access=allow");
    }

    @Test
    void anArchiveThatIsStillBeingMadeIsLeftAlone() throws Exception {
        start();
        start();
        try (var archives = Files.list(home().resolve("target/archives"))) {
            Path made = archives.findFirst().orElseThrow();
            long living = ProcessHandle.current().pid();
            String name = made.getFileName().toString();
            Files.move(made, made.resolveSibling(name.substring(0, name.indexOf('.')) + ".made." + living));
        }
        assertThat(uses(start())).isFalse();
    }

    /** As root only where another user can be taken up. */
    private static void assumeReaders() {
        assumeThat(!"root".equals(System.getProperty("user.name")) || Files.exists(Path.of("/usr/bin/setpriv")))
                .as("permissions bind this user, or setpriv is there")
                .isTrue();
    }

    @Test
    void whoeverMayOnlyReadTheCheckoutStartsAsItsOwnerDoes() throws Exception {
        assumeReaders();
        assertThat(makes(startAsReader(7))).isFalse(); // nowhere to write it
        start(); // the owner's archive, not moved into place yet
        assertThat(startAsReader(7, "--version")).contains("--version").noneMatch(line -> line.contains("annot"));
        start();
        assertThat(uses(startAsReader(7))).isTrue();
    }

    @Test
    void anArchiveOfAnEarlierBuildHoldsUpNobodyWhoMayOnlyRead() throws Exception {
        assumeReaders();
        start();
        start();
        Files.setLastModifiedTime(
                home().resolve("target/app/program.jar"),
                FileTime.from(Instant.now().plusSeconds(60)));
        assertThat(startAsReader(7, "--version"))
                .startsWith("-Xshare:auto")
                .noneMatch(line -> line.startsWith("-XX:SharedArchiveFile="));
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
}
