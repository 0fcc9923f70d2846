package org.jumpingcube.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What moves on a board of squares: all games that say what they look like are painted by the same rules. */
class GridLookTest {
    private static final int GAMES = 8;
    private static final int MOVES = 60;

    static Stream<GameKind<?, ?>> games() {
        return Stream.concat(GridGames.all(), Games.ALL.stream())
                .filter(GridLook.class::isInstance)
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("games")
    @SuppressWarnings("unchecked") // a game's look is of its own positions
    <P extends Position<P, M>, M> void aTurnIsPaintedFromTheOnePositionToTheOther(GameKind<P, M> game) {
        var look = (GridLook<P, M>) game;
        for (int seed = 0; seed < GAMES; seed++) {
            GridGames.random(game, seed, MOVES).turns().forEach(turn -> {
                for (boolean isDark : new boolean[] {false, true}) {
                    checkStages(look, turn, isDark);
                }
            });
        }
    }

    private static <P extends Position<P, M>, M> void checkStages(
            GridLook<P, M> look, Turn<P, M> turn, boolean isDark) {
        int stages = look.stages(turn);
        var before = NotingBrush.painted(look, BoardMoment.of(turn.before()), isDark);
        var after = NotingBrush.painted(look, BoardMoment.of(turn.after()), isDark);
        for (int stage = 0; stage < stages; stage++) {
            assertThat(NotingBrush.painted(look, BoardMoment.of(turn, stage, 0.4), isDark))
                    .isNotEqualTo(before);
            if (stage > 0) {
                assertThat(NotingBrush.painted(look, BoardMoment.of(turn, stage, 0), isDark))
                        .as("where the stage before it ends")
                        .isEqualTo(NotingBrush.painted(look, BoardMoment.of(turn, stage - 1, 1), isDark));
            }
        }
        if (stages > 0) {
            assertThat(NotingBrush.painted(look, BoardMoment.of(turn, 0, 0), isDark))
                    .hasSameElementsAs(before);
            assertThat(NotingBrush.painted(look, BoardMoment.of(turn, stages - 1, 1), isDark))
                    .hasSameElementsAs(after);
        }
    }

    // A pawn of Jumpin

    private static final JumpinLook LOOK = new JumpinLook();

    /** A turn of several jumps in some random game. */
    private static JumpinTurn chain() {
        return turns().filter(turn -> turn.jumps() > 1).findFirst().orElseThrow();
    }

    private static Stream<JumpinTurn> turns() {
        return Stream.iterate(0, seed -> seed + 1)
                .flatMap(seed -> GridGames.random(Games.JUMPIN, seed, MOVES).turns().stream())
                .map(JumpinTurn::of);
    }

    private static List<String> moving(
            GridLook<JumpinPosition, JumpinMove> look, BoardMoment<JumpinPosition, JumpinMove> moment) {
        var brush = NotingBrush.of(look, moment, false);
        look.paintMoving(brush, moment);
        return brush.shapes();
    }

    private static List<String> pawn(Player player, double x, double y, double height) {
        var brush = NotingBrush.of(LOOK, BoardMoment.of(chain().before()), false);
        JumpinLook.paintPawn(brush, player, x, y, height, 0);
        return brush.shapes();
    }

    private static double y(Square square) {
        return 10.0 - square.row();
    }

    @Test
    void aChainIsShownJumpByJumpInAnArcOverEach() {
        var turn = chain();
        var path = turn.path();
        assertThat(LOOK.stages(turn)).isEqualTo(turn.jumps());
        for (int jump = 0; jump < turn.jumps(); jump++) {
            Square from = path.get(jump);
            Square to = path.get(jump + 1);
            assertThat(moving(LOOK, BoardMoment.of(turn, jump, 0)))
                    .isEqualTo(pawn(turn.player(), from.column(), y(from), 0));
            assertThat(moving(LOOK, BoardMoment.of(turn, jump, 0.5)))
                    .isEqualTo(pawn(turn.player(), (from.column() + to.column()) / 2.0, (y(from) + y(to)) / 2, 0.55));
        }
    }

    @Test
    void withLessMotionItSlidesWithoutRising() {
        var turn = chain();
        Square from = turn.path().get(0);
        Square to = turn.path().get(1);
        assertThat(moving(LOOK, BoardMoment.of(turn, 0, 0.5).calm()))
                .isEqualTo(pawn(turn.player(), (from.column() + to.column()) / 2.0, (y(from) + y(to)) / 2, 0));
    }

    @Test
    void whatDoesNotMoveStaysTheSameDuringATurn() {
        var turn = chain();
        var first = NotingBrush.of(LOOK, BoardMoment.of(turn, 0, 0), false);
        LOOK.paintStill(first, BoardMoment.of(turn, 0, 0));
        var later = NotingBrush.of(LOOK, BoardMoment.of(turn, 0, 0), false);
        LOOK.paintStill(later, BoardMoment.of(turn, 1, 0.7));
        assertThat(later.shapes()).isEqualTo(first.shapes());
    }

    /** A piece that was on no square before comes along the way that the game says, as one that falls does. */
    @Test
    void aNewPieceFallsFromAnEmptySquare() {
        var turn = turns().filter(one -> one.jumps() == 1).findFirst().orElseThrow();
        Square last = turn.path().get(1);
        Square high = new Square(last.row() == 10 ? 9 : 10, last.column());
        var look = new JumpinLook() {
            @Override
            public List<Square> way(Turn<JumpinPosition, JumpinMove> any) {
                return List.of(high, last);
            }

            @Override
            public char at(JumpinPosition position, Square square) {
                boolean isThere = position.equals(turn.after()) && square.equals(last);
                return isThere ? turn.player() == Player.ONE ? '1' : '2' : EMPTY;
            }
        };
        assertThat(moving(look, BoardMoment.of(turn, 0, 0))).isEqualTo(pawn(turn.player(), high.column(), y(high), 0));
        assertThat(moving(look, BoardMoment.of(turn, 0, 1))).isEqualTo(pawn(turn.player(), last.column(), y(last), 0));
    }

    /** Both are seen all the time, and neither is on the other's square before it is empty. */
    @Test
    void piecesThatChangePlacesPassEachOther() {
        var turn = chain();
        Square first = turn.path().get(0);
        Square last = turn.path().get(turn.path().size() - 1);
        var look = new JumpinLook() {
            @Override
            public List<Square> way(Turn<JumpinPosition, JumpinMove> any) {
                return List.of(first, last);
            }

            @Override
            public char at(JumpinPosition position, Square square) {
                boolean isBefore = position.equals(turn.before());
                return square.equals(first) ? isBefore ? '1' : '2' : square.equals(last) ? isBefore ? '2' : '1' : EMPTY;
            }
        };
        var half = moving(look, BoardMoment.of(turn, 0, 0.5));
        double x = (first.column() + last.column()) / 2.0;
        double y = (y(first) + y(last)) / 2;
        assertThat(half).hasSize(2 * pawn(Player.ONE, 0, 0, 0).size());
        assertThat(half).startsWith(pawn(Player.TWO, x, y, 0).toArray(String[]::new));
        assertThat(half).endsWith(pawn(Player.ONE, x, y, 0.55).toArray(String[]::new));
    }
}
