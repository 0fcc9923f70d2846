package org.jumpingcube.desktop.review;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.desktop.model.Study;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;

/** Shows the best moves in the current position on the board, with their chances, from ever deeper searches. */
final class LiveStudy<P extends Position<P, M>, M> {
    private static final long NODES = 1_000_000; // a second or two

    private final Parts<P, M> parts;
    private final GameKind<P, M> kind;
    private final Study<P, M> study;

    LiveStudy(Parts<P, M> parts, GameKind<P, M> kind, Study<P, M> study) {
        this.parts = parts;
        this.kind = kind;
        this.study = study;
    }

    /** Studies a position in which the game is not over, instead of the previous one. */
    void follow(P position) {
        study.ask(
                position,
                SearchBudget.USUAL.withNodes(NODES),
                found -> show(position, found),
                found -> show(position, found));
    }

    void end() {
        study.end();
    }

    /** Ends, and gives back the memory that it needed. */
    void rest() {
        study.rest();
    }

    private void show(P position, Analysis<M> found) {
        var texts = parts.texts();
        double logit = kind.logit(position);
        parts.overlay().clear();
        found.near().forEach(near -> {
            String chance = texts.get("review.percent", Math.round(100 * Score.chance(near.score(), logit)));
            parts.overlay().label(parts.end(position, near.move()), chance);
        });
        parts.overlay().frame(parts.end(position, found.move()));
        parts.panel()
                .say(
                        Optional.empty(),
                        texts.get("review.live.line", parts.names(found.line()), found.depth()),
                        List.of());
    }
}
