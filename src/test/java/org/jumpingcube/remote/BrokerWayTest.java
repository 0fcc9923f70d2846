package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.junit.jupiter.api.Test;

/** A guest's way through a broker that does not answer. */
class BrokerWayTest {
    @Test
    void closingDoesNotWaitForTheBroker() throws Exception {
        try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var address = new BrokerAddress("127.0.0.1", silent.getLocalPort(), false, "", "");
            var way = new BrokerWay(address, new Code("BRKR2345BRKR2345"), Limits.USUAL);
            Executor ownThread = task -> new Thread(task).start(); // the common pool may have but one
            var connecting = CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            return way.connect(Limits.USUAL.greeting());
                        } catch (IOException e) {
                            throw new CompletionException(e);
                        }
                    },
                    ownThread);
            try (var peer = silent.accept()) {
                assertThat(peer.getInputStream().read()).as("it asks").isNotNegative();
                CompletableFuture.runAsync(way::close, ownThread).get(2, TimeUnit.SECONDS);
                assertThat(connecting).isNotDone();
            }
            assertThatThrownBy(connecting::join).hasCauseInstanceOf(IOException.class);
            assertThatThrownBy(() -> way.connect(Limits.USUAL.greeting())).hasMessage("closed");
        }
    }
}
