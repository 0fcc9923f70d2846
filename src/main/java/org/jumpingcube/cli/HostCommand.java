package org.jumpingcube.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Addresses;
import org.jumpingcube.remote.BrokerInvitation;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.PartedException;
import org.jumpingcube.remote.Past;
import org.jumpingcube.remote.Role;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.remote.meeting.HostMemory;
import org.jumpingcube.remote.meeting.Meeting;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.text.Printable;
import org.jumpingcube.text.engine.GoOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Waits for a friend and plays a game with them. */
@Command(
        name = "host",
        description = {
            "Waits for a friend at another computer, and plays a game.",
            "",
            "Prints \"listening PORT CODE\"; the friend says \"jumping-cube join HOST:PORT CODE\". The lines of the"
                    + " conversation are in docs/commands.md."
        })
final class HostCommand extends GameCommand {
    private static final int LAST_PORT = 65_535;

    @Option(names = "--size", paramLabel = "N", description = "cubes along an edge of the board, 2 to 15 (default: 6)")
    private Optional<Integer> size = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "an option of a game other than cubes; may be repeated")
    private Map<String, String> chosen = Map.of();

    @Option(names = "--port", paramLabel = "P", description = "where to listen (default: any free port)")
    private int port;

    @Option(
            names = "--code",
            paramLabel = "C",
            description =
                    "the code that the friend must enter, 8 letters and digits, 16 with --broker (default: a new one)")
    private Optional<String> code = Optional.empty();

    @Option(names = "--first", paramLabel = "WHO", description = "who begins, host or guest (default: host)")
    private Role first = Role.HOST;

    @Mixin
    private final RemoteOptions remote = new RemoteOptions();

    @Override
    public Integer call() throws IOException, InterruptedException {
        within("--port", port, 0, LAST_PORT);
        var player = remote.player(game().elo(), this);
        var broker = remote.broker(this);
        return play(game(), secret(broker.isPresent()), broker, player);
    }

    private Code secret(boolean isForBroker) {
        var random = new SecureRandom();
        return code.map(text -> code(text, isForBroker))
                .orElseGet(() -> isForBroker ? Code.forBroker(random) : Code.random(random));
    }

    private Code code(String text, boolean isForBroker) {
        return Code.parse(text)
                .filter(read -> read.isForBroker() == isForBroker)
                .orElseThrow(() -> refused("--code must be " + (isForBroker ? 16 : 8)
                        + " letters and digits without I, L, O, 0 and 1, not \"" + text + "\""));
    }

    private <P extends Position<P, M>, M> int play(
            GameKind<P, M> kind, Code secret, Optional<BrokerAddress> place, Optional<GoOptions> player)
            throws IOException, InterruptedException {
        var terms = new Terms(kind.usual(options(kind)), first == Role.HOST ? Player.ONE : Player.TWO, 1);
        var fresh = GameLog.startingAt(kind, terms);
        var memory = new HostMemory(FriendRecords.hosted(Folders.ofThisUser()), meeting(secret, place));
        var kept = code.isPresent() ? find(memory, fresh) : Optional.<GameLog<P, M>>empty();
        var past = kept.isPresent() ? Past.FORGOTTEN : Past.NONE;
        var log = kept.orElse(fresh);
        var play = new RemotePlay(player, now -> keep(memory, now), out());
        try (var host = place.isEmpty()
                ? Host.open(log, past, secret, port, Limits.USUAL, play.listeners())
                : Host.through(place.get(), log, past, secret, Limits.USUAL, play.listeners())) {
            String where = place.map(BrokerAddress::toString).orElseGet(() -> Integer.toString(host.port()));
            print("listening %s %s%n", where, secret.letters());
            int exitCode = play.play(host.game(), new InputStreamReader(System.in, StandardCharsets.UTF_8));
            if (exitCode == 0) { // over, or left; otherwise it can go on
                forget(memory);
            }
            return exitCode;
        } catch (PartedException e) {
            print("error %s%n", RemotePlay.reason(e.reason()));
            return Failures.UNFINISHED;
        }
    }

    private Meeting meeting(Code secret, Optional<BrokerAddress> place) {
        int usual = port == 0 ? Meeting.USUAL_PORT : port;
        return place.<Meeting>map(broker -> new Meeting.AtBroker(new BrokerInvitation(broker, secret)))
                .orElseGet(() -> new Meeting.Direct(new Invitation(Addresses.LOCALHOST, usual, secret)));
    }

    private <P extends Position<P, M>, M> Optional<GameLog<P, M>> find(HostMemory memory, GameLog<P, M> fresh) {
        try {
            return memory.find(fresh);
        } catch (IOException e) {
            tell("a game that was interrupted cannot be found", e);
            return Optional.empty();
        }
    }

    private void keep(HostMemory memory, GameLog<?, ?> log) {
        try {
            memory.keep(log);
        } catch (IOException e) {
            tell("the game is lost if this program is killed", e);
        }
    }

    private void forget(HostMemory memory) {
        try {
            memory.forget();
        } catch (IOException e) {
            tell("the game is still kept", e);
        }
    }

    private void tell(String trouble, IOException reason) {
        print("info %s%n", Printable.of(trouble + ": " + Failures.reason(reason)));
    }

    private Map<String, String> options(GameKind<?, ?> kind) {
        var values = new TreeMap<>(chosen);
        if (size.isPresent()) {
            var range = kind.size().orElseThrow(() -> refused("--size: all boards of " + kind.name() + " are alike"));
            values.put(range.name(), Integer.toString(within("--size", size.get(), range.least(), range.most())));
        }
        values.forEach((name, value) -> {
            if (kind.options().stream().noneMatch(option -> option.name().equals(name) && option.allows(value))) {
                throw refused("--option: there is no " + name + "=" + value + " in " + kind.name());
            }
        });
        return values;
    }
}
