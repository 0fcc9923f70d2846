package org.jumpingcube.remote;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.remote.broker.BrokerException;
import org.jumpingcube.remote.broker.BrokerLink;

/**
 * Finds out whether a broker lets us use two topics. It need not say that it does not: Mosquitto confirms a subscription
 * to a topic that may not be read, and then keeps the messages to itself. So a message must come back.
 */
final class TopicCheck {
    private static final int LENGTH = 32;

    private final byte[] message = random();
    private final CountDownLatch hasCome = new CountDownLatch(1);

    /** What means nothing to anybody. */
    private static byte[] random() {
        byte[] bytes = new byte[LENGTH];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }

    /** Whether a message is the one by which this finds out. */
    boolean isOwn(byte[] arrived) {
        boolean isOwn = Arrays.equals(arrived, message);
        if (isOwn) {
            hasCome.countDown();
        }
        return isOwn;
    }

    /**
     * Finds out; ends the session if they may not be used.
     *
     * @param inbox to be read, and subscribed to already
     * @param outbox to be written to
     * @param time how long a message may take
     * @throws BrokerException if they may not be used
     */
    void run(BrokerLink link, String inbox, String outbox, Duration time) throws IOException {
        try {
            link.send(outbox, random(), time);
            if (mayWrite(link, inbox, time) && !hasCome.await(time.toNanos(), TimeUnit.NANOSECONDS)) {
                throw new BrokerException(BrokerException.Reason.FORBIDDEN, "nothing comes from the broker");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            link.close();
            throw new IOException("closed", e);
        } catch (IOException e) {
            link.close();
            throw e;
        }
    }

    /** Where only the friend may write, nothing of ours can come back. */
    private boolean mayWrite(BrokerLink link, String inbox, Duration time) throws IOException, InterruptedException {
        try {
            link.send(inbox, message, time);
            return true;
        } catch (BrokerException e) {
            return false;
        }
    }
}
