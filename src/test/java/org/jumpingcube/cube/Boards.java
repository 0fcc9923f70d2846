package org.jumpingcube.cube;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jumpingcube.game.Player;

/** Boards for tests, drawn as text: "1-" neutral, "2r" player one, "3b" player two. */
public final class Boards {
    private Boards() {}

    public static Board board(String drawn) {
        List<Cube> cubes =
                Stream.of(drawn.strip().split("\\s+")).map(Boards::cube).toList();
        return Board.of((int) Math.sqrt(cubes.size()), cubes);
    }

    private static Cube cube(String drawn) {
        int value = Integer.parseInt(drawn.substring(0, drawn.length() - 1));
        return new Cube(
                switch (drawn.charAt(drawn.length() - 1)) {
                    case 'r' -> Optional.of(Player.ONE);
                    case 'b' -> Optional.of(Player.TWO);
                    default -> Optional.empty();
                },
                value);
    }
}
