package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Turnaround;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MustPass;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/** What the window says about a game, in whole sentences. */
public final class Wording {
    private final Texts texts;
    private final SideNames names;

    /** @param names the names of the sides */
    public Wording(Texts texts, SideNames names) {
        this.texts = texts;
        this.names = names;
    }

    /** The texts from which the sentences are made. */
    Texts texts() {
        return texts;
    }

    /** The names of the sides. */
    public SideNames names() {
        return names;
    }

    /**
     * What a player has left, to be heard; empty if there is no limit.
     *
     * @param name of the player
     */
    public String timeLeft(String name, OptionalLong tenths) {
        if (tenths.isEmpty()) {
            return "";
        }
        long seconds = (tenths.getAsLong() + 9) / 10;
        return texts.get("clock.left", name, seconds / 60, seconds % 60);
    }

    /** The score of a series, the user's games first, or those of who has won it; empty for a single game. */
    public String series(BestOf series, Seats seats) {
        if (!series.isSeries()) {
            return "";
        }
        var winner = series.winner();
        var first = seats.onlyHuman().or(() -> winner).orElse(Player.ONE);
        String key = winner.map(player -> player == first ? "series.won" : "series.lost")
                .orElse("series");
        var score = first == Player.ONE ? series : series.swapped();
        return texts.get(key, series.games(), score.one(), score.two());
    }

    /**
     * The status bar's text.
     *
     * @param hint the name of the move that the latest hint was
     * @param moving what happens while a turn is shown
     */
    public String status(SessionView<?, ?> view, Optional<String> hint, String moving) {
        return status(view, notice(view.notice()), hint, moving);
    }

    /**
     * The status bar's text with a message.
     *
     * @param message takes the place of the session's own notice
     * @param hint the name of the move that the latest hint was
     * @param moving what happens while a turn is shown
     */
    String status(SessionView<?, ?> view, String message, Optional<String> hint, String moving) {
        return status(view, Optional.of(message), hint, moving);
    }

