package org.jumpingcube.remote.nearby;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.remote.bytes.Bytes;

/**
 * A message of multicast DNS (RFC 6762): what is asked, or what is answered. What is read may come from anybody: it is at
 * most {@value #LONGEST} bytes and {@value #MOST_ENTRIES} entries, and a name that points forwards or has too many parts
 * makes the whole message unreadable.
 *
 * @param records answers and additional records alike
 */
record DnsMessage(boolean isResponse, List<Question> questions, List<Resource> records) {
    static final int LONGEST = 1500;

    static final int PTR = 12;
    static final int TXT = 16;
    static final int A = 1;
    static final int SRV = 33;
    static final int ANY = 255;

    private static final int MOST_ENTRIES = 60;
    private static final int MOST_LABELS = 16;
    private static final int MOST_POINTERS = 8;
    private static final int LONGEST_LABEL = 63;
    private static final int HEADER = 12;
    private static final int RESPONSE = 0x8000;
    private static final int AUTHORITATIVE = 0x0400;
    private static final int CLASS_IN = 1;
    private static final int CLASS_MASK = 0x7fff; // the first bit has other meanings here
    private static final int UNIQUE = 0x8000;
    private static final int BYTE = 0xff;
    private static final int SHORT = 0xffff;
    private static final int POINTER = 0xc0;
    private static final int TARGET = 6; // bytes before the target of an SRV record

    /** What is asked for. */
    record Question(DnsName name, int type) {
        boolean asksFor(DnsName wanted, int wantedType) {
            return name.equals(wanted) && (type == wantedType || type == ANY);
        }
    }

    /**
     * A resource record.
     *
     * @param seconds how long it holds; 0 if it no longer does
     * @param data as in the message, but a name in it is not compressed
     */
    @SuppressWarnings("ArrayRecordComponent") // compared by its contents, never changed
    record Resource(DnsName name, int type, long seconds, byte[] data) {
        /** The name that a PTR record points to, or the host of an SRV record. */
        static byte[] dataOf(DnsName name) {
            return Bytes.written(out -> write(out, name));
        }

        /** The data of an SRV record. */
        static byte[] service(int port, DnsName host) {
            return Bytes.written(out -> {
                out.writeInt(0); // priority and weight
                out.writeShort(port);
                write(out, host);
            });
        }

        /** The data of a TXT record. */
        static byte[] text(List<String> strings) {
            return Bytes.written(out -> {
                for (String string : strings) {
                    byte[] bytes = string.getBytes(StandardCharsets.UTF_8);
                    out.writeByte(bytes.length);
                    out.write(bytes);
                }
            });
        }

        /** The port in an SRV record; 0 if there is none. */
        int port() {
            return data.length < TARGET ? 0 : ByteBuffer.wrap(data).getShort(TARGET - 2) & SHORT;
        }

        /** The strings in a TXT record. */
        List<String> strings() {
            var strings = new ArrayList<String>();
            int at = 0;
            while (at < data.length) {
                int end = Math.min(at + 1 + (data[at] & BYTE), data.length);
                strings.add(new String(data, at + 1, end - at - 1, StandardCharsets.UTF_8));
                at = end;
            }
            return strings;
        }

        /** The name in a PTR record; empty if it is none. */
        Optional<DnsName> target() {
            try {
                return Optional.of(readName(ByteBuffer.wrap(data)));
            } catch (IllegalArgumentException | BufferUnderflowException e) {
                return Optional.empty();
            }
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Resource that
                    && name.equals(that.name)
                    && type == that.type
                    && seconds == that.seconds
                    && Arrays.equals(data, that.data);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(data);
        }
    }

    DnsMessage {
        questions = List.copyOf(questions);
        records = List.copyOf(records);
    }

    static DnsMessage question(DnsName name, int type) {
        return new DnsMessage(false, List.of(new Question(name, type)), List.of());
    }

    static DnsMessage answer(List<Resource> records) {
        return new DnsMessage(true, List.of(), records);
    }

    /** The records of a type for a name. */
    Optional<Resource> find(DnsName name, int type) {
        return records.stream()
                .filter(resource -> resource.type == type && resource.name.equals(name))
                .findFirst();
    }

