package org.jumpingcube.cube.review;

import static org.jumpingcube.cube.review.CubeCommentary.say;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.review.CubeCommentary.Choice;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Square;

/** Remarks about where the expected lines lead. */
final class ExpectedLines {
    /** At least two moves for each side; for fewer, other remarks are more telling. */
    private static final int FEWEST_PLIES = 4;

    private static final int MOST_PLIES = 8;
    private static final int SOME = 2;

    private ExpectedLines() {}

    /** After some moves the mover has fewer cubes than with the better move. */
    static Optional<Remark> fewer(Choice choice) {
        var better = choice.thought().line();
        var played = Stream.concat(
                        Stream.of(choice.move().move()),
                        choice.enemysThought().map(Analysis::line).stream().flatMap(List::stream))
                .toList();
        int plies = Math.min(MOST_PLIES, Math.min(better.size(), played.size())) / 2 * 2;
        int fewer = cubesAfter(choice, better, plies) - cubesAfter(choice, played, plies);
        return plies >= FEWEST_PLIES && fewer >= SOME
                ? say("line", choice.moveName(), plies / 2, fewer, choice.betterName())
                : Optional.empty();
    }

    private static int cubesAfter(Choice choice, List<Square> line, int plies) {
        CubePosition position = choice.move().before();
        for (Square square : line.subList(0, plies)) {
            position = position.play(square).after();
        }
        return position.board().count(choice.move().player());
    }
}
