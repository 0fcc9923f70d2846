package org.jumpingcube.cli;

import picocli.CommandLine.Command;

/** What can be done with the games that the program has kept. */
@Command(
        name = "games",
        description = "Lists, imports, exports and counts the games that were kept.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            GamesListCommand.class,
            GamesImportCommand.class,
            GamesExportCommand.class,
            GamesStatsCommand.class
        })
final class GamesCommand extends TerminalCommand {
    @Override
    public Integer call() {
        throw refused("Missing required subcommand: list, import, export or stats");
    }
}
