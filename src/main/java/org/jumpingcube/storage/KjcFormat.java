package org.jumpingcube.storage;

import java.util.List;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.storage.Problem.Kind;

/**
 * The files of KJumpingCube, {@code *.kjc}: one position and who plays, without history. The position becomes the start
 * of the game that is read, and the current position is what is written.
 */
public final class KjcFormat implements GameFormat {
    /** How the names of such files end. */
    public static final String ENDING = ".kjc";

    static final String HEADER = "KJumpingCube";
    static final String GAME = "Game";
    static final String SIDE = "CubeDim";
    static final int MIN_SIDE = 3;

    /** By their numbers in a file. */
    static final List<Skill> SKILLS = List.of(Skill.BEGINNER, Skill.NOVICE, Skill.AVERAGE, Skill.STRONG, Skill.EXPERT);

    private static final String THEIR_VERSION =
            "2.1"; // of the program whose files these are; it asks only whether there is one

    private final GameKind<CubePosition, Square> kind;

    /**
     * @param kind Jumping Cube, the only kind of game that these files can hold
     */
    public KjcFormat(GameKind<CubePosition, Square> kind) {
        this.kind = kind;
    }

    /** Whether a text is meant to be such a file, however spoilt. */
    public static boolean isMeant(String text) {
        return text.lines().anyMatch(line -> line.strip().equals("[" + HEADER + "]"));
    }

    /** The cube's key: column, then row, from 0. */
    static String key(Square square) {
        return square.column() + "," + square.row();
    }

    @Override
    public LoadResult read(byte[] contents) {
        var problems = new Problems();
        var game = FileText.decode(contents, problems)
                .flatMap(text -> IniText.parse(text, problems))
                .flatMap(ini -> new KjcReader(kind, ini, problems).read());
        return problems.resultOf(game);
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) throws SaveException {
        if (!(game.history().current() instanceof CubePosition position)) {
            throw new SaveException(Problem.of(Kind.NOT_FOR_KJC));
        }
        var board = position.board();
        if (board.side() < MIN_SIDE) {
            throw new SaveException(Problem.of(Kind.TOO_SMALL_FOR_KJC, MIN_SIDE));
        }
        var text = new StringBuilder();
        board.squares().forEach(square -> line(text, key(square), cube(board, square)));
        line(text, SIDE, board.side());
        line(text, "PauseForComputer", 0);
        seat(text, 1, game.seats().one());
        seat(text, 2, game.seats().two());
        line(text, "onTurn", position.toMove().number());
        return FileText.encode("[" + GAME + "]\n" + text + "\n[" + HEADER + "]\nVersion=" + THEIR_VERSION + "\n");
    }

    private static String cube(Board board, Square square) {
        Cube cube = board.at(square);
        int settled = Math.min(cube.value(), board.capacity(square)); // a won board may keep more, a file may not
        return cube.owner().map(Player::number).orElse(0) + "," + settled;
    }

    private static void seat(StringBuilder text, int player, Seat seat) {
        line(text, "ComputerPlayer" + player, seat.isComputer());
        line(text, "Kepler" + player, seat.style() == Style.KEPLER);
        line(text, "Newton" + player, seat.style() == Style.NEWTON);
        var known = seat.skill() == Skill.MASTER ? Skill.EXPERT : seat.skill(); // the strongest of theirs
        line(text, "Skill" + player, SKILLS.indexOf(known));
    }

    private static void line(StringBuilder text, String key, Object value) {
        text.append(key).append('=').append(value).append('\n');
    }

    @Override
    public Extent extent() {
        return Extent.POSITION;
    }
}
