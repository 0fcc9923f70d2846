package org.jumpingcube.remote;

/**
 * An address of this computer.
 *
 * @param address an IP address, without the name of a network
 * @param network the name of the network interface that has it, as the system calls it
 */
public record OwnAddress(String address, String network) {}
