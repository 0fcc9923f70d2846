package org.jumpingcube.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another Java program, run from the class path of the tests as a process of its own. */
final class ChildProgram {
    private ChildProgram() {}

    private static final int FIRST_TO_WARN = 24; // of libraries that bring native code, as JavaFX does

    /**
     * A process that is ready to start, with English texts and a home of its own.
     *
     * @param options of the virtual machine
     */
    static ProcessBuilder of(Class<?> main, Path home, List<String> options, String... arguments) {
        return of(System.getProperty("java.class.path"), main, home, options, arguments);
    }

    /** The same with another class path. */
    static ProcessBuilder of(String classPath, Class<?> main, Path home, List<String> options, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Duser.language=en", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        if (Runtime.version().feature() >= FIRST_TO_WARN) {
            command.add("--enable-native-access=ALL-UNNAMED"); // as the launcher does
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, main.getName()));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(new File(".").getAbsoluteFile());
        builder.environment().put("JUMPING_CUBE_HOME", home.toString());
        builder.environment().remove("JAVA_TOOL_OPTIONS"); // the virtual machine prints a line about it
        return builder;
    }

    /** What a program has written where its output went. */
    static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file);
    }
}
