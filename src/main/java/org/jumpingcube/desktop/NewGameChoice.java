package org.jumpingcube.desktop;

import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.start.NewGame;
import org.jumpingcube.desktop.start.NewGameCard;

/** Shows a card that asks what to play, and begins that game. */
final class NewGameChoice {
    private final GameStarter starter;
    private final Texts texts;
    private final CardLayer cards;
    private final Runnable playWithFriend;

    /** @param playWithFriend asks how to play with a friend who is not at this screen */
    NewGameChoice(GameStarter starter, Texts texts, CardLayer cards, Runnable playWithFriend) {
        this.starter = starter;
        this.texts = texts;
        this.cards = cards;
        this.playWithFriend = playWithFriend;
    }

    /** The game in the window waits meanwhile: only starting another one needs it to be given up. */
    void open() {
        var card = new NewGameCard(texts, starter.offer(), new NewGameCard.Actions() {
            @Override
            public void start(NewGame chosen) {
                if (starter.mayAbandonGame()) {
                    starter.start(chosen);
                    cards.close();
                }
            }

            @Override
            public void playElsewhere() {
                cards.close();
                playWithFriend.run();
            }

            @Override
            public void cancel() {
                cards.close();
            }
        });
        cards.open(card, cards::close);
        card.focus();
    }
}
