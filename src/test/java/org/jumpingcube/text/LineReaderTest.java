package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    @Test
    void linesEndWithLineFeedCarriageReturnOrBoth() throws IOException {
        assertThat(lines("a\nb\r\nc\rd\r\r\n\ne")).containsExactly("a", "b", "c", "d", "", "", "e");
    }

    @Test
    void emptyInputHasNoLine() throws IOException {
        assertThat(lines("")).isEmpty();
        assertThat(lines("", "", "a\n", "")).containsExactly("a");
    }

    @Test
    void anInputsLastLineEndsWithTheInput() throws IOException {
        assertThat(lines("a\nb", "c", "d\n")).containsExactly("a", "b", "c", "d");
    }

    @Test
    void aLineIsHandedOutBeforeTheNextCharacterIsWaitedFor() throws IOException {
        var typed = new Reader() {
            private int next;

            @Override
            public int read(char[] buffer, int offset, int length) {
                assertThat(next).as("characters asked for").isLessThan("dump\r".length());
                buffer[offset] = "dump\r".charAt(next++);
                return 1;
            }

            @Override
            public void close() {}
        };

        assertThat(new LineReader(List.of(typed)).next()).contains("dump");
    }

    @Test
    void ofAnEndlessLineOnlyTheBeginningIsKept() throws IOException {
        var lines = lines("x".repeat(LineReader.LONGEST_LINE + 1000) + "\ndump\n");

        assertThat(lines).hasSize(2).contains("dump");
        assertThat(lines.get(0)).hasSize(LineReader.LONGEST_LINE);
    }

    private static List<String> lines(String... inputs) throws IOException {
        var reader = new LineReader(Stream.of(inputs).map(StringReader::new).toList());
        var lines = new ArrayList<String>();
        for (var line = reader.next(); line.isPresent(); line = reader.next()) {
            lines.add(line.get());
        }
        return lines;
    }
}
