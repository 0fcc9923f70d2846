package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import javafx.scene.input.InputEvent;
import javafx.stage.Window;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;
import org.jumpingcube.Slow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When the program asks Java to collect what it no longer needs. */
@Slow
class MemoryFeatureTest extends WindowTest {
    private final AtomicInteger asked = new AtomicInteger();
    private final NotificationListener onCollection = (notification, handback) -> {
        var info = GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData());
        if (info.getGcCause().equals("System.gc()")) {
            asked.incrementAndGet();
        }
    };

    @BeforeEach
    void listen() {
        emitters().forEach(emitter -> emitter.addNotificationListener(onCollection, null, null));
    }

    @AfterEach
    void listenNoMore() throws Exception {
        for (NotificationEmitter emitter : emitters()) {
            emitter.removeNotificationListener(onCollection);
        }
    }

    private static List<NotificationEmitter> emitters() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .map(NotificationEmitter.class::cast)
                .toList();
    }

    @Test
    void whatAClosedWindowLeavesBehindIsCollected() {
        open(UnaryOperator.identity());
        interact(() -> program().commands().run("settings"));
        Frames.settle();
        assertThat(asked).hasValue(0);
        interact(() -> Window.getWindows().get(Window.getWindows().size() - 1).hide());
        await("a collection", () -> asked.get() > 0);
    }

    @Test
    void whatAReviewLeavesBehindIsCollectedWhenItIsDoneAndWhenAnotherGameBegins() {
        open(boardSize(2));
        playToTheEnd();
        awaitAnotherCollection("after the review", () -> program().commands().run("review"));
        awaitAnotherCollection("in the next game", () -> program().commands().run("new"));
    }

    /** Somebody is busy all the time: nothing is collected because nobody does anything. */
    private void awaitAnotherCollection(String when, Runnable action) {
        int before = asked.get();
        interact(action);
        await("a collection " + when, () -> {
            stage().fireEvent(new InputEvent(InputEvent.ANY));
            return asked.get() > before;
        });
    }
}
