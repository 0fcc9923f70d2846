package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.OpenGame.Moment;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** Who was ahead after each move, and by how much; the latest move is drawn as far as it has been shown. */
final class AdvantageChart extends DuelChart {
    private static final int LEAST_SCALE = 4; // so that a lead of one does not look like a landslide

    private final PerTurn<Integer> known = new PerTurn<>();
    private final SideNames names;
    private int leadAtStart;
    private List<Integer> leads = List.of();

    AdvantageChart(OpenGame<?, ?> game, Texts texts, SideNames names, IntConsumer onPick) {
        super(onPick);
        this.names = names;
        follow(game, texts);
    }

    private <P extends Position<P, M>, M> void follow(OpenGame<P, M> game, Texts texts) {
        game.moments().subscribe(moment -> show(moment, game.view().wording(), texts));
    }

    private <P extends Position<P, M>, M> void show(Moment<P, M> moment, GameWording<P, M> wording, Texts texts) {
        var start = moment.view().history().start();
        leadAtStart = wording.tally(start).standing().lead();
        leads = new ArrayList<>(known.of(
                moment.view().history().played(),
                turn -> wording.tally(turn.after()).standing().lead()));
        var now = moment.tally().standing();
        if (!leads.isEmpty()) {
            leads.set(leads.size() - 1, now.lead());
        }
        var seats = moment.view().seats();
        setAccessibleText(texts.get(
                "panel.advantage.help",
                now.one(),
                now.two(),
                names.of(Player.ONE, seats),
                names.of(Player.TWO, seats)));
        draw(Integer.toString(moment.view().history().number(Math.max(0, leads.size() - 1))));
    }

    private void draw(String last) {
        int most = scale();
        plot(all().map(lead -> (double) lead / most).toList(), "+" + most, "0", last);
    }

    /** At the start and after each move. */
    private Stream<Integer> all() {
        return Stream.concat(Stream.of(leadAtStart), leads.stream());
    }

    /** The lead that reaches the edge: an even number, so that half of it is whole too. */
    private int scale() {
        int greatest = all().mapToInt(Math::abs).max().orElse(0);
        return Math.max(LEAST_SCALE, greatest + greatest % 2);
    }
}
