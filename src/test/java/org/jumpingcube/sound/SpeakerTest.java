package org.jumpingcube.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
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

    /** A speaker whose thread ends as soon as nothing is heard, so that a test can wait for it. */
    private Speaker speaker(boolean isOn) {
        return new Speaker(() -> isOn, device::line, Duration.ZERO);
    }

    @Test
    void aSoundIsHeardWholeOnAThreadOfItsOwn() throws InterruptedException {
        var speaker = speaker(true);
        speaker.play(new Sound.Tick());
        speaker.play(new Sound.Pop(1, 3));
        device.gate.countDown(); // now that both have come, however busy the machine is
        speaker.awaitSilence();
        assertThat(device.thread).isEqualTo("sound");
        assertThat(device.opened).hasValue(1);
        assertThat(device.seconds())
                .as("over each other, not one after the other")
                .isBetween(0.16, 0.2);
    }

    @Test
    void soundsThatComeTooFastAreDroppedAndNobodyWaits() throws InterruptedException {
        var speaker = speaker(true);
        long start = System.nanoTime();
        for (int wave = 1; wave <= 10_000; wave++) {
            speaker.play(new Sound.Pop(wave, 1));
        }
        assertThat((System.nanoTime() - start) / 1e9)
                .as("the device is stuck meanwhile")
                .isLessThan(1);
        device.gate.countDown();
        speaker.awaitSilence();
        assertThat(device.seconds()).isBetween(0.16, 1.0);
    }

    @Test
    void whatIsSwitchedOffOpensNothing() throws InterruptedException {
        var speaker = speaker(false);
        speaker.play(new Sound.Chord());
        speaker.awaitSilence();
        assertThat(device.opened).hasValue(0);
    }

    @Test
    void withoutADeviceItIsTriedOnceAndStaysSilent() throws InterruptedException {
        var tries = new AtomicInteger();
        var speaker = new Speaker(
                () -> true,
                () -> {
                    tries.incrementAndGet();
                    throw new LineUnavailableException("taken by another program");
                },
                Duration.ZERO);
        speaker.play(new Sound.Tick());
        speaker.awaitSilence();
        speaker.play(new Sound.Tick());
        speaker.awaitSilence();
        assertThat(tries).hasValue(1);
    }

    @Test
    void onThisMachineNothingGoesWrongWhateverItHas() throws InterruptedException {
        var failures = new ConcurrentLinkedQueue<Throwable>();
        var before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        try {
            var speaker = new Speaker(() -> true, Speaker.DEVICE, Duration.ZERO);
            speaker.play(new Sound.Tick());
            speaker.awaitSilence();
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(failures).isEmpty();
    }
}
