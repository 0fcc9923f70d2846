package org.jumpingcube.cli;

import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.PartedException;
import org.jumpingcube.remote.RemoteGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Joins a friend who waits for it, and plays a game with them. */
@Command(
        name = "join",
        description = {
            "Plays a game with a friend who waits at another computer.",
            "",
            "The friend has said \"jumping-cube host\", or waits in the window. The lines of the conversation are in"
                    + " docs/commands.md."
        })
final class JoinCommand extends TerminalCommand {
    @Parameters(index = "0", paramLabel = "HOST:PORT", description = "where the friend waits")
    private String place = "";

    @Parameters(index = "1", paramLabel = "CODE", description = "the code that the friend has been shown")
    private String code = "";

    @Option(names = "--player", paramLabel = "PLAYER", description = "a computer player that makes the moves")
    private Optional<String> player = Optional.empty();

    @Override
    public Integer call() throws InterruptedException {
        var invitation = Invitation.of(place, code)
                .orElseThrow(() -> refused("HOST:PORT and a code of 8 letters and digits are needed"));
        var play = new RemotePlay(player.map(words -> HostCommand.player(words, this)), out());
        try (var guest = Guest.seek(invitation, Games.ALL, Optional.empty(), Limits.USUAL, play.listeners())) {
            return play(play, guest.joined().toCompletableFuture().get());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof PartedException parted) {
                print("error %s%n", RemotePlay.reason(parted.reason()));
                return Failures.UNFINISHED;
            }
            throw new IllegalStateException(e);
        }
    }

    private static int play(RemotePlay play, RemoteGame<?, ?> game) throws InterruptedException {
        return play.play(game, new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }
}
