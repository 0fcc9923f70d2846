package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jumpingcube.Slow;
import org.jumpingcube.strip.StripKind;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

@Slow
class BenchCommandTest {
    private static final Path SIGNATURE = Path.of("src/test/resources/bench/signature.txt");

    private final CommandRun commands = new CommandRun();

    private static long nodes(String line) {
        return Long.parseLong(line.substring(6, 16).strip());
    }

    /** A change that should not change the play must not change the nodes; one that should rewrites the file. */
    @Test
    void theSearchVisitsTheNodesOfItsSignature() throws IOException {
        assertThat(commands.run("bench", "--rounds", "1")).isZero();
        List<String> lines = commands.out().lines().toList();
        List<String> sizes = lines.subList(1, 6);
        assertThat(sizes).allMatch(line -> line.matches(" *[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+ +[0-9.]+ +[0-9.]+"));
        String found = sizes.stream()
                .map(line -> line.substring(0, 5).strip() + " " + nodes(line) + "\n")
                .collect(Collectors.joining());
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(SIGNATURE.getParent());
            Files.writeString(SIGNATURE, found);
        }
        assertThat(found).isEqualTo(Files.readString(SIGNATURE).replace("\r", ""));
        long sum = sizes.stream().mapToLong(BenchCommandTest::nodes).sum();
        assertThat(lines).last().isEqualTo("signature " + sum + " nodes");
    }

    /** The same for the players of Jumpin, with their plans. */
    @Test
    void thePlayersOfJumpinVisitTheNodesOfTheirSignature() throws IOException {
        assertThat(commands.run("bench", "--game", "jumpin", "--rounds", "1")).isZero();
        var lines = commands.out().lines().toList();
        assertThat(lines).hasSize(14).element(1).asString().matches(" *[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+");
        String last = lines.get(lines.size() - 1) + "\n";
        var golden = SIGNATURE.resolveSibling("jumpin.txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(golden, last);
        }
        assertThat(last).isEqualTo(Files.readString(golden).replace("\r", ""));
    }

    @Test
    void aGameWithoutPositionsForItSaysSo() {
        var bench = new BenchCommand();
        new CommandLine(bench); // which tells it of itself
        assertThatThrownBy(() -> bench.signature(StripKind.STRIP))
                .isInstanceOf(ParameterException.class)
                .hasMessage("there are no bench positions of the game strip");
    }

    @Test
    void badInputIsRefusedInWords() {
        assertThat(commands.run("bench", "--rounds", "0")).isEqualTo(2);
        assertThat(commands.err()).contains("--rounds must be 1 to 100, not 0");
        assertThat(commands.run("bench", "--table", "0")).isEqualTo(2);
        assertThat(commands.err()).contains("--table must be 1 to 1024, not 0");
    }
}
