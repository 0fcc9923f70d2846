package org.jumpingcube.cli;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.text.engine.GoOptions;
import picocli.CommandLine.Option;

/** What both sides of a game with a friend elsewhere may choose. */
final class RemoteOptions {
    @Option(
            names = "--broker",
            paramLabel = "URL",
            description = "meet at a broker of MQTT 5, mqtt://HOST:PORT or mqtts://USER:PASSWORD@HOST:PORT;"
                    + " no port is needed then")
    private Optional<String> broker = Optional.empty();

    @Option(
            names = "--clear-password",
            description = "send the broker's password even if the connection is not encrypted")
    private boolean isClearAllowed;

    @Option(names = "--player", paramLabel = "PLAYER", description = "a computer player that makes the moves")
    private Optional<String> player = Optional.empty();

    /** The broker at which the two meet, if they do. */
    Optional<BrokerAddress> broker(TerminalCommand command) {
        var address = broker.map(text -> BrokerAddress.parse(text)
                .orElseThrow(
                        () -> command.refused("--broker must be mqtt://HOST:PORT or mqtts://USER:PASSWORD@HOST:PORT")));
        if (!isClearAllowed && address.filter(BrokerAddress::showsPassword).isPresent()) {
            throw command.refused("--broker: with mqtt:// others on the way can read the password; use mqtts://, or add"
                    + " --clear-password to send it all the same");
        }
        return address;
    }

    /**
     * The computer player that makes the moves, in words as after {@code go} in the engine protocol.
     *
     * @param scale the strengths there are
     */
    Optional<GoOptions> player(EloScale scale, TerminalCommand command) {
        return player.map(words -> player(words, scale, command));
    }

    private static GoOptions player(String words, EloScale scale, TerminalCommand command) {
        try {
            return GoOptions.parse(List.of(words.strip().split("\\s+", -1)), scale);
        } catch (IllegalArgumentException e) {
            throw command.refused("--player: " + e.getMessage(), e);
        }
    }
}
