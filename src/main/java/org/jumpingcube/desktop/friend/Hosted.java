package org.jumpingcube.desktop.friend;

import java.util.List;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.OwnAddress;

/**
 * A host that waits for a friend.
 *
 * @param meeting where and with which code, as the friend has to be told
 * @param addresses those of this computer, if it is there that the two meet
 */
record Hosted<P extends Position<P, M>, M>(Host<P, M> host, Meeting meeting, List<OwnAddress> addresses) {}
