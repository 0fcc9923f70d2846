package org.jumpingcube.remote.nearby;

/**
 * A game that is hosted in the local network.
 *
 * @param name of the computer, at most 30 characters that can all be seen; may be empty
 * @param kind the name of the kind of game, which may be unknown here
 * @param address the IP address from which it is announced
 * @param port 1 to 65535
 */
public record NearbyGame(String name, String kind, String address, int port) {}
