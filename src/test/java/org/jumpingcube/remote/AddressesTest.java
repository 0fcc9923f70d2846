package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.remote.Addresses.Found;
import org.junit.jupiter.api.Test;

/** Which address stands in the line for a friend, in the networks that computers have. */
class AddressesTest {
    private static final Found LOOPBACK = found("127.0.0.1", "lo", false, false);
    private static final Found LAN = found("192.168.1.20", "wlan0", false, true);
    private static final Found LAN_IPV6 = found("2001:db8::20", "wlan0", false, false);
    private static final Found LAN_IPV6_TEMPORARY = found("2001:db8::abcd", "wlan0", false, false);
    private static final Found LINK_IPV6 = found("fe80::20", "wlan0", false, false);
    private static final Found BRIDGE = found("172.17.0.1", "docker0", false, false);
    private static final Found VPN = found("10.8.0.2", "tun0", true, false);
    private static final Found VPN_FOR_ALL = found("10.8.0.2", "tun0", true, true);

    private static Found found(String address, String network, boolean isTunnel, boolean isUsual) {
        try {
            return new Found(InetAddress.getByName(address), network, isTunnel, isUsual);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static List<String> line(Found... found) {
        return Addresses.sorted(List.of(found)).stream()
                .map(OwnAddress::address)
                .toList();
    }

    @Test
    void theLocalNetworkComesBeforeTheVpnWhicheverTheSystemNamesFirst() {
        assertThat(line(VPN, LAN, LOOPBACK)).containsExactly("192.168.1.20", "10.8.0.2");
        assertThat(line(VPN_FOR_ALL, LAN)).containsExactly("192.168.1.20", "10.8.0.2");
    }

    @Test
    void aBridgeOfVirtualMachinesComesAfterTheNetworkThatIsUsed() {
        assertThat(line(BRIDGE, LAN)).containsExactly("192.168.1.20", "172.17.0.1");
    }

    @Test
    void aNetworkOfIpv6AloneHasAnAddressThatAnInvitationCanHold() {
        var own = Addresses.sorted(List.of(LOOPBACK, LINK_IPV6, LAN_IPV6, LAN_IPV6_TEMPORARY));
        assertThat(own).as("one of each network").containsExactly(new OwnAddress("2001:db8:0:0:0:0:0:20", "wlan0"));
        String line = new Invitation(own.get(0).address(), 4961, new Code("ABCD2345")).line();
        assertThat(line).isEqualTo("[2001:db8:0:0:0:0:0:20]:4961 ABCD2345");
        assertThat(Invitation.parse(line).map(Invitation::line)).contains(line);
    }

    @Test
    void aCableBetweenTwoComputersIsANetworkToo() {
        var cable = found("169.254.7.7", "eth0", false, false);
        assertThat(line(cable)).containsExactly("169.254.7.7");
        assertThat(line(cable, VPN)).containsExactly("10.8.0.2", "169.254.7.7");
    }

    @Test
    void aComputerWithoutANetworkHasNoAddressAndTheLineIsForItself() {
        assertThat(line(LOOPBACK, LINK_IPV6)).isEmpty();
        assertThat(Addresses.oneOf(List.of(), "192.168.1.20")).isEqualTo("localhost");
    }

    @Test
    void theAddressThatWasChosenStaysAsLongAsThereIsOne() {
        var own = Addresses.sorted(List.of(LAN, VPN));
        assertThat(Addresses.oneOf(own, "10.8.0.2")).isEqualTo("10.8.0.2");
        assertThat(Addresses.oneOf(own, "192.168.7.7")).isEqualTo("192.168.1.20");
    }

    @Test
    void whatIsFoundHereCanBeHeldByAnInvitation() {
        assertThat(Stream.concat(
                        Stream.of("localhost"), Addresses.all().stream().map(OwnAddress::address)))
                .allMatch(address -> Invitation.of(Invitation.place(address, 4961), "ABCD2345")
                        .isPresent());
    }
}
