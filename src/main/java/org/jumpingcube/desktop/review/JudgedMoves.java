package org.jumpingcube.desktop.review;

import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import org.jumpingcube.desktop.controls.MoveList;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;

/** The moves of a game that is looked back at, with signs at mistakes. The line of the current one is selected. */
final class JudgedMoves<P extends Position<P, M>, M> extends MoveList<P, M, JudgedMoves.Entry> {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final double WIDTH = 84;
    private static final double ROOM_FOR_TWO = 2 * (32 + 2 * WIDTH); // columns

    private final GameWording<P, M> wording;
    private final Texts texts;
    private final Function<Player, String> names;

    /**
     * Everything that is drawn of a move. A list keeps cells that it does not use; if they asked the game, their move might
     * be gone.
     */
    record Entry(int played, String move, String inWords, Optional<Grade> grade, boolean isCurrent)
            implements MoveList.Entry {}

    /** @param names the names of the players */
    JudgedMoves(GameView<P, M> game, Texts texts, Function<Player, String> names, MoveList.Picks<P, M> picks) {
        super(
                "judged-moves",
                game.kind().notation(),
                texts,
                picks,
                game.wording().areEntriesShort() ? ROOM_FOR_TWO : Double.MAX_VALUE);
        wording = game.wording();
        this.texts = texts;
        this.names = names;
    }

    /** @param current the number of the turn that is marked, from 1; 0 for none */
    void show(Review<P, M> review, int current) {
        var words = new ReviewTexts(texts.locale());
        bringUpToDate(review.history(), (place, number) -> {
            var turn = review.history().turns().get(place);
            Optional<Grade> grade = review.move(place).map(judged -> judged.grade());
            String word = grade.map(known -> ", " + words.word(known)).orElse("");
            return new Entry(
                    place + 1,
                    wording.shortEntry(turn),
                    wording.entryInWords(turn, number, names.apply(turn.player())) + word,
                    grade,
                    place + 1 == current);
        });
        follow();
    }

    @Override
    protected void follow() {
        int current = currentLine();
        if (current < 0) {
            getSelectionModel().clearSelection();
        } else {
            getSelectionModel().select(current);
            super.follow();
        }
    }

    @Override
    protected EntryView entryView(Player player) {
        return new View(player);
    }

    private final class View extends EntryView {
        private final Label move = new Label();
        private final Badge badge = new Badge();

        View(Player player) {
            super(player, "judged", WIDTH);
            move.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS); // a long path keeps both ends
            badge.setMinWidth(USE_PREF_SIZE);
            getChildren().addAll(move, badge);
        }

        @Override
        protected void show(Entry shown) {
            pseudoClassStateChanged(CURRENT, shown.isCurrent());
            move.setText(shown.move());
            var sign = shown.grade().filter(Grade::isFault);
            badge.setVisible(sign.isPresent());
            badge.setManaged(sign.isPresent());
            sign.ifPresent(badge::show);
            setAccessibleText(shown.inWords());
        }
    }
}
