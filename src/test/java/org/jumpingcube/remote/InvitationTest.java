package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jumpingcube.Law;
import org.junit.jupiter.api.Test;

class InvitationTest {
    @Law(tries = 100)
    void theLineIsReadBackHoweverItIsTyped(Random random) {
        for (String address : List.of("192.168.1.20", "cellar.example.org", "fe80::1")) {
            var invitation = new Invitation(address, 1 + random.nextInt(65_535), Code.random(random));
            assertThat(Invitation.parse(invitation.line())).contains(invitation);
            String code = invitation.code().letters();
            String typed = invitation
                    .line()
                    .replace(code, code.substring(0, 4).toLowerCase(Locale.ROOT) + " - " + code.substring(4));
            assertThat(Invitation.parse("  " + typed + "\n")).contains(invitation);
        }
    }

    @Test
    void whatMessengersAddThatCannotBeSeenDoesNotMatter() {
        var code = new Code("ABCD2345");
        for (String typed : List.of(
                "ABCD\u00a02345",
                "\u2066ABCD\u20112345\u2069",
                "\u200babcd\u200b2345\ufeff",
                "\u2067AB\u2012CD\u202f23\u2014\u206845\u2069",
                "AB\u00adCD2345\u3000")) {
            assertThat(Code.parse(typed)).as(typed).contains(code);
            assertThat(Invitation.parse("\u2066my\u2011host:4961\u00a0" + typed + "\u2069"))
                    .as(typed)
                    .contains(new Invitation("my-host", 4961, code));
        }
        assertThat(BrokerInvitation.parse("\u200bmqtt://my\u2011broker:1883\u00a0ABCD2345\u2069")
                        .orElseThrow()
                        .line())
                .isEqualTo("mqtt://my-broker:1883 ABCD2345");
        assertThat(Code.parse("ABCD2345\u3164")).isEmpty();
    }

    @Test
    void whatIsNoneIsRefused() {
        for (String text : List.of(
                "",
                "a",
                "host:1",
                "host ABCD2345",
                "host:0 ABCD2345",
                "host:70000 ABCD2345",
                "host:1 ABCD234",
                "host:1 ABCD2340",
                "ho st:1 ABCD2345",
                "host:1 ABCD23456",
                "::1:5 ABCD2345",
                "\u00e9:1 ABCD2345")) {
            assertThat(Invitation.parse(text)).as(text).isEmpty();
        }
    }
}
