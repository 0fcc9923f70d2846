package org.jumpingcube.collection;

import java.net.URL;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.collection.CollectionException.Kind;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LogFile;
import org.jumpingcube.storage.Problem;
import org.jumpingcube.storage.UnpackedFile;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * SQLite's native library. Left alone, the driver would write a copy into the temporary folder at each start, which a
 * killed program leaves there, and where programs may not be allowed to run.
 */
final class Driver {
    private static final String LIBRARY_FOLDER = "org.sqlite.lib.path"; // the driver's own property

    private Driver() {}

    /**
     * Loads the library, unless it is there; if it cannot be loaded from its own place, from the temporary folder.
     *
     * @param file of the collection that is wanted
     * @throws CollectionException if neither of them will do
     */
    static synchronized void load(Path file) throws CollectionException {
        LogFile.silence(SQLiteJDBCLoader.class.getName()); // its stack traces would go to the terminal
        if (System.getProperty(LIBRARY_FOLDER) == null) {
            library(Folders.ofThisUser())
                    .ifPresent(library -> System.setProperty(LIBRARY_FOLDER, String.valueOf(library.getParent())));
        }
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception | LinkageError e) { // the driver declares no less
            String tried = Stream.of(LIBRARY_FOLDER, "java.io.tmpdir")
                    .map(System::getProperty)
                    .filter(Objects::nonNull)
                    .collect(Collectors.joining(", "));
            throw new CollectionException(Kind.UNUSABLE, file, Problem.of(Problem.Kind.NOT_LOADED, tried), e);
        }
    }

    private static Optional<Path> library(Folders folders) {
        String name = LibraryLoaderUtil.getNativeLibName();
        URL inJar = SQLiteJDBCLoader.class.getResource(LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name);
        return UnpackedFile.of(name, Optional.ofNullable(inJar), folders);
    }
}
