package org.jumpingcube.desktop.controls;

import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.SessionView;

/** The moves of the game that is played; undone moves are paler. */
final class PlayedMoves<P extends Position<P, M>, M> extends MoveList<P, M, PlayedMoves.Entry<P, M>> {
    private static final PseudoClass LATEST = PseudoClass.getPseudoClass("latest");
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final double ROOM_FOR_TWO = 2 * 222 + 8; // columns, and the scroll bar
    private static final double SHORT_ENTRY = 92;

    /**
     * A turn in the list.
     *
     * @param number of the turn, which is that of its row
     * @param isShowing whether it is still being shown, and the list does not yet say what it caused
     */
    record Entry<P extends Position<P, M>, M>(int played, int number, Turn<P, M> turn, When when, boolean isShowing)
            implements MoveList.Entry {
        @Override
        public boolean isCurrent() {
            return when == When.LATEST;
        }
    }

    /** Where a turn is in the game. */
    private enum When {
        PLAYED,
        LATEST,
        UNDONE;

        /** @param left how many turns have been played since the one before this */
        static When of(int left) {
            return left > 1 ? PLAYED : left == 1 ? LATEST : UNDONE;
        }
    }

    private final Notation<P, M> notation;
    private final GameWording<P, M> wording;
    private final Function<Player, String> names;

    /** @param picks called with what the user picks */
    PlayedMoves(OpenGame<P, M> open, Texts texts, SideNames names, MoveList.Picks<P, M> picks) {
        super(
                "move-list",
                open.view().kind().notation(),
                texts,
                picks,
                open.view().wording().areEntriesShort() ? ROOM_FOR_TWO : Double.MAX_VALUE);
        notation = open.view().kind().notation();
        wording = open.view().wording();
        this.names = player -> names.of(player, open.model().now().seats());
        setFocusTraversable(false);
        open.model().view().subscribe(this::show);
        texts.language().subscribe(language -> refresh()); // moves are also read out in words
    }

    private void show(SessionView<P, M> view) {
        var history = view.history();
        boolean isChanged = bringUpToDate(history, (place, number) -> {
            var turn = history.turns().get(place);
            return new Entry<>(place + 1, number, turn, When.of(history.cursor() - place), view.isShowing(turn));
        });
        if (isChanged) {
            follow();
        }
    }

    @Override
    protected EntryView entryView(Player player) {
        return new View(player);
    }

    private final class View extends EntryView {
        private final MoveLabel move = new MoveLabel();
        private final Label gain = TextControls.styled(new Label(), "gain");

        View(Player player) {
            super(player, "entry", SHORT_ENTRY);
            gain.setMinWidth(0); // gives way to the move
            getChildren().addAll(move, gain);
        }

        @Override
        protected void show(Entry<P, M> shown) {
            var turn = shown.turn();
            String name = notation.write(turn.move());
            move.show(
                    shown.isShowing() ? name : wording.entry(turn),
                    shown.isShowing() ? name : wording.shortEntry(turn));
            gain.setText(shown.isShowing() ? "" : wording.gain(turn));
            move.setMinWidth(gain.getText().isEmpty() ? 0 : USE_PREF_SIZE);
            setAccessibleText(wording.entryInWords(turn, shown.number(), names.apply(turn.player())));
            pseudoClassStateChanged(LATEST, shown.isCurrent());
            pseudoClassStateChanged(UNDONE, shown.when() == When.UNDONE);
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            boolean fits = gain.getWidth() >= gain.prefWidth(-1); // all of it or nothing
            gain.setVisible(fits && !gain.getText().isEmpty());
        }
    }
}
