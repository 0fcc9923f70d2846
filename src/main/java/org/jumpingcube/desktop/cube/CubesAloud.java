package org.jumpingcube.desktop.cube;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** Cubes and moves in words for somebody who cannot see them, the most important first. */
final class CubesAloud {
    private static final String AND = ", ";

    private final Texts texts;
    private final CubeWording wording;

    CubesAloud(Texts texts, CubeWording wording) {
        this.texts = texts;
        this.wording = wording;
    }

    /** "Blue c4: 7 bursts, takes 6 Red, 3 neutral, Blue leads 20 to 16". */
    String move(PlayedMove move) {
        return who(move) + Stream.concat(does(move), lead(move)).collect(Collectors.joining(AND));
    }

    /** The same with its waves, and the cubes that it took. */
    String moveInFull(PlayedMove move) {
        var waves = move.waves() > 0 ? Stream.of(texts.get("speech.cube.waves", move.waves())) : Stream.<String>empty();
        String all =
                Stream.of(does(move), waves, lead(move)).flatMap(parts -> parts).collect(Collectors.joining(AND));
        return who(move) + all + taken(move);
    }

    /** What a move would do: "1 burst, would take 1 Blue, 1 neutral"; and the reply, if that is foreseen too. */
    String foreseen(MovePreview preview) {
        String reply = preview.answer()
                .map(MovePreview::move)
                .map(move -> ". " + texts.get("preview.text-answer", square(move) + ": " + foreseen(move)))
                .orElse("");
        return foreseen(preview.move()) + reply;
    }

    private String foreseen(PlayedMove move) {
        if (move.after().winner().isPresent()) {
            return texts.get("preview.wins");
        }
        return does(move, "speech.cube.would-have", "speech.cube.would-take").collect(Collectors.joining(AND));
    }

    private String who(PlayedMove move) {
        return texts.get("speech.pair", wording.owner(move.player()), square(move)) + ": ";
    }

    private String square(PlayedMove move) {
        return wording.name(move.move());
    }

    private Stream<String> does(PlayedMove move) {
        return does(move, "speech.cube.now", "speech.cube.takes");
    }

    /**
     * The points of the cube played, or what bursts and is taken.
     *
     * @param points the key of the text that tells the points
     * @param takes the key of the text that tells what is taken
     */
    private Stream<String> does(PlayedMove move, String points, String takes) {
        if (move.bursts() > 0) {
            var bursts = Stream.of(texts.get("speech.cube.bursts", move.bursts()));
            String taken = takenOfEach(move);
            return taken.isEmpty() ? bursts : Stream.concat(bursts, Stream.of(texts.get(takes, taken)));
        }
        Board after = move.after().board();
        var now = Stream.of(texts.get(points, after.at(move.move()).value()));
        return isFull(after, move.move()) ? Stream.concat(now, Stream.of(texts.get("speech.cube.now-full"))) : now;
    }

    /** How many cubes a move takes of each kind: "1 Blue, 2 neutral". */
    private String takenOfEach(PlayedMove move) {
        Player loser = move.player().opponent();
        var before = CubeCount.of(move.before().board());
        var after = CubeCount.of(move.after().board());
        int lost = before.cubes(loser) - after.cubes(loser);
        int neutral = before.neutral() - after.neutral();
        var ofLoser =
                lost > 0 ? Stream.of(texts.get("speech.cube.of", lost, wording.owner(loser))) : Stream.<String>empty();
        return Stream.concat(ofLoser, ifAny("speech.cube.neutral-taken", neutral))
                .collect(Collectors.joining(AND));
    }

    /** A text about a number of neutral cubes, if there are any. */
    private Stream<String> ifAny(String key, int neutral) {
        return neutral > 0 ? Stream.of(texts.get(key, neutral)) : Stream.empty();
    }

    private Stream<String> lead(PlayedMove move) {
        Player mover = move.player();
        Board after = move.after().board();
        if (after.winner().isPresent()) {
            return Stream.of(texts.get("speech.cube.owns-all", wording.owner(mover)));
        }
        int own = after.count(mover);
        int others = after.count(mover.opponent());
        if (move.gained() == 0) {
            return Stream.empty();
        }
        Player leader = own >= others ? mover : mover.opponent();
        String lead = own == others
                ? texts.get("speech.even", own)
                : texts.get("speech.lead", wording.owner(leader), Math.max(own, others), Math.min(own, others));
        return Stream.concat(
                Stream.of(lead),
                ifAny("speech.cube.neutral-left", CubeCount.of(after).neutral()));
    }

