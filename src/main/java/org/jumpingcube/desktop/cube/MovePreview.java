package org.jumpingcube.desktop.cube;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Step;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.game.Square;

/**
 * What a move would do if it were played. It is read from the turn that the rules produce, so it is always right.
 *
 * @param cells what it would do to each cube that would burst or be another
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

    /** Each cube that would burst or be another as it would be afterwards, and the waves in which it would burst. */
    private static Map<Square, Foresight> cells(Board now, PlayedMove move) {
        Map<Square, List<Integer>> waves = new HashMap<>();
        move.steps().stream()
                .filter(Step.Burst.class::isInstance)
                .forEach(burst -> waves.computeIfAbsent(burst.square(), square -> new ArrayList<>())
                        .add(burst.wave()));
        var after = move.after().board();
        var cells = new HashMap<Square, Foresight>();
        for (Square square : now.squares()) {
            var bursts = waves.getOrDefault(square, List.of());
            if (!bursts.isEmpty() || !after.at(square).equals(now.at(square))) {
                cells.put(
                        square,
                        new Foresight(
                                Optional.of(after.at(square)),
                                bursts,
                                sides(now, square, waves, MovePreview::setsOff),
                                sides(now, square, waves, (own, others) -> setsOff(others, own))));
            }
        }
        return Map.copyOf(cells);
    }

    /** The sides on which are cubes that meet a condition together with this one. */
    private static Set<Side> sides(
            Board shape,
            Square square,
            Map<Square, List<Integer>> waves,
            BiPredicate<List<Integer>, List<Integer>> is) {
        var own = waves.getOrDefault(square, List.of());
        return shape.neighbours(square).stream()
                .filter(other -> is.test(own, waves.getOrDefault(other, List.of())))
                .map(other -> Side.of(square, other))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the first burst of a cube comes in the wave after one of another. */
    private static boolean setsOff(List<Integer> earlier, List<Integer> later) {
        return !later.isEmpty() && earlier.contains(later.get(0) - 1);
    }

    /** Whether there is more to say than that the cube gets a point. */
    boolean isNews() {
        return move.bursts() > 0 || answer.isPresent();
    }

    /** Whether the cube gets a point, and nothing else happens. */
    boolean isQuiet() {
        return !isNews() && gained == 0;
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
        boolean isSaid = wins() || gained > 0 || move.bursts() == 0;
        String own =
                Stream.concat(Stream.of(gain).filter(text -> isSaid), bursts).collect(Collectors.joining(" \u00b7 "));
        return own
                + answer.map(then -> "\n"
                                + texts.get("preview.answer", then.move.move().name(), then.figures(texts)))
                        .orElse("");
    }

    /** In a sentence, for the status bar and screen readers; empty if there is nothing to say. */
    String sentence(Texts texts) {
        return isQuiet()
                ? ""
                : own(texts, "yours")
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
