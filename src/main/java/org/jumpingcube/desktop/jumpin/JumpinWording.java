package org.jumpingcube.desktop.jumpin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.board.GridWording;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.GridPlay;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;

/** What is said about pawns and turns. */
final class JumpinWording extends GridWording<JumpinPosition, JumpinMove> {
    private static final JumpinNotation NOTATION = new JumpinNotation();
    private static final int IDLE_WORTH_SAYING = 20; // plies before the game would end
    private static final int LONGEST_ENTRY = 11; // characters; the narrowest list would cut off more

    private static final Set<String> ALWAYS_TOLD = Set.of("goal", "stalemate");

    /** The number that texts take for any number of rows backward. */
    private static final int BACK = -1;

    private final Texts texts;

    JumpinWording(GridPlay<JumpinPosition, JumpinMove> game, Texts texts) {
        super(game, texts, "jumpin.");
        this.texts = texts;
    }

    /** What a mark on a pawn means. */
    String mark(PawnStanding.Mark mark) {
        return own(Texts.word(mark));
    }

    /** What the bars of the race show. */
    ObservableValue<String> aboutRace() {
        return texts.of("jumpin.race.about");
    }

    /** A square in words: "a1, gold pawn, 3 landings", "e9, landing in 3 jumps". */
    String square(JumpinPosition position, Square square, Optional<Choice> choice) {
        String there = own(contents(position.board(), square));
        String more = choice.flatMap(now -> now.at(square))
                .map(landing -> own("landing", landing.jumps()) + fate(landing))
                .orElseGet(() -> choice.filter(now -> now.from().equals(square))
                        .map(this::landings)
                        .orElse(""));
        return own("square", square.name(), there) + (more.isEmpty() ? "" : AND + more);
    }

    private static String contents(PawnBoard board, Square square) {
        return board.gold().contains(square) ? "gold-pawn" : board.silver().contains(square) ? "silver-pawn" : "empty";
    }

    private String fate(Choice.Landing landing) {
        return landing.loses() ? AND + own("loses") : landing.wins() ? AND + own("wins") : "";
    }

    private String landings(Choice choice) {
        int farthest = choice.landings().values().stream()
                .mapToInt(Choice.Landing::jumps)
                .max()
                .orElse(0);
        return own("landings", choice.landings().size(), farthest);
    }

    /** The turn being entered: the pawn and where it can go, or the path to the landing that is pointed at. */
    String choice(Choice choice, Optional<Square> pointed) {
        return pointed.flatMap(choice::at)
                .map(this::landing)
                .orElseGet(() -> texts.get("labelled", choice.end().name(), landings(choice)));
    }

    private String landing(Choice.Landing landing) {
        Square end = landing.route().get(landing.route().size() - 1);
        boolean isInGoal = PawnBoard.goal(landing.turn().player()).contains(end);
        return landing.route().stream().map(Square::name).collect(Collectors.joining("\u2013"))
                + own("way", landing.jumps(), Math.max(BACK, landing.rowsGained()))
                + (isInGoal ? AND + own("into-goal") : "")
                + fate(landing);
    }

    /** Why the user cannot choose a square. */
    String refusal(Choosing.Refusal reason) {
        return own("refused." + Texts.word(reason));
    }

    @Override
    protected String notice(JumpinPosition position) {
        if (position.finished().isPresent() && !position.outcome().isOver()) {
            return own("alone");
        }
        if (position.outcome().isOver()) {
            return "";
        }
        int idle = position.pliesWithoutProgress();
        int limit = position.rules().noProgress();
        if (position.occurrences() > 1) {
            return own("repetition", position.occurrences());
        }
        return limit > 0 && idle >= limit - IDLE_WORTH_SAYING ? own("idle", idle) : "";
    }

    /** The names of Gold's home and of Silver's. */
    List<String> homes() {
        return List.of(own("home", side(Player.ONE)), own("home", side(Player.TWO)));
    }

    /**
     * How far a side has come in the race.
     *
     * @param gain how many rows a turn would add; 0 for none
     */
    String race(int gone, int gain) {
        return gain == 0 ? own("race.rows", gone) : own("race.gain", gone, gain);
    }

    @Override
    public String boardName(JumpinPosition position) {
        return own("title");
    }

