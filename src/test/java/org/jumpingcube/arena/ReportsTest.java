package org.jumpingcube.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.contest.Fault;
import org.jumpingcube.contest.MoveTimes;
import org.jumpingcube.contest.ProgramFile;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports of tournaments whose players are called what the worst of their authors would call them. */
class ReportsTest {
    private static final String HOSTILE = "</td><script>a('&\")</script>\u202e\u0007";

    private static Tournament of(String name) {
        return TournamentRunTest.of(
                4,
                Optional.empty(),
                new Entrant(name, Entrant.Kind.PLAYER, "greedy"),
                TournamentRunTest.player("random"));
    }

    private static List<PlayedGame> played(Tournament tournament) throws InterruptedException {
        var run = new TournamentRun(tournament, Games.CUBE, Path.of(""), List.of(), game -> {});
        assertThat(run.play(1)).isTrue();
        return run.games();
    }

    private static PlayedGame lost(int number, String line) {
        return new PlayedGame(
                number,
                0,
                1,
                Optional.of(1),
                line,
                Optional.of(Fault.CRASH),
                List.of("a1"),
                List.of(MoveTimes.NONE, MoveTimes.NONE),
                List.of(line));
    }

    @Test
    void aPageHasBoardsAndNamesAreNothingButText() throws Exception {
        var tournament = of(HOSTILE);
        var games = new ArrayList<>(played(tournament));
        games.set(0, lost(0, HOSTILE));
        String page = HtmlReport.of(tournament, new TournamentGames(tournament, Games.CUBE), games);
        assertThat(page)
                .contains("&lt;/td&gt;&lt;script&gt;a(&#39;&amp;&quot;)&lt;/script&gt;\ufffd\ufffd")
                .contains("default-src 'none'")
                .doesNotContain("<script", "</td><script", "\u202e", "\u0007", "src=", "href=")
                .endsWith("</html>\n");
        assertThat(page.split("<svg ", -1)).as("a board for each pair").hasSize(1 + tournament.pairs());
        assertThat(page.split("<tr>", -1)).as("rows").hasSize(1 + 1 + 2 + 1 + games.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\uff1d1", "\r=1"})
    void noNameBecomesAFormula(String name) throws Exception {
        var tournament = of(name);
        var rows = TableText.csv(tournament, List.of(lost(0, name)));
        assertThat(rows).contains("1,\"'" + name + "\",\"random\",\"random\",\"'" + name + "\",crash,");
    }

    @Test
    void theRatingsOfTheEndAreThoseOfTheTable() throws Exception {
        var tournament = TournamentRunTest.of(
                40, Optional.empty(), TournamentRunTest.player("greedy"), TournamentRunTest.player("random"));
        var games = played(tournament);
        var moments = RatingHistory.of(tournament, games).moments();
        assertThat(moments).hasSizeBetween(30, 41);
        assertThat(moments.get(0).games()).isEqualTo(4);
        assertThat(moments).isSortedAccordingTo(Comparator.comparingInt(RatingHistory.Moment::games));
        var last = moments.get(moments.size() - 1);
        assertThat(last.games()).isEqualTo(80);
        var row = Table.of(tournament, games).rows().get(0);
        assertThat(last.ratings().get(0)).isEqualTo(new EloEstimate(row.elo(), row.margin()));
        assertThat(IntStream.range(1, moments.size()))
                .as("intervals get smaller")
                .allMatch(moment -> margin(moments.get(moment)) < 1.5 * margin(moments.get(moment - 1)));
        assertThat(margin(last)).isLessThan(margin(moments.get(0)));
        assertThat(RatingHistory.of(tournament, List.of()).moments()).isEmpty();
        assertThat(RatingHistory.of(tournament, games.subList(0, 1)).moments())
                .as("nothing is known after one game")
                .isEmpty();
    }

    /** One of three has not met anybody yet. */
    @Test
    void anIntervalThatSaysNothingIsADash() throws Exception {
        var tournament = TournamentRunTest.of(
                2,
                Optional.empty(),
                TournamentRunTest.player("greedy"),
                TournamentRunTest.player("random"),
                TournamentRunTest.player("newcomer"));
        var table = Table.of(tournament, played(tournament).subList(0, 1));
        assertThat(IntStream.range(0, 3)
                        .mapToObj(place -> TableText.cells(table, place, Locale.ROOT, TableText::words)
                                .get(3)))
                .contains("\u2013")
                .allMatch(margin -> margin.length() <= 3);
        assertThat(TableText.text(table)).doesNotContainPattern("[0-9]{5}");
    }

    private static double margin(RatingHistory.Moment moment) {
        return moment.ratings().get(0).margin();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        /opt/bots/mine       | /opt/bots/mine
        /opt/my bots/mine    | "/opt/my bots/mine"
        /opt/"a"/mine        | '/opt/"a"/mine'
        /opt/my bots/mine.py | python3 "/opt/my bots/mine.py"
        /opt/mine.JAR        | java -jar /opt/mine.JAR
        """)
    void aFileBecomesACommandLine(String file, String command) {
        assertThat(ProgramFile.command(Path.of(file)).replace('\\', '/')).isEqualTo(command);
    }
}
