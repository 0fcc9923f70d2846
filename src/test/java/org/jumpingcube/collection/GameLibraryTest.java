package org.jumpingcube.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.worker.Requests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One library for all: who waits for whom, and who is told what. */
@Timeout(60)
class GameLibraryTest {
    private final Folders folders;
    private final GameLibrary library;
    private final List<String> said = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch isUnderWay = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);

    GameLibraryTest(@TempDir Path folder) {
        folders = new Folders(folder, folder);
        library = new GameLibrary(folders, Games.FORMATS.own(), InstantSource.system(), Runnable::run);
    }

    private GameAccess access(String name) {
        return library.access(
                trouble -> said.add(name + ": " + trouble.getMessage()), broken -> said.add(name + ": set aside"));
    }

    private void takeLong() throws IOException {
        isUnderWay.countDown();
        try {
            end.await();
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
    }

    private static GameAccess.Query<Object> failing(String why) {
        return collection -> {
            throw new IOException(why);
        };
    }

    @Test
    void forALongTransferOnlyTheNextTransferAndTheEndWait() throws InterruptedException {
        var one = access("one");
        var two = access("two");
        one.transfer(
                collection -> {
                    takeLong();
                    return failing("first").ask(collection);
                },
                answer -> {});
        two.transfer(failing("second"), answer -> {});
        isUnderWay.await();
        var isAnswered = new CountDownLatch(1);
        two.run(collection -> isAnswered.countDown());
        isAnswered.await();
        var closed = library.close();
        assertThat(said).isEmpty();
        assertThat(closed).isNotDone();
        end.countDown();
        closed.join();
        assertThat(said).containsExactly("one: first", "two: second");
        two.ask(failing("after the end"), answer -> {});
        assertThat(said).hasSize(2);
    }

    @Test
    void noQuestionWaitsForGamesThatAreKept() throws InterruptedException {
        library.keeping(trouble -> {}, broken -> {}).run(collection -> takeLong());
        isUnderWay.await();
        var isAnswered = new CountDownLatch(1);
        access("one").run(collection -> isAnswered.countDown());
        isAnswered.await();
        var closed = library.close();
        assertThat(closed).isNotDone();
        end.countDown();
        closed.join();
    }

    @Test
    void whoeverAskedIsToldOfTroubleAndOfADamagedFileAndNobodyElse() throws IOException {
        Files.writeString(GameCollection.file(folders), "no database");
        var one = access("one");
        var two = access("two");
        one.run(collection -> {});
        two.ask(failing("no answer"), answer -> {});
        one.run(collection -> {});
        library.close().join();
        assertThat(said).containsExactly("one: set aside", "two: no answer");
    }

    @Test
    void whatIsForAStaleRequestIsNotBegun() throws InterruptedException {
        var requests = new Requests(Runnable::run);
        var games = access("one");
        games.run(collection -> takeLong());
        isUnderWay.await();
        games.run(requests.next(), collection -> said.add("the stale request"));
        games.run(requests.next(), collection -> said.add("the latest request"));
        end.countDown();
        library.close().join();
        assertThat(said).containsExactly("the latest request");
    }
}
