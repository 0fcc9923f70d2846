package org.jumpingcube.remote.broker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of brokers as somebody types them. */
class BrokerAddressTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            broker.example,                          mqtt://broker.example:1883
            mqtt://192.168.1.5:1900/,                mqtt://192.168.1.5:1900
            mqtts://anna:s%40cret@broker.example,    mqtts://broker.example:8883
            mqtts://[::1]:9000,                      mqtts://[::1]:9000
            """)
    void whatIsMissingIsTheUsual(String typed, String shown) {
        assertThat(BrokerAddress.parse(typed)).map(BrokerAddress::toString).contains(shown);
    }

    @Test
    void userAndPasswordAreReadAndNeverShown() {
        var address =
                BrokerAddress.parse("mqtt://anna:s%40c:r+t@broker.example").orElseThrow();
        assertThat(address.user()).isEqualTo("anna");
        assertThat(address.password()).isEqualTo("s@c:r+t");
        assertThat(address.toString()).doesNotContain("anna", "s@c");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "http://broker.example",
                "mqtt://",
                "mqtt://host:0",
                "mqtt://host:99999",
                "mqtt://host/topic",
                "mqtt://host?x",
                "mqtt://ho st",
                "mqtt://a%zz@host"
            })
    void anythingElseIsNone(String typed) {
        assertThat(BrokerAddress.parse(typed)).isEmpty();
    }
}
