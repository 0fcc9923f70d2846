package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.scene.control.DialogPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.MessageDialogs;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.GameLink;
import org.jumpingcube.storage.LinkSocket;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Links that other programs open by the dozen, through the real socket. */
@Slow
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class OpenedLinksTest extends WindowTest {
    private static final int LINKS = 60;
    private static final int FEW = 12;

    private final SecureRandom random = new SecureRandom();
    private final AtomicInteger most = new AtomicInteger();

    /** A game by message that the window does not know yet, or a link that holds none. */
    private String link(int number) {
        var history = History.startingAt(Games.CUBE.start(Games.CUBE.usual(Map.of())));
        var seats = new Seats(Seat.HUMAN, Seat.FRIEND);
        var id = Optional.of(GameId.random(random));
        String link = GameLink.of(new SavedGame<>(Games.CUBE, history, seats, BestOf.ONE, id));
        return number % 3 == 2 ? link.substring(0, link.length() - 5) : link;
    }

    private static int questions() {
        return (int) Window.getWindows().stream()
                .filter(window -> window.getScene() != null && window.getScene().getRoot() instanceof DialogPane)
                .count();
    }

    @Test
    void anyNumberOfLinksAskOneQuestionAtATimeAndFewInAll() {
        openBoardFirst(
                now -> computers(false, false).apply(boardSize(3).apply(now)),
                CubesPlayedBy.views(new FirstMoveEngine()),
                Optional.empty(),
                board -> {});
        Frames.settle();
        clickSquares("a1", "c3");
        var before = game().history();
        InvalidationListener count = windows -> most.accumulateAndGet(questions(), Math::max);
        interact(() -> Window.getWindows().addListener(count));
        await("the window listens", () -> LinkSocket.handOver(folders(), link(0)));
        for (int number = 1; number < LINKS; number++) {
            assertThat(LinkSocket.handOver(folders(), link(number))).isTrue();
        }
        await("it is said", () -> text("#status-text").contains("not opened"));
        int answered = 0;
        while (isAskedAgain()) {
            interact(() -> Window.getWindows().stream()
                    .filter(window -> window.getScene().getRoot() instanceof DialogPane)
                    .toList()
                    .forEach(Window::hide)); // like Escape
            answered++;
        }
        interact(() -> Window.getWindows().removeListener(count));
        assertThat(most.get()).as("at a time").isEqualTo(1);
        assertThat(answered).isBetween(1, FEW);
        assertThat(game().history()).isEqualTo(before);
    }

    @Test
    void aMessageThatHasWaitedForTheWindowToRestWaitsForAQuestionToo() {
        open(UnaryOperator.identity());
        var asked = new AtomicReference<MessageDialogs>();
        interact(() -> {
            var dialogs =
                    new MessageDialogs(stage(), program().settings(), new Texts(Locale.ENGLISH), new NothingAtStake());
            asked.set(dialogs);
            dialogs.tell("This is told.");
        });
        var dialogs = Objects.requireNonNull(asked.get());
        Platform.runLater(() -> dialogs.mayReplace("a file"));
        await("the message waits", () -> questions() == 1 && dialogs.inTurn().waiting() == 1);
        push(KeyCode.ESCAPE);
        await("it is shown", () -> questions() == 1 && dialogs.inTurn().waiting() == 0);
        push(KeyCode.ENTER);
        await("no more", () -> questions() == 0);
    }

    private static final class NothingAtStake implements MessageDialogs.GameAtStake {
        @Override
        public boolean isWithFriend() {
            return false;
        }

        @Override
        public boolean isKeptWhenLeft() {
            return false;
        }

        @Override
        public boolean isAtStake() {
            return false;
        }

        @Override
        public boolean save() {
            return true;
        }
    }

    /** Whether something is asked, once all that was begun is done. */
    private boolean isAskedAgain() {
        await("one question or the end", () -> {
            Frames.settle();
            return questions() == 1 || program().questions().inTurn().waiting() == 0;
        });
        Frames.settle();
        return questions() == 1;
    }
}
