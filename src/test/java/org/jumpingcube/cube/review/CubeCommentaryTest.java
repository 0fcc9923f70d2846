package org.jumpingcube.cube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.review.ReviewTexts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of sentence on a small board where it can be said, and on nearly the same where it cannot. */
class CubeCommentaryTest {
    private static final ReviewTexts TEXTS = new ReviewTexts(Locale.ENGLISH);
    private static final String NEUTRAL_ROWS = " 1- 1- 1- 1-".repeat(2);

    private static Optional<String> said(String rows, String played, String better, String reply) {
        var position = new CubePosition(Boards.board(rows + NEUTRAL_ROWS), Player.ONE);
        return new CubeCommentary()
                .remark(position.play(Square.parse(played).orElseThrow()), thought(better), Optional.of(thought(reply)))
                .map(TEXTS::sentence);
    }

    private static Analysis<Square> thought(String names) {
        List<Square> line = Stream.of(names.split(" "))
                .map(name -> Square.parse(name).orElseThrow())
                .toList();
        return new Analysis<>(line.get(0), 0, 1, 1, line, List.of(new Analysis.ScoredMove<>(line.get(0), 0)));
    }

    /** The first two rows, the move, the better one, the reply, and what is said; the other two rows are neutral. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1- 3r 3b 1-  1- 1- 1- 1- | d4 | b1 | c1 | d4 lets the other side take a full cube with c1; after b1 no reply would take any.",
                "1- 3r 3b 1-  1- 1- 1- 1- | d4 | b1 | b4 | b1 would have taken a full cube; d4 takes none.",
                "2r 1- 1- 1-  1- 1- 1- 1- | a1 | d4 | d2 | a1 bursts a full cube and takes nothing; it would have been better to keep it.",
                "2r 1b 1- 1-  1- 1- 1- 1- | a1 | d4 | d2 | a1 bursts a full cube and takes only one cube; it would have been better to keep it.",
                "1- 1- 1- 1-  1- 2r 2b 1- | d4 | b2 | a4 | b2 would have got ahead of c2 beside it; now the other side can get ahead there.",
                "1- 1- 1- 1-  1- 1- 2b 1- | b2 | d3 | a4 | b2 stands beside c2, which the other side can burst first.",
                "1- 1- 1- 1-  2r 1- 1- 1- | b3 | a2 | d2 | a2 would have filled a cube that no reply could take.",
                "1- 1- 1- 1-  1- 1- 1- 1- | c3 | b2 | b2 | b2 was free for both sides; now the other side is expected to take it.",
                "1- 1- 1- 1-  1r 1- 1- 1- | a2 | b2 d1 c3 d2 | d1 a2 d2 | In the lines shown, a2 leads to 2 cubes fewer than b2 after 2 moves by each side.",
            })
    void isSaid(String rows, String played, String better, String reply, String sentence) {
        assertThat(said(rows, played, better, reply)).hasValue(sentence);
    }

    /** The same with one thing changed, and a word of what may then not be said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1- 3r 3b 1-  1- 1- 1- 1- | d4 | a4 | c1 | full cube",
                "1- 3r 2b 1-  1- 1- 1- 1- | d4 | b1 | b4 | full cube",
                "1r 1- 1- 1-  1- 1- 1- 1- | a1 | d4 | d2 | bursts",
                "2r 1- 1- 1-  1- 1- 1- 1- | a1 | a1 | d2 | bursts",
                "1- 1- 1- 1-  1- 2r 3b 1- | d4 | b2 | a4 | ahead",
                "1- 1- 1- 1-  1- 1- 1b 1- | b2 | d3 | a4 | first",
                "1- 1- 1- 1-  2r 4b 1- 1- | b3 | a2 | d2 | no reply could",
                "1- 1- 1- 1-  1- 1- 1- 1- | c3 | b2 | b3 | free",
                "1- 1- 1- 1-  1r 1- 1- 1- | a2 | b2 d1 c3 | d1 a2 d2 | lines",
                "1- 1- 1- 1-  1r 1- 1- 1- | a2 | b2 d1 b2 d2 | d1 a2 d2 | lines",
            })
    void isNotSaid(String rows, String played, String better, String reply, String words) {
        assertThat(said(rows, played, better, reply).orElse("")).doesNotContain(words);
    }
}
