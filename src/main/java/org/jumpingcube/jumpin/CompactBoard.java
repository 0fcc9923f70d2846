package org.jumpingcube.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * A position as one line of text: the rows from the top with a slash between them, x for a pawn of Gold, w for one of
 * Silver, a digit for that many empty squares; then x or w for the side to move; then, after a swap, the ko: "… x
 * ko=c4c5". Reads one line.
 */
final class CompactBoard {
    /** A published diagram has this many pawns of one side. */
    static final int MOST_PAWNS = 13;

    private static final char GOLD = 'x';
    private static final char SILVER = 'w';
    private static final Pattern LINE =
            Pattern.compile("([xw1-6/]{11,76}) ([xw])(?: ko=([a-f][0-9]{1,2})([a-f][0-9]{1,2}))?");

    private final Rules rules;
    private final Player toMove;
    private final List<Flaw> flaws;

    /**
     * @param toMove the side to move according to the rest of the file
     * @param flaws receives what is wrong with the line
     */
    CompactBoard(Rules rules, Player toMove, List<Flaw> flaws) {
        this.rules = rules;
        this.toMove = toMove;
        this.flaws = flaws;
    }

    static String write(JumpinPosition position) {
        var text = new StringBuilder();
        for (int row = Squares.ROWS - 1; row >= 0; row--) {
            writeRow(position.board(), row, text);
            text.append(row == 0 ? ' ' : '/');
        }
        text.append(position.toMove() == Player.ONE ? GOLD : SILVER);
        if (!position.ko().isEmpty()) {
            text.append(" ko=");
            position.ko().squares().forEach(text::append);
        }
        return text.toString();
    }

    private static void writeRow(PawnBoard board, int row, StringBuilder text) {
        int empty = 0;
        for (int column = 0; column < Squares.COLUMNS; column++) {
            var square = new Square(row, column);
            if (!board.occupied().contains(square)) {
                empty++;
                continue;
            }
            text.append(empty == 0 ? "" : empty).append(board.gold().contains(square) ? GOLD : SILVER);
            empty = 0;
        }
        text.append(empty == 0 ? "" : empty);
    }

    /** The position of the line; empty, with a flaw added, if the line is invalid. */
    Optional<JumpinPosition> read(String line, ScoreCard card) {
        Matcher parts = LINE.matcher(line.strip());
        var board = parts.matches() ? board(parts.group(1)) : Optional.<PawnBoard>empty();
        if (board.isEmpty()) {
            return refuse("not-a-board");
        }
        if ((parts.group(2).charAt(0) == GOLD) != (toMove == Player.ONE)) {
            return refuse("other-side");
        }
        for (Player player : Player.values()) {
            int count = board.get().pawns(player).size();
            if (count < 1 || count > MOST_PAWNS) {
                return refuse("pieces", "1", Integer.toString(MOST_PAWNS), Integer.toString(count));
            }
        }
        var ko =
                parts.group(3) == null ? Optional.of(SquareSet.EMPTY) : ko(board.get(), parts.group(3), parts.group(4));
        return ko.isEmpty() ? refuse("not-a-ko") : position(board.get(), ko.get(), card);
    }

    private Optional<JumpinPosition> position(PawnBoard board, SquareSet ko, ScoreCard card) {
        var position = JumpinPosition.setUp(rules, board, toMove, ko, card);
        return position.outcome().isOver() ? refuse("over-already") : Optional.of(position);
    }

    private Optional<JumpinPosition> refuse(String flaw, String... arguments) {
        flaws.add(new Flaw(OptionalInt.of(0), flaw, List.of(arguments)));
        return Optional.empty();
    }

    /** Two enemies side by side, where pawns may swap. */
    private Optional<SquareSet> ko(PawnBoard board, String one, String other) {
        return Squares.parse(one)
                .flatMap(from -> Squares.parse(other).map(to -> JumpinPosition.pair(from, to)))
                .filter(pair -> isKo(rules, board, pair));
    }

    static boolean isKo(Rules rules, PawnBoard board, SquareSet pair) {
        var squares = pair.squares();
        return rules.swap()
                && squares.size() == 2
                && squares.get(0).touches(squares.get(1))
                && pair.and(board.gold()).size() == 1
                && pair.and(board.silver()).size() == 1;
    }

    /** The board of the first word of a line; empty if it is none. */
    static Optional<PawnBoard> board(String text) {
        String[] rows = text.split("/", -1);
        var gold = SquareSet.EMPTY;
        var silver = SquareSet.EMPTY;
        for (int i = 0; i < rows.length; i++) {
            String row = expanded(rows[i]);
            if (rows.length != Squares.ROWS || row.length() != Squares.COLUMNS) {
                return Optional.empty();
            }
            for (int column = 0; column < Squares.COLUMNS; column++) {
                int index = (Squares.ROWS - 1 - i) * Squares.COLUMNS + column;
                gold = row.charAt(column) == GOLD ? gold.with(index) : gold;
                silver = row.charAt(column) == SILVER ? silver.with(index) : silver;
            }
        }
        return Optional.of(new PawnBoard(gold, silver));
    }

    private static String expanded(String row) {
        return row.chars()
                .mapToObj(c -> Character.isDigit(c) ? ".".repeat(c - '0') : Character.toString(c))
                .collect(Collectors.joining());
    }
}
