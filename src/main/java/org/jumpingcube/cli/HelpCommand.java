package org.jumpingcube.cli;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the help of the program, of a command, or of one that belongs to a command: {@code help games list}. */
@Command(name = "help", mixinStandardHelpOptions = true, description = "Says how a command is used.")
final class HelpCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "COMMAND", description = "the command, and one of its own: games list")
    private List<String> words = List.of();

    @SuppressWarnings("NullAway.Init") // the library sets what is marked @Spec
    HelpCommand() {}

    @Override
    public Integer call() {
        CommandLine found = Objects.requireNonNull(spec.commandLine().getParent());
        for (String word : words) {
            var next = found.getSubcommands().get(word);
            if (next == null) {
                return Failures.unknownCommand(found, word);
            }
            found = next;
        }
        found.usage(spec.commandLine().getOut());
        return 0;
    }
}
