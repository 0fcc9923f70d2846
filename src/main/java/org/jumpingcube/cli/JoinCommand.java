package org.jumpingcube.cli;

import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.worker.Threads;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
    @Parameters(
            arity = "1..2",
            paramLabel = "[HOST:PORT] CODE",
            hideParamSyntax = true,
            description = "where the friend waits, and the code that the friend has been shown")
    private List<String> words = List.of();

    @Mixin
    private final RemoteOptions remote = new RemoteOptions();

    @Override
    public Integer call() throws InterruptedException {
        // Which game it is will be known later; one with fewer strengths takes the nearest.
        var play = new RemotePlay(remote.player(Games.CUBE.elo(), this), log -> {}, out());
        var broker = remote.broker(this);
        try (var guest = broker.isEmpty() ? seek(play) : seek(broker.get(), play)) {
            Threads.whenDone(guest.delayed(), play.listeners(), reason -> play.inform(RemotePlay.reason(reason)));
            return play.play(guest.joined(), new InputStreamReader(System.in, StandardCharsets.UTF_8));
        }
    }

    private Guest seek(RemotePlay play) {
        var invitation = Optional.of(words)
                .filter(both -> both.size() == 2)
                .flatMap(both -> Invitation.of(both.get(0), both.get(1)))
                .orElseThrow(() -> refused("HOST:PORT and a code of 8 letters and digits are needed"));
        return Guest.seek(invitation, Games.ALL, Optional.empty(), Limits.USUAL, play.listeners());
    }

    private Guest seek(BrokerAddress address, RemotePlay play) {
        var code = Optional.of(words)
                .filter(one -> one.size() == 1)
                .flatMap(one -> Code.parse(one.get(0)))
                .filter(Code::isForBroker)
                .orElseThrow(() -> refused("with --broker only a code of 16 letters and digits is needed"));
        return Guest.seekThrough(address, code, Games.ALL, Optional.empty(), Limits.USUAL, play.listeners());
    }
}
