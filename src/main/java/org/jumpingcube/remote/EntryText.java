package org.jumpingcube.remote;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Position;

/** Entries as they are written in the protocol. */
final class EntryText {
    private static final String MOVE = "move ";
    private static final String TAKE_BACK = "take-back ";
    private static final String RESIGN = "resign";
    private static final String DRAW = "draw";
    private static final String NEXT_GAME = "next-game";

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,4}");

    private EntryText() {}

    static <P extends Position<P, M>, M> String write(Notation<P, M> notation, Entry<M> entry) {
        if (entry instanceof Entry.Move<M> played) {
            return MOVE + notation.write(played.move());
        }
        if (entry instanceof Entry.TakeBack<M> back) {
            return TAKE_BACK + back.moves();
        }
        if (entry instanceof Entry.NextGame) {
            return NEXT_GAME;
        }
        return entry instanceof Entry.Draw ? DRAW : RESIGN;
    }

    static <P extends Position<P, M>, M> Optional<Entry<M>> read(Notation<P, M> notation, P position, String text) {
        if (text.startsWith(MOVE)) {
            return notation.read(position, text.substring(MOVE.length())).map(Entry.Move::new);
        }
        if (text.startsWith(TAKE_BACK)) {
            return Optional.of(text.substring(TAKE_BACK.length()))
                    .filter(NUMBER.asMatchPredicate())
                    .map(number -> new Entry.TakeBack<>(Integer.parseInt(number)));
        }
        return switch (text) {
            case RESIGN -> Optional.of(new Entry.Resign<>());
            case DRAW -> Optional.of(new Entry.Draw<>());
            case NEXT_GAME -> Optional.of(new Entry.NextGame<>());
            default -> Optional.empty();
        };
    }
}
