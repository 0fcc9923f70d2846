package org.jumpingcube.desktop;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jumpingcube.Main;
import org.jumpingcube.Slow;

/** What runs while JavaFX starts never reaches native code that reads the environment of the process. */
@AnalyzeClasses(
        packages = {"org.jumpingcube", "jump61"},
        importOptions = DoNotIncludeTests.class)
@Slow
class ParallelStartTest {
    /** Fonts, images and the screen; other devices; processes; the time zone; the network; native code of one's own. */
    private static final Pattern ASKS_THE_SYSTEM = Pattern.compile(
            "javafx\\.(?!beans\\.|collections\\.|util\\.).*" // javafx.base is plain Java
                    + "|java\\.awt\\..*|javax\\.(sound|swing|imageio|print)\\..*|atlantafx\\..*|org\\.(controlsfx|kordamp)\\..*"
                    + "|java\\.lang\\.(Process.*|Runtime)"
                    + "|java\\.util\\.(.*TimeZone|.*Calendar|Date|prefs\\..*)|java\\.text\\..*DateFormat|java\\.time\\.(Zone.*|Clock|Local.*)"
                    + "|java\\.net\\.(Inet.*|.*Socket.*|http\\..*)");

    @ArchTest
    static void whatRunsWhileJavaFxStartsAsksNothingOfTheSystem(JavaClasses program) {
        Set<String> used = new TreeSet<>();
        Set<JavaClass> seen = new HashSet<>(Set.of(program.get(ParallelStart.class)));
        var open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (Dependency dependency : open.remove().getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (!program.contain(target.getName())) {
                    used.add(target.getName());
                } else if (seen.add(target)) {
                    open.add(target);
                }
            }
        }
        assertThat(used).contains("tools.jackson.core.JsonParser"); // it has looked beyond the first class
        assertThat(used).filteredOn(ASKS_THE_SYSTEM.asMatchPredicate()).isEmpty();
    }

    @ArchTest
    static final ArchRule nothingElseRunsBesideTheStart = noClasses()
            .that()
            .belongToAnyOf(Main.class, Desktop.class, JumpingCube.class)
            .should()
            .callMethod(CompletableFuture.class, "runAsync", Runnable.class)
            .orShould()
            .callMethod(CompletableFuture.class, "supplyAsync", Supplier.class)
            .orShould()
            .dependOnClassesThat(assignableTo(ExecutorService.class));
}
