package org.jumpingcube.desktop;

import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.setup.HeadStarts;
import org.jumpingcube.desktop.start.NewGame;
import org.jumpingcube.desktop.start.NewGameCard;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.settings.Play;

/** Shows a card that asks what to play, and begins that game. */
final class NewGameChoice {
    private final GameStarter starter;
    private final Texts texts;
    private final CardLayer cards;
    private final HeadStarts headStarts;
    private final Elsewhere elsewhere;

    /** What asks how to play with a friend who is not at this screen. */
    interface Elsewhere {
        /**
         * Opens a card of its own.
         *
         * @param shown the game that is chosen at first
         * @param play what else is chosen at first
         * @param back called when the user gives it up
         */
        void open(GameView<?, ?> shown, Play play, Runnable back);
    }

    NewGameChoice(GameStarter starter, Texts texts, CardLayer cards, HeadStarts headStarts, Elsewhere elsewhere) {
        this.starter = starter;
        this.texts = texts;
        this.cards = cards;
        this.headStarts = headStarts;
        this.elsewhere = elsewhere;
    }

    /** The game in the window waits meanwhile: only starting another one needs it to be given up. */
    void open() {
        var offer = starter.offer();
        show(new NewGameCard(texts, offer, new NewGameCard.Actions() {
            @Override
            public void start(NewGameCard card, NewGame chosen) {
                if (starter.mayAbandonGame()) {
                    chosen.headStart().ifPresentOrElse(given -> place(card, chosen, given), () -> begin(chosen));
                }
            }

            @Override
            public void playElsewhere(NewGameCard card, NewGame chosen) {
                cards.close();
                elsewhere.open(chosen.view(), chosen.in(offer.play()), () -> show(card));
            }

            @Override
            public void cancel() {
                cards.close();
            }
        }));
    }

    private void begin(NewGame chosen) {
        starter.start(chosen);
        cards.close();
    }

    private void place(NewGameCard card, NewGame chosen, HeadStart given) {
        cards.close();
        headStarts.place(
                starter.toBegin(chosen),
                chosen.view(),
                given,
                game -> {
                    starter.start(chosen, game);
                    cards.close();
                },
                () -> {
                    cards.close();
                    show(card);
                });
    }

    private void show(NewGameCard card) {
        cards.open(card, card::focus, cards::close);
    }
}
