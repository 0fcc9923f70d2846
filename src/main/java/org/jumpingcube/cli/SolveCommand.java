package org.jumpingcube.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.solver.TinyBoard;
import org.jumpingcube.lab.solve.OpeningSolver;
import org.jumpingcube.lab.solve.ReplyChooser;
import org.jumpingcube.lab.solve.Solution;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proves who wins a small board. */
@Command(
        name = "solve",
        description = {
            "Proves who wins on a small board.",
            "",
            "Proves who wins if both sides play perfectly, and says what the proof took. With up to "
                    + "ten squares all positions are played out; larger boards are searched to the end with a "
                    + "table of positions, 4x4 in some seconds."
        })
final class SolveCommand extends TerminalCommand {
    private static final Pattern SIDES = Pattern.compile("([2-8])(?:x([2-8]))?");
    private static final int MIN_MEGABYTES = 1;
    private static final int MAX_MEGABYTES = 8192;

    @Parameters(
            index = "0",
            paramLabel = "SIZE",
            description = "squares along an edge, 2 to 4, or rows and columns: 2x3 to 2x8, 3x4, 3x5")
    private String size = "";

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "memory for the table of positions, rounded down to a power of two (default: ${DEFAULT-VALUE})")
    private int megabytes = 128;

    @Option(
            names = "--replies",
            paramLabel = "FILE",
            description =
                    "with size 4: write the second player's winning replies, which the program plays by, to a new file")
    private @Nullable Path replies;

    @Option(
            names = "--opening",
            paramLabel = "FILE",
            description =
                    "with size 4: write who wins each position of the first six plies, and the move that the program"
                            + " makes in it, to a new file; takes some ten minutes with --memory 4096")
    private @Nullable Path opening;

    @Override
    public Integer call() throws IOException {
        var board = board();
        within("--memory", megabytes, MIN_MEGABYTES, MAX_MEGABYTES);
        if (replies != null && opening != null) {
            throw refused("--replies and --opening each need a run of their own");
        }
        long tableBytes = (long) megabytes << 20;
        if (replies != null) {
            return write("--replies", replies, board, out -> ReplyChooser.writeReplies(out, tableBytes));
        }
        return opening == null
                ? solve(board, tableBytes)
                : write("--opening", opening, board, out -> OpeningSolver.writeOpening(out, tableBytes));
    }

    private TinyBoard board() {
        var sides = SIDES.matcher(size);
        if (sides.matches()) {
            int side = Integer.parseInt(sides.group(1));
            int other = sides.group(2) == null ? side : Integer.parseInt(sides.group(2));
            if (TinyBoard.fits(Math.min(side, other), Math.max(side, other))) {
                return new TinyBoard(Math.min(side, other), Math.max(side, other));
            }
        }
        throw refused("SIZE must be 2 to 4, 2x3 to 2x8, 3x4 or 3x5, not " + Printable.of(size));
    }

    /** What makes a file, and says how many positions are in it. */
    private interface Writer {
        int writeTo(OutputStream out) throws IOException;
    }

    private int write(String option, Path file, TinyBoard board, Writer writer) throws IOException {
        if (board.rows() != TinyBoard.MAX_SIDE) {
            throw refused(option + " works with size 4 only");
        }
        var created = create(option, file);
        try (OutputStream out = created) {
            print("%d positions%n", writer.writeTo(out));
            return 0;
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            Files.deleteIfExists(file); // half of it
            throw e;
        }
    }

    private OutputStream create(String option, Path file) {
        try {
            return Files.newOutputStream(file, StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            throw refused(option + " " + Failures.reason(e), e);
        }
    }

    private int solve(TinyBoard board, long tableBytes) {
        long start = System.nanoTime();
        var solution = Solution.of(board, tableBytes);
        double seconds = (System.nanoTime() - start) / 1e9;
        String plies =
                solution.plies().isEmpty() ? "" : " in " + solution.plies().getAsInt() + " plies";
        print(
                "%dx%d: player %d wins%s%npositions looked at %d, solved up to symmetry %d, %.2f s%n",
                board.rows(),
                board.columns(),
                solution.winner().number(),
                plies,
                solution.nodes(),
                solution.positions(),
                seconds);
        return 0;
    }
}
