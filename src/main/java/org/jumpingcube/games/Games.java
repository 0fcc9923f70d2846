package org.jumpingcube.games;

import java.util.List;
import java.util.Map;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Square;
import org.jumpingcube.grid.GridPlay;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.ai.JumpinKind;
import org.jumpingcube.reversi.Reversi;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.KjcFormat;
import org.jumpingcube.storage.MoveListFormat;
import org.jumpingcube.storage.SaveFormat;

/** The games of this program. */
public final class Games {
    public static final GameKind<CubePosition, Square> CUBE = new CubeKind();

    public static final GridPlay<JumpinPosition, JumpinMove> JUMPIN = new JumpinKind();

    /** All games. The first is the one meant by a file that names none. */
    public static final List<GameKind<?, ?>> ALL = List.of(CUBE, JUMPIN, new Reversi());

    /** The formats of saved games. */
    public static final FileFormats FORMATS = formats(ALL);

    private Games() {}

    /** The formats for these kinds of game. The first kind is the one meant by a file that names none. */
    public static FileFormats formats(List<GameKind<?, ?>> kinds) {
        var own = new SaveFormat(kinds);
        return new FileFormats(
                own, Map.of(KjcFormat.ENDING, new KjcFormat(CUBE), MoveListFormat.ENDING, new MoveListFormat(own)));
    }
}
