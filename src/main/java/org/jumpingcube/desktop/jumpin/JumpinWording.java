package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;

/** What is said about pawns and turns. */
final class JumpinWording implements GameWording<JumpinPosition, JumpinMove> {
    private static final JumpinNotation NOTATION = new JumpinNotation();
    private static final int IDLE_WORTH_SAYING = 20; // plies before the game would end
    private static final int LONGEST_ENTRY = 11; // characters; the narrowest list would cut off more

    private static final Set<String> ALWAYS_TOLD = Set.of("goal", "stalemate");

    /** The number that texts take for any number of rows backward. */
    private static final int BACK = -1;

    private final Texts texts;
    private final PawnsAloud aloud;

    JumpinWording(Texts texts) {
        this.texts = texts;
        aloud = new PawnsAloud(texts, this);
    }

    /** What a mark on a pawn means. */
    String mark(PawnStanding.Mark mark) {
        return texts.get("jumpin." + Texts.word(mark));
    }

    /** What the bars of the race show. */
    ObservableValue<String> aboutRace() {
        return texts.of("jumpin.race.about");
    }

    /** A square in words: "a1, gold pawn, 3 landings", "e9, landing in 3 jumps". */
    String square(JumpinPosition position, Square square, Optional<Choice> choice) {
        String there = texts.get("jumpin." + contents(position.board(), square));
        String more = choice.flatMap(now -> now.at(square))
                .map(landing -> texts.get("jumpin.landing", landing.jumps()) + fate(landing))
                .orElseGet(() -> choice.filter(now -> now.from().equals(square))
                        .map(this::landings)
                        .orElse(""));
        return texts.get("jumpin.square", square.name(), there) + (more.isEmpty() ? "" : ", " + more);
    }

    private static String contents(PawnBoard board, Square square) {
        return board.gold().contains(square) ? "gold-pawn" : board.silver().contains(square) ? "silver-pawn" : "empty";
    }

    private String fate(Choice.Landing landing) {
        return landing.loses()
                ? ", " + texts.get("jumpin.loses")
                : landing.wins() ? ", " + texts.get("jumpin.wins") : "";
    }

    private String landings(Choice choice) {
        int farthest = choice.landings().values().stream()
                .mapToInt(Choice.Landing::jumps)
                .max()
                .orElse(0);
        return texts.get("jumpin.landings", choice.landings().size(), farthest);
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
                + texts.get("jumpin.way", landing.jumps(), Math.max(BACK, landing.rowsGained()))
                + (isInGoal ? ", " + texts.get("jumpin.into-goal") : "")
                + fate(landing);
    }

    /** Why the user cannot choose a square. */
    String refusal(Choosing.Refusal reason) {
        return texts.get("jumpin.refused." + Texts.word(reason));
    }

    /** What a player should know about a position that the pawns do not show. */
    String notice(JumpinPosition position) {
        if (position.finished().isPresent() && !position.outcome().isOver()) {
            return texts.get("jumpin.alone");
        }
        if (position.outcome().isOver()) {
            return "";
        }
        int idle = position.pliesWithoutProgress();
        int limit = position.rules().noProgress();
        if (position.occurrences() > 1) {
            return texts.get("jumpin.repetition", position.occurrences());
        }
        return limit > 0 && idle >= limit - IDLE_WORTH_SAYING ? texts.get("jumpin.idle", idle) : "";
    }

    /** The names of Gold's home and of Silver's. */
    List<String> homes() {
        return List.of(texts.get("jumpin.home", side(Player.ONE)), texts.get("jumpin.home", side(Player.TWO)));
    }

    /**
     * How far a side has come in the race.
     *
     * @param gain how many rows a turn would add; 0 for none
     */
    String race(int gone, int gain) {
        return gain == 0 ? texts.get("jumpin.race.rows", gone) : texts.get("jumpin.race.gain", gone, gain);
    }

    @Override
    public String howToBegin() {
        return texts.get("jumpin.begin");
    }

    @Override
    public String howToBeginWell() {
        return texts.get("jumpin.begin.text");
    }

    @Override
    public String side(Player player) {
        return texts.get(player == Player.ONE ? "jumpin.gold" : "jumpin.silver");
    }

    @Override
    public String reason(Outcome outcome) {
        return outcome.isOver() ? texts.get("jumpin.reason." + outcome.reason()) : "";
    }

    @Override
    public String boardName(JumpinPosition position) {
        return texts.get("jumpin.title");
    }

    @Override
    public Tally tally(JumpinPosition position) {
        return new JumpinTally(position.board(), notice(position), false, texts);
    }

    @Override
    public String moving() {
        return texts.get("jumpin.moving");
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
        return texts.get("jumpin.longest");
    }

    /** "a1 to e9 in 3 jumps". */
    @Override
    public String summary(Turn<JumpinPosition, JumpinMove> turn) {
        if (turn.move() instanceof JumpinMove.Jump jump) {
            return texts.get(
                    "jumpin.jump",
                    jump.from().name(),
                    jump.to().name(),
                    JumpinTurn.of(turn).jumps());
        }
        return turn.move() instanceof JumpinMove.Swap swap
                ? texts.get("jumpin.swap", swap.from().name(), swap.to().name())
                : texts.get("grid.pass");
    }

    @Override
    public String entryInWords(Turn<JumpinPosition, JumpinMove> turn, int number, String name) {
        return texts.get("grid.turn", number, name, summary(turn));
    }

    @Override
    public String spoken(Turn<JumpinPosition, JumpinMove> turn) {
        return aloud.turn(JumpinTurn.of(turn));
    }

    @Override
    public String lastMove(History<JumpinPosition, JumpinMove> game) {
        return game.lastTurn()
                .map(turn -> aloud.turnInFull(JumpinTurn.of(turn)))
                .orElseGet(() -> texts.get("speech.no-move"));
    }

    @Override
    public String changes(History<JumpinPosition, JumpinMove> game) {
        return game.lastTurn()
                .map(turn -> aloud.changes(JumpinTurn.of(turn)))
                .orElseGet(() -> texts.get("speech.no-move"));
    }

    @Override
    public String score(History<JumpinPosition, JumpinMove> game) {
        return aloud.score(game);
    }

    @Override
    public String pieces(JumpinPosition position, Player player) {
        return aloud.movable(position, player);
    }

    @Override
    public String whole(JumpinPosition position) {
        return aloud.rows(position.board());
    }

    /** The name of a set of rules; if empty, what rules chosen one by one are called. */
    String preset(Optional<Preset> preset) {
        return preset.map(known -> texts.get("jumpin.preset." + known.name().toLowerCase(Locale.ROOT)))
                .orElseGet(() -> texts.get("new-game.own-rules"));
    }

    /** The rules of a game, one on each line: how pawns move, what wins, and whatever else is unusual. */
    List<String> rules(Rules rules) {
        var options = rules.options();
        var chosen = Rules.OPTIONS.stream()
                .filter(option -> !Preset.SERIES.contains(option.name()))
                .filter(option -> ALWAYS_TOLD.contains(option.name())
                        || !options.word(option.name()).equals(option.usual()))
                .map(option -> texts.get(
                        "jumpin.rules.option",
                        texts.get("jumpin.option." + option.name()),
                        value(option.name(), options.word(option.name()))));
        return Stream.concat(Stream.of(texts.get("jumpin.rules.jump")), chosen).toList();
    }

    /** An option's value in words. */
    String value(String option, String value) {
        String key = "jumpin.option." + option + "." + value.toLowerCase(Locale.ROOT);
        return value.matches("[0-9]+") ? value : texts.get(key);
    }
}
