package org.jumpingcube.desktop.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The settings of a desktop's portal: a service on a real session bus, spoken in D-Bus's own bytes. */
final class FakePortal implements AutoCloseable {
    private static final String BUS = "org.freedesktop.DBus";
    private static final String SETTINGS = "org.freedesktop.portal.Settings";
    private static final String APPEARANCE = "org.freedesktop.appearance";

    private static final byte CALL = 1;
    private static final byte RETURN = 2;
    private static final byte SIGNAL = 4;
    private static final int SENDER = 7; // a field of the head

    private final Map<String, Integer> settings;
    private final SocketChannel bus;
    private int serial;

    /** Marshals values, each at a multiple of its size. */
    private static final class Bytes {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Bytes align(int size) {
            while (bytes.size() % size != 0) {
                bytes.write(0);
            }
            return this;
        }

        Bytes number(int value) {
            align(4);
            bytes.writeBytes(ByteBuffer.allocate(4)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(value)
                    .array());
            return this;
        }

        Bytes text(String text) {
            number(text.getBytes(UTF_8).length);
            bytes.writeBytes((text + "\0").getBytes(UTF_8));
            return this;
        }

        Bytes signature(String types) {
            bytes.write(types.length());
            bytes.writeBytes((types + "\0").getBytes(UTF_8));
            return this;
        }

        Bytes variant(int value) {
            return signature("u").number(value);
        }

        /** An array of structures, whose length does not count the gap before the first. */
        Bytes array(Consumer<Bytes> elements) {
            int at = number(0).bytes.size();
            int start = align(8).bytes.size();
            elements.accept(this);
            byte[] all = bytes.toByteArray();
            ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN).putInt(at - 4, all.length - start);
            bytes.reset();
            bytes.writeBytes(all);
            return this;
        }

        byte[] all() {
            return bytes.toByteArray();
        }
    }

    /** Joins the bus that listens at this socket. */
    FakePortal(Path socket, Map<String, Integer> settings) throws IOException {
        this.settings = new TreeMap<>(settings);
        bus = SocketChannel.open(StandardProtocolFamily.UNIX);
        bus.connect(UnixDomainSocketAddress.of(socket));
        String user = Files.getAttribute(socket, "unix:uid").toString();
        var hex = new StringBuilder();
        user.chars().forEach(digit -> hex.append(Integer.toHexString(digit)));
        send(("\0AUTH EXTERNAL " + hex + "\r\n").getBytes(UTF_8));
        while (read(1).get(0) != '\n') {} // OK, and the name of the server
        send("BEGIN\r\n".getBytes(UTF_8));
        call("Hello", "", new Bytes());
        call(
                "RequestName",
                "su",
                new Bytes().text("org.freedesktop.portal.Desktop").number(0));
    }

    /** Answers until this is closed. */
    void serve() {
        try {
            while (true) {
                answer();
            }
        } catch (ClosedChannelException e) {
            // the end
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void answer() throws IOException {
        var head = read(16);
        int fieldsLength = head.getInt(12);
        var fields = read((fieldsLength + 7) / 8 * 8);
        read(head.getInt(4));
        if (head.get(1) == CALL) {
            var body = new Bytes().array(all -> all.align(8).text(APPEARANCE).array(this::putAll));
            int asked = head.getInt(8);
            send(RETURN, "a{sa{sv}}", body, own -> {
                own.align(8).bytes.write(5);
                own.signature("u").number(asked);
                field(own, 6, "s", sender(fields, fieldsLength));
            });
        }
    }

    private synchronized void putAll(Bytes into) {
        settings.forEach((name, value) -> into.align(8).text(name).variant(value));
    }

    /** Who sends a message: the bus says so in its head. */
    private static String sender(ByteBuffer fields, int length) {
        int at = 0;
        while (at < length) {
            at = (at + 7) / 8 * 8;
            int code = fields.get(at);
            char type = (char) fields.get(at + 2);
            int value = at + 4;
            if (type == 'g') {
                at = value + fields.get(value) + 2;
            } else if (type == 'u') {
                at = value + 4;
            } else {
                int size = fields.getInt(value);
                if (code == SENDER) {
                    var name = new byte[size];
                    fields.get(value + 4, name);
                    return new String(name, UTF_8);
                }
                at = value + 4 + size + 1;
            }
        }
        throw new AssertionError("nobody has sent it");
    }

    /** Changes a setting, and says so to whoever listens. */
    void change(String name, int value) throws IOException {
        synchronized (this) {
            settings.put(name, value);
        }
        var body = new Bytes().text(APPEARANCE).text(name).variant(value);
        send(SIGNAL, "ssv", body, fields -> {
            field(fields, 1, "o", "/org/freedesktop/portal/desktop");
            field(fields, 2, "s", SETTINGS);
            field(fields, 3, "s", "SettingChanged");
        });
    }

    private void call(String method, String types, Bytes body) throws IOException {
        send(CALL, types, body, fields -> {
            field(fields, 1, "o", "/org/freedesktop/DBus");
            field(fields, 2, "s", BUS);
            field(fields, 3, "s", method);
            field(fields, 6, "s", BUS);
        });
    }

    private static void field(Bytes into, int code, String type, String value) {
        into.align(8).bytes.write(code);
        into.signature(type).text(value);
    }

    private synchronized void send(byte type, String types, Bytes body, Consumer<Bytes> fields) throws IOException {
        serial++;
        byte[] contents = body.all();
        var message = new Bytes();
        message.bytes.writeBytes(new byte[] {'l', type, 0, 1});
        message.number(contents.length).number(serial).array(all -> {
            fields.accept(all);
            if (!types.isEmpty()) {
                all.align(8).bytes.write(8);
                all.signature("g").signature(types);
            }
        });
        message.align(8).bytes.writeBytes(contents);
        send(message.all());
    }

    private void send(byte[] bytes) throws IOException {
        var buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            bus.write(buffer);
        }
    }

    private ByteBuffer read(int length) throws IOException {
        var buffer = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        while (buffer.hasRemaining()) {
            if (bus.read(buffer) < 0) {
                throw new ClosedChannelException();
            }
        }
        return buffer.flip();
    }

    @Override
    public void close() throws IOException {
        bus.close();
    }
}
