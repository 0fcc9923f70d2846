package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Squares;

/** Pawns and turns in words for somebody who cannot see them. */
final class PawnsAloud {
    private static final String AND = ", ";

    private final Texts texts;
    private final JumpinWording wording;

    PawnsAloud(Texts texts, JumpinWording wording) {
        this.texts = texts;
        this.wording = wording;
    }

    /** "Gold a1 to e9 in 3 jumps". */
    String turn(JumpinTurn turn) {
        return texts.get("speech.pair", wording.side(turn.player()), wording.summary(turn));
    }

    /** The same with its way, and how far both sides are. */
    String turnInFull(JumpinTurn turn) {
        var way = turn.jumps() > 1 ? Stream.of(JumpinNotation.longForm(turn)) : Stream.<String>empty();
        return Stream.of(Stream.of(turn(turn)), way, Stream.of(race(turn.after())))
                .flatMap(parts -> parts)
                .collect(Collectors.joining(". "));
    }

    /** The squares that a turn changed, and what is on them now: "a1 empty, e9 Gold". */
    String changes(JumpinTurn turn) {
        PawnBoard before = turn.before().board();
        PawnBoard after = turn.after().board();
        return Squares.all().stream()
                .filter(square -> !owner(before, square).equals(owner(after, square)))
                .map(square -> texts.get(
                        "speech.pair",
                        square.name(),
                        owner(after, square).map(wording::side).orElseGet(() -> texts.get("jumpin.empty"))))
                .collect(Collectors.joining(AND));
    }

    private String race(JumpinPosition position) {
        PawnBoard board = position.board();
        return texts.get("jumpin.race.help", board.advance(Player.ONE), board.advance(Player.TWO));
    }

    /** How both sides stand, and who is to move. */
    String score(History<JumpinPosition, JumpinMove> game) {
        var position = game.current();
        var sides = Stream.of(Player.values())
                .map(player -> wording.tally(position).scoreInWords(player, wording.side(player)));
        return Stream.concat(sides, toMove(game)).collect(Collectors.joining(". "));
    }

    private Stream<String> toMove(History<JumpinPosition, JumpinMove> game) {
        var position = game.current();
        return position.outcome().isOver()
                ? Stream.empty()
                : Stream.of(texts.get(
                        "status.player-to-move", wording.side(position.toMove()), game.number(game.cursor())));
    }

    /** "2 pawns of Gold can jump: a1 to a5, e5; c2 to c5". Only the side to move has turns. */
    String movable(JumpinPosition position, Player player) {
        Map<Square, List<String>> landings = new LinkedHashMap<>();
        if (position.toMove() == player) {
            position.legalMoves().stream()
                    .filter(JumpinMove.Jump.class::isInstance)
                    .map(JumpinMove.Jump.class::cast)
                    .forEach(jump -> landings.computeIfAbsent(jump.from(), from -> new ArrayList<>())
                            .add(jump.to().name()));
        }
        String all = landings.entrySet().stream()
                .map(pawn -> texts.get("speech.columns", pawn.getKey().name(), String.join(AND, pawn.getValue())))
                .collect(Collectors.joining("; "));
        return texts.get("speech.jumpin.can-jump", landings.size(), wording.side(player), all);
    }

    /** "Row 11: a to f Silver", and so on down to row 1, Gold's own. */
    String rows(PawnBoard board) {
        return IntStream.range(0, Squares.ROWS)
                .mapToObj(below -> row(board, Squares.ROWS - 1 - below))
                .collect(Collectors.joining("\n"));
    }

    private String row(PawnBoard board, int row) {
        var runs = new ArrayList<String>();
        int first = 0;
        for (int column = 1; column <= Squares.COLUMNS; column++) {
            var owner = owner(board, new Square(row, first));
            if (column == Squares.COLUMNS || !owner.equals(owner(board, new Square(row, column)))) {
                String columns = first == column - 1
                        ? letter(first)
                        : texts.get("speech.columns", letter(first), letter(column - 1));
                owner.ifPresent(side -> runs.add(texts.get("speech.pair", columns, wording.side(side))));
                first = column;
            }
        }
        return texts.get("speech.row", row + 1, runs.isEmpty() ? texts.get("jumpin.empty") : String.join(AND, runs));
    }

    private static Optional<Player> owner(PawnBoard board, Square square) {
        return Stream.of(Player.values())
                .filter(player -> board.pawns(player).contains(square))
                .findFirst();
    }

    private static String letter(int column) {
        return Character.toString('a' + column);
    }
}
