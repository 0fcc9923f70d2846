package org.jumpingcube.desktop.cube;

import java.util.function.Function;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.controls.Texts;

/** What is said of cubes. */
public final class CubeWording {
    private final Texts texts;
    private final Function<Square, String> names;

    public CubeWording(Texts texts) {
        this(texts, Square::name);
    }

    /** @param names what the squares are called */
    public CubeWording(Texts texts, Function<Square, String> names) {
        this.texts = texts;
        this.names = names;
    }

    /** What a previewed move would do, to stand beside its cube. */
    String figures(MovePreview preview) {
        return preview.figures(texts);
    }

    String sentence(MovePreview preview) {
        return preview.sentence(texts);
    }

    /** A cube in words: "c4, player 2, 3 of 4 points, about to burst". */
    String cube(Square square, Board board) {
        Cube cube = board.at(square);
        int capacity = board.capacity(square);
        String owner = cube.owner()
                .map(player -> texts.get("cube.player", player.number()))
                .orElseGet(() -> texts.get("cube.neutral"));
        String warning = cube.value() >= capacity ? texts.get("cube.full") : "";
        return texts.get("cube.text", names.apply(square), owner, cube.value(), capacity, warning);
    }
}
