package org.jumpingcube;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which package may know which, as docs/ARCHITECTURE.md has it, and what the JDK offers that some must leave alone. */
@AnalyzeClasses(
        packages = {"org.jumpingcube", "jump61"},
        importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "org.jumpingcube.";
    private static final Path SOURCES = Path.of("src/main/java/org/jumpingcube");
    private static final Pattern IMPORT = Pattern.compile("\nimport (?:static )?((?:\\.?[a-z0-9]+)+)");
    private static final List<String> RULES_AND_SEARCH = rulesAndSearch();
    private static final String[] IN_RULES_AND_SEARCH =
            RULES_AND_SEARCH.stream().map(name -> ROOT + name + "..").toArray(String[]::new);

    private static List<String> rulesAndSearch() {
        try {
            return PackageTable.read().rulesAndSearch();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** No arrow too many in the code, and none too many on the page. */
    @ArchTest
    static void eachPackageKnowsWhatItsRowSays(JavaClasses classes) throws IOException {
        PackageTable table = PackageTable.read();
        var examples = new TreeMap<String, String>();
        forEachDependency(
                classes,
                (from, to) -> table.arrow(from.getPackageName(), to.getPackageName())
                        .ifPresent(arrow -> examples.putIfAbsent(arrow, from.getName() + " names " + to.getName())));
        forEachImport((file, from, to) ->
                table.arrow(from, to).ifPresent(arrow -> examples.putIfAbsent(arrow, file + " imports from " + to)));
        Set<String> unused = table.arrows();
        unused.removeAll(examples.keySet());
        assertThat(unused).as("arrows that only the table has").isEmpty();
        examples.keySet().removeAll(table.arrows());
        assertThat(examples).as("arrows that the table lacks").isEmpty();
    }

    private interface ImportAction {
        void accept(Path file, String from, String to);
    }

    /** Compiled classes keep no trace of a constant's owner, so this reads the sources. */
    private static void forEachImport(ImportAction action) throws IOException {
        try (var files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String from = "org.jumpingcube"
                        + SOURCES.relativize(file.getParent()).toString().replaceAll("^(?=.)|[/\\\\]", ".");
                IMPORT.matcher(Files.readString(file))
                        .results()
                        .forEach(found -> action.accept(file, from, found.group(1)));
            }
        }
    }

    /** So there are no circles. */
    @ArchTest
    static void aPackageKnowsOnlyThoseAboveIt(JavaClasses classes) throws IOException {
        var above = new TreeSet<String>();
        PackageTable.read().packages().forEach((name, known) -> {
            assertThat(above).as("above " + name).containsAll(known);
            above.add(name);
        });
    }

    @ArchTest
    static void eachLibraryIsKnownWhereItsRowSays(JavaClasses classes) throws IOException {
        PackageTable table = PackageTable.read();
        var wrong = new TreeSet<String>();
        forEachDependency(classes, (from, to) -> {
            String target = to.getPackageName();
            if (isLibrary(target)
                    && !table.library(target)
                            .filter(name -> table.mayUse(from.getPackageName(), name))
                            .isPresent()) {
                wrong.add(from.getName() + " names " + to.getName());
            }
        });
        assertThat(wrong).isEmpty();
    }

    private static boolean isLibrary(String name) {
        return Stream.of("java.", "org.jspecify.", "org.jumpingcube", "jump61").noneMatch(name::startsWith)
                && !name.isEmpty();
    }

    private static void forEachDependency(JavaClasses classes, BiConsumer<JavaClass, JavaClass> action) {
        for (JavaClass from : classes) {
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                action.accept(from, dependency.getTargetClass().getBaseComponentType());
            }
        }
    }

    /** Each game has its squares, and each way to start the program its main class. */
    @ArchTest
    static void aNameStandsForOneClass(JavaClasses classes) {
        var names = classes.stream()
                .filter(JavaClass::isTopLevelClass)
                .map(JavaClass::getSimpleName)
                .filter(name -> !Set.of("package-info", "Main", "Square").contains(name))
                .toList();
        assertThat(names).doesNotHaveDuplicates();
    }

    @ArchTest
    static final ArchRule theRulesAndTheSearchUseNoFilesThreadsClocksOrPrinting = noClasses()
            .that()
            .resideInAnyPackage(IN_RULES_AND_SEARCH)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.time..", "java.net..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Thread")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .allowEmptyShould(true);

    /** Results that one thread works out, and leaves for all; helpers, which run where the caller says. */
    private static final String SHARED_RESULTS_AND_HELPERS = ".*\\.(Evaluation|CubeEngine|Helpers|SearchTeam)";

    @ArchTest
    static final ArchRule theRulesAndTheSearchLeaveThreadsToTheirCallers = noClasses()
            .that()
            .resideInAnyPackage(IN_RULES_AND_SEARCH)
            .and()
            .haveNameNotMatching(SHARED_RESULTS_AND_HELPERS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent..");

    @ArchTest
    static final ArchRule theRulesAndTheSearchUseNoParallelStreams = noClasses()
            .that()
            .resideInAnyPackage(IN_RULES_AND_SEARCH)
            .should()
            .callMethodWhere(
                    target(nameMatching("parallel|parallelStream|parallelSort|parallelPrefix|parallelSetAll")));

    /** Java keeps no trace of a synchronized block but in the code, so this reads the sources. */
    @ArchTest
    static void theRulesAndTheSearchHaveNoLocks(JavaClasses classes) throws IOException {
        for (String source : RULES_AND_SEARCH) {
            try (var files = Files.walk(SOURCES.resolve(source))) {
                assertThat(files.filter(file -> file.toString().endsWith(".java")))
                        .isNotEmpty()
                        .allSatisfy(
                                file -> assertThat(Files.readString(file)).doesNotContainPattern("\\bsynchronized\\b"));
            }
        }
    }

    /** Chance may come in as a parameter; a generator made inside could not be seeded by a caller. */
    @ArchTest
    static final ArchRule theRulesAndTheSearchMakeNoChance = noClasses()
            .that()
            .resideInAnyPackage(IN_RULES_AND_SEARCH)
            .should()
            .callConstructorWhere(target(owner(assignableTo(RandomGenerator.class))))
            .orShould()
            .callMethodWhere(target(owner(type(Math.class))).and(target(name("random"))))
            .orShould()
            .callMethodWhere(target(owner(type(RandomGenerator.class))).and(target(nameMatching("of|getDefault"))))
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(RandomGeneratorFactory.class);

    /** Another program's files of cubes, and a field that the settings have had since there were only cubes. */
    @ArchTest
    static final ArchRule theStorageKnowsNoGameButForTwoKindsOfOldFiles = noClasses()
            .that()
            .resideInAPackage(ROOT + "storage..")
            .and()
            .haveNameNotMatching(".*\\.(KjcFormat|KjcReader|SettingsJson)")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ROOT + "cube..", ROOT + "jumpin..");

    @ArchTest
    static final ArchRule thePicturesUseNoLibraryOfPicturesAndNoFiles = classes()
            .that()
            .resideInAPackage(ROOT + "picture")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage( // of our own packages, those in the table
                    ROOT + ".",
                    "java.lang..",
                    "java.util..",
                    "java.io..",
                    "java.nio",
                    "java.nio.charset",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule theSettingsKnowNoFileAndNoScreen = classes()
            .that()
            .resideInAPackage(ROOT + "settings")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            ROOT + "settings",
                            ROOT + "language",
                            ROOT + "game",
                            "java.lang..",
                            "java.util..",
                            "org.jspecify..")
                    .or(type(Path.class))); // the name of a file, and not the file

    @ArchTest
    static final ArchRule allLoggingGoesThroughTheSystemsLogger = noClasses()
            .that()
            .haveNameNotMatching(".*\\.LogFile(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.logging..");

    @ArchTest
    static final ArchRule theSessionStartsNoThreadAndDoesNotSleep = noClasses()
            .that()
            .resideInAPackage(ROOT + "session..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Thread")
            .allowEmptyShould(true);

    /**
     * What goes wrong on the threads of one package is reported. A bare future would keep it to itself, and use the common
     * pool. Helpers of a search and pondering may: the next search waits for them, and fails with them.
     */
    @ArchTest
    static final ArchRule onePackageMakesAllThreads = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "worker")
            .and()
            .haveNameNotMatching(".*\\.(SearchTeam|Pondering)")
            .should()
            .callConstructorWhere(target(owner(assignableTo(Thread.class))))
            .orShould()
            .callConstructorWhere(target(owner(assignableTo(ExecutorService.class))))
            .orShould()
            .callMethodWhere(target(owner(type(Executors.class))))
            .orShould()
            .callMethodWhere(target(owner(assignableTo(CompletionStage.class)))
                    .and(target(nameMatching("\\w+Async|delayedExecutor"))));
}
