package org.jumpingcube.text.engine;

/** The commands of the engine protocol, in lines of at most 80 characters. */
public final class EngineHelp {
    /** What is said about cubes. */
    public static final String CUBES = """
            new N          -> ok                   a board of side N, 2 to 15
            move R C       -> ok | ok win P | error TEXT
                                                   plays row R, column C, from 1
            show           -> turn P winner W      0: nobody
                              N rows of owner:value, 0: neutral, then end
            """;

    /** What is said about any other game, in its own notation. */
    public static final String OTHER_GAMES = """
            new [OPTION=VALUE ...]  -> ok
            position BOARD -> ok                   a game that begins with this board
            move MOVE      -> ok | ok win P | ok draw REASON | error TEXT
            legal          -> all moves in one line
            result         -> going on | win P REASON | draw REASON
            show           -> the board, then end
            """;

    /** What is said about all games. */
    public static final String ALL_GAMES = """
            go [OPTIONS]   -> info depth=D score=S nodes=K ms=M pv=MOVE;MOVE...
                              move MOVE            chosen, not played
              [style] kepler|newton
              [skill] 1..6|beginner|novice|average|strong|expert|master|elo N
              time MS  nodes K  depth D            whichever is reached first
              seed S  threads T
            stop           -> ends a running go: its move line comes at once
            undo           -> ok | error TEXT
            help           -> these lines, then end
            quit
            """;

    private EngineHelp() {}
}
