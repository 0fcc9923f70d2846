import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Links the Java of the packages: the modules that the program needs and no others, with JavaFX's native libraries where
 * Java finds them, and the licences of all that is in it.
 *
 * <p>Expects the folder of the build, where Maven has collected the modules and licences, and makes "runtime" in it.
 */
final class LinkRuntime {
    private static final Path PACKAGING = Path.of("").toAbsolutePath();
    private static final Path PROJECT = PACKAGING.resolve("../../..").normalize();

    // AWT itself, which nothing here uses: its module is wanted for its beans and its sound.
    private static final String UNUSED_FILES = "regex:/java.desktop/lib/(?!libjsound|jsound).*,"
            + "/java.base/bin/keytool*,/java.base/lib/jrt-fs.jar,/java.base/lib/jexec";

    // ICU counts and lists; dates, names of countries, sorting and all else that it knows is not asked of it. One file
    // of
    // each package stays: jlink insists on the packages of a module.
    private static final String UNUSED_TEXTS = "regex:/com.ibm.icu/com/ibm/icu/impl/data/icudata/"
            + "(brkitr|coll|curr|lang|rbnf|region|translit|unit|zone)/(?!root\\.res).*";

    private static final Pattern TEXTS = Pattern.compile("messages_([a-z]+).*\\.properties");
    private static final Pattern ICON_FONT = Pattern.compile("META-INF/.*\\.ttf");

    private LinkRuntime() {}

    public static void main(String[] arguments) throws IOException {
        Path build = Path.of(arguments[0]);
        Path modules = build.resolve("modules");
        Path runtime = build.resolve("runtime");
        Path javafx = build.resolve("javafx.graphics");

        describe(modules);
        run(
                "jmod",
                "create",
                "--class-path",
                javafx.resolve("classes"),
                "--libs",
                javafx.resolve("libraries"),
                modules.resolve("javafx.graphics.jmod"));
        run(
                "jlink",
                "--module-path",
                modules,
                "--output",
                runtime,
                "--add-modules",
                "org.jumpingcube,jdk.localedata",
                "--include-locales=" + languages(),
                "--exclude-resources=" + UNUSED_TEXTS + ",regex:/org.xerial.sqlitejdbc/org/sqlite/native/.*",
                "--ignore-signing-information", // Bouncy Castle's jar is signed
                "--no-man-pages",
                "--no-header-files",
                "--exclude-files=" + UNUSED_FILES);
        Files.copy(PACKAGING.resolve("options"), runtime.resolve("options"));
        unpack(modules, runtime.resolve("lib").resolve("jumping-cube"));

        Path legal = runtime.resolve("legal");
        copy(build.resolve("licences"), legal, "");
        copy(PACKAGING.resolve("licences"), legal, "");
        copy(PROJECT.resolve("src/main/resources/org/jumpingcube/desktop/fonts"), legal, ".txt");
        Files.copy(PROJECT.resolve("LICENSE"), legal.resolve("LICENSE"));
        Files.createDirectories(build.resolve("input"));
    }

    /**
     * Puts SQLite's library and the fonts where the program finds them as files; else each start would have to unpack
     * them. UnpackedFile in the program knows the place.
     */
    private static void unpack(Path modules, Path to) throws IOException {
        Files.createDirectories(to);
        copy(PROJECT.resolve("src/main/resources/org/jumpingcube/desktop/fonts"), to, ".ttf");
        for (Path jar : filesIn(modules).toList()) {
            String name = jar.getFileName().toString();
            Pattern wanted = name.startsWith("sqlite-jdbc") ? Pattern.compile(library()) : ICON_FONT;
            if (name.startsWith("sqlite-jdbc") || name.startsWith("ikonli-bootstrapicons-")) {
                unpack(jar, wanted, to);
            }
        }
    }

    private static void unpack(Path jar, Pattern wanted, Path to) throws IOException {
        try (var entries = new ZipFile(jar.toFile())) {
            for (var entry : entries.stream()
                    .filter(found -> wanted.matcher(found.getName()).matches())
                    .toList()) {
                try (var in = entries.getInputStream(entry)) {
                    Files.copy(in, to.resolve(Path.of(entry.getName()).getFileName()));
                }
            }
        }
    }

    /** SQLite's native library for this system, which comes in the jar with those for all others. */
    private static String library() {
        String name = System.getProperty("os.name");
        String system = name.startsWith("Windows") ? "Windows" : name.startsWith("Mac") ? "Mac" : "Linux";
        String processor = System.getProperty("os.arch").replace("amd64", "x86_64");
        return "org/sqlite/native/" + system + "/" + processor + "/[^/]+";
    }

    /** The languages that the program has texts in, by which it also writes numbers and dates. */
    private static String languages() throws IOException {
        return filesIn(PROJECT.resolve("src/main/resources/org/jumpingcube/desktop"))
                .map(file -> TEXTS.matcher(file.getFileName().toString()))
                .filter(Matcher::matches)
                .map(texts -> texts.group(1))
                .sorted()
                .collect(Collectors.joining(",", "en,", ""));
    }

    /** Gives modules descriptors: jlink does not take those that are modules by the name of their file alone. */
    private static void describe(Path modules) throws IOException {
        List<Path> jars = filesIn(modules)
                .filter(file -> file.getFileName().toString().startsWith("icu4j-"))
                .toList();
        Path made = Files.createTempDirectory("descriptors");
        run("jdeps", "--ignore-missing-deps", "--generate-module-info", made, jars);
        for (Path jar : jars) {
            String module = ModuleFinder.of(jar)
                    .findAll()
                    .iterator()
                    .next()
                    .descriptor()
                    .name();
            Path descriptor = made.resolve(module);
            Path source = descriptor.resolve("module-info.java");
            // Open, as such modules are without a descriptor: ICU finds its data only so.
            Files.writeString(source, Files.readString(source).replaceFirst("(?m)^module ", "open module "));
            run(
                    "javac",
                    "--release",
                    "17",
                    "--module-path",
                    modules,
                    "--patch-module",
                    module + "=" + jar,
                    "-d",
                    descriptor,
                    source);
            run("jar", "--update", "--file", jar, "-C", descriptor, "module-info.class");
        }
    }

    /** Runs a tool of the JDK; a list among its arguments stands for its elements. */
    private static void run(String tool, Object... arguments) {
        String[] words = Stream.of(arguments)
                .flatMap(argument -> argument instanceof List<?> list ? list.stream() : Stream.of(argument))
                .map(Object::toString)
                .toArray(String[]::new);
        int result = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, words);
        if (result != 0) {
            throw new IllegalStateException(tool + " failed");
        }
    }

    /** All files below a folder whose names end like this, into the same places below another. */
    private static void copy(Path from, Path to, String end) throws IOException {
        for (Path file :
                filesIn(from).filter(file -> file.toString().endsWith(end)).toList()) {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    private static Stream<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList().stream();
        }
    }
}
