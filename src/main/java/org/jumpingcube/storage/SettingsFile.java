package org.jumpingcube.storage;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.settings.Progress;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Problem.Kind;

/**
 * The file that keeps the settings from one start to the next. A field that is missing or wrong falls back to its own
 * default; a file that is broken altogether, or made by a newer program, is set aside under another name and the
 * defaults are used.
 */
public final class SettingsFile {
    private static final Logger LOG = System.getLogger("org.jumpingcube.storage");

    private static final String FORMAT = "jumping-cube-settings";
    private static final int VERSION = 1;

    private final Path file;

    public SettingsFile(Path file) {
        this.file = file;
    }

    public static SettingsFile in(Folders folders) {
        return new SettingsFile(folders.settings().resolve("settings.json"));
    }

    /**
     * What a load found.
     *
     * @param problems what the user should know; empty when all is well, also when there is no file yet
     */
    public record Found(Settings settings, List<Problem> problems) {
        public Found {
            problems = List.copyOf(problems);
        }

        /**
         * What the user should know, in sentences: what has been done, then why. Only if there are problems.
         *
         * @param most lines
         */
        public String message(Locale locale, int most) {
            var done = problems.stream().filter(Found::isOfWhole).map(problem -> problem.text(locale));
            String first = done.findFirst().orElseGet(() -> ProblemTexts.text(locale, "message.settings-partly"));
            var reasons =
                    problems.stream().filter(problem -> !isOfWhole(problem)).map(problem -> problem.sentence(locale));
            return Stream.concat(Stream.of(first), reasons).limit(most).collect(Collectors.joining("\n"));
        }

        private static boolean isOfWhole(Problem problem) {
            return switch (problem.kind()) {
                case SETTINGS_UNREADABLE, SETTINGS_SET_ASIDE, SETTINGS_UNUSABLE -> true;
                default -> false;
            };
        }
    }

    public Path path() {
        return file;
    }

    /** The settings as far as they can be read, else the defaults. */
    public Found load() {
        return load(Settings.DEFAULT);
    }

    /** @param usual the settings if there are none to read */
    private Found load(Settings usual) {
        try {
            var seen = new OwnFile(file).identity();
            return read(FileText.bytes(file), seen, usual);
        } catch (NoSuchFileException e) {
            return new Found(usual, List.of());
        } catch (IOException e) {
            LOG.log(Level.WARNING, "the settings cannot be read", e);
            return new Found(usual, List.of(Problem.of(Kind.SETTINGS_UNREADABLE, file.toString())));
        }
    }

    /** @param seen the identity of the file that the bytes are from */
    private Found read(byte[] bytes, Optional<Object> seen, Settings usual) {
        var problems = new Problems();
        var fields = FileText.decode(bytes, problems)
                .flatMap(text -> Json.parse(text, problems))
                .filter(found -> found.areOf(FORMAT, VERSION));
        if (fields.isPresent()) {
            var settings = SettingsReader.read(fields.get().all(), problems);
            boolean isKnown = fields.get().has("progress");
            return new Found(isKnown ? settings : settings.withProgress(Progress.NO_NEWCOMER), problems.list());
        }
        setAside(seen)
                .ifPresentOrElse(
                        aside -> problems.add(
                                FileLocation.FILE, Kind.SETTINGS_SET_ASIDE, file.toString(), aside.getFileName()),
                        () -> problems.add(FileLocation.FILE, Kind.SETTINGS_UNUSABLE, file.toString()));
        return new Found(usual, problems.list());
    }

    /** Renames the file, so that the next save does not overwrite what the user may want to look at. */
    private Optional<Path> setAside(Optional<Object> seen) {
        try {
            return new OwnFile(file).setAside(seen, List.of());
        } catch (IOException e) {
            LOG.log(Level.WARNING, "the settings cannot be set aside", e);
            return Optional.empty(); // the defaults are used all the same
        }
    }

    /**
     * Applies to the file the changes from one state of the settings to another, while no other window changes it. What
     * others have changed in the meantime stays. If there is no file yet, all settings are written.
     *
     * @throws SaveException if it could not be written, or another program does not release the file
     */
    public void change(Settings before, Settings after) throws SaveException {
        try {
            HeldFile.alone(HeldFile.beside(file), () -> {
                AtomicFile.deleteTemporary(file); // of a window that was killed
                save(load(before).settings().withChanges(before, after));
                return after;
            });
        } catch (IOException e) {
            throw SaveException.of(file, e);
        }
    }

    /**
     * Writes all settings, all at once or not at all; creates the folder if needed.
     *
     * @throws IOException if it could not be written; the old file is then unchanged
     */
    public void save(Settings settings) throws IOException {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("format", FORMAT);
        fields.put("version", VERSION);
        fields.putAll(SettingsJson.write(settings));
        PrivateFiles.createFolderOf(file);
        AtomicFile.write(file, Json.write(fields), AtomicFile.Readers.USER_ALONE);
    }
}
