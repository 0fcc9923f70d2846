package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.Step;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.game.Player;

/**
 * What a move would do if it were played: made from the turn that the rules give, so that it is always true.
 *
 * @param cells what it would do to each cube that would burst or change hands
 * @param gained how many cubes more the mover would own
 */
record MovePreview(PlayedMove move, Map<Square, Foresight> cells, int gained) {
    static MovePreview of(PlayedMove move) {
        Map<Square, Integer> waves = new HashMap<>();
        move.steps().stream()
                .filter(Step.Burst.class::isInstance)
                .forEach(burst -> waves.putIfAbsent(burst.square(), burst.wave()));
        var before = move.before().board();
        var after = move.after().board();
        Player mover = move.player();
        var cells = new HashMap<Square, Foresight>();
        for (Square square : before.squares()) {
            boolean isTaken =
                    after.at(square).isOwnedBy(mover) && !before.at(square).isOwnedBy(mover);
            int wave = waves.getOrDefault(square, 0);
            if (isTaken || wave > 0) {
                cells.put(square, new Foresight(isTaken ? Optional.of(mover) : Optional.empty(), wave));
            }
        }
        return new MovePreview(move, Map.copyOf(cells), after.count(mover) - before.count(mover));
    }

    private boolean wins() {
        return move.after().winner().isPresent();
    }

    /** In figures, to stand beside the cube: "+9 cubes, 5 bursts, 3 waves". */
    String figures(Texts texts) {
        var bursts = move.bursts() == 0
                ? Stream.<String>empty()
                : Stream.of(texts.get("preview.bursts", move.bursts()), texts.get("preview.waves", move.waves()));
        var gain = wins() ? texts.get("preview.wins") : texts.get("preview.gains", gained);
        return Stream.concat(Stream.of(gain), bursts).collect(Collectors.joining(" \u00b7 "));
    }

    /** In a sentence, for the status bar and for those who hear it. */
    String sentence(Texts texts) {
        String square = move.move().name();
        if (wins()) {
            return texts.get("preview.text-wins", square);
        }
        return move.bursts() == 0
                ? texts.get("preview.text-quiet", square, gained)
                : texts.get("preview.text", square, move.bursts(), move.waves(), gained);
    }
}
