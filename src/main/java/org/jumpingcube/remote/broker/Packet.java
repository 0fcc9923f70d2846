package org.jumpingcube.remote.broker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ProtocolException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jumpingcube.remote.bytes.Bytes;

/**
 * A control packet of MQTT 5 (OASIS standard, chapter 3).
 *
 * @param type 1 to 15
 * @param flags the lower half of the first byte
 * @param body everything after the length
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, never changed
record Packet(int type, int flags, byte[] body) {
    static final int CONNECT = 1;
    static final int CONNACK = 2;
    static final int PUBLISH = 3;
    static final int PUBACK = 4;
    static final int SUBSCRIBE = 8;
    static final int SUBACK = 9;
    static final int PINGREQ = 12;
    static final int DISCONNECT = 14;

    /** How long a packet that is received may be. */
    static final int LONGEST = BrokerLink.LONGEST_MESSAGE + 512;

    private static final int LAST_QUALITY = 2; // of service that a SUBACK may grant
    private static final int NO_READERS = 0x10; // of a message, which a PUBACK may add
    private static final Set<Integer> OF_VERSION = Set.of(0x01, 0x84); // the first is the answer of MQTT 3.1.1
    private static final Set<Integer> OF_USER = Set.of(0x86, 0x87);
    private static final Set<Integer> PASSING = Set.of(0x88, 0x89, 0x97, 0x9f); // unavailable, busy, quota, rate
    private static final int TYPE_SHIFT = 4;
    private static final int BYTE = 0xff;
    private static final int SHORT = 0xffff;
    private static final int LOW_BITS = 0x7f;
    private static final int MORE = 0x80;
    private static final int MOST_LENGTH_BYTES = 4;
    private static final int SESSION_EXPIRY = 0x11;
    private static final int WILL_DELAY = 0x18;
    private static final int RECEIVE_MAXIMUM = 0x21;
    private static final int PACKET_MAXIMUM = 0x27;
    private static final int NUMBER_PROPERTY = 5; // bytes: its name and four more
    private static final int VERSION = 5;
    private static final int CLEAN_START = 0x02;
    private static final int WILL_AT_LEAST_ONCE = 0x04 | 0x08;
    private static final int USER_AND_PASSWORD = 0x80 | 0x40;
    private static final int AT_LEAST_ONCE = 1;
    private static final int SUBSCRIBE_FLAGS = 2;
    private static final int PUBLISH_FLAGS = AT_LEAST_ONCE << 1;
    private static final int AGAIN = 8;
    private static final int QUALITY = 6;

    /** Whether a failure of this reason may be over a little later. */
    static boolean isPassing(int reason) {
        return PASSING.contains(reason);
    }

    /** Why a CONNACK of this reason says no. */
    static BrokerException.Reason meaning(int reason) {
        if (OF_USER.contains(reason)) {
            return BrokerException.Reason.REFUSED;
        }
        return OF_VERSION.contains(reason) ? BrokerException.Reason.OLD : BrokerException.Reason.TURNED_AWAY;
    }

    /** Whether a CONNACK, a SUBACK for one topic or a PUBACK says yes. */
    boolean isYes() throws ProtocolException {
        int reason = reason();
        return switch (type) {
            case SUBACK -> reason <= LAST_QUALITY;
            case PUBACK -> reason == 0 || reason == NO_READERS;
            default -> reason == 0;
        };
    }

    /** How a session begins. */
    record Session(String client, boolean isNew, int keepAliveSeconds, int sessionSeconds, int willDelaySeconds) {}

    /** What has arrived at a topic; the number is 0 if nothing has to be acknowledged. */
    @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
    record Arrival(String topic, int number, byte[] message) {}

    static Packet connect(Session session, BrokerAddress address, String willTopic, byte[] will) {
        boolean isKnown = !address.user().isEmpty();
        return new Packet(CONNECT, 0, Bytes.written(out -> {
            text(out, "MQTT");
            out.writeByte(VERSION);
            out.writeByte(WILL_AT_LEAST_ONCE | (session.isNew() ? CLEAN_START : 0) | (isKnown ? USER_AND_PASSWORD : 0));
            out.writeShort(session.keepAliveSeconds());
            out.writeByte(2 * NUMBER_PROPERTY + 3);
            number(out, SESSION_EXPIRY, session.sessionSeconds());
            number(out, PACKET_MAXIMUM, LONGEST);
            out.writeByte(RECEIVE_MAXIMUM);
            out.writeShort(BrokerLink.MOST_UNDER_WAY);
            text(out, session.client());
            out.writeByte(NUMBER_PROPERTY);
            number(out, WILL_DELAY, session.willDelaySeconds());
            text(out, willTopic);
            out.writeShort(will.length);
            out.write(will);
            if (isKnown) {
                text(out, address.user());
                text(out, address.password());
            }
        }));
    }

    static Packet subscribe(int number, String filter) {
        return new Packet(SUBSCRIBE, SUBSCRIBE_FLAGS, Bytes.written(out -> {
            out.writeShort(number);
            out.writeByte(0);
            text(out, filter);
            out.writeByte(AT_LEAST_ONCE);
        }));
    }

    static Packet publish(int number, String topic, byte[] message) {
        return new Packet(PUBLISH, PUBLISH_FLAGS, Bytes.written(out -> {
            text(out, topic);
            out.writeShort(number);
            out.writeByte(0);
            out.write(message);
        }));
    }

    static Packet acknowledge(int number) {
        return new Packet(PUBACK, 0, Bytes.written(out -> out.writeShort(number)));
    }

    static Packet ping() {
        return new Packet(PINGREQ, 0, new byte[0]);
    }

    /** Ends the session as well: what comes later is not kept. */
    static Packet disconnect() {
        return new Packet(DISCONNECT, 0, Bytes.written(out -> {
            out.writeByte(0);
            out.writeByte(NUMBER_PROPERTY);
            number(out, SESSION_EXPIRY, 0);
        }));
    }

    /** The same packet, sent once more. */
    Packet again() {
        return new Packet(type, flags | AGAIN, body);
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeShort(bytes.length);
        out.write(bytes);
    }

    private static void number(DataOutputStream out, int property, int value) throws IOException {
        out.writeByte(property);
        out.writeInt(value);
    }

    byte[] bytes() {
        return Bytes.written(out -> {
            out.writeByte((type << TYPE_SHIFT) | flags);
            int left = body.length;
            while (left > LOW_BITS) {
                out.writeByte((left & LOW_BITS) | MORE);
                left >>= 7;
            }
            out.writeByte(left);
            out.write(body);
        });
    }

    /**
     * The rest of a packet whose first byte has been read.
     *
     * @throws ProtocolException if it is too long
     */
    static Packet read(int first, DataInputStream in) throws IOException {
        int length = 0;
        int read = MORE;
        for (int index = 0; (read & MORE) != 0; index++) {
            if (index == MOST_LENGTH_BYTES) {
                throw new ProtocolException("no length");
            }
            read = in.readUnsignedByte();
            length |= (read & LOW_BITS) << (7 * index);
        }
        if (length > LONGEST) {
            throw new ProtocolException("a packet that is too long");
        }
        byte[] body = new byte[length];
        in.readFully(body);
        return new Packet((first >> TYPE_SHIFT) & 0xf, first & 0xf, body);
    }

    /** The message of a PUBLISH packet. */
    Arrival arrival() throws ProtocolException {
        try {
            var in = ByteBuffer.wrap(body);
            byte[] topic = new byte[in.getShort() & SHORT];
            in.get(topic);
            int number = (flags & QUALITY) == 0 ? 0 : in.getShort() & SHORT;
            skipProperties(in);
            byte[] message = new byte[in.remaining()];
            in.get(message);
            return new Arrival(new String(topic, StandardCharsets.UTF_8), number, message);
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw new ProtocolException("no message");
        }
    }

    private static void skipProperties(ByteBuffer in) {
        int length = 0;
        int read = MORE;
        for (int index = 0; (read & MORE) != 0 && index < MOST_LENGTH_BYTES; index++) {
            read = in.get() & BYTE;
            length |= (read & LOW_BITS) << (7 * index);
        }
        in.position(in.position() + length);
    }

    /** The number of the packet that is acknowledged. */
    int number() throws ProtocolException {
        if (body.length < 2) {
            throw new ProtocolException("no number");
        }
        return ByteBuffer.wrap(body).getShort() & SHORT;
    }

    /** What a CONNACK, a SUBACK for one topic or a PUBACK says. */
    int reason() throws ProtocolException {
        return switch (type) {
            case CONNACK -> at(1);
            case SUBACK -> at(body.length - 1);
            default -> body.length > 2 ? at(2) : 0; // a PUBACK that has nothing to add is shorter
        };
    }

    private int at(int place) throws ProtocolException {
        if (place < 0 || place >= body.length) {
            throw new ProtocolException("a packet that is too short");
        }
        return body[place] & BYTE;
    }
}
