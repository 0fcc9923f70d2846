package org.jumpingcube.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpeechSocketTest {
    private static final Path HOME = Path.of("/home/ann");

    private static Optional<SpeechSocket> of(String... environment) {
        return SpeechSocket.of(environment.length == 0 ? Map.of() : Map.of(environment[0], environment[1]), HOME);
    }

    @Test
    void theServiceListensInTheUsersRunTimeFolder() {
        assertThat(of("XDG_RUNTIME_DIR", "/run/user/7"))
                .contains(new SpeechSocket(Path.of("/run/user/7/speech-dispatcher/speechd.sock"), true));
    }

    @Test
    void withoutSuchAFolderItListensInTheCacheFolder() {
        assertThat(of("XDG_CACHE_HOME", "/cache"))
                .contains(new SpeechSocket(Path.of("/cache/speech-dispatcher/speechd.sock"), true));
        assertThat(of()).contains(new SpeechSocket(Path.of("/home/ann/.cache/speech-dispatcher/speechd.sock"), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "relative/folder"})
    void aFolderThatIsNoneIsNotUsed(String folder) {
        assertThat(of("XDG_RUNTIME_DIR", folder)).isEqualTo(of());
    }

    @Test
    void anAddressGoesFirstAndNothingIsStartedThere() {
        assertThat(of("SPEECHD_ADDRESS", "unix_socket:/tmp/s.sock"))
                .contains(new SpeechSocket(Path.of("/tmp/s.sock"), false));
        assertThat(of("SPEECHD_ADDRESS", "unix_socket")).isEqualTo(of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"inet_socket:localhost:6560", "unix_socket:relative", "unix_socket:/a\u0000b", "nonsense"})
    void anyOtherAddressMeansSilence(String address) {
        assertThat(of("SPEECHD_ADDRESS", address)).isEmpty();
    }
}
