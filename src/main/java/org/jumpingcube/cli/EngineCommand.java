package org.jumpingcube.cli;

import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jumpingcube.text.engine.EngineProtocol;
import picocli.CommandLine.Command;

/** Lets another program play ours. */
@Command(
        name = "engine",
        description = {
            "Plays for another program: reads commands from standard input, a line each, answers on standard output.",
            ""
        },
        footer = {
            "",
            "  new N           -> ok                         a board of side N, 2 to 15; player 1 is to move",
            "  move R C        -> ok | ok win P | error TEXT the side to move plays row R, column C, from 1",
            "  go [OPTIONS]    -> info depth=D score=S nodes=K ms=M pv=R,C;R,C...  (any number of lines)",
            "                     move R C                   chosen, not played",
            "      [style] kepler|newton   [skill] 1..6 or beginner|novice|average|strong|expert|master",
            "      time MS   nodes K   depth D   seed S      what is reached first; without any, as the skill does",
            "      threads T                                 that a master thinks on; 1 without it",
            "  stop            -> ends a running go: its move line comes at once",
            "  undo            -> ok | error TEXT",
            "  show            -> turn P winner W (0: nobody), then N rows of owner:value (0: neutral), then end",
            "  quit",
            "",
            "With --game and the name of another game boards and moves are said in its own notation:",
            "  new [OPTION=VALUE ...]   position BOARD   move MOVE   legal   result",
            "",
            "A score is for the side to move, 300 to a logit; \"win K\" and \"loss K\" count the plies to the end.",
            "What cannot be obeyed is answered with error and changes nothing. Lines that come during a go wait until",
            "it is done, except stop and quit; a second go among them is answered with error."
        })
final class EngineCommand extends GameCommand {
    @Override
    public Integer call() {
        new EngineProtocol(out(), game()).run(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        return 0;
    }
}
