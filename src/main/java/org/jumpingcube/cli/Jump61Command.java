package org.jumpingcube.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jumpingcube.text.Console;
import org.jumpingcube.text.Jump61;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Unmatched;

/** Plays by the Jump61 protocol. The words behind the command's name go to the program as they are, options too. */
@Command(
        name = "jump61",
        description = {
            "Plays by the Jump61 protocol, at a terminal or with a driver.",
            "",
            "jumping-cube jump61 --help lists its options and commands."
        })
final class Jump61Command implements Callable<Integer> {
    @ParentCommand
    private JumpingCubeCommand program;

    @Unmatched
    private List<String> arguments = new ArrayList<>();

    @Override
    public Integer call() {
        return Jump61.run(arguments, Console.ofProcess(), program.textGameWindow());
    }
}
