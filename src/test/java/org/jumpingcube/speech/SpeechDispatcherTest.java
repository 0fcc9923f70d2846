package org.jumpingcube.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes to the speech service, and what becomes of a service that does not do its work. */
@Timeout(60)
class SpeechDispatcherTest {
    private static final Duration NONE = Duration.ZERO;

    private final Path socket;
    private final List<Boolean> outcomes = new CopyOnWriteArrayList<>();
    private SsipServer server;
    private SpeechDispatcher speech;

    SpeechDispatcherTest(@TempDir Path folder) {
        socket = folder.resolve("s");
    }

    @BeforeEach
    void listen() throws IOException {
        server = new SsipServer(socket);
        speech = speech(Duration.ofSeconds(30), NONE);
    }

    private SpeechDispatcher speech(Duration patience, Duration silence) {
        return new SpeechDispatcher(
                Optional.of(new SpeechSocket(socket, false)),
                outcomes::add,
                new SpeechDispatcher.Times(patience, silence));
    }

    @AfterEach
    void close() throws IOException {
        speech.close();
        server.close();
    }

    /** The next commands up to one. */
    private List<String> commandsTo(String last) throws InterruptedException {
        var commands = new ArrayList<String>();
        while (!commands.contains(last)) {
            var command = server.commands().poll(30, TimeUnit.SECONDS);
            assertThat(command).as("after " + commands).isNotNull();
            commands.add(command);
        }
        return commands;
    }

    @Test
    void aTextIsSpokenInItsLanguage() throws InterruptedException {
        speech.use(Manner.in(Locale.GERMAN));
        speech.say("Gelb gewinnt. F\u00fcnf W\u00fcrfel.");
        assertThat(commandsTo("\"Gelb gewinnt. F\u00fcnf W\u00fcrfel.\""))
                .contains("SET SELF LANGUAGE de", "SPEAK")
                .noneMatch(command -> command.startsWith("SET SELF RATE") || command.contains("VOICE"));
    }

    @Test
    void anotherMannerHoldsFromTheNextTextOn() throws InterruptedException {
        speech.say("one");
        commandsTo("\"one\"");
        speech.use(new Manner(Locale.ENGLISH, Optional.of(-30), Optional.of("FEMALE2")));
        speech.say("two");
        assertThat(commandsTo("\"two\"")).contains("SET SELF RATE -30", "SET SELF VOICE_TYPE FEMALE2");
    }

    @Test
    void noTextEndsItselfOrIsACommand() throws InterruptedException {
        speech.say(".\nQUIT\n..\u0007.\rx");
        commandsTo("\".\nQUIT\n.. . x\"");
        speech.say("  \n");
        speech.say("next");
        assertThat(commandsTo("\"next\"")).containsExactly("SPEAK", "\"next\"");
    }

    @Test
    void aKeyStopsTheServiceAndWhatIsStillToBeSaid() throws InterruptedException {
        speech.say("one");
        commandsTo("\"one\"");
        speech.hush();
        speech.say("two");
        assertThat(commandsTo("\"two\"")).containsExactly("CANCEL SELF", "SPEAK", "\"two\"");
    }

    @Test
    void ofVeryManyTextsTheLastAreSaid() throws InterruptedException {
        server.hold();
        speech.say("first");
        commandsTo("SET SELF CLIENT_NAME user:jumping-cube:main");
        for (int text = 1; text <= 500; text++) {
            speech.say("text " + text);
        }
        server.release();
        commandsTo("\"text 500\"");
        assertThat(server.heard()).hasSize(51).startsWith("first", "text 451");
    }

    @Test
    void aServiceThatWasStartedAnewSpeaksTheNextText() throws IOException, InterruptedException {
        speech.say("one");
        commandsTo("\"one\"");
        server.close();
        Files.delete(socket);
        server = new SsipServer(socket);
        speech.say("two");
        commandsTo("\"two\"");
    }

    @Test
    void withoutAServiceThereIsSilenceUntilThereIsOne() throws IOException, InterruptedException {
        server.close();
        Files.delete(socket);
        speech.say("lost");
        speech.hush();
        server = new SsipServer(socket);
        while (!server.heard().contains("heard")) { // until the service is found, all is lost
            speech.say("heard");
            Thread.onSpinWait();
        }
    }

    @Test
    void afterAFailureTheServiceIsLeftInPeaceForAWhile() throws InterruptedException {
        speech.close();
        speech = speech(Duration.ofSeconds(30), Duration.ofDays(1));
        server.answer("nonsense\r\n");
        for (int text = 0; text < 20; text++) {
            speech.say("text " + text);
        }
        commandsTo("SET SELF CLIENT_NAME user:jumping-cube:main");
        while (speech.waiting() > 0) {
            Thread.onSpinWait();
        }
        assertThat(server.clients()).isEqualTo(1);
        assertThat(server.commands()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello\r\n",
                "\r\n",
                "22\r\n",
                "2x5 OK\r\n",
                "\u0662\u0662\u0665 OK\r\n",
                "ENDLESS LINE",
                "ENDLESS REPLY",
                "",
            })
    void aServiceThatAnswersAnythingElseIsGivenUp(String answer) throws InterruptedException {
        speech.close();
        speech = speech(Duration.ofMillis(300), NONE);
        server.answer(
                answer.equals("ENDLESS LINE")
                        ? "2".repeat(1_000_000)
                        : answer.equals("ENDLESS REPLY") ? "225-x\r\n".repeat(100_000) : answer);
        speech.say("one");
        commandsTo("SET SELF CLIENT_NAME user:jumping-cube:main");
        speech.say("two");
        commandsTo("SET SELF CLIENT_NAME user:jumping-cube:main"); // by a new connection: the old one is closed
        assertThat(server.heard()).isEmpty();
    }

    @Test
    void whatTheServiceRefusesIsNotSaidAndTheNextTextIs() throws InterruptedException {
        server.answer("300 ERR INTERNAL\r\n");
        speech.say("one");
        commandsTo("SPEAK");
        speech.say("one more");
        commandsTo("SPEAK"); // so the first has been refused
        server.answer("230 OK\r\n");
        speech.say("two");
        commandsTo("\"two\"");
        assertThat(server.heard()).doesNotContain("one");
    }

    @Test
    void withoutASocketNothingIsSaidAndNothingFails() {
        try (var silent = new SpeechDispatcher(Optional.empty(), outcomes::add)) {
            silent.say("one");
            silent.hush();
        }
        assertThat(outcomes).as("that nobody hears it is told").containsExactly(false);
        assertThat(server.clients()).isZero();
    }
}
