package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;

/**
 * Everything to be painted on the board.
 *
 * @param lifted squares whose pawns are in the air, and painted there
 * @param dim pawns that cannot move
 * @param stranded pawns with nothing beside them to jump over
 * @param last the two ends of the previous turn
 * @param choice the turn that is being entered
 * @param pointed the square that the user points at, by mouse or keys
 * @param isFocusSeen whether the keyboard focus is shown there
 * @param ladders the opponent's pawns that would be helped if the pawn landed on the square pointed at
 * @param hint the path of a hint, or of a computer's choice; empty for none
 */
record JumpinScene(
        PawnBoard board,
        Set<Square> lifted,
        Set<Square> dim,
        Set<Square> stranded,
        List<Square> last,
        Optional<Choice> choice,
        Optional<Square> pointed,
        boolean isFocusSeen,
        Set<Square> ladders,
        List<Square> hint) {
    /** The board while a turn is being shown: without the moving pawns, and without marks. */
    static JumpinScene of(JumpinTurn turn, Optional<Square> pointed, boolean isFocusSeen) {
        int moving = turn.move() instanceof JumpinMove.Swap ? 2 : 1;
        return new JumpinScene(
                turn.before().board(),
                turn.path().stream().limit(moving).collect(Collectors.toSet()),
                Set.of(),
                Set.of(),
                List.of(),
                Optional.empty(),
                pointed,
                isFocusSeen,
                Set.of(),
                List.of());
    }

    /** Who made the previous turn: the pawn at its end is theirs. */
    Player lastMover() {
        return board.pawns(Player.TWO).contains(last.get(last.size() - 1)) ? Player.TWO : Player.ONE;
    }

    /** The landing that the user points at. */
    Optional<Choice.Landing> landing() {
        return choice.flatMap(chosen -> pointed.flatMap(chosen::at));
    }
}
