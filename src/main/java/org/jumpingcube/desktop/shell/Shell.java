package org.jumpingcube.desktop.shell;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jumpingcube.collection.GameExplorer;
import org.jumpingcube.desktop.controls.Cards;
import org.jumpingcube.desktop.model.OpenGame;

/** What a feature can show and do in the main window, around the board. */
public interface Shell {
    /** Which of several bars comes first. */
    enum Turn {
        /** The user has asked for it. */
        ASKED_FOR,
        NOTICE,
        OFFER,
        FIRST_STEPS
    }

    /** Cards over the window that want an answer. */
    Cards cards();

    /**
     * Lays something over the board of the game on the screen, and over nothing else. It has the result to itself: the
     * window says it nowhere else meanwhile, except in the status bar.
     *
     * @param focus asked to take the keys that the board would have; returns whether it has
     */
    void coverBoard(Region layer, BooleanSupplier focus);

    /** Takes away what lies over the board. */
    void uncoverBoard(Region layer);

    /** Whether a game against an opponent as strong as the user is offered in place of a rematch. */
    ObservableValue<Boolean> isRivalOffered();

    /** Shows a message in the status bar until the next change of the game, or until the user does something. */
    void say(String text);

    /** Shows a message above the board in its turn, until the user closes it. */
    void tell(String message);

    /** Shows a bar above the board whenever it is visible. */
    void show(Node bar);

    /**
     * Shows a bar above the board in its turn: only the first of those that are wanted is in the window, and the next comes
     * when that one goes.
     *
     * @param isWanted whether the bar has anything to show
     */
    void show(Turn turn, Node bar, ObservableValue<Boolean> isWanted);

    /**
     * Shows a bar in its turn above the board, or in the side panel: above the board it would move that when it comes or
     * goes.
     *
     * @return takes the bar away
     */
    Subscription show(Turn turn, Node bar, ObservableValue<Boolean> isWanted, ObservableValue<Boolean> isAside);

    /** Whether there is room for a panel beside the board. */
    ObservableValue<Boolean> hasRoomBeside();

    /** Whether there is a side panel beside the board. */
    ObservableValue<Boolean> isSideShown();

    /** Shows an offer above the board until there is a move: whoever plays has decided. */
    void offer(Node bar);

    /**
     * Shows something in the side panel while a game is about to begin, in place of its moves.
     *
     * @param maker makes it for each kind of game, when it is first wanted
     */
    void invite(Function<OpenGame<?, ?>, Node> maker);

    /** Whether that is in the window now. */
    ObservableValue<Boolean> isInviting();

    /** Brings the window to the front and gives it the keyboard. */
    void comeToFront();

    /**
     * From now on the user can look back at a game.
     *
     * @param explorer where positions of the past are looked up
     */
    void letLookBack(GameExplorer explorer);

    /** Whether the user looks back at the game, so that its board is not on the screen. */
    ObservableValue<Boolean> isLookingBack();

    /** Looks back at the game, from its beginning. */
    void replay();

    /** Looks back at the game and has its moves reviewed; of one that is over the story is told. */
    void review();

    /** Turns live analysis on or off, for the latest move or whatever the user is looking at. */
    void toggleLive();

    /** Says what both players have left on their clocks. */
    void readClock();

    /** Shows in the status bar while the program speaks. */
    void showSpeech(ObservableValue<Boolean> isSpeaking);

    /** The fingerprint of the position on the board, or of the one that is looked back at. */
    long shownPosition();
}
