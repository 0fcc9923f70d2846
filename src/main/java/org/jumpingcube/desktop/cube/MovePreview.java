package org.jumpingcube.desktop.cube;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.game.Square;

/**
 * What a move would do if it were played. It is read from the turn that the rules produce, so it is always right.
 *
 * @param cells what it would do to each cube that would burst or change hands
 * @param gained how many more cubes the mover would own
 * @param answer the opponent's reply, if that is previewed too; the cells are then as they would be after both
 */
record MovePreview(PlayedMove move, Map<Square, Foresight> cells, int gained, Optional<MovePreview> answer) {
    static MovePreview of(PlayedMove move) {
        return new MovePreview(move, cells(move.before().board(), move), move.gained(), Optional.empty());
    }

    /** This preview together with the opponent's reply: the board after both. */
    MovePreview answeredBy(PlayedMove enemys) {
        return new MovePreview(move, cells(move.before().board(), enemys), gained, Optional.of(of(enemys)));
    }

    /** The new owner of each cube that would change hands, and the wave in which each would burst. */
    private static Map<Square, Foresight> cells(Board now, PlayedMove move) {
        Map<Square, Integer> waves = new HashMap<>();
        move.steps().stream()
                .filter(Step.Burst.class::isInstance)
                .forEach(burst -> waves.putIfAbsent(burst.square(), burst.wave()));
        var after = move.after().board();
        var cells = new HashMap<Square, Foresight>();
        for (Square square : now.squares()) {
            var taker = after.at(square).owner().filter(owner -> !now.at(square).isOwnedBy(owner));
            int wave = waves.getOrDefault(square, 0);
            if (taker.isPresent() || wave > 0) {
                cells.put(square, new Foresight(taker, wave));
            }
        }
        return Map.copyOf(cells);
    }

    /** Whether there is more to say than that the cube gets a point. */
    boolean isNews() {
        return move.bursts() > 0 || answer.isPresent();
    }

    private boolean wins() {
        return move.after().winner().isPresent();
    }

    /** In numbers, for the bubble beside the cube: "+9 cubes, 5 bursts, 3 waves". */
    String figures(Texts texts) {
        var bursts = move.bursts() == 0
                ? Stream.<String>empty()
                : Stream.of(texts.get("preview.bursts", move.bursts()), texts.get("preview.waves", move.waves()));
        var gain = wins() ? texts.get("preview.wins") : texts.get("preview.gains", gained);
        String own = Stream.concat(Stream.of(gain), bursts).collect(Collectors.joining(" \u00b7 "));
        return own
                + answer.map(then -> "\n"
                                + texts.get("preview.answer", then.move.move().name(), then.figures(texts)))
                        .orElse("");
    }

    /** In a sentence, for the status bar and screen readers. */
    String sentence(Texts texts) {
        return own(texts, "yours")
                + answer.map(then -> ". " + texts.get("preview.text-answer", then.own(texts, "theirs")))
                        .orElse("");
    }

    /** @param owner whose a neutral cube would become, as the bundle has it */
    private String own(Texts texts, String owner) {
        String square = move.move().name();
        if (wins()) {
            return texts.get("preview.text-wins", square);
        }
        return move.bursts() == 0
                ? texts.get("preview.text-quiet", square, gained > 0 ? owner : "no")
                : texts.get("preview.text", square, move.bursts(), move.waves(), gained);
    }
}
