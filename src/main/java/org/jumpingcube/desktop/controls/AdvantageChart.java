package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.Moment;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/** Who led by how much after each move; the latest move is drawn as far as it is shown. */
final class AdvantageChart extends DuelChart {
    private static final int LEAST_SCALE = 4; // a lead of one is no landslide

    /** The turns that the leads are known of, and the leads: a game changes at its end. */
    private final List<Turn<?, ?>> known = new ArrayList<>();

    private final List<Integer> leads = new ArrayList<>();

    AdvantageChart(OpenGame<?, ?> game, Texts texts, IntConsumer onPick) {
        super(onPick);
        follow(game, texts);
    }

    private <P extends Position<P, M>, M> void follow(OpenGame<P, M> game, Texts texts) {
        game.moments().subscribe(moment -> show(moment, game.view(), texts));
    }

    private <P extends Position<P, M>, M> void show(Moment<P, M> moment, GameView<P, M> game, Texts texts) {
        var turns = moment.view().history().played();
        int same = 0;
        while (same < Math.min(turns.size(), known.size()) && turns.get(same) == known.get(same)) {
            same++;
        }
        known.subList(same, known.size()).clear();
        leads.subList(same, leads.size()).clear();
        for (Turn<P, M> turn : turns.subList(same, turns.size())) {
            known.add(turn);
            leads.add(game.tally(turn.after()).standing().lead());
        }
        var now = moment.tally().standing();
        if (!leads.isEmpty()) {
            leads.set(leads.size() - 1, now.lead());
        }
        setAccessibleText(texts.get("panel.advantage.help", now.one(), now.two()));
        draw();
    }

    private void draw() {
        int most = scale();
        plot(
                Stream.concat(Stream.of(0.0), leads.stream().map(lead -> (double) lead / most))
                        .toList(),
                List.of("+" + most, "0", "+" + most));
    }

    /** The lead that reaches to the edge: an even number, so that the half is a whole one too. */
    private int scale() {
        int greatest = leads.stream().mapToInt(Math::abs).max().orElse(0);
        return Math.max(LEAST_SCALE, greatest + greatest % 2);
    }
}
