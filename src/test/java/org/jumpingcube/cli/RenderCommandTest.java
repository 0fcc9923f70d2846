package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seats;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.strip.StripKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

class RenderCommandTest {
    private static final String GAME = "src/test/resources/saves/v1/undone.jcube";

    private final StringWriter err = new StringWriter();
    private final Path folder;

    RenderCommandTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private int run(String... arguments) {
        return JumpingCubeCommand.commandLine(file -> 0, Optional::empty)
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @ParameterizedTest
    @CsvSource({"a.png, \u0089PNG", "a.svg, <svg", "a.GIF, GIF89a"})
    void theEndingNamesTheKindOfPicture(String name, String begin) throws IOException {
        assertThat(run("render", GAME, out(name))).as(err.toString()).isZero();
        byte[] head = Arrays.copyOf(Files.readAllBytes(folder.resolve(name)), begin.length());
        assertThat(new String(head, StandardCharsets.ISO_8859_1)).isEqualTo(begin);
    }

    @Test
    void aGameThatCannotBeDrawnIsRefusedInWords() {
        var render = new RenderCommand();
        new CommandLine(render); // which tells it of itself
        var start = StripKind.STRIP.start(StripKind.options(5, "loss", "off"));
        var game = new SavedGame<>(StripKind.STRIP, History.startingAt(start), Seats.USUAL);
        assertThatThrownBy(() -> render.contents(game, ".png"))
                .isInstanceOf(ParameterException.class)
                .hasMessage("there are no pictures of the game strip");
    }

    @Test
    void aMoveIsChosenByItsNumber() throws IOException {
        run("render", GAME, out("before.svg"), "--move", "1");
        run("render", GAME, out("after.svg"), "--move", "2");
        run("render", GAME, out("move.gif"), "--move", "2");
        run("render", GAME, out("game.gif"));
        assertThat(folder.resolve("before.svg")).isRegularFile();
        assertThat(Files.readString(folder.resolve("after.svg")))
                .isNotEqualTo(Files.readString(folder.resolve("before.svg")));
        assertThat(Files.size(folder.resolve("move.gif"))).isLessThan(Files.size(folder.resolve("game.gif")));
    }

    @ParameterizedTest
    @CsvSource({
        "a.bmp, 300, 1, 'OUT must end in .png, .svg or .gif'",
        "a.png, 5, 1, '--size must be 50 to 4000, not 5'",
        "a.png, 300, 99, '--move must be 0 to'",
        "none/a.png, 300, 1, cannot be written: the folder does not exist"
    })
    void whatCannotBeDrawnIsRefusedInWords(String name, String size, String move, String reason) {
        assertThat(run("render", GAME, out(name), "--size", size, "--move", move))
                .isEqualTo(2);
        assertThat(err.toString()).contains(reason);
        assertThat(folder).isEmptyDirectory();
    }
}
