package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A file of the program's own that something else reads and writes, a database say. Only the user may use it. */
public final class OwnFile {
    private final Path file;

    public OwnFile(Path file) {
        this.file = file;
    }

    public Path path() {
        return file;
    }

    /**
     * Makes the file, empty, and the folders above it, as far as they are missing.
     *
     * @throws IOException if that fails, or if this is not an ordinary file
     */
    public void make() throws IOException {
        PrivateFiles.createFolderOf(file);
        PrivateFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                .close();
    }

    /** Why it could not be made or set aside, for the user to read. */
    public Problem reason(IOException trouble) {
        return SaveException.of(file, trouble).problem();
    }

    /** Why it cannot be written, as far as that can be seen from outside, for the user to read. */
    public Problem reason() {
        if (Files.exists(file) && !Files.isReadable(file)) {
            return Problem.of(Problem.Kind.MAY_NOT_READ);
        }
        Path folder = file.toAbsolutePath().resolveSibling("");
        var ofTheDisk = SaveException.reasonOfTheDisk(folder);
        boolean isAllowed = Files.isWritable(folder) && (!Files.exists(file) || Files.isWritable(file));
        boolean isForbidden = ofTheDisk == Problem.Kind.CANNOT_WRITE && !isAllowed;
        return Problem.of(isForbidden ? Problem.Kind.MAY_NOT_WRITE : ofTheDisk);
    }

    /** What tells this very file from one that takes its place; empty where the system has nothing of the kind. */
    public Optional<Object> identity() throws IOException {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /**
     * Gives the file another name, with ".broken" and a number behind it, unless another window has done so already.
     * Never replaces a file.
     *
     * @param seen the identity of the file that is found broken
     * @param companions endings of the files that belong to it
     * @return its new name; empty if it has been done already
     */
    public Optional<Path> setAside(Optional<Object> seen, List<String> companions) throws IOException {
        Path lock = HeldFile.beside(beside(broken(1))); // the file's own is held by whoever is changing it
        return HeldFile.alone(lock, () -> {
            boolean isIt = Files.exists(file) && identity().equals(seen);
            return isIt ? Optional.of(rename(companions)) : Optional.empty();
        });
    }

    /** Does the same for a file without companions. The caller sees to it that no other window does so now. */
    Path setAside() throws IOException {
        return rename(List.of());
    }

    private Path rename(List<String> companions) throws IOException {
        int number = 1;
        while (isTaken(broken(number), companions)) {
            number++;
        }
        // First, lest they are taken for those of the next file when this is interrupted.
        for (String companion : companions) {
            if (Files.exists(beside(companion))) {
                Files.move(beside(companion), beside(broken(number) + companion));
            }
        }
        return Files.move(file, beside(broken(number)));
    }

    private boolean isTaken(String ending, List<String> companions) {
        return Stream.concat(Stream.of(""), companions.stream())
                .anyMatch(companion -> Files.exists(beside(ending + companion)));
    }

    private static String broken(int number) {
        return number == 1 ? ".broken" : ".broken-" + number;
    }

    private Path beside(String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }
}
