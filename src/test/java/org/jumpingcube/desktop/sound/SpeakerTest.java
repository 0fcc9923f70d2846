package org.jumpingcube.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.junit.jupiter.api.Test;

/** Playing on real threads, on a device that only listens, on none, and on what this machine has. */
class SpeakerTest {
    /** A device that keeps what it is given. */
    private static final class Device {
        final ByteArrayOutputStream heard = new ByteArrayOutputStream();
        final AtomicInteger opened = new AtomicInteger();
        final CountDownLatch gate = new CountDownLatch(1);
        volatile String thread = "";

        SourceDataLine line() {
            opened.incrementAndGet();
            return (SourceDataLine) Proxy.newProxyInstance(
                    SpeakerTest.class.getClassLoader(),
                    new Class<?>[] {SourceDataLine.class},
                    (line, method, given) -> {
                        if (!method.getName().equals("write")) {
                            return null;
                        }
                        gate.await();
                        thread = Thread.currentThread().getName();
                        synchronized (heard) {
                            heard.write((byte[]) given[0], (int) given[1], (int) given[2]);
                        }
                        return given[2];
                    });
        }

        double seconds() {
            synchronized (heard) {
                return heard.size() / 2.0 / Synthesizer.RATE;
            }
        }
    }

    private final Device device = new Device();

    private static void awaitUntil(BooleanSupplier condition) throws InterruptedException {
        for (int tries = 0; tries < 1000 && !condition.getAsBoolean(); tries++) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Test
    void aSoundIsHeardWholeOnAThreadOfItsOwn() throws InterruptedException {
        var speaker = new Speaker(() -> true, device::line);
        speaker.play(new Sound.Tick());
        speaker.play(new Sound.Pop(1, 3));
        device.gate.countDown(); // now that both have come, however busy the machine is
        awaitUntil(() -> device.seconds() >= 0.16);
        assertThat(device.thread).isEqualTo("sound");
        assertThat(device.opened).hasValue(1);
        TimeUnit.MILLISECONDS.sleep(50);
        assertThat(device.seconds())
                .as("over each other, not one after the other")
                .isLessThan(0.2);
    }

    @Test
    void soundsThatComeTooFastAreDroppedAndNobodyWaits() throws InterruptedException {
        var speaker = new Speaker(() -> true, device::line);
        long start = System.nanoTime();
        for (int wave = 1; wave <= 10_000; wave++) {
            speaker.play(new Sound.Pop(wave, 1));
        }
        assertThat((System.nanoTime() - start) / 1e9)
                .as("the device is stuck meanwhile")
                .isLessThan(1);
        device.gate.countDown();
        awaitUntil(() -> device.seconds() > 0.16);
        TimeUnit.MILLISECONDS.sleep(50);
        assertThat(device.seconds()).isLessThan(1);
    }

    @Test
    void whatIsSwitchedOffOpensNothing() throws InterruptedException {
        new Speaker(() -> false, device::line).play(new Sound.Chord());
        TimeUnit.MILLISECONDS.sleep(100);
        assertThat(device.opened).hasValue(0);
    }

    @Test
    void withoutADeviceItIsTriedOnceAndStaysSilent() throws InterruptedException {
        var tries = new AtomicInteger();
        var speaker = new Speaker(() -> true, () -> {
            tries.incrementAndGet();
            throw new LineUnavailableException("taken by another program");
        });
        speaker.play(new Sound.Tick());
        awaitUntil(() -> tries.get() == 1);
        TimeUnit.MILLISECONDS.sleep(50);
        speaker.play(new Sound.Tick());
        TimeUnit.MILLISECONDS.sleep(50);
        assertThat(tries).hasValue(1);
    }

    @Test
    void onThisMachineNothingGoesWrongWhateverItHas() throws InterruptedException {
        var failures = new ConcurrentLinkedQueue<Throwable>();
        var before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        try {
            new Speaker(() -> true).play(new Sound.Tick());
            TimeUnit.MILLISECONDS.sleep(500);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(failures).isEmpty();
    }
}
