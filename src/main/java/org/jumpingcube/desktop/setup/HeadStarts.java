package org.jumpingcube.desktop.setup;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.desktop.controls.Cards;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Square;
import org.jumpingcube.storage.SavedGame;

/**
 * Has the points of a head start placed before a game begins: by a computer player at once, by people on a card.
 *
 * @param random for the computer players
 */
public record HeadStarts(Texts texts, SettingsModel settings, Cards cards, RandomGenerator random) {
    /**
     * Has the points placed.
     *
     * @param game cubes, without a move
     * @param view of the game
     * @param start given the same game with the points
     * @param back called if the user does not want to place them
     */
    @SuppressWarnings("unchecked") // only cubes have head starts
    public void place(
            SavedGame<?, ?> game,
            GameView<?, ?> view,
            HeadStart headStart,
            Consumer<SavedGame<?, ?>> start,
            Runnable back) {
        var cubes = (SavedGame<CubePosition, Square>) game;
        var position = cubes.history().start();
        if (game.seats().isComputer(headStart.side())) {
            start.accept(at(cubes, PointPlacing.all(position, headStart, random)));
            return;
        }
        var names = SideNames.of(texts, view, settings);
        var card = new HeadStartCard(
                texts,
                settings,
                names.of(headStart.side(), game.seats()),
                new HeadStartCard.Task(position, headStart),
                new HeadStartCard.Actions() {
                    @Override
                    public void start(CubePosition placed) {
                        start.accept(at(cubes, placed));
                    }

                    @Override
                    public void back() {
                        back.run();
                    }
                });
        cards.open(card, card::focus, back);
    }

    private static SavedGame<CubePosition, Square> at(SavedGame<CubePosition, Square> game, CubePosition position) {
        return new SavedGame<>(
                game.kind(), History.startingAt(position), game.seats(), game.series(), game.id(), game.clock());
    }
}