    @Override
    protected Tally.Score score(JumpinPosition position, Player player) {
        int rows = position.board().advance(player);
        return new Tally.Score(
                Integer.toString(position.board().pawnsInGoal(player)),
                own("score.home"),
                Integer.toString(rows),
                unit(rows));
    }

    @Override
    protected String scoreInWords(JumpinPosition position, Player player, String name) {
        int home = position.board().pawnsInGoal(player);
        int left = position.board().pawns(player).size() - home;
        return own(
                "score.help",
                name,
                home + " " + own("score.home") + AND + left + " " + own("score.to-go"),
                position.board().advance(player));
    }

    /** {@inheritDoc} A list with the rows of each turn would be too wide. */
    @Override
    public String gain(Turn<JumpinPosition, JumpinMove> turn) {
        return "";
    }

    @Override
    public boolean areEntriesShort() {
        return false;
    }

    /** A turn with every square of its path, or only its two ends if the path is long. */
    @Override
    public String entry(Turn<JumpinPosition, JumpinMove> turn) {
        String all = JumpinNotation.longForm(JumpinTurn.of(turn));
        String ends = shortEntry(turn);
        return JumpinTurn.of(turn).jumps() == 0
                ? ends
                : all.length() <= LONGEST_ENTRY ? all : ends.replace("-", "-\u2026-");
    }

    @Override
    public String shortEntry(Turn<JumpinPosition, JumpinMove> turn) {
        return turn.move() instanceof JumpinMove.Pass ? texts.get("grid.pass") : NOTATION.write(turn.move());
    }

    @Override
    public int length(Turn<JumpinPosition, JumpinMove> turn) {
        return JumpinTurn.of(turn).jumps();
    }

    @Override
    public String longest() {
        return own("longest");
    }

    /** "a1 to e9 in 3 jumps". */
    @Override
    public String summary(Turn<JumpinPosition, JumpinMove> turn) {
        if (turn.move() instanceof JumpinMove.Jump jump) {
            return own(
                    "jump",
                    jump.from().name(),
                    jump.to().name(),
                    JumpinTurn.of(turn).jumps());
        }
        return turn.move() instanceof JumpinMove.Swap swap
                ? own("swap", swap.from().name(), swap.to().name())
                : texts.get("grid.pass");
    }

    // For people who hear the game

    /** {@inheritDoc} With its way, and how far both sides are. */
    @Override
    public String lastMove(History<JumpinPosition, JumpinMove> game) {
        return game.lastTurn().map(JumpinTurn::of).map(this::inFull).orElseGet(() -> super.lastMove(game));
    }

    private String inFull(JumpinTurn turn) {
        var board = turn.after().board();
        String way = turn.jumps() > 1 ? SENTENCES + JumpinNotation.longForm(turn) : "";
        String race = own("race.help", board.advance(Player.ONE), board.advance(Player.TWO));
        return spoken(turn) + way + SENTENCES + race;
    }

    /** "2 pawns of Gold can jump: a1 to a5, e5; c2 to c5". Only the side to move has turns. */
    @Override
    public String pieces(JumpinPosition position, Player player) {
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
        return own("can-jump", landings.size(), side(player), all);
    }

    /** The name of a set of rules; if empty, what rules chosen one by one are called. */
    String preset(Optional<Preset> preset) {
        return preset.map(known -> own("preset." + known.name().toLowerCase(Locale.ROOT)))
                .orElseGet(() -> texts.get("new-game.own-rules"));
    }

    /** The rules of a game, one on each line: how pawns move, what wins, and whatever else is unusual. */
    List<String> rules(Rules rules) {
        var options = rules.options();
        var chosen = Rules.OPTIONS.stream()
                .filter(option -> !Preset.SERIES.contains(option.name()))
                .filter(option -> ALWAYS_TOLD.contains(option.name())
                        || !options.word(option.name()).equals(option.usual()))
                .map(option -> own(
                        "rules.option",
                        own("option." + option.name()),
                        value(option.name(), options.word(option.name()))));
        return Stream.concat(Stream.of(own("rules.jump")), chosen).toList();
    }

    /** An option's value in words. */
    String value(String option, String value) {
        String key = "option." + option + "." + value.toLowerCase(Locale.ROOT);
        return value.matches("[0-9]+") ? value : own(key);
    }
}
