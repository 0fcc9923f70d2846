package org.jumpingcube;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;

/** The walls of the house: which package may know which. The reasons stand in docs/ARCHITECTURE.md. */
@AnalyzeClasses(
        packages = {"org.jumpingcube", "jump61"},
        importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "org.jumpingcube.";

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
            .resideInAnyPackage(ROOT + "game..", ROOT + "cube..", ROOT + "jumpin..", ROOT + "search..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.util.concurrent", "java.time..", "java.net..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
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

    @ArchTest
    static final ArchRule whatAllGamesShareKnowsNoGame = noClasses()
            .that()
            .resideInAnyPackage(ROOT + "game..", ROOT + "search..", ROOT + "session..", ROOT + "worker..")
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
            .doNotHaveFullyQualifiedName(ROOT + "storage.LogFile")
            .and()
            .doNotHaveFullyQualifiedName(ROOT + "storage.LogFile$PersonalNames")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.logging..");

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
                    ROOT + "search..",
                    ROOT + "session..",
                    ROOT + "worker..",
                    ROOT + "storage..",
                    ROOT + "text..",
                    ROOT + "cli..",
                    "jump61..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + "desktop..")
            .allowEmptyShould(true);
}
