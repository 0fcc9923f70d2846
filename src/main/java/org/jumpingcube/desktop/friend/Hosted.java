package org.jumpingcube.desktop.friend;

import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Host;

/**
 * A host that waits for a friend.
 *
 * @param meeting where and with which code, as the friend has to be told
 */
record Hosted<P extends Position<P, M>, M>(Host<P, M> host, Meeting meeting) {}
