package org.jumpingcube.remote;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;

/** Where this computer can be found. */
public final class Addresses {
    private Addresses() {}

    /**
     * The address under which other computers in the same network find this one, as far as it knows; "localhost" if it
     * has none. May take a moment.
     */
    public static String own() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(Addresses::isUsed)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                    .min(Comparator.comparing(address -> !address.isSiteLocalAddress()))
                    .map(InetAddress::getHostAddress)
                    .orElse("localhost");
        } catch (SocketException e) {
            return "localhost";
        }
    }

    private static boolean isUsed(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }
}
