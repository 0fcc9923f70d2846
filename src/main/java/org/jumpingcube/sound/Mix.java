package org.jumpingcube.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Mixes sounds that play at the same time into a stream of 16-bit samples. Used on one thread. */
final class Mix {
    private static final int MOST = 6; // more would only be louder
    private static final double LOUDEST = 0.9;

    private final List<Playing> playing = new ArrayList<>();

    private static final class Playing {
        final float[] samples;
        int next;

        Playing(float[] samples) {
            this.samples = samples;
        }
    }

    /** Adds a sound that begins now; it replaces the oldest if there are too many. */
    void add(float[] samples) {
        if (playing.size() == MOST) {
            playing.remove(0);
        }
        playing.add(new Playing(samples));
    }

    boolean isSilent() {
        return playing.isEmpty();
    }

    /** The next samples, two bytes each, the lower byte first. */
    byte[] next(int count) {
        var sum = new float[count];
        for (Playing sound : playing) {
            int length = Math.min(count, sound.samples.length - sound.next);
            for (int index = 0; index < length; index++) {
                sum[index] += sound.samples[sound.next++];
            }
        }
        playing.removeIf(sound -> sound.next == sound.samples.length);
        var bytes = ByteBuffer.allocate(2 * count).order(ByteOrder.LITTLE_ENDIAN);
        for (float sample : sum) {
            bytes.putShort((short) (Math.max(-LOUDEST, Math.min(LOUDEST, sample)) * Short.MAX_VALUE));
        }
        return bytes.array();
    }
}
