package org.jumpingcube.sound;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.jumpingcube.worker.Threads;

/**
 * Plays sounds on a thread of its own, which exists while something is playing and for a moment afterwards. Java's
 * sound classes are not loaded before the first sound. A machine without a sound device just stays silent.
 */
public final class Speaker {
    private static final System.Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final int WAITING = 4; // sounds that arrive faster than they can start are dropped
    private static final int CHUNK = Synthesizer.RATE / 100;
    private static final int BUFFER_BYTES = 2 * 5 * CHUNK; // a sound may be delayed by this much: 0.05 s
    private static final Duration IDLE = Duration.ofSeconds(10);

    /** The device of this machine. */
    static final Output DEVICE = () -> AudioSystem.getSourceDataLine(Format.MONO);

    private final BlockingQueue<Sound> queue = new ArrayBlockingQueue<>(WAITING);
    private final BooleanSupplier isOn;
    private final Output output;
    private final Duration idle;
    private Optional<Thread> running = Optional.empty(); // guarded by this
    private boolean isMute; // guarded by this: there is no device

    /** A destination for sounds. */
    interface Output {
        /**
         * A line to the sound device, not open yet.
         *
         * @throws IllegalArgumentException if there is no device
         */
        SourceDataLine line() throws LineUnavailableException;
    }

    /**
     * @param isOn asked before each sound
     */
    public Speaker(BooleanSupplier isOn) {
        this(isOn, DEVICE, IDLE);
    }

    /**
     * @param idle how long the thread waits for another sound once it is silent
     */
    Speaker(BooleanSupplier isOn, Output output, Duration idle) {
        this.isOn = isOn;
        this.output = output;
        this.idle = idle;
    }

    /** Loaded with the first sound. */
    private static final class Format {
        static final AudioFormat MONO = new AudioFormat(Synthesizer.RATE, 16, 1, true, false);
    }

    /** Plays a sound soon, together with those already playing; returns at once. */
    public synchronized void play(Sound sound) {
        if (!isMute && isOn.getAsBoolean() && queue.offer(sound) && running.isEmpty()) {
            start();
        }
    }

    private void start() {
        var thread = Threads.make("sound", this::run);
        running = Optional.of(thread);
        thread.start();
    }

    /** Waits until the thread has ended: all earlier sounds have been played. */
    void awaitSilence() throws InterruptedException {
        for (var thread = running(); thread.isPresent() && thread.get().isAlive(); thread = running()) {
            thread.get().join();
        }
    }

    private synchronized Optional<Thread> running() {
        return running;
    }

    private void run() {
        boolean hasDevice = playWhatComes();
        synchronized (this) {
            running = Optional.empty();
            isMute = !hasDevice;
            if (hasDevice && !queue.isEmpty()) { // it has just arrived
                start();
            }
        }
    }

    /** Returns when no sound has come for a while; false if there is no device. */
    private boolean playWhatComes() {
        try (SourceDataLine line = output.line()) {
            line.open(Format.MONO, BUFFER_BYTES);
            line.start();
            playWhatComes(line);
            return true;
        } catch (LineUnavailableException | IllegalArgumentException e) {
            LOG.log(Level.DEBUG, "there is nothing to hear sounds on", e);
            return false;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private void playWhatComes(SourceDataLine line) throws InterruptedException {
        var mix = new Mix();
        for (var sound = next(mix); sound.isPresent() || !mix.isSilent(); sound = next(mix)) {
            sound.map(Synthesizer::samples).ifPresent(mix::add);
            byte[] samples = mix.next(CHUNK);
            line.write(samples, 0, samples.length);
        }
    }

    /** The next sound; waits for it only while nothing is playing. */
    private Optional<Sound> next(Mix mix) throws InterruptedException {
        return Optional.ofNullable(mix.isSilent() ? queue.poll(idle.toMillis(), TimeUnit.MILLISECONDS) : queue.poll());
    }
}
