package org.jumpingcube.cli;

import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jumpingcube.text.engine.EngineHelp;
import org.jumpingcube.text.engine.EngineProtocol;
import picocli.CommandLine.Command;

/** Lets another program play ours. */
@Command(
        name = "engine",
        description = {
            "Plays for another program.",
            "",
            "Reads commands from standard input, one per line, and answers on standard output."
        },
        footer = {
            EngineHelp.CUBES + EngineHelp.ALL_GAMES,
            "With --game and the name of another game:",
            "",
            EngineHelp.OTHER_GAMES,
            "A MOVE of cubes is R,C in an info line and R C elsewhere. A score is for the side to move,"
                    + " 300 to a logit; \"win K\" and \"loss K\" count the plies to the end. Without time, nodes and"
                    + " depth a player thinks as its skill has it.",
            "",
            "A command that cannot be carried out is answered with error and changes nothing. Lines that arrive during a"
                    + " go wait until it is done, except stop and quit; a second go among them is answered with error."
        })
final class EngineCommand extends GameCommand {
    @Override
    public Integer call() {
        new EngineProtocol(out(), game()).run(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        return 0;
    }
}
