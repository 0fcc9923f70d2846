package org.jumpingcube.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.GridGame;
import org.jumpingcube.grid.GridPlay;

/**
 * What is said about any game on a grid, in words that all such games share. The game's own bundle has its title and the
 * names of its sides, and may have better words.
 */
public class GridWording<P extends Position<P, M>, M> implements GameWording<P, M> {
    protected static final String AND = ", ";
    protected static final String SENTENCES = ". ";

    private final GridPlay<P, M> game;
    private final Texts texts;
    private final Texts bundle;
    private final String prefix;

    GridWording(GridGame<P, M> game, Texts texts) {
        this(game, texts, texts.in(game.texts()), "");
    }

    /** @param prefix what stands before the keys of a game whose texts are among those of the window */
    protected GridWording(GridPlay<P, M> game, Texts texts, String prefix) {
        this(game, texts, texts, prefix);
    }

    private GridWording(GridPlay<P, M> game, Texts texts, Texts bundle, String prefix) {
        this.game = game;
        this.texts = texts;
        this.bundle = bundle;
        this.prefix = prefix;
    }

    /** A text that the game must have. */
    public final String own(String key, Object... arguments) {
        return bundle.get(prefix + key, arguments);
    }

    /** A text that the game may have. */
    final Optional<String> find(String key, Object... arguments) {
        return bundle.find(prefix + key, arguments);
    }

    /** A text that the game may have; else one that serves every game. */
    private String ownOrUsual(String key, Object... arguments) {
        return find(key, arguments).orElseGet(() -> texts.get("grid." + key, arguments));
    }

    public final String unit(int count) {
        return ownOrUsual("unit", count);
    }

    @Override
    public String howToBegin() {
        return find("begin").orElse("");
    }

    @Override
    public String howToBeginWell() {
        return find("begin-text").orElse("");
    }

    /** A square with what is on it, and what a turn that ends there would do. */
    String square(P position, Square square, Optional<Turn<P, M>> turn) {
        String there = texts.get("speech.pair", square.name(), piece(position, square));
        return turn.map(this::effect)
                .filter(effect -> !effect.isEmpty())
                .map(effect -> there + AND + effect)
                .orElse(there);
    }

    private String piece(P position, Square square) {
        return game.owner(position, square).map(this::side).orElseGet(this::empty);
    }

    private String empty() {
        return find("empty").orElseGet(() -> texts.get("speech.empty"));
    }

    String refusal() {
        return ownOrUsual("refused");
    }

    /** What a turn gains or loses in short; empty for nothing. */
    private String effect(Turn<P, M> turn) {
        int gain = game.gain(turn);
        return gain == 0 ? "" : signed(gain) + " " + unit(Math.abs(gain));
    }

    private static String signed(int number) {
        return number < 0 ? "\u2212" + -number : "+" + number;
    }

    @Override
    public String side(Player player) {
        return own("side." + player.number());
    }

    @Override
    public String boardName(P position) {
        var grid = game.grid(position);
        return own("title") + " " + grid.columns() + "\u00d7" + grid.rows();
    }

    /**
     * The tally of a position.
     *
     * @param remark what a move would do, or why there is none; often empty
     * @param isAnswer whether the remark answers what the user has just done
     */
    public final Tally tally(P position, String remark, boolean isAnswer) {
        return new GridTally<>(position, this, remark, isAnswer);
    }

    @Override
    public final Tally tally(P position) {
        return tally(position, notice(position), false);
    }

    /** What a player should know about a position that its pieces do not show; empty for nothing. */
    protected String notice(P position) {
        return "";
    }

    final Standing standing(P position) {
        return new Standing(game.count(position, Player.ONE), game.count(position, Player.TWO), game.most(position));
    }

    /** The numbers of a side. */
    protected Tally.Score score(P position, Player player) {
        int count = game.count(position, player);
        return new Tally.Score(Integer.toString(count), unit(count), "", "");
    }

