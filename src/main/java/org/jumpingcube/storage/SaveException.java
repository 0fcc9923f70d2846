package org.jumpingcube.storage;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jumpingcube.storage.Problem.Kind;

/** A file could not be written. What stood in its place before is as it was. */
public final class SaveException extends IOException {
    private static final long ROOM = 1 << 16; // in bytes: more than any file of ours and its folder need

    private static final Pattern REFUSED = Pattern.compile("[<>:\"|?*\\\\\\p{Cntrl}]|[. ]$");

    @Serial
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    SaveException(Problem problem) {
        super(problem.text(Locale.ENGLISH));
        this.problem = problem;
    }

    SaveException(Problem problem, IOException cause) {
        super(problem.text(Locale.ENGLISH), cause);
        this.problem = problem;
    }

    /** The reason why a file could not be written, for the user to read. */
    public static SaveException of(Path file, IOException e) {
        return e instanceof SaveException said ? said : new SaveException(Problem.of(reason(file, e)), e);
    }

    private static Kind reason(Path file, IOException e) {
        if (e instanceof AccessDeniedException) {
            return Kind.MAY_NOT_WRITE;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return Kind.NOT_A_FILE;
        }
        if (folder != null && Files.isDirectory(folder) && isNameRefused(file, e)) {
            return Kind.NAME_REFUSED;
        }
        if (e instanceof NoSuchFileException || folder == null || !Files.isDirectory(folder)) {
            return Kind.NO_FOLDER;
        }
        return reasonOfTheDisk(folder);
    }

    /** The file systems of Windows have no such names. Linux says of them that there is no such file, or nothing more. */
    private static boolean isNameRefused(Path file, IOException e) {
        boolean isSaid = e instanceof NoSuchFileException
                || (e instanceof FileSystemException refused && "Invalid argument".equals(refused.getReason()));
        return isSaid && REFUSED.matcher(String.valueOf(file.getFileName())).find();
    }

    static Kind reasonOfTheDisk(Path folder) {
        try {
            var store = Files.getFileStore(folder);
            if (store.isReadOnly()) {
                return Kind.READ_ONLY;
            }
            return store.getUsableSpace() < ROOM ? Kind.DISK_FULL : Kind.CANNOT_WRITE;
        } catch (IOException e) {
            return Kind.CANNOT_WRITE;
        }
    }

    public Problem problem() {
        return problem;
    }
}
