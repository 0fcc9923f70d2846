package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

/** Games played with the mouse. */
class PlayingByMouseTest extends WindowTest {
    @Test
    void aClickPlaysTheCubeAndThePictureChangesThereAlone() {
        open(boardSize(6));
        leaveBoard();
        Picture before = cell("c4");
        Picture elsewhere = cell("f1");
        clickSquare("c4");
        leaveBoard();
        assertThat(board().at(square("c4"))).isEqualTo(Cube.of(Player.ONE, 2));
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(cell("c4").differences(before)).isGreaterThan(500);
        assertThat(cell("f1").differences(elsewhere)).isZero();
    }

    @Test
    void anEnemysCubeIsRefusedInWords() {
        open(UnaryOperator.identity());
        clickSquares("b2", "b2");
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(text("#status-text")).contains("That cube belongs to your opponent");
    }

    @Test
    void twoHumansPlayAGameToItsEnd() {
        open(UnaryOperator.identity());
        var before = place("#board");
        var position = CubePosition.start(3);
        for (String square : wholeGame()) {
            assertThat(isShown("#result-bar")).isFalse();
            assertThat(caption()).isEqualTo("Player " + position.toMove().number());
            clickSquare(square);
            position = position.play(square(square)).after();
            assertThat(board()).isEqualTo(position.board());
        }
        Player winner = position.winner().orElseThrow();
        assertThat(caption()).isEqualTo("Game over");
        closeResult();
        assertThat(text("#result-text")).isEqualTo("Player " + winner.number() + " wins!");
        assertThat(List.of(text("#result-new"), text("#result-rematch"), text("#result-undo")))
                .containsExactly("New Game", "Rematch", "Undo");
        assertThat(place("#board").getMaxY())
                .as("the bar lies below the board, not over it")
                .isLessThanOrEqualTo(place("#result-bar").getMinY());
        assertThat(place("#board")).as("the board stays where it was").isEqualTo(before);
        assertThat(isShown("#status-bar")).as("the result stands once").isFalse();
        picture().keep("end-of-game");
    }

    @Test
    void afterTheEndTheResultBarTakesBackTheLastMoveOrStartsAnotherGame() {
        open(UnaryOperator.identity());
        List<String> moves = wholeGame();
        clickSquares(moves.toArray(String[]::new));
        closeResult();
        press("#result-undo");
        assertThat(isShown("#result-bar")).isFalse();
        assertThat(movesPlayed()).isEqualTo(moves.size() - 1);
        clickSquare(moves.get(moves.size() - 1));
        press("#result-new");
        assertThat(movesPlayed()).as("no question after the end").isZero();
        assertThat(isShown("#result-bar")).isFalse();
        assertThat(board()).isEqualTo(CubePosition.start(3).board());
    }

    @Test
    void aRematchChangesSides() {
        open(computers(false, true), new FirstMoveEngine());
        while (game().position().winner().isEmpty()) {
            int before = movesPlayed();
            clickSquare(game().position().legalMoves().get(0).name());
            await("the computer has answered", () -> isHumansTurn(before));
        }
        closeResult();
        assertThat(text("#result-text")).isIn("You win!", "Kepler wins!");
        press("#result-rematch");
        assertThat(game().seats().isComputer(Player.ONE)).isTrue();
        assertThat(game().seats().isComputer(Player.TWO)).isFalse();
        assertThat(caption()).isEqualTo("Start computer move");
    }

    private boolean isHumansTurn(int before) {
        return movesPlayed() > before && !game().state().isRunning();
    }

    /** Both always play the first cube they may; that ends with a win on this board. */
    private static List<String> wholeGame() {
        var moves = new ArrayList<String>();
        var position = CubePosition.start(3);
        Optional<Player> winner = position.winner();
        while (winner.isEmpty()) {
            Square move = position.legalMoves().get(0);
            moves.add(move.name());
            position = position.play(move).after();
            winner = position.winner();
        }
        return moves;
    }
}
