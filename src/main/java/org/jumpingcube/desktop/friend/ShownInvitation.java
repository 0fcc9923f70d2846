package org.jumpingcube.desktop.friend;

import java.util.List;
import org.jumpingcube.remote.OwnAddress;
import org.jumpingcube.remote.meeting.Meeting;

/** What the host shows to be sent to the friend. The user may choose by which address this computer is found. */
final class ShownInvitation {
    private final List<OwnAddress> addresses;
    private Meeting meeting;

    /** @param addresses those of this computer, the one in the meeting among them; empty if it has none, or at a broker */
    ShownInvitation(Meeting meeting, List<OwnAddress> addresses) {
        this.meeting = meeting;
        this.addresses = List.copyOf(addresses);
    }

    Meeting meeting() {
        return meeting;
    }

    List<OwnAddress> addresses() {
        return addresses;
    }

    /** The address in the line. */
    OwnAddress address() {
        return addresses.stream()
                .filter(own -> meeting.equals(at(own)))
                .findFirst()
                .orElseThrow();
    }

    /** The friend is to find this computer there. */
    void choose(OwnAddress address) {
        meeting = at(address);
    }

    private Meeting at(OwnAddress address) {
        return meeting instanceof Meeting.Direct direct ? direct.at(address.address()) : meeting;
    }

    /** What to say about the line. The bundle has the words. */
    String note() {
        if (meeting instanceof Meeting.AtBroker) {
            return "friend.waiting.broker";
        }
        return addresses.isEmpty() ? "friend.waiting.no-network" : "friend.waiting";
    }
}
