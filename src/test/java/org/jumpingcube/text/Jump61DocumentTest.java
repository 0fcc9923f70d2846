package org.jumpingcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/jump61.md shows is what the program does. */
class Jump61DocumentTest {
    private static final Pattern SESSION = Pattern.compile("```session\n(.*?)```", Pattern.DOTALL);
    private static final Pattern TYPED = Pattern.compile("(?m)^(red|blue|\\+)> (.*)\n");

    @Test
    void theWorkedSessionIsWhatTheProgramReplies() throws IOException {
        var matcher = SESSION.matcher(Files.readString(Path.of("docs/jump61.md")));
        assertThat(matcher.find()).isTrue();
        String session = matcher.group(1);
        String input = TYPED.matcher(session)
                .results()
                .map(typed -> typed.group(2) + "\n")
                .reduce("", String::concat);
        var out = new StringWriter();
        var err = new StringWriter();

        new Jump61(new Console(new BufferedReader(new StringReader(input)), out, err), Jump61.strongest())
                .run(List.of(), Optional::empty);

        assertThat(out.toString()).isEqualTo(TYPED.matcher(session).replaceAll("$1> "));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void everyCommandAndEveryErrorIsInThePage() throws IOException {
        String page = Files.readString(Path.of("docs/jump61.md"));
        var out = new StringWriter();

        new Jump61(new Console(new StringReader("help\n"), out, new StringWriter()), Jump61.strongest())
                .run(List.of(), Optional::empty);

        assertThat(out.toString().lines().skip(2).takeWhile(line -> !line.contains("#")))
                .hasSizeGreaterThan(10)
                .allSatisfy(line ->
                        assertThat(page).contains("`" + line.substring(2, 15).strip() + "`"));
    }
}
