package org.jumpingcube.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.jumpingcube.arena.HtmlReport;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.ResultFile;
import org.jumpingcube.arena.TableText;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentGames;
import org.jumpingcube.arena.TournamentJson;
import org.jumpingcube.arena.TournamentRun;
import org.jumpingcube.contest.MatchException;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.TextFile;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a tournament. */
@Command(
        name = "tournament",
        description = {
            "Plays a tournament, and prints how strong the players are.",
            "",
            "FILE says who plays whom, on which boards and how often; docs/arena.md describes it. Results are kept "
                    + "beside it, in FILE with the ending .results: the same command goes on where it was stopped.",
            "",
            "A program that does not start, ends, takes too long, or makes a move that the rules do not allow loses "
                    + "that game; the others go on."
        })
final class TournamentCommand extends TerminalCommand {
    @Parameters(paramLabel = "FILE", description = "the tournament, as JSON")
    private Path file = Path.of("");

    @Option(names = "--programs", description = "start the programs that FILE names; without it such a file is refused")
    private boolean mayStartPrograms;

    @Option(names = "--threads", paramLabel = "N", description = "games at once (default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "print the table and all games as one JSON object")
    private boolean isJson;

    @Option(names = "--csv", paramLabel = "FILE", description = "write a line for each game, for a spreadsheet")
    private Optional<Path> csv = Optional.empty();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "write a web page with the table, boards and all moves; it needs no script")
    private Optional<Path> html = Optional.empty();

    @Override
    public Integer call() throws IOException, InterruptedException {
        within("--threads", threads, 1, 64);
        checkReport("--csv", csv);
        checkReport("--html", html);
        var tournament = read();
        if (tournament.startsPrograms() && !mayStartPrograms) {
            err().println("These programs are started if --programs allows it:");
            programs(tournament).forEach(err()::println);
            throw refused(file + " starts programs, without --programs");
        }
        return play(tournament);
    }

    /** A report must not take the place of what it is about. */
    private void checkReport(String option, Optional<Path> report) {
        for (Path taken : List.of(file, ResultFile.beside(file))) {
            if (report.filter(path -> path.toAbsolutePath()
                            .normalize()
                            .equals(taken.toAbsolutePath().normalize()))
                    .isPresent()) {
                throw refused(option + " cannot be " + taken.getFileName() + ", which the tournament needs");
            }
        }
    }

    private Tournament read() throws IOException {
        if (Files.size(file) > 4L * TournamentJson.LONGEST) {
            throw refused(file + " is no tournament: too large");
        }
        try {
            return TournamentJson.read(Files.readString(file), Games.ALL);
        } catch (IllegalArgumentException e) {
            throw refused(file + " is no tournament: " + e.getMessage(), e);
        }
    }

    /** All of each command line, so that nothing of it can be hidden, but nothing that a terminal would obey. */
    private static List<String> programs(Tournament tournament) {
        return tournament.entrants().stream()
                .filter(entrant -> entrant.kind().isProgram())
                .map(entrant -> "  " + entrant.text().replaceAll("\\p{C}", "?"))
                .toList();
    }

    private int play(Tournament tournament) throws IOException, InterruptedException {
        var kind = kind(tournament.game());
        checkPlayers(tournament, kind);
        try (var results = ResultFile.open(ResultFile.beside(file), tournament)) {
            var run = run(tournament, kind, results);
            boolean isOver = run.play(threads);
            int written = writeReports(tournament, kind, run.games());
            print(
                    "%s",
                    isJson
                            ? TableText.json(tournament, run.table(), run.games())
                            : TableText.text(run.table())
                                    .lines()
                                    .map(Printable::of)
                                    .collect(Collectors.joining("\n", "", "\n")));
            return written != 0 || isOver ? written : Failures.UNFINISHED;
        } catch (MatchException e) {
            err().println(Printable.of("The tournament ended early: " + e.getMessage()));
            return Failures.UNFINISHED;
        } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    /** Over ordinary files that are there; 0 if all is written. */
    private int writeReports(Tournament tournament, GameKind<?, ?> kind, List<PlayedGame> games) {
        int written =
                csv.map(path -> write(path, TableText.csv(tournament, games))).orElse(0);
        int pages = html.map(
                        path -> write(path, HtmlReport.of(tournament, new TournamentGames(tournament, kind), games)))
                .orElse(0);
        return written == 0 ? pages : written;
    }

    private int write(Path report, String text) {
        try {
            TextFile.write(report, text);
            return 0;
        } catch (SaveException e) {
            return notWritten(report, e);
        }
    }

    /** Before results are begun, which are only good for this tournament. */
    private void checkPlayers(Tournament tournament, GameKind<?, ?> kind) {
        try {
            tournament.check(kind);
        } catch (IllegalArgumentException e) {
            throw refused(file + ": " + e.getMessage(), e);
        }
    }

    private static GameKind<?, ?> kind(String name) {
        return GameCommand.named(name);
    }

    private TournamentRun run(Tournament tournament, GameKind<?, ?> kind, ResultFile results) {
        IntConsumer progress = progress(tournament.total());
        int[] done = {results.earlier().size()};
        return new TournamentRun(tournament, kind, folder(), results.earlier(), game -> {
            try {
                results.add(game);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            done[0]++;
            progress.accept(done[0]);
        });
    }

    private Path folder() {
        return Objects.requireNonNullElse(file.getParent(), Path.of(""));
    }

    private IntConsumer progress(int games) {
        return Ansi.AUTO.enabled() ? new ProgressBar(err(), games)::show : done -> {};
    }
}
