package org.jumpingcube.desktop.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;

/** Cubes and moves in words for somebody who cannot see them, the most important first. */
final class CubesAloud {
    private static final String AND = ", ";

    private final Texts texts;
    private final CubeWording wording;

    CubesAloud(Texts texts, CubeWording wording) {
        this.texts = texts;
        this.wording = wording;
    }

    /** "Blue c4: 7 bursts, takes 9, Blue leads 20 to 16". */
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

    private String who(PlayedMove move) {
        return texts.get("speech.pair", wording.owner(move.player()), wording.name(move.move())) + ": ";
    }

    private Stream<String> does(PlayedMove move) {
        if (move.bursts() > 0) {
            return Stream.of(
                    texts.get("speech.cube.bursts", move.bursts()), texts.get("speech.cube.takes", move.gained()));
        }
        var now = Stream.of(texts.get(
                "speech.cube.now", move.after().board().at(move.move()).value()));
        return isFull(move.after().board(), move.move())
                ? Stream.concat(now, Stream.of(texts.get("speech.cube.now-full")))
                : now;
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
        return Stream.of(
                own == others
                        ? texts.get("speech.even", own)
                        : texts.get(
                                "speech.lead", wording.owner(leader), Math.max(own, others), Math.min(own, others)));
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

    /** "Red: 16 cubes, 40 points. Blue: 20 cubes, 51 points. Red to move, move 13". */
    String score(History<CubePosition, Square> game) {
        var position = game.current();
        var sides = Stream.of(Player.values())
                .map(player -> wording.tally(position).scoreInWords(player, wording.owner(player)));
        var toMove = position.winner().isPresent()
                ? Stream.<String>empty()
                : Stream.of(texts.get("status.player-to-move", wording.owner(position.toMove()), game.cursor() + 1));
        return Stream.concat(sides, toMove).collect(Collectors.joining(". "));
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
        String owner = cube.owner().map(wording::owner).orElseGet(() -> texts.get("cube.neutral"));
        String columns = first.column() == last
                ? column(last)
                : texts.get("speech.columns", column(first.column()), column(last));
        return texts.get(
                isFull(board, first) ? "speech.cube.run-full" : "speech.cube.run", columns, owner, cube.value());
    }

    private static String column(int column) {
        return String.valueOf((char) ('a' + column));
    }

    private static boolean isFull(Board board, Square square) {
        return FullCubes.isFull(board, square);
    }
}