    private String taken(PlayedMove move) {
        Board before = move.before().board();
        Board after = move.after().board();
        String taken = before.squares().stream()
                .filter(square -> after.at(square).isOwnedBy(move.player())
                        && !before.at(square).isOwnedBy(move.player()))
                .map(wording::name)
                .collect(Collectors.joining(AND));
        return taken.isEmpty() || move.bursts() == 0 ? "" : ". " + texts.get("speech.takes-which", taken);
    }

    /**
     * The cubes that a move changed, by whose they were and whose they are, with their points now: "Blue to Red: c2 3,
     * d3 4 full. Red: b2 1".
     */
    String changes(PlayedMove move) {
        Board before = move.before().board();
        Board after = move.after().board();
        var changed = before.squares().stream()
                .filter(square -> !after.at(square).equals(before.at(square)))
                .collect(Collectors.groupingBy(
                        square -> before.at(square).owner(),
                        LinkedHashMap::new,
                        Collectors.mapping(square -> withPoints(after, square), Collectors.joining(AND))));
        String mover = wording.owner(move.player());
        return changed.entrySet().stream()
                .map(entry -> entry.getKey().equals(Optional.of(move.player()))
                        ? texts.get("speech.cube.stays", mover, entry.getValue())
                        : texts.get("speech.cube.turns", owner(entry.getKey()), mover, entry.getValue()))
                .collect(Collectors.joining(". "));
    }

    private String withPoints(Board board, Square square) {
        return texts.get(
                isFull(board, square) ? "speech.cube.square-full" : "speech.pair",
                wording.name(square),
                board.at(square).value());
    }

    private String owner(Optional<Player> owner) {
        return owner.map(wording::owner).orElseGet(() -> texts.get("cube.neutral"));
    }

    /** "Red: 16 cubes, 40 points. Blue: 17 cubes, 45 points. Neutral: 3 cubes. Red to move, move 13". */
    String score(History<CubePosition, Square> game) {
        var position = game.current();
        var sides = Stream.of(Player.values())
                .map(player -> wording.tally(position).scoreInWords(player, wording.owner(player)));
        int neutral = CubeCount.of(position.board()).neutral();
        return Stream.of(sides, ifAny("speech.cube.neutral-cubes", neutral), toMove(game))
                .flatMap(parts -> parts)
                .collect(Collectors.joining(". "));
    }

    private Stream<String> toMove(History<CubePosition, Square> game) {
        var position = game.current();
        return position.winner().isPresent()
                ? Stream.empty()
                : Stream.of(texts.get(
                        "status.player-to-move", wording.owner(position.toMove()), game.number(game.cursor())));
    }

    /** "3 full cubes of Red: a1, c4, f6". */
    String fullCubes(Board board, Player player) {
        List<String> full = board.squares().stream()
                .filter(square -> board.at(square).isOwnedBy(player) && isFull(board, square))
                .map(wording::name)
                .toList();
        return full.isEmpty()
                ? texts.get("speech.cube.none-full", wording.owner(player))
                : texts.get("speech.cube.full", full.size(), wording.owner(player), String.join(AND, full));
    }

    /** "Row 1: a Red 2 full, b to f neutral 1", and so on. */
    String rows(Board board) {
        return IntStream.range(0, board.side())
                .mapToObj(row -> texts.get("speech.row", row + 1, row(board, row)))
                .collect(Collectors.joining("\n"));
    }

    private String row(Board board, int row) {
        var runs = new ArrayList<String>();
        int first = 0;
        for (int column = 1; column <= board.side(); column++) {
            if (column == board.side() || !areAlike(board, new Square(row, first), new Square(row, column))) {
                runs.add(run(board, new Square(row, first), column - 1));
                first = column;
            }
        }
        return String.join(AND, runs);
    }

    private static boolean areAlike(Board board, Square one, Square other) {
        return board.at(one).equals(board.at(other)) && isFull(board, one) == isFull(board, other);
    }

    private String run(Board board, Square first, int last) {
        Cube cube = board.at(first);
        String columns = first.column() == last
                ? column(last)
                : texts.get("speech.columns", column(first.column()), column(last));
        return texts.get(
                isFull(board, first) ? "speech.cube.run-full" : "speech.cube.run",
                columns,
                owner(cube.owner()),
                cube.value());
    }

    private static String column(int column) {
        return String.valueOf((char) ('a' + column));
    }

    private static boolean isFull(Board board, Square square) {
        return FullCubes.isFull(board, square);
    }
}
