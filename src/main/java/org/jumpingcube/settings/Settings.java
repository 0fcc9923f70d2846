package org.jumpingcube.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jumpingcube.language.Language;

/**
 * Everything the user has set, and what the program remembers for them. A value.
 *
 * @param shortcuts the keys the user has changed: the action's name to the key's text, such as "Ctrl+Shift+Z", or to
 *     an empty text for none; actions not named have their usual key. At most {@value #MAX_SHORTCUTS}, each of at most
 *     {@value #MAX_KEY_TEXT} characters
 * @param recentFiles saved games used lately, absolute, the latest first, each once, at most {@value #MAX_RECENT_FILES}
 * @param broker through which friends are met, if there is one
 * @param keepGames whether games that are over are put into the collection
 */
public record Settings(
        Play play,
        Look look,
        MoveAnimation animation,
        Language language,
        Map<String, String> shortcuts,
        WindowState window,
        List<Path> recentFiles,
        Progress progress,
        Friends friends,
        Speech speech,
        Broker broker,
        boolean keepGames) {
    public static final int MAX_RECENT_FILES = 10;

    private static final int MAX_SHORTCUTS = 200;
    private static final int MAX_KEY_TEXT = 60;

    public static final Settings DEFAULT = new Settings(
            Play.DEFAULT,
            Look.DEFAULT,
            MoveAnimation.DEFAULT,
            Language.SYSTEM,
            Map.of(),
            WindowState.DEFAULT,
            List.of(),
            Progress.DEFAULT,
            Friends.DEFAULT,
            Speech.DEFAULT,
            Broker.NONE,
            true);

    public Settings {
        shortcuts = Collections.unmodifiableMap(new TreeMap<>(shortcuts)); // in the order of names, so files compare
        if (shortcuts.size() > MAX_SHORTCUTS || !shortcuts.values().stream().allMatch(Settings::isKeyText)) {
            throw new IllegalArgumentException("shortcuts " + shortcuts);
        }
        recentFiles = recentFiles.stream().distinct().toList();
        if (recentFiles.size() > MAX_RECENT_FILES) {
            throw new IllegalArgumentException(recentFiles.size() + " recent files");
        }
    }

    private static boolean isKeyText(String text) {
        return text.isEmpty() || (!text.isBlank() && text.length() <= MAX_KEY_TEXT);
    }

    public Settings withPlay(Play other) {
        return Components.with(this, "play", other);
    }

    public Settings withLook(Look other) {
        return Components.with(this, "look", other);
    }

    public Settings withAnimation(MoveAnimation other) {
        return Components.with(this, "animation", other);
    }

    public Settings withLanguage(Language other) {
        return Components.with(this, "language", other);
    }

    public Settings withShortcuts(Map<String, String> other) {
        return Components.with(this, "shortcuts", other);
    }

    public Settings withWindow(WindowState other) {
        return Components.with(this, "window", other);
    }

    public Settings withRecentFiles(List<Path> other) {
        return Components.with(this, "recentFiles", other);
    }

    public Settings withProgress(Progress other) {
        return Components.with(this, "progress", other);
    }

    public Settings withFriends(Friends other) {
        return Components.with(this, "friends", other);
    }

    public Settings withSpeech(Speech other) {
        return Components.with(this, "speech", other);
    }

    public Settings withBroker(Broker other) {
        return Components.with(this, "broker", other);
    }

    public Settings withKeepGames(boolean kept) {
        return Components.with(this, "keepGames", kept);
    }

    /** These settings with a file as the one used last; the oldest is forgotten when there are too many. */
    public Settings withRecentFile(Path file) {
        var files = new ArrayList<>(recentFiles);
        files.remove(file);
        files.add(0, file);
        return withRecentFiles(files.subList(0, Math.min(files.size(), MAX_RECENT_FILES)));
    }

    /** These settings without a recent file that no longer exists. */
    public Settings withoutRecentFile(Path file) {
        return withRecentFiles(
                recentFiles.stream().filter(recent -> !recent.equals(file)).toList());
    }

    /** What "Restore Defaults" gives: the settings as they were made, with what the program remembers left alone. */
    public Settings withDefaultsRestored() {
        return DEFAULT.withWindow(window)
                .withRecentFiles(recentFiles)
                .withShortcuts(shortcuts)
                .withProgress(progress)
                .withFriends(friends)
                .withBroker(broker)
                .withSpeech(speech.withManner(Speech.DEFAULT.rate(), Speech.DEFAULT.voice()));
    }

    /** These settings with the changes that lead from one state of others to a later one. */
    public Settings withChanges(Settings before, Settings after) {
        return Changes.made(this, before, after);
    }
}