    // Reading

    /** The message in these bytes; empty if it is none. */
    static Optional<DnsMessage> read(byte[] bytes, int length) {
        if (length < HEADER || length > LONGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(read(ByteBuffer.wrap(Arrays.copyOf(bytes, length))));
        } catch (IllegalArgumentException | BufferUnderflowException e) {
            return Optional.empty();
        }
    }

    private static DnsMessage read(ByteBuffer in) {
        in.getShort(); // its number, which means nothing here
        boolean isResponse = (in.getShort() & RESPONSE) != 0;
        int asked = in.getShort() & SHORT;
        int answered = (in.getShort() & SHORT) + (in.getShort() & SHORT) + (in.getShort() & SHORT);
        if (asked + answered > MOST_ENTRIES) {
            throw new IllegalArgumentException("too many entries");
        }
        var questions = new ArrayList<Question>();
        for (int entry = 0; entry < asked; entry++) {
            var name = readName(in);
            int type = in.getShort() & SHORT;
            in.getShort();
            questions.add(new Question(name, type));
        }
        var records = new ArrayList<Resource>();
        for (int entry = 0; entry < answered; entry++) {
            records.add(readRecord(in));
        }
        return new DnsMessage(isResponse, questions, records);
    }

    private static Resource readRecord(ByteBuffer in) {
        var name = readName(in);
        int type = in.getShort() & SHORT;
        boolean isInternet = (in.getShort() & CLASS_MASK) == CLASS_IN;
        long seconds = Integer.toUnsignedLong(in.getInt());
        int end = (in.getShort() & SHORT) + in.position();
        if (end > in.limit() || !isInternet) {
            throw new IllegalArgumentException("no record");
        }
        byte[] data;
        if (type == PTR) {
            data = Resource.dataOf(readName(in));
        } else {
            data = new byte[end - in.position()];
            in.get(data);
        }
        in.position(end);
        return new Resource(name, type, seconds, data);
    }

    /** Reads a name, which may end with a pointer to an earlier one. */
    private static DnsName readName(ByteBuffer in) {
        var labels = new ArrayList<String>();
        var part = in;
        int pointers = 0;
        while (true) {
            int start = part.position();
            int length = part.get() & BYTE;
            if (length == 0) {
                return new DnsName(labels);
            } else if ((length & POINTER) == POINTER) {
                int target = (length & ~POINTER) << Byte.SIZE | (part.get() & BYTE);
                if (target >= start || ++pointers > MOST_POINTERS) {
                    throw new IllegalArgumentException("a pointer that leads nowhere");
                }
                part = part.duplicate().position(target);
            } else if (length > LONGEST_LABEL || labels.size() == MOST_LABELS) {
                throw new IllegalArgumentException("no name");
            } else {
                byte[] label = new byte[length];
                part.get(label);
                labels.add(new String(label, StandardCharsets.UTF_8));
            }
        }
    }

    // Writing

    /** The message in bytes. */
    byte[] bytes() {
        return Bytes.written(out -> {
            out.writeShort(0);
            out.writeShort(isResponse ? RESPONSE | AUTHORITATIVE : 0);
            out.writeShort(questions.size());
            out.writeShort(records.size());
            out.writeInt(0);
            for (Question question : questions) {
                write(out, question.name);
                out.writeShort(question.type);
                out.writeShort(CLASS_IN);
            }
            for (Resource resource : records) {
                write(out, resource.name);
                out.writeShort(resource.type);
                out.writeShort(resource.type == PTR ? CLASS_IN : CLASS_IN | UNIQUE);
                out.writeInt((int) resource.seconds);
                out.writeShort(resource.data.length);
                out.write(resource.data);
            }
        });
    }

    private static void write(DataOutputStream out, DnsName name) throws IOException {
        for (String label : name.labels()) {
            byte[] bytes = label.getBytes(StandardCharsets.UTF_8);
            if (bytes.length == 0 || bytes.length > LONGEST_LABEL) {
                throw new IllegalArgumentException("a label of " + bytes.length + " bytes");
            }
            out.writeByte(bytes.length);
            out.write(bytes);
        }
        out.writeByte(0);
    }
}
