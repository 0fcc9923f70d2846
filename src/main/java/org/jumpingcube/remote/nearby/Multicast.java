package org.jumpingcube.remote.nearby;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The local networks of this computer, as multicast DNS uses them: messages to everybody there, and from them. Used by
 * one thread, but {@link #close} by any.
 */
final class Multicast implements AutoCloseable {
    private static final InetSocketAddress GROUP = new InetSocketAddress("224.0.0.251", 5353);
    private static final int HOPS = 255; // as RFC 6762 has it
    private static final long MICROS_BETWEEN = 2_000; // so that a flood waits in the network, and is lost there

    private final MulticastSocket socket;
    private final List<NetworkInterface> networks;
    private final byte[] buffer = new byte[DnsMessage.LONGEST + 1];

    /** A message, and the computer that has sent it. */
    record Received(DnsMessage message, InetAddress sender) {}

    /** @throws IOException if this computer has no multicast */
    Multicast(List<NetworkInterface> networks) throws IOException {
        this.networks = List.copyOf(networks);
        socket = new MulticastSocket(GROUP.getPort());
        try {
            socket.setTimeToLive(HOPS);
            join();
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** In as many of the networks as can be had: one that has just gone is no reason to miss the others. */
    private void join() throws IOException {
        var failures = new ArrayList<IOException>();
        for (var network : networks) {
            try {
                socket.joinGroup(GROUP, network);
            } catch (IOException e) {
                failures.add(e);
            }
        }
        if (!failures.isEmpty() && failures.size() == networks.size()) {
            throw failures.get(0);
        }
    }

    /**
     * The networks in which games are announced and looked for: those where this computer has a private IPv4 address;
     * this computer alone if there is none.
     */
    static List<NetworkInterface> local() {
        try {
            var local = NetworkInterface.networkInterfaces()
                    .filter(Multicast::isUsable)
                    .filter(network -> addressIn(network)
                            .filter(address -> address.isSiteLocalAddress() || address.isLinkLocalAddress())
                            .isPresent())
                    .toList();
            return local.isEmpty() ? ownComputer() : local;
        } catch (SocketException e) {
            return List.of();
        }
    }

    /** Only this computer. */
    static List<NetworkInterface> ownComputer() throws SocketException {
        var network = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        return network == null ? List.of() : List.of(network);
    }

    private static boolean isUsable(NetworkInterface network) {
        try {
            return network.isUp() && network.supportsMulticast() && !network.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }

    private static Optional<InetAddress> addressIn(NetworkInterface network) {
        return network.inetAddresses().filter(Inet4Address.class::isInstance).findFirst();
    }

    /**
     * Sends a message in each network; where it cannot be sent, nobody hears it.
     *
     * @param message makes the message from the address that this computer has there
     */
    void send(Function<InetAddress, DnsMessage> message) {
        for (var network : networks) {
            addressIn(network).ifPresent(address -> send(network, message.apply(address)));
        }
    }

    private void send(NetworkInterface network, DnsMessage message) {
        try {
            byte[] bytes = message.bytes();
            socket.setNetworkInterface(network);
            socket.send(new DatagramPacket(bytes, bytes.length, GROUP));
        } catch (IOException e) {
            System.getLogger(Multicast.class.getName()).log(System.Logger.Level.DEBUG, "cannot be sent here", e);
        }
    }

    /**
     * The next message.
     *
     * @param time how long to wait for one
     * @return empty if none has come, or what has come is none
     * @throws IOException if this is closed
     */
    Optional<Received> receive(Duration time) throws IOException, InterruptedException {
        var packet = new DatagramPacket(buffer, buffer.length);
        socket.setSoTimeout((int) time.toMillis());
        try {
            socket.receive(packet);
        } catch (SocketTimeoutException e) {
            return Optional.empty();
        }
        TimeUnit.MICROSECONDS.sleep(MICROS_BETWEEN);
        return packet.getPort() == GROUP.getPort()
                ? DnsMessage.read(buffer, packet.getLength()).map(message -> new Received(message, packet.getAddress()))
                : Optional.empty();
    }

    boolean isClosed() {
        return socket.isClosed();
    }

    @Override
    public void close() {
        socket.close();
    }
}
