package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.remote.BrokerInvitation;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.settings.Broker;

/** Where two friends meet, and the code that lets them in. */
sealed interface Meeting {
    /** At the host's computer. */
    record Direct(Invitation invitation) implements Meeting {
        @Override
        public String line() {
            return invitation.line();
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
        public Guest seek(List<GameKind<?, ?>> kinds, Optional<GameLog<?, ?>> known, Executor listeners) {
            return Guest.seekThrough(invitation.broker(), invitation.code(), kinds, known, Limits.USUAL, listeners);
        }
    }

    /** What the host sends to the friend. */
    String line();

    /**
     * Begins to look for the host.
     *
     * @param known the game as far as this side has it, if it has begun before
     */
    Guest seek(List<GameKind<?, ?>> kinds, Optional<GameLog<?, ?>> known, Executor listeners);

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
