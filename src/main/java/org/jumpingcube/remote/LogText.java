package org.jumpingcube.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;

/** A log as lines of text: what is played, then its entries, as the protocol writes them. */
public final class LogText {
    private LogText() {}

    /** The lines of a log. */
    public static List<String> write(GameLog<?, ?> log) {
        var lines = new ArrayList<String>();
        lines.add(GameLine.write(log.kind(), log.terms()));
        log.entries().forEach(entry -> lines.add(entry.text()));
        return lines;
    }

    /**
     * The log that these lines are; empty if they are none, or not one that the rules allow.
     *
     * @param kinds what can be played
     */
    public static Optional<GameLog<?, ?>> read(List<String> lines, List<GameKind<?, ?>> kinds) {
        return lines.isEmpty()
                ? Optional.empty()
                : GameLine.read(lines.get(0), kinds).flatMap(log -> with(log, lines.subList(1, lines.size())));
    }

    private static <P extends Position<P, M>, M> Optional<GameLog<?, ?>> with(
            GameLog<P, M> start, List<String> entries) {
        GameLog<P, M> log = start;
        for (String text : entries) {
            var entry = log.read(text);
            if (entry.isEmpty() || log.objection(entry.get()).isPresent()) {
                return Optional.empty();
            }
            log = log.then(entry.get());
        }
        return Optional.of(log);
    }
}
