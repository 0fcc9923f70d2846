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

    private final ReviewContext<P, M> context;
    private final GameKind<P, M> kind;
    private final Study<P, M> study;

    LiveStudy(ReviewContext<P, M> context, GameKind<P, M> kind, Study<P, M> study) {
        this.context = context;
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
        var texts = context.texts();
        double logit = kind.logit(position);
        context.overlay().clear();
        found.near().forEach(near -> {
            String chance = texts.get("review.percent", Math.round(100 * Score.chance(near.score(), logit)));
            context.overlay().label(context.end(position, near.move()), chance);
        });
        context.overlay().bulb(context.end(position, found.move()));
        context.panel()
                .say(
                        Optional.empty(),
                        texts.get("review.live.line", context.names(found.line()), found.depth()),
                        List.of());
    }
}
