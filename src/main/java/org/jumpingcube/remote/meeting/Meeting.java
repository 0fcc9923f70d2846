package org.jumpingcube.remote.meeting;

import java.io.IOException;
import java.net.BindException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Addresses;
import org.jumpingcube.remote.BrokerInvitation;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.OwnAddress;
import org.jumpingcube.remote.Past;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.settings.Broker;

/** Where two friends meet, and the code that lets them in. */
public sealed interface Meeting {
    int USUAL_PORT = 4961; // so that a router can be told to let it through

    /** At the host's computer. */
    record Direct(Invitation invitation) implements Meeting {
        @Override
        public String line() {
            return invitation.line();
        }

        @Override
        public String place() {
            return invitation.address();
        }

        @Override
        public Meeting now() {
            return at(Addresses.oneOf(Addresses.all(), invitation.address()));
        }

        @Override
        public Code code() {
            return invitation.code();
        }

        @Override
        public <P extends Position<P, M>, M> HostedGame<P, M> host(GameLog<P, M> log, Past past, Executor listeners)
                throws IOException {
            var host = open(log, past, listeners);
            var addresses = Addresses.all();
            String address = Addresses.oneOf(addresses, invitation.address());
            return new HostedGame<>(host, new Direct(new Invitation(address, host.port(), code())), addresses);
        }

        /** The same at another address of this computer. */
        public Direct at(String address) {
            return new Direct(new Invitation(address, invitation.port(), code()));
        }

        private <P extends Position<P, M>, M> Host<P, M> open(GameLog<P, M> log, Past past, Executor listeners)
                throws IOException {
            try {
                return Host.open(log, past, code(), invitation.port(), Limits.USUAL, listeners);
            } catch (BindException e) { // another window hosts
                return Host.open(log, past, code(), 0, Limits.USUAL, listeners);
            }
        }

        @Override
        public Guest seek(List<GameKind<?, ?>> kinds, Optional<GameLog<?, ?>> known, Executor listeners) {
            return Guest.seek(invitation, kinds, known, Limits.USUAL, listeners);
        }
    }

    /** At a broker. */
    record AtBroker(BrokerInvitation invitation) implements Meeting {
        @Override
        public String line() {
            return invitation.line();
        }

        @Override
        public String place() {
            return invitation.broker().place();
        }

        @Override
        public Meeting now() {
            return this;
        }

        @Override
        public Code code() {
            return invitation.code();
        }

        @Override
        public <P extends Position<P, M>, M> HostedGame<P, M> host(GameLog<P, M> log, Past past, Executor listeners)
                throws IOException {
            var host = Host.through(invitation.broker(), log, past, code(), Limits.USUAL, listeners);
            return new HostedGame<>(host, this, List.of());
        }

        @Override
        public Guest seek(List<GameKind<?, ?>> kinds, Optional<GameLog<?, ?>> known, Executor listeners) {
            return Guest.seekThrough(invitation.broker(), invitation.code(), kinds, known, Limits.USUAL, listeners);
        }
    }

    /**
     * A host that waits for a friend.
     *
     * @param meeting where and with which code, as the friend has to be told
     * @param addresses those of this computer, if it is there that the two meet
     */
    record HostedGame<P extends Position<P, M>, M>(Host<P, M> host, Meeting meeting, List<OwnAddress> addresses) {}

    /** What the host sends to the friend. */
    String line();

    /** The computer or the broker, for the user to read. */
    String place();

    /** The meeting as the host has it now, whose address may have changed. Takes a moment. */
    Meeting now();

    /** The code. It is new for each game, so it also says which game it is, wherever the two meet. */
    Code code();

    /**
     * Begins to wait for the friend here, at another port if somebody else has this one. Takes a moment.
     *
     * @param log the game as far as it has been played
     * @param past what the friend may know more of it
     * @throws IOException if no port can be had, or the broker cannot be reached
     */
    <P extends Position<P, M>, M> HostedGame<P, M> host(GameLog<P, M> log, Past past, Executor listeners)
            throws IOException;

    /**
     * Begins to look for the host.
     *
     * @param known the game as far as this side has it, if it has begun before
     */
    Guest seek(List<GameKind<?, ?>> kinds, Optional<GameLog<?, ?>> known, Executor listeners);

    /**
     * A meeting with a new code.
     *
     * @param broker where; empty for this computer, whose address is found out as soon as it {@linkplain #host hosts}
     */
    static Meeting at(Optional<BrokerAddress> broker) {
        var random = new SecureRandom();
        return broker.<Meeting>map(address -> new AtBroker(new BrokerInvitation(address, Code.forBroker(random))))
                .orElseGet(() -> new Direct(new Invitation(Addresses.LOCALHOST, USUAL_PORT, Code.random(random))));
    }

    /** The broker that is set, if there is one. */
    static Optional<BrokerAddress> address(Broker set) {
        return BrokerAddress.of(set.address(), set.encrypted(), set.user(), set.password());
    }

    /**
     * The meeting that a text names: an address or a broker, and a code. The code alone means the broker that is set. If
     * a line names this broker, it is asked as the settings say; the password is never sent to another one.
     */
    static Optional<Meeting> read(String text, Optional<BrokerAddress> set) {
        var code = Code.parse(text);
        if (code.isPresent()) {
            return set.map(broker -> new AtBroker(new BrokerInvitation(broker, code.get())));
        }
        var atBroker = BrokerInvitation.parse(text);
        if (atBroker.isPresent()) {
            var named = atBroker.get();
            var broker = set.filter(own -> own.place().equals(named.broker().place()))
                    .orElse(named.broker());
            return Optional.of(new AtBroker(new BrokerInvitation(broker, named.code())));
        }
        return Invitation.parse(text).map(Direct::new);
    }
}
