package org.jumpingcube.cli;

import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.Match;
import org.jumpingcube.contest.MatchException;
import org.jumpingcube.contest.MatchGame;
import org.jumpingcube.contest.MatchPlan;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.contest.RatioTest;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** Measures how strong one player is against another. */
@Command(
        name = "match",
        description = {
            "Measures two players against each other.",
            "",
            "Plays games from random openings, each opening twice with sides swapped. Prints what the "
                    + "players won, the 95 %% interval, the difference in Elo and how long they thought.",
            "",
            "A PLAYER is one of these:",
            "- one of ours, by the options of go in the engine protocol: [style] kepler|newton, "
                    + "[skill] 1..6 or beginner|novice|average|strong|expert|master or elo N, time MS, nodes K, depth D, "
                    + "seed S, threads T; for example \"kepler strong\", \"newton elo 1450\" or \"newton nodes 20000\";",
            "- random, which makes any legal move; greedy, which makes the move that leaves it the "
                    + "most cubes; newcomer, which also looks at the replies and follows the handbook's first "
                    + "advice;",
            "- jar, the path of a version's jar with its libraries beside it, and options of go: that "
                    + "version's player, for example \"jar old/jumping-cube-0.1.0.jar newton expert\";",
            "- anything else is the command line of a program that speaks the engine protocol.",
            "",
            "A jar and a program also take cpu MS: as many positions as make a move take MS "
                    + "milliseconds of processor time on average."
        })
final class MatchCommand extends GameCommand {
    private static final int MAX_GAMES = 1_000_000;
    private static final int MAX_ELO = 400;

    @Option(names = "--a", required = true, paramLabel = "PLAYER", description = "who plays player 1 in the first game")
    private String a = "";

    @Option(names = "--b", required = true, paramLabel = "PLAYER", description = "the other player")
    private String b = "";

    @Option(names = "--go-a", paramLabel = "WORDS", description = "what A is sent after every go, if it is a program")
    private String goA = "";

    @Option(names = "--go-b", paramLabel = "WORDS", description = "what B is sent after every go, if it is a program")
    private String goB = "";

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "an option of a game other than cubes; may be repeated")
    private Map<String, String> chosen = Map.of();

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "cubes along an edge of the board, 2 to 15 (default: ${DEFAULT-VALUE})")
    private int size = 6;

    @Option(names = "--games", paramLabel = "N", description = "an even number (default: ${DEFAULT-VALUE})")
    private int games = 100;

    @Option(
            names = "--opening",
            paramLabel = "PLIES",
            description =
                    "random moves at the start of a game: a number, or a range such as 2-6 (default: ${DEFAULT-VALUE})")
    private String opening = "4";

    @Option(
            names = "--balance",
            paramLabel = "PERCENT",
            description = "only openings after which our analyst gives each side at least this chance (default: any)")
    private int balance;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "for the openings and the players; without time, the same seed gives the same games"
                    + " (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "games at once (default: as many as there are cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--sprt",
            paramLabel = "ELO",
            description = "end as soon as it is clear whether A is stronger by ELO or not stronger at all")
    private Optional<Integer> sprt = Optional.empty();

    @Option(names = "--json", description = "print one JSON object instead of text")
    private boolean isJson;

    @Override
    public Integer call() throws InterruptedException {
        within("--size", size, Board.MIN_SIDE, Board.MAX_SIDE);
        within("--games", games, 2, MAX_GAMES);
        if (games % 2 != 0) {
            throw refused("--games must be even, not " + games);
        }
        within("--threads", threads, 1, 64);
        within("--balance", balance, 0, Openings.MAX_CHANCE);
        sprt.ifPresent(elo -> within("--sprt", elo, 1, MAX_ELO));
        return game() == Games.CUBE ? play(MatchGame.ofCubes(size)) : play(MatchGame.of(game(), options(game())));
    }

    /** The options that are chosen, and what else goes with them. */
    private GameOptions options(GameKind<?, ?> kind) {
        chosen.forEach((name, value) -> {
            if (kind.options().stream().noneMatch(option -> option.name().equals(name) && option.allows(value))) {
                throw refused("--option: there is no " + name + "=" + value + " in " + kind.name());
            }
        });
        return kind.usual(chosen);
    }

    private <P extends Position<P, M>, M> int play(MatchGame<P, M> kind) throws InterruptedException {
        var plan = new MatchPlan<>(kind, games, openings(), seed);
        var playerA = player("--a", a, goA, kind);
        var playerB = player("--b", b, goB, kind);
        try {
            var result = new Match<>(plan, playerA, playerB, sprt.map(RatioTest::new)).play(threads, progress());
            var report = new MatchReport(plan, playerA, playerB, result);
            print("%s", isJson ? report.json() : report.text());
            return 0;
        } catch (MatchException e) {
            err().println(Printable.of("The match ended early: " + e.getMessage()));
            return Failures.UNFINISHED;
        }
    }

    private Openings openings() {
        try {
            return Openings.parse(opening, balance);
        } catch (IllegalArgumentException e) {
            throw refused("--opening " + e.getMessage(), e);
        }
    }

    private ContestantSpec player(String option, String text, String go, MatchGame<?, ?> kind) {
        try {
            return ContestantSpec.parse(text, go, kind);
        } catch (IllegalArgumentException e) {
            throw refused(option + ": " + e.getMessage(), e);
        }
    }

    private IntConsumer progress() {
        boolean isTerminal = Ansi.AUTO.enabled(); // knows what each Java version takes for a console
        return isTerminal ? new ProgressBar(err(), games)::show : done -> {};
    }
}
