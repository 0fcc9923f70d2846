package org.jumpingcube.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A process that saves the contents of two files over a third in turn, until it is killed. */
final class SaveForever {
    private SaveForever() {}

    public static void main(String[] arguments) throws IOException {
        Path target = Path.of(arguments[0]);
        byte[] one = Files.readAllBytes(Path.of(arguments[1]));
        byte[] two = Files.readAllBytes(Path.of(arguments[2]));
        AtomicFile.write(target, one, AtomicFile.Readers.USUAL);
        System.out.println("saving");
        while (true) {
            AtomicFile.write(target, two, AtomicFile.Readers.USUAL);
            AtomicFile.write(target, one, AtomicFile.Readers.USUAL);
        }
    }
}
