package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;

/**
 * Jumpin as text. A jump is "a1-e9", or in the long form "a1-a5-e5-e9" with every landing; a swap "c4=c5"; a pass
 * "pass". A position is one line in the form of {@link CompactBoard}, and one in the form of {@link CardText} for each
 * earlier game of the series.
 */
public final class JumpinNotation implements Notation<JumpinPosition, JumpinMove> {
    private static final String PASS = "pass";
    private static final Pattern LEGS = Pattern.compile("[a-f][0-9]{1,2}(-[a-f][0-9]{1,2})+");
    private static final Pattern SWAP = Pattern.compile("[a-f][0-9]{1,2}=[a-f][0-9]{1,2}");

    @Override
    public String write(JumpinMove move) {
        return text(move);
    }

    static String text(JumpinMove move) {
        if (move instanceof Jump jump) {
            return jump.from() + "-" + jump.to();
        }
        return move instanceof Swap swap ? swap.from() + "=" + swap.to() : PASS;
    }

    /** The turn in the long form, with every landing. */
    public static String longForm(JumpinTurn turn) {
        return turn.move() instanceof Jump
                ? turn.path().stream().map(Square::name).collect(Collectors.joining("-"))
                : text(turn.move());
    }

    /** {@inheritDoc} For the long form this is the first and the last square. */
    @Override
    public Optional<JumpinMove> read(String text) {
        if (text.equals(PASS)) {
            return Optional.of(JumpinMove.PASS);
        }
        var squares = squares(text);
        if (squares.isEmpty()) {
            return Optional.empty();
        }
        var from = squares.get(0);
        var to = squares.get(squares.size() - 1);
        return Optional.of(text.contains("=") ? new Swap(from, to) : new Jump(from, to));
    }

    /** {@inheritDoc} Each leg of the long form must be a jump of its own. */
    @Override
    public Optional<JumpinMove> read(JumpinPosition position, String text) {
        var squares = squares(text);
        boolean isLong = squares.size() > 2;
        return read(text).filter(move -> !isLong || position.board().areJumps(squares));
    }

    /** The squares of a move; empty if the text is no jump or swap. */
    private static List<Square> squares(String text) {
        if (!LEGS.matcher(text).matches() && !SWAP.matcher(text).matches()) {
            return List.of();
        }
        var squares = List.of(text.split("[-=]")).stream().map(Squares::parse).toList();
        return squares.stream().allMatch(Optional::isPresent)
                ? squares.stream().flatMap(Optional::stream).toList()
                : List.of();
    }

    @Override
    public List<String> writeBoard(JumpinPosition position) {
        var lines = new ArrayList<String>();
        lines.add(CompactBoard.write(position));
        position.card().games().forEach(game -> lines.add(CardText.write(game)));
        return lines;
    }

    @Override
    public BoardReading<JumpinPosition> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines) {
        var flaws = new ArrayList<Flaw>();
        var rules = Rules.of(options);
        var card = ScoreCard.EMPTY;
        for (int line = 1; line < lines.size(); line++) {
            card = CardText.read(lines.get(line), line, flaws).map(card::with).orElse(card);
        }
        if (!card.games().isEmpty() && card.isComplete(rules)) {
            flaws.add(new Flaw(OptionalInt.empty(), "series-over", List.of()));
        }
        if (lines.isEmpty()) {
            flaws.add(new Flaw(OptionalInt.empty(), "not-a-board", List.of()));
        }
        var games = card;
        var position = lines.stream()
                .limit(1)
                .flatMap(Optional::stream)
                .findFirst()
                .flatMap(line -> new CompactBoard(rules, toMove, flaws).read(line, games));
        return new BoardReading<>(position.filter(found -> flaws.isEmpty()), flaws);
    }
}
