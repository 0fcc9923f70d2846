package org.jumpingcube.desktop.model;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/**
 * What the user has chosen for all programs of a Linux desktop, as its portal says: the switch for dark windows of GNOME
 * and KDE among it. Asked and followed through {@code gdbus}.
 */
final class DesktopPortal {
    private static final System.Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final String SERVICE = "org.freedesktop.portal.Desktop";
    private static final String OBJECT = "/org/freedesktop/portal/desktop";
    private static final String APPEARANCE = "org.freedesktop.appearance";
    static final List<String> ASK =
            DesktopAnswer.busCall(SERVICE, OBJECT, "org.freedesktop.portal.Settings.ReadAll", "['" + APPEARANCE + "']");
    static final List<String> MONITOR =
            List.of(ASK.get(0), "monitor", "--session", "--dest", SERVICE, "--object-path", OBJECT);

    /** A setting in an answer, {@code 'contrast': <uint32 1>}, or in a signal, with a comma. */
    private static final Pattern SETTING =
            Pattern.compile("'(color-scheme|contrast|reduced-motion)'[:,] <+(?:uint32 )?(\\d{1,3})>");

    private static final AtomicBoolean IS_FOLLOWED = new AtomicBoolean();

    private DesktopPortal() {}

    /** Which windows the user likes. */
    enum Scheme {
        ANY,
        DARK,
        LIGHT
    }

    /** What the user has chosen. */
    record Wishes(Scheme scheme, boolean isContrastWanted, boolean isLessMotionWanted) {
        static final Wishes NONE = new Wishes(Scheme.ANY, false, false);

        private static Wishes of(Map<String, Integer> settings) {
            var scheme = switch (settings.getOrDefault("color-scheme", 0)) {
                case 1 -> Scheme.DARK;
                case 2 -> Scheme.LIGHT;
                default -> Scheme.ANY;
            };
            return new Wishes(
                    scheme, settings.getOrDefault("contrast", 0) == 1, settings.getOrDefault("reduced-motion", 0) == 1);
        }
    }

    /**
     * Follows them in the background for as long as the program runs, once in each.
     *
     * @param onWishes told of them there, now and after each change
     */
    static void follow(Consumer<Wishes> onWishes) {
        boolean isLinux =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
        if (isLinux && !IS_FOLLOWED.getAndSet(true)) {
            HelperThreads.THREADS.execute(() -> follow(MONITOR, ASK, onWishes));
        }
    }

    /** Until the monitor ends, which it does with the session or with this program. */
    static void follow(List<String> monitor, List<String> ask, Consumer<Wishes> onWishes) {
        try {
            var process = new ProcessBuilder(monitor).redirectErrorStream(true).start();
            Runtime.getRuntime().addShutdownHook(Threads.make("portal", process::destroy));
            process.getOutputStream().close();
            var settings = new TreeMap<String, Integer>();
            try (var lines = process.inputReader(StandardCharsets.UTF_8)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    boolean isSignal = line.startsWith(OBJECT);
                    if (!isSignal) { // it listens from now on, or the portal has been started
                        DesktopAnswer.of(ask).ifPresent(answer -> take(answer, settings));
                    } else if (line.contains("SettingChanged ('" + APPEARANCE)) {
                        take(line, settings);
                    }
                    onWishes.accept(Wishes.of(settings));
                }
            }
        } catch (IOException | IllegalStateException e) { // another desktop, or the end of the program
            LOG.log(Level.DEBUG, "the desktop's portal cannot be followed", e);
        }
    }

    private static void take(String text, Map<String, Integer> settings) {
        SETTING.matcher(text).results().forEach(found -> settings.put(found.group(1), Integer.valueOf(found.group(2))));
    }
}
