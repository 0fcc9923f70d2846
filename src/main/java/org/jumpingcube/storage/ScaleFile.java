package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How large the window is to be painted, in a small file of its own: it is needed before JavaFX starts, when the settings are
 * still being read.
 */
public final class ScaleFile {
    private static final String NAME = "scale.txt";
    private static final int LONGEST = 20; // bytes
    private static final Pattern CONTENTS = Pattern.compile("(\\d{3}) (\\d{3})\\s*");

    private final Path path;

    /**
     * What is in it.
     *
     * @param whole the size of everything, in percent, 100 to 999: what the screen asks for, times the text's
     * @param text what of it makes texts larger, in percent, 100 to 200
     */
    public record Scale(int whole, int text) {
        public Scale {
            if (whole < 100 || whole > 999 || text < 100 || text > 200) {
                throw new IllegalArgumentException(whole + " " + text);
            }
        }
    }

    public ScaleFile(Folders folders) {
        path = folders.state().resolve(NAME);
    }

    /** What was kept; empty if nothing was, or if it makes no sense. */
    public Optional<Scale> read() {
        try (var in = Files.newInputStream(path)) {
            var match = CONTENTS.matcher(new String(in.readNBytes(LONGEST), StandardCharsets.US_ASCII));
            return match.matches()
                    ? Optional.of(new Scale(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2))))
                    : Optional.empty();
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Keeps it. */
    public void write(Scale scale) throws IOException {
        PrivateFiles.createFolderOf(path);
        byte[] contents = (scale.whole() + " " + scale.text() + "\n").getBytes(StandardCharsets.US_ASCII);
        AtomicFile.write(path, contents, AtomicFile.Readers.USER_ALONE);
    }

    /** Forgets it: JavaFX decides by itself. */
    public void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
