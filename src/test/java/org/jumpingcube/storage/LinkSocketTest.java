package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links, and how they get to the program that runs. */
class LinkSocketTest {
    private final Path folder;

    LinkSocketTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private Folders folders() {
        return new Folders(folder, folder);
    }

    @ParameterizedTest
    @CsvSource({
        "jumping-cube:jcube1.cube.AA, jcube1.cube.AA",
        "JUMPING-CUBE:jcube1.cube.AA, jcube1.cube.AA",
        "jumping-cube:jcube1%2Ecube%2eAA, jcube1.cube.AA",
        "jumping-cube:%C3%A4, ä",
        "jumping-cube:, ''",
        "jumping-cube:50%, ",
        "jumping-cube:%2, ",
        "jumping-cube:%zz, ",
        "jumping-cube:ä, ",
        "https://jcube1.cube.AA, ",
    })
    void theTextOfALinkIsReadAsInAnyUri(String link, String text) {
        assertThat(GameLink.text(link).orElse(null)).isEqualTo(text);
    }

    @Test
    void aLinkThatIsTooLongIsNone() {
        assertThat(GameLink.text("jumping-cube:" + "A".repeat(GameLink.MOST))).isEmpty();
    }

    @Test
    void aLinkGetsToTheProgramThatRunsAndToNoOther() throws Exception {
        assertThat(LinkSocket.handOver(folders(), "jumping-cube:a")).isFalse();
        var links = new LinkedBlockingQueue<String>();
        Thread thread;
        try (var socket = LinkSocket.open(folders()).orElseThrow()) {
            thread = new Thread(() -> socket.serve(links::add));
            thread.start();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("links"))))
                    .isEqualTo("rwx------");
            assertThat(LinkSocket.handOver(folders(), "jumping-cube:a")).isTrue();
            assertThat(LinkSocket.handOver(folders(), "/etc/passwd")).isFalse();
            flood();
            String longest = "jumping-cube:" + "b".repeat(GameLink.MOST - 13);
            assertThat(LinkSocket.handOver(folders(), longest)).isTrue();
            assertThat(links.poll(10, TimeUnit.SECONDS)).isEqualTo("jumping-cube:a");
            assertThat(links.poll(10, TimeUnit.SECONDS)).isEqualTo(longest);
            assertThat(links).isEmpty();
        }
        thread.join(10_000);
        assertThat(thread.isAlive()).isFalse();
        assertThat(LinkSocket.handOver(folders(), "jumping-cube:c")).isFalse();
        assertThat(folder.resolve("links")).isEmptyDirectory();
    }

    @Test
    void socketsOfProgramsThatWereKilledAreInNobodysWay() throws Exception {
        Path links = Files.createDirectories(folder.resolve("links"));
        for (int number = 0; number < 60; number++) {
            Files.createFile(links.resolve(5_000_000 + number + ".socket")); // beyond the greatest number of a process
        }
        try (var socket = LinkSocket.open(folders()).orElseThrow()) {
            assertThat(Objects.requireNonNull(links.toFile().list()))
                    .as("gone at the next start")
                    .hasSize(1);
            assertThat(LinkSocket.programs(folders())).isEqualTo(1);
            for (int number = 0; number < 60; number++) {
                Files.createFile(links.resolve(5_000_000 + number + ".socket"));
            }
            var taken = new LinkedBlockingQueue<String>();
            var thread = new Thread(() -> socket.serve(taken::add));
            thread.start();
            assertThat(LinkSocket.handOver(folders(), "jumping-cube:a")).isTrue();
            assertThat(taken.poll(10, TimeUnit.SECONDS)).isEqualTo("jumping-cube:a");
        }
        assertThat(links).isEmptyDirectory();
    }

    /** Something that is no link, and does not end. */
    private void flood() throws Exception {
        var address = UnixDomainSocketAddress.of(
                folder.resolve("links").resolve(ProcessHandle.current().pid() + ".socket"));
        try (var peer = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            peer.connect(address);
            peer.write(ByteBuffer.wrap("x".repeat(GameLink.MOST).getBytes(UTF_8)));
            assertThat(peer.read(ByteBuffer.allocate(1)))
                    .as("closed without an answer")
                    .isEqualTo(-1);
        }
    }
}
