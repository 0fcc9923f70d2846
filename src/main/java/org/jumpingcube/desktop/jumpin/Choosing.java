package org.jumpingcube.desktop.jumpin;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;

/** Lets the user enter a turn: pick a pawn, lead it jump by jump or put it down, and choose where it lands. */
final class Choosing {
    private final ReadOnlyObjectWrapper<Optional<Choice>> choice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Refused>> refused = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Consumer<JumpinMove> onChoose = move -> {};
    private Runnable onOtherClick = () -> {};
    private JumpinPosition position;
    private boolean canChoose;

    /** Why the user cannot choose a square. */
    enum Refusal {
        OPPONENT,
        NO_PAWN,
        NO_LANDING,
        MORE_JUMPS
    }

    /** A square that the user tried to choose. */
    record Refused(Square square, Refusal reason) {}

    Choosing(JumpinPosition start) {
        position = start;
        choice.subscribe(now -> refused.set(Optional.empty()));
    }

    /** Sets the listener for the turn that the user has chosen. */
    void onChoose(Consumer<JumpinMove> listener) {
        onChoose = listener;
    }

    /** Sets the listener for a click on a square while there is nothing to choose. */
    void onOtherClick(Runnable listener) {
        onOtherClick = listener;
    }

    /** Takes up a position. A turn begun in another position is dropped. */
    void follow(JumpinPosition next, boolean mayChoose) {
        boolean isOther = !next.equals(position);
        position = next;
        canChoose = mayChoose;
        if (isOther || !canChoose) {
            drop();
        }
    }

    /** Begins anew: no pawn is picked, and nothing has been refused. */
    void drop() {
        letGo();
        refused.set(Optional.empty());
    }

    /** What the user has just tried to choose in vain. */
    ReadOnlyObjectProperty<Optional<Refused>> refused() {
        return refused.getReadOnlyProperty();
    }

    /** The user points at something: what was said about another square is over. */
    void moveOn(Optional<Square> pointed) {
        refused.set(
                refused.get().filter(now -> pointed.filter(now.square()::equals).isPresent()));
    }

    /** The turn that is being entered. */
    ReadOnlyObjectProperty<Optional<Choice>> choice() {
        return choice.getReadOnlyProperty();
    }

    boolean canChoose() {
        return canChoose;
    }

    /** Whether there is a pawn on the square that the user may pick. */
    boolean isOwnPawn(Square square) {
        return canChoose && position.board().pawns(position.toMove()).contains(square);
    }

    /** Puts down the pawn that was picked. */
    boolean letGo() {
        boolean was = choice.get().isPresent();
        choice.set(Optional.empty());
        return was;
    }

    /** Takes back the last jump of a turn that is being entered jump by jump. */
    boolean takeBack() {
        var shorter = choice.get().flatMap(Choice::shortened);
        shorter.ifPresent(back -> choice.set(shorter));
        return shorter.isPresent();
    }

    /**
     * Picks the pawn on a square, or ends the turn of the picked pawn there.
     *
     * @param isStep whether to make only one jump with the pawn
     */
    void take(Square square, boolean isStep) {
        if (!canChoose) {
            onOtherClick.run();
            return;
        }
        var chosen = choice.get();
        var led = isStep ? chosen.flatMap(now -> now.ledTo(square)) : Optional.<Choice>empty();
        var other = led.or(() -> chosen.flatMap(now -> now.backTo(square)));
        var landing = chosen.flatMap(now -> now.at(square));
        if (other.isPresent()) {
            choice.set(other);
        } else if (landing.isPresent() && !isStep) {
            play(landing.get());
        } else if (isOwnPawn(square)) {
            boolean isSame = chosen.filter(now -> now.from().equals(square)).isPresent();
            choice.set(isSame ? Optional.empty() : Optional.of(Choice.of(position, square)));
        } else {
            refuse(square);
        }
    }

    private void refuse(Square square) {
        refused.set(Optional.empty()); // so that a second try is told as well
        refused.set(Optional.of(new Refused(square, reason(square))));
    }

    private Refusal reason(Square square) {
        if (choice.get().isPresent()) {
            boolean isFarther = choice.get().flatMap(now -> now.at(square)).isPresent();
            return isFarther ? Refusal.MORE_JUMPS : Refusal.NO_LANDING;
        }
        boolean isOpponents =
                position.board().pawns(position.toMove().opponent()).contains(square);
        return isOpponents ? Refusal.OPPONENT : Refusal.NO_PAWN;
    }

    /** Ends the turn where the pawn is now, if it may end there. */
    boolean stopHere() {
        var here = choice.get().flatMap(Choice::here);
        here.ifPresent(this::play);
        return here.isPresent();
    }

    /** Ends the turn on a square to which the pawn was dragged, if it may end there. */
    void land(Square square) {
        var landing = choice.get().flatMap(now -> now.at(square));
        boolean isBack = choice.get().filter(now -> now.path().contains(square)).isPresent();
        if (landing.isPresent()) {
            play(landing.get());
        } else if (!isBack) {
            refuse(square);
        }
    }

    private void play(Choice.Landing landing) {
        letGo();
        onChoose.accept(landing.turn().move());
    }
}