    private String status(SessionView<?, ?> view, Optional<String> news, Optional<String> hint, String moving) {
        var state = view.state();
        String status = state instanceof Animating ? moving : status(state, view.seats(), nextNumber(view));
        Optional<String> shownHint = hint.filter(
                        name -> state instanceof HumanToMove) // shown as a mark, so said as well
                .map(name -> texts.get("status.hint", name));
        return Stream.of(news, Optional.of(status), shownHint)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" \u00b7 "));
    }

    /**
     * The status for people who hear it: with the board and the user's side if the game is new, with the moves that were
     * undone, and with what the large button would do if there is nothing else to do.
     *
     * @param playedBefore the number of moves that were on the board before
     */
    <P extends Position<P, M>, M> String aloud(
            SessionView<P, M> view, String status, int playedBefore, GameView<P, M> game) {
        String news = notice(view.notice()).orElse("");
        String spoken = switch (view.notice()) {
            case NEW_GAME, GAME_LOADED, GAME_CONTINUED -> news + ". " + introduction(view, game);
            case MOVE_UNDONE, MOVES_UNDONE, MOVE_REDONE, MOVES_REDONE ->
                texts.get("speech.moves", news, moves(view.history(), playedBefore, game))
                        + ". "
                        + status(view.state(), view.seats(), nextNumber(view));
            default -> status.replace(" \u00b7 ", ". ");
        };
        boolean isWaiting = view.state() instanceof ComputerHeld || view.state() instanceof MustPass;
        return isWaiting
                ? spoken + ". "
                        + texts.get(
                                "speech.press", texts.get(view.state().button().textKey()))
                : spoken;
    }

    /** What a user who cannot see a game should know first: the board, which pieces each side has, and who is to move. */
    public <P extends Position<P, M>, M> String introduction(SessionView<P, M> view, GameView<P, M> game) {
        return Stream.of(
                        Stream.of(game.wording().boardName(view.position())),
                        Stream.of(Player.values()).flatMap(player -> pieces(player, view.seats())),
                        Stream.of(status(
                                view.state(), view.seats(), view.history().cursor() + 1)))
                .flatMap(parts -> parts)
                .collect(Collectors.joining(". "));
    }

    /** "You are Red", "Kepler is Blue"; nothing if the pieces have no name of their own. */
    private Stream<String> pieces(Player player, Seats seats) {
        String pieces = names.colour(player);
        return pieces.equals(SideNames.number(texts, player))
                ? Stream.empty()
                : Stream.of(texts.get(
                        seats.onlyHuman().equals(Optional.of(player)) ? "speech.you" : "speech.side",
                        pieces,
                        names.of(player, seats)));
    }

    /** The moves between the position that is shown and the one before, by their names. */
    private static <P extends Position<P, M>, M> String moves(
            History<P, M> game, int playedBefore, GameView<P, M> view) {
        return game.turns().stream()
                .skip(Math.min(game.cursor(), playedBefore))
                .limit(Math.abs(game.cursor() - playedBefore))
                .map(turn -> view.kind().notation().write(turn.move()))
                .collect(Collectors.joining(", "));
    }

    private static int nextNumber(SessionView<?, ?> view) {
        return view.history().number(view.history().cursor());
    }

    /** @param number of the next move */
    private String status(GameState<?> state, Seats seats, int number) {
        if (state instanceof GameOver<?> over && over.outcome().winner().isPresent()) {
            return result(over.outcome(), seats);
        }
        return state instanceof MustPass && !seats.areBothHuman()
                ? texts.get("status.must-pass.you")
                : texts.get(state.statusKey(), names.of(state.player(), seats), number);
    }

    private Optional<String> notice(Notice notice) {
        return notice == Notice.NONE ? Optional.empty() : Optional.of(texts.get("notice." + Texts.word(notice)));
    }

    /** Why a game that is over has ended as it has; empty if that goes without saying. */
    public String reason(SessionView<?, ?> view, GameView<?, ?> game) {
        return view.agreed()
                .map(end -> texts.get("result.reason." + end.reason()))
                .orElseGet(() -> game.wording().reason(view.outcome()));
    }

    /** How the game has ended, for the people at the screen. */
    public String result(Outcome outcome, Seats seats) {
        return outcome.winner().map(winner -> result(winner, seats)).orElseGet(() -> texts.get("result.drawn"));
    }

    private String result(Player winner, Seats seats) {
        boolean isYou = seats.isHuman(winner) && !seats.areBothHuman();
        return isYou ? texts.get("result.you-win") : texts.get("result.winner", names.of(winner, seats));
    }

    /**
     * What the turn that decided a game did; empty if there is no more to it.
     *
     * @param isLast whether it ended the game
     * @param behind how far the winner was behind before it, such as "6 cubes"
     */
    public String turnaround(Turnaround found, boolean isLast, String behind, Player winner, Seats seats) {
        if (found.behind() == 0) {
            return isLast ? "" : about(winner, seats, "ending.ahead.you", "ending.ahead.other");
        }
        return isLast
                ? about(winner, seats, "ending.turn.last.you", "ending.turn.last.other", behind)
                : about(winner, seats, "ending.turn.lead.you", "ending.turn.lead.other", behind);
    }

    /** What a mistake cost: the winning chances before it and after it, in percent. */
    public String lost(long before, long after, Player player, Seats seats) {
        return about(player, seats, "review.lost.you", "review.lost", before, after);
    }

    /** A sentence about somebody, who is the user or somebody else. */
    private String about(Player player, Seats seats, String you, String other, Object... more) {
        boolean isYou = seats.onlyHuman().filter(user -> user == player).isPresent();
        var arguments = Stream.concat(Stream.of(more), Stream.of(names.of(player, seats)));
        return texts.get(isYou ? you : other, arguments.toArray());
    }
}
