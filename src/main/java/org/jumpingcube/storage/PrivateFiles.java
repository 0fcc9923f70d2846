package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files and folders of the program's own. What it makes anew only the user may use, where the system has modes. */
final class PrivateFiles {
    private PrivateFiles() {}

    /** Makes the folder and those above it, as far as they are missing. */
    static void createFolders(Path folder) throws IOException {
        Files.createDirectories(folder, mode(folder, "rwx------"));
    }

    /** Makes the folder that the file is to lie in. */
    static void createFolderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            createFolders(folder);
        }
    }

    /**
     * Opens a file, or makes it.
     *
     * @throws IOException if that fails, or if this is not an ordinary file: writing to a pipe might never end
     */
    static FileChannel open(Path file, OpenOption... options) throws IOException {
        checkOrdinary(file);
        return FileChannel.open(file, Set.of(options), mode(file, "rw-------"));
    }

    /** @throws IOException if something other than an ordinary file is there */
    static void checkOrdinary(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "is no ordinary file");
        }
    }

    private static FileAttribute<?>[] mode(Path path, String permissions) {
        boolean hasModes = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return hasModes // on Windows the user's folders are private
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
