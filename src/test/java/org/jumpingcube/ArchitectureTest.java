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
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** The walls of the house: which package may know which. The reasons stand in docs/ARCHITECTURE.md. */
@AnalyzeClasses(
        packages = {"org.jumpingcube", "jump61"},
        importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "org.jumpingcube.";
    private static final Path SOURCES = Path.of("src/main/java/org/jumpingcube");
    private static final String[] RULES_AND_SEARCH = {
        ROOT + "game..", ROOT + "cube..", ROOT + "jumpin..", ROOT + "search.."
    };

    @ArchTest
    static final ArchRule javafxIsKnownToTheDesktopOnly = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + "desktop..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp..");

    @ArchTest
    static final ArchRule theRulesAndTheSearchUseNoFilesThreadsClocksOrPrinting = noClasses()
            .that()
            .resideInAnyPackage(RULES_AND_SEARCH)
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
            .resideInAnyPackage(RULES_AND_SEARCH)
            .and()
            .haveNameNotMatching(SHARED_RESULTS_AND_HELPERS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent..");

    @ArchTest
    static final ArchRule theRulesAndTheSearchUseNoParallelStreams = noClasses()
            .that()
            .resideInAnyPackage(RULES_AND_SEARCH)
            .should()
            .callMethodWhere(
                    target(nameMatching("parallel|parallelStream|parallelSort|parallelPrefix|parallelSetAll")));

    /** Java keeps no trace of a synchronized block but in the code, so this reads the sources. */
    @ArchTest
    static void theRulesAndTheSearchHaveNoLocks(JavaClasses classes) throws IOException {
        for (String source : List.of("game", "cube", "jumpin", "search")) {
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
            .resideInAnyPackage(RULES_AND_SEARCH)
            .should()
            .callConstructorWhere(target(owner(assignableTo(RandomGenerator.class))))
            .orShould()
            .callMethodWhere(target(owner(type(Math.class))).and(target(name("random"))))
            .orShould()
            .callMethodWhere(target(owner(type(RandomGenerator.class))).and(target(nameMatching("of|getDefault"))))
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(RandomGeneratorFactory.class);

    @ArchTest
    static final ArchRule whatAllGamesShareKnowsNoGame = noClasses()
            .that()
            .resideInAnyPackage(
                    ROOT + "game..", ROOT + "search..", ROOT + "session..", ROOT + "review..", ROOT + "worker..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ROOT + "cube..", ROOT + "jumpin..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theRulesKnowOnlyTheGame = classes()
            .that()
            .resideInAnyPackage(ROOT + "cube", ROOT + "jumpin")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(ROOT + "cube", ROOT + "jumpin", ROOT + "game", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule theStorageKnowsOnlyTheGameAndItsRules = classes()
            .that()
            .resideInAPackage(ROOT + "storage..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    ROOT + "storage..",
                    ROOT + "settings",
                    ROOT + "game..",
                    ROOT + "cube",
                    "java..",
                    "tools.jackson..",
                    "com.fasterxml.jackson.annotation..",
                    "org.jspecify..");

    /** Another program's files of cubes; every other file is of any game. */
    @ArchTest
    static final ArchRule theStorageKnowsNoGameButForKJumpingCubesFiles = noClasses()
            .that()
            .resideInAPackage(ROOT + "storage..")
            .and()
            .haveNameNotMatching(".*\\.Kjc(Format|Reader)")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ROOT + "cube..", ROOT + "jumpin..");

    @ArchTest
    static final ArchRule inTheWindowOnlyAGamesOwnViewKnowsItsRules = noClasses()
            .that()
            .resideInAPackage(ROOT + "desktop..")
            .and()
            .resideOutsideOfPackages(
                    ROOT + "desktop.cube", ROOT + "desktop.exercise", ROOT + "desktop.jump61", ROOT + "desktop.jumpin")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ROOT + "cube..", ROOT + "jumpin..");

    @ArchTest
    static final ArchRule theModelOfTheWindowKnowsNoView = noClasses()
            .that()
            .resideInAPackage(ROOT + "desktop.model")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    ROOT + "desktop",
                    ROOT + "desktop.cube",
                    ROOT + "desktop.controls",
                    ROOT + "desktop.exercise",
                    ROOT + "desktop.files",
                    ROOT + "desktop.help",
                    ROOT + "desktop.jump61",
                    ROOT + "desktop.jumpin",
                    ROOT + "desktop.look",
                    ROOT + "desktop.settings",
                    ROOT + "desktop.start");

    @ArchTest
    static final ArchRule theGamesViewsDoNotKnowEachOther = slices().matching("org.jumpingcube.desktop.(cube|jumpin)..")
            .should()
            .notDependOnEachOther();

    @ArchTest
    static final ArchRule thePicturesKnowTheRulesAndTheLookAndNoLibraryOfPictures = classes()
            .that()
            .resideInAPackage(ROOT + "picture")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    ROOT + "picture",
                    ROOT + "game",
                    ROOT + "cube",
                    ROOT + "jumpin",
                    ROOT + "settings",
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
                            ROOT + "game",
                            "java.lang..",
                            "java.util..",
                            "com.fasterxml.jackson.annotation",
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
    static final ArchRule theTextModesKnowOnlyTheGameAndItsPlayers = classes()
            .that()
            .resideInAPackage(ROOT + "text..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    ROOT + "text..",
                    ROOT + "game",
                    ROOT + "cube",
                    ROOT + "cube.ai",
                    ROOT + "search",
                    ROOT + "worker",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule theWorkshopKnowsOnlyTheGamesAndTheProtocolOfPrograms = classes()
            .that()
            .resideInAPackage(ROOT + "lab..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    ROOT + "lab..",
                    ROOT + "game",
                    ROOT + "cube..",
                    ROOT + "jumpin..",
                    ROOT + "search",
                    ROOT + "text",
                    ROOT + "text.engine",
                    "java..",
                    "tools.jackson..",
                    "org.ejml..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule onlyTheCommandsKnowTheWorkshop = noClasses()
            .that()
            .resideOutsideOfPackages(ROOT + "lab..", ROOT + "cli..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ROOT + "lab..", "org.ejml..");

    @ArchTest
    static final ArchRule theGamesDoNotKnowEachOther = slices().matching("org.jumpingcube.(cube|jumpin)..")
            .should()
            .notDependOnEachOther()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule thereAreNoPackageCycles =
            slices().matching("(org.jumpingcube.*..)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule theSessionStartsNoThreadAndDoesNotSleep = noClasses()
            .that()
            .resideInAPackage(ROOT + "session..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Thread")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyTheProgramsRimKnowsTheDesktop = noClasses()
            .that()
            .resideInAnyPackage(
                    ROOT + "game..",
                    ROOT + "cube..",
                    ROOT + "jumpin..",
                    ROOT + "search..",
                    ROOT + "session..",
                    ROOT + "review..",
                    ROOT + "worker..",
                    ROOT + "storage..",
                    ROOT + "settings..",
                    ROOT + "text..",
                    ROOT + "lab..",
                    ROOT + "cli..",
                    "jump61..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + "desktop..")
            .allowEmptyShould(true);
}
