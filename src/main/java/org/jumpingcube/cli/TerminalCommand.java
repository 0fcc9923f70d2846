package org.jumpingcube.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that answers at the terminal: what all of them say and refuse in the same way. */
@Command(mixinStandardHelpOptions = true)
abstract class TerminalCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints a text, made as {@link String#format} makes it, and sees to it that it is read at once. */
    final void print(String format, Object... values) {
        out().print(String.format(Locale.ROOT, format, values));
        out().flush();
    }

    /** The value, if it is from {@code least} to {@code most}; else the command is refused. */
    final int within(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw refused(name + " must be " + least + " to " + most + ", not " + value);
        }
        return value;
    }

    /** Tells why a file is not there. */
    final int notWritten(Path file, SaveException reason) {
        err().println(Printable.of(file.toString()) + " cannot be written: "
                + reason.problem().text(Locale.ENGLISH));
        err().flush();
        return GameInput.REFUSED;
    }

    /** What refuses the command for what was asked of it. */
    final ParameterException refused(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }

    final ParameterException refused(String reason, Throwable cause) {
        return new ParameterException(spec.commandLine(), reason, cause);
    }
}
