package org.jumpingcube.desktop.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.model.DesktopPortal.Scheme;
import org.jumpingcube.desktop.model.DesktopPortal.Wishes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** On a session bus of its own, with a service that is the portal, and the program that asks it. */
@Timeout(60)
class DesktopPortalTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private @Nullable Process bus;

    private final LinkedBlockingQueue<Wishes> heard = new LinkedBlockingQueue<>();

    private static boolean isThere(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place).resolve(program)));
    }

    @BeforeEach
    void startBus() throws Exception {
        assumeTrue(isThere("dbus-daemon") && isThere("gdbus"), "needs dbus-daemon and gdbus");
        var started = new ProcessBuilder(
                        "dbus-daemon",
                        "--session",
                        "--nofork",
                        "--nopidfile",
                        "--print-address",
                        "--address=unix:path=" + socket())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        bus = started;
        assertThat(started.inputReader().readLine()).as("the bus listens").startsWith("unix:path=");
    }

    @AfterEach
    void stopBus() {
        if (bus != null) {
            bus.destroy();
        }
    }

    private Path socket() {
        return folder.resolve("bus");
    }

    private FakePortal portal(Map<String, Integer> settings) throws IOException {
        var portal = new FakePortal(socket(), settings);
        thread(portal::serve);
        return portal;
    }

    private static void thread(Runnable task) {
        var thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    private void follow() {
        thread(() -> DesktopPortal.follow(onBus(DesktopPortal.MONITOR), onBus(DesktopPortal.ASK), heard::add));
    }

    /** The same command, on this bus. */
    private List<String> onBus(List<String> command) {
        return Stream.concat(Stream.of("env", "DBUS_SESSION_BUS_ADDRESS=unix:path=" + socket()), command.stream())
                .toList();
    }

    private void awaitHeard(Wishes wishes) throws InterruptedException {
        @Nullable Wishes latest = null;
        while (!wishes.equals(latest)) {
            latest = heard.poll(30, TimeUnit.SECONDS);
            assertThat(latest).as("still not " + wishes).isNotNull();
        }
    }

    @Test
    void whatIsChosenOnTheDesktopIsKnownAndEachChangeOfItIsHeard() throws Exception {
        try (var portal = portal(Map.of("color-scheme", 1, "contrast", 0, "accent-color", 7))) {
            follow();
            awaitHeard(new Wishes(Scheme.DARK, false, false));
            portal.change("contrast", 1);
            awaitHeard(new Wishes(Scheme.DARK, true, false));
            portal.change("reduced-motion", 1);
            awaitHeard(new Wishes(Scheme.DARK, true, true));
            portal.change("color-scheme", 2);
            awaitHeard(new Wishes(Scheme.LIGHT, true, true));
            portal.change("color-scheme", 0);
            portal.change("contrast", 0);
            awaitHeard(new Wishes(Scheme.ANY, false, true));
        }
    }

    @Test
    void aPortalThatStartsLaterIsAskedThen() throws Exception {
        follow();
        awaitHeard(Wishes.NONE);
        try (var portal = portal(Map.of("color-scheme", 1))) {
            awaitHeard(new Wishes(Scheme.DARK, false, false));
            portal.change("color-scheme", 77);
            awaitHeard(Wishes.NONE);
        }
    }

    @Test
    void withoutTheProgramThatAsksNothingIsHeard() {
        DesktopPortal.follow(List.of("no-such-program"), List.of("no-such-program"), heard::add);
        assertThat(heard).isEmpty();
    }
}
