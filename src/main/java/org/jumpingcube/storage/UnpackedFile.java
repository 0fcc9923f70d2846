package org.jumpingcube.storage;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * A part of the program that others want as a file of its own: a typeface, a library. It lies in the program's own Java
 * if the program brings one; else it is copied into the user's cache folder, once, and is found there at the next start.
 */
public final class UnpackedFile {
    /** Where the packages have such files. */
    private static final Path IN_OWN_JAVA = Path.of(System.getProperty("java.home", "."), "lib", "jumping-cube");

    private UnpackedFile() {}

    /**
     * The file with this name.
     *
     * @param resource what it holds, if it is part of the program's code
     * @param folders where it is copied to
     * @return empty if there is neither such a file nor a way to make it
     */
    public static Optional<Path> of(String name, Optional<URL> resource, Folders folders) {
        Path brought = IN_OWN_JAVA.resolve(name);
        return Files.isRegularFile(brought)
                ? Optional.of(brought)
                : resource.flatMap(contents -> copy(contents, folders.cache().resolve(name)));
    }

    private static Optional<Path> copy(URL resource, Path file) {
        try (var in = resource.openStream()) {
            byte[] contents = in.readAllBytes();
            if (!holds(file, contents)) {
                PrivateFiles.createFolderOf(file);
                AtomicFile.write(file, contents, AtomicFile.Readers.USER_ALONE);
            }
            return Optional.of(file);
        } catch (IOException e) {
            return Optional.empty(); // whoever wants it has other ways
        }
    }

    /** Another version of the program may have left its own, and a disk may have spoilt it. */
    private static boolean holds(Path file, byte[] contents) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == contents.length
                && Arrays.equals(Files.readAllBytes(file), contents);
    }
}
