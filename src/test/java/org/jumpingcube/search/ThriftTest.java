package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThriftTest {
    private static final int MOVE = 3;
    private static final int OTHER = 5;

    private final Thrift thrift = new Thrift();

    @Test
    void theLongerASearchIsOfOneMindTheSoonerItMayStop() {
        int[] shares = new int[7];
        for (int iteration = 0; iteration < shares.length; iteration++) {
            shares[iteration] = thrift.share(MOVE, 10);
        }

        assertThat(shares).containsExactly(100, 45, 36, 27, 18, 9, 9);
    }

    @Test
    void aNewBestMoveMayTakeAll() {
        thrift.share(MOVE, 10);
        thrift.share(MOVE, 10);

        assertThat(thrift.share(OTHER, 30)).isEqualTo(100);
        assertThat(thrift.share(OTHER, 30)).isEqualTo(45);
    }

    @Test
    void aMoveThatHasBecomeMuchWorseMayTakeAll() {
        thrift.share(MOVE, 50);
        assertThat(thrift.share(MOVE, -9)).isEqualTo(45);
        assertThat(thrift.share(MOVE, -69)).isEqualTo(100);
        assertThat(thrift.share(MOVE, -69)).isEqualTo(27);
    }

    @Test
    void whereOneSideIsAheadHalfOfThatDoes() {
        assertThat(thrift.share(MOVE, 200)).isEqualTo(50);
        assertThat(thrift.share(MOVE, 199)).isEqualTo(45);
        assertThat(thrift.share(OTHER, -200)).isEqualTo(50);
        assertThat(thrift.share(OTHER, -230)).isEqualTo(22);
    }
}
