package org.jumpingcube.desktop.controls;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;

/** What the window says about a game, in whole sentences. */
public final class Wording {
    private final Texts texts;

    public Wording(Texts texts) {
        this.texts = texts;
    }

    /** The texts that the sentences are made of. */
    Texts texts() {
        return texts;
    }

    /** Who sits on a side: "You", "Player 1" or "Newton · Expert". */
    public String name(Player player, Seats seats) {
        Seat seat = seats.of(player);
        String called = called(player, seats);
        return seat.isComputer() ? texts.get("panel.computer", called, skill(seat.skill())) : called;
    }

    /** The same without a computer player's strength. */
    String called(Player player, Seats seats) {
        Seat seat = seats.of(player);
        if (seat.isComputer()) {
            return style(seat.style());
        }
        return seats.areBothHuman() ? texts.get("panel.player", player.number()) : texts.get("panel.you");
    }

    public String style(Style style) {
        return texts.get("style." + Texts.word(style));
    }

    public String skill(Skill skill) {
        return texts.get("skill." + Texts.word(skill));
    }

    /** How a series stands; empty for a game that stands alone. */
    String series(BestOf series) {
        String key = series.isDecided() ? "series.won" : "series";
        return series.isSeries() ? texts.get(key, series.games(), series.one(), series.two()) : "";
    }

    /**
     * The status bar's text.
     *
     * @param hint the name of the move that the latest hint was
     */
    public String status(SessionView<?, ?> view, Optional<String> hint) {
        var state = view.state();
        String status = texts.get(
                state.statusKey(), state.player().number(), view.history().cursor() + 1);
        Optional<String> shownHint = hint.filter(
                        name -> state instanceof HumanToMove) // seen as a mark, so said as well
                .map(name -> texts.get("status.hint", name));
        return Stream.of(notice(view.notice()), Optional.of(status), shownHint)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" \u00b7 "));
    }

    private Optional<String> notice(Notice notice) {
        return notice == Notice.NONE ? Optional.empty() : Optional.of(texts.get("notice." + Texts.word(notice)));
    }

    /** How the game has ended, said to the people at the screen. */
    public String result(Outcome outcome, Seats seats) {
        return outcome.winner().map(winner -> result(winner, seats)).orElseGet(() -> texts.get("result.drawn"));
    }

    private String result(Player winner, Seats seats) {
        if (seats.isComputer(winner) == seats.isComputer(winner.opponent())) {
            return texts.get("result.winner", winner.number());
        }
        return texts.get(seats.isComputer(winner) ? "result.you-lose" : "result.you-win");
    }
}
