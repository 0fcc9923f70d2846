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

    /** Whoever has a game under way is asked about it first, not once the card is filled in. */
    void open() {
        boolean isAllowed = starter.isGameUnderWay();
        if (!isAllowed || starter.mayAbandonGame()) {
            show(isAllowed);
        }
    }

    /** @param isAllowed whether the game under way may be abandoned without another question */
    private void show(boolean isAllowed) {
        var card = new NewGameCard(texts, starter.offer(), new NewGameCard.Actions() {
            @Override
            public void start(NewGame chosen) {
                if (isAllowed || starter.mayAbandonGame()) {
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