    /** The numbers of a side in words, with its name. */
    protected String scoreInWords(P position, Player player, String name) {
        int count = game.count(position, player);
        return name + ": " + count + " " + unit(count);
    }

    @Override
    public String reason(Outcome outcome) {
        return find("reason." + outcome.reason()).orElse("");
    }

    @Override
    public String moving() {
        return ownOrUsual("moving");
    }

    @Override
    public String entry(Turn<P, M> turn) {
        return turn.before().isPass(turn.move())
                ? texts.get("grid.pass")
                : game.notation().write(turn.move());
    }

    @Override
    public String gain(Turn<P, M> turn) {
        return game.gain(turn) == 0 ? "" : signed(game.gain(turn));
    }

    @Override
    public boolean areEntriesShort() {
        return true;
    }

    @Override
    public String summary(Turn<P, M> turn) {
        String effect = effect(turn);
        return effect.isEmpty() ? entry(turn) : entry(turn) + ": " + effect;
    }

    @Override
    public String entryInWords(Turn<P, M> turn, int number, String name) {
        return texts.get("grid.turn", number, name, summary(turn));
    }

    // For people who hear the game

    @Override
    public String spoken(Turn<P, M> turn) {
        return texts.get("speech.pair", side(turn.player()), summary(turn));
    }

    @Override
    public String lastMove(History<P, M> history) {
        return history.lastTurn().map(this::spoken).orElseGet(() -> texts.get("speech.no-move"));
    }

    @Override
    public String changes(History<P, M> history) {
        return history.lastTurn()
                .map(turn -> changed(turn)
                        .map(square -> texts.get("speech.pair", square.name(), piece(turn.after(), square)))
                        .collect(Collectors.joining(AND)))
                .orElseGet(() -> texts.get("speech.no-move"));
    }

    private Stream<Square> changed(Turn<P, M> turn) {
        return game.grid(turn.after()).squares().stream()
                .filter(square -> game.at(turn.before(), square) != game.at(turn.after(), square));
    }

    @Override
    public String score(History<P, M> history) {
        var sides = Stream.of(Player.values())
                .map(player -> tally(history.current()).scoreInWords(player, side(player)));
        return Stream.concat(sides, toMove(history)).collect(Collectors.joining(SENTENCES));
    }

    private Stream<String> toMove(History<P, M> history) {
        P position = history.current();
        return position.outcome().isOver()
                ? Stream.empty()
                : Stream.of(
                        texts.get("status.player-to-move", side(position.toMove()), history.number(history.cursor())));
    }

    /** The squares on which a move of the side begins. */
    @Override
    public String pieces(P position, Player player) {
        List<String> names = position.toMove() == player
                ? position.legalMoves().stream()
                        .flatMap(move -> game.squares(move).stream().limit(1))
                        .distinct()
                        .map(Square::name)
                        .toList()
                : List.of();
        return texts.get("grid.can-move", names.size(), side(player), texts.list(names));
    }

    @Override
    public String whole(P position) {
        int rows = game.grid(position).rows();
        return IntStream.range(0, rows)
                .map(line -> game.isRowOneOnTop() ? line : rows - 1 - line)
                .mapToObj(row -> row(position, row))
                .collect(Collectors.joining("\n"));
    }

    private String row(P position, int row) {
        Grid grid = game.grid(position);
        var runs = new ArrayList<String>();
        int first = 0;
        for (int column = 1; column <= grid.columns(); column++) {
            var owner = game.owner(position, new Square(row, first));
            boolean isEnd = column == grid.columns() || !owner.equals(game.owner(position, new Square(row, column)));
            if (isEnd) {
                String columns = first == column - 1
                        ? letter(first)
                        : texts.get("speech.columns", letter(first), letter(column - 1));
                owner.ifPresent(player -> runs.add(texts.get("speech.pair", columns, side(player))));
                first = column;
            }
        }
        return texts.get("speech.row", row + 1, runs.isEmpty() ? empty() : String.join(AND, runs));
    }

    private static String letter(int column) {
        return Character.toString('a' + column);
    }
}
