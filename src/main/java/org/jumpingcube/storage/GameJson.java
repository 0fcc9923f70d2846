package org.jumpingcube.storage;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;

/**
 * The shape of a saved game in JSON, exactly as docs/save-format.md has it. Names and words in here are what files
 * hold: changing one makes a new version of the format.
 *
 * @param format always {@link #FORMAT}
 * @param version the version of the format
 * @param program the version of the program that wrote the file
 * @param game the game's name
 * @param options the values of the game's options, each a field of its own: the size of a board of cubes
 * @param seats player one's and player two's
 * @param bestOf the series that the game belongs to, absent for a game that stands alone
 * @param start the start position, absent for the game's usual one
 * @param moves all moves, the undone ones too
 * @param variations other ways in which the game went, absent if there are none
 * @param undone how many of the last moves are undone
 * @param result a {@link Result}: what the moves, all of them, came to
 */
record GameJson(
        String format,
        int version,
        String program,
        String game,
        @JsonAnyGetter Map<String, Object> options,
        List<Side> seats,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<BestOf> bestOf,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Start> start,
        List<String> moves,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Branch> variations,
        int undone,
        String result) {
    static final String FORMAT = "jumping-cube";
    static final int VERSION = 1;

    /** One side: a {@link Sitter}, and the style and skill of its computer player. */
    record Side(String player, String style, String skill) {}

    /** A series of at most so many games, and how many of those before this one each player has won. */
    record BestOf(int games, int one, int two) {}

    /** A position: the number of the player to move, and the board drawn as lines of text. */
    record Start(int toMove, List<String> board) {}

    /** Moves in place of the game's own after so many. */
    record Branch(int after, List<String> moves) {}

    /** Who plays a side. */
    enum Sitter {
        HUMAN,
        COMPUTER
    }

    /** How a game ended, if it did. */
    enum Result {
        UNFINISHED,
        PLAYER1,
        PLAYER2,
        DRAWN;

        static Result of(Outcome outcome) {
            return outcome.winner()
                    .map(winner -> winner == Player.ONE ? PLAYER1 : PLAYER2)
                    .orElse(outcome.isOver() ? DRAWN : UNFINISHED);
        }
    }
}
