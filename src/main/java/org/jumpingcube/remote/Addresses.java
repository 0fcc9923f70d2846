package org.jumpingcube.remote;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where this computer can be found. */
public final class Addresses {
    /** What stands for this computer on itself. */
    public static final String LOCALHOST = "localhost";

    private static final InetSocketAddress ELSEWHERE = new InetSocketAddress("192.0.2.1", 9); // nothing is sent there

    private Addresses() {}

    /**
     * An address as the system has it.
     *
     * @param isTunnel whether its network has but one other end, as that of a VPN
     * @param isUsual whether what goes to the internet goes out here
     */
    record Found(InetAddress address, String network, boolean isTunnel, boolean isUsual) {}

    /**
     * The addresses under which other computers may find this one, the likeliest first: that of the network it is in, then
     * those of virtual networks and VPNs; IPv4 before IPv6, of which each network has one. Empty if it is in no network.
     * May take a moment.
     */
    public static List<OwnAddress> all() {
        try {
            var usual = usual();
            return sorted(NetworkInterface.networkInterfaces()
                    .filter(Addresses::isUsed)
                    .flatMap(network -> found(network, usual))
                    .toList());
        } catch (SocketException e) {
            return List.of();
        }
    }

    /** The same as {@link #all} from what the system has. */
    static List<OwnAddress> sorted(List<Found> found) {
        var order = Comparator.comparing((Found one) -> one.address().isLinkLocalAddress())
                .thenComparing(Found::isTunnel)
                .thenComparing(one -> !isIpv4(one))
                .thenComparing(one -> !one.isUsual())
                .thenComparing(one -> !one.address().isSiteLocalAddress());
        var all = new LinkedHashMap<String, OwnAddress>(); // by what there is one of
        found.stream().filter(Addresses::isReachable).sorted(order).forEach(one -> {
            String address = one.address().getHostAddress().replaceFirst("%.*", "");
            all.putIfAbsent(isIpv4(one) ? address : one.network(), new OwnAddress(address, one.network()));
        });
        return List.copyOf(all.values());
    }

    /** A link-local address of IPv6 means nothing to others without the name of their own network. */
    private static boolean isReachable(Found one) {
        var address = one.address();
        return !address.isLoopbackAddress()
                && !address.isAnyLocalAddress()
                && (isIpv4(one) || !address.isLinkLocalAddress());
    }

    private static boolean isIpv4(Found one) {
        return one.address() instanceof Inet4Address;
    }

    private static Stream<Found> found(NetworkInterface network, Optional<InetAddress> usual) {
        boolean isTunnel = isTunnel(network);
        return network.inetAddresses()
                .map(address -> new Found(
                        address,
                        network.getDisplayName(),
                        isTunnel,
                        usual.filter(address::equals).isPresent()));
    }

    /** The address from which the internet is reached. */
    private static Optional<InetAddress> usual() {
        try (var socket = new DatagramSocket()) {
            socket.connect(ELSEWHERE);
            return Optional.of(socket.getLocalAddress());
        } catch (IOException e) {
            return Optional.empty(); // it is not reached
        }
    }

    /**
     * One of the addresses for an invitation.
     *
     * @param all see {@link #all}
     * @param wanted taken if it is still one of them
     * @return {@value #LOCALHOST} if there is none
     */
    public static String oneOf(List<OwnAddress> all, String wanted) {
        return all.stream()
                .map(OwnAddress::address)
                .filter(wanted::equals)
                .findFirst()
                .or(() -> all.stream().map(OwnAddress::address).findFirst())
                .orElse(LOCALHOST);
    }

    private static boolean isUsed(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }

    private static boolean isTunnel(NetworkInterface network) {
        try {
            return network.isPointToPoint() || network.getHardwareAddress() == null;
        } catch (SocketException e) {
            return false;
        }
    }
}
