package org.jumpingcube.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.News;
import org.jumpingcube.remote.PartedException;
import org.jumpingcube.remote.Parting;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.Refusal;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.RemoteView;
import org.jumpingcube.remote.Warning;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.LineReader;
import org.jumpingcube.text.Printable;
import org.jumpingcube.text.engine.GoOptions;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/** A game with a friend elsewhere, at the terminal: one game, in lines, as docs/commands.md has them. */
final class RemotePlay {
    private static final int MOST_WAITING = 100; // lines of the input
    private static final int GOODBYE_SECONDS = 10; // for a friend who has the end of the game to leave first
    private static final int LOST_SECONDS = 120; // for one who is lost, and may not know that this side has it
    private static final int LAST_SECOND = 1;
    private static final String QUIT = "quit";

    private final Queue<Runnable> news = new ConcurrentLinkedQueue<>(); // is told before the input is obeyed
    private final Queue<Runnable> input = new ConcurrentLinkedQueue<>();
    private final Semaphore waiting = new Semaphore(0); // in both
    private final Semaphore room = new Semaphore(MOST_WAITING);
    private final Optional<GoOptions> player;
    private final Consumer<GameLog<?, ?>> memory;
    private final PrintWriter out;
    private volatile Optional<Table<?, ?>> table = Optional.empty();
    private boolean isInputOver;
    private Optional<Integer> exitCode = Optional.empty();

    /**
     * @param player who makes the user's moves; empty for the input
     * @param memory takes the game whenever the friend has come or it has gone on, before that is told
     * @param out flushed after every line
     */
    RemotePlay(Optional<GoOptions> player, Consumer<GameLog<?, ?>> memory, PrintWriter out) {
        this.player = player;
        this.memory = memory;
        this.out = out;
    }

    /** Runs what listens to the game. */
    Executor listeners() {
        return event -> enqueue(news, event);
    }

    private void enqueue(Queue<Runnable> queue, Runnable event) {
        queue.add(event);
        waiting.release();
    }

    /**
     * Plays until the game is over or somebody has left.
     *
     * @return the exit code
     */
    int play(RemoteGame<?, ?> game, Reader in) throws InterruptedException {
        return play(CompletableFuture.completedFuture(game), in);
    }

    /**
     * Plays a game once it has begun, until it is over or somebody has left, or the user does not want to wait.
     *
     * @return the exit code
     */
    int play(CompletionStage<? extends RemoteGame<?, ?>> game, Reader in) throws InterruptedException {
        Threads.whenDone(game, listeners(), found -> begin(found, null), failure -> begin(null, failure));
        if (player.isEmpty()) {
            read(in);
        }
        while (exitCode.isEmpty()) {
            waiting.acquire();
            Optional.ofNullable(news.poll()).orElseGet(input::remove).run();
        }
        return exitCode.get();
    }

    private void begin(@Nullable RemoteGame<?, ?> game, @Nullable Throwable failure) {
        if (game != null) {
            begin(game);
        } else if (failure instanceof PartedException parted) {
            fail(reason(parted.reason()));
        } else {
            throw new IllegalStateException(failure);
        }
    }

    private <P extends Position<P, M>, M> void begin(RemoteGame<P, M> game) {
        var begun = new Table<>(game);
        table = Optional.of(begun);
        game.follow(begun::see);
        if (isInputOver) {
            enqueue(input, this::leaveGame);
        }
    }

    /** Tells the user something that changes nothing. */
    void inform(String text) {
        print("info " + text);
    }

    private void print(String line) {
        out.print(Printable.of(line) + "\n");
        out.flush();
    }

    private void fail(String reason) {
        if (exitCode.isEmpty()) {
            print("error " + reason);
            exitCode = Optional.of(Failures.UNFINISHED);
        }
    }

    private void succeed() {
        exitCode = exitCode.or(() -> Optional.of(0));
    }

    private void after(int seconds, Runnable event) {
        Threads.later(TimeUnit.SECONDS.toNanos(seconds), HelperThreads.THREADS, () -> enqueue(news, event));
    }

    private void read(Reader in) {
        Threads.start("remote-input", () -> {
            var lines = new LineReader(List.of(new BufferedReader(in)));
            try {
                for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                    var order = order(line.get().strip());
                    room.acquireUninterruptibly();
                    enqueue(input, () -> {
                        room.release();
                        order.run();
                    });
                }
            } catch (IOException e) {
                // treated like the end of the input
            }
            enqueue(input, this::leaveGame);
        });
    }

    /** The input has ended. Where there is no game yet, it is said first whether there is one. */
    private void leaveGame() {
        if (table.isPresent()) {
            table.get().obey(QUIT);
        } else {
            isInputOver = true;
        }
    }

    /** What a line of the input asks for, which is done when it is its turn. It answers what has been told by now. */
    private Runnable order(String line) {
        var asked = table.map(Table::order);
        return asked.<Runnable>map(order -> () -> order.accept(line)).orElse(() -> obeyEarly(line));
    }

    private void obeyEarly(String line) {
        if (table.isPresent()) {
            table.get().obey(line);
        } else if (line.equals(QUIT)) {
            succeed();
        } else if (!line.isEmpty()) {
            print("error " + word(Refusal.NOBODY_THERE));
        }
    }

    /** What this side has seen of the game. Used on the thread that plays. */
    private final class Table<P extends Position<P, M>, M> {
        private final RemoteGame<P, M> game;
        private final Optional<Engine<P, M>> engine;
        private final Executor thoughts = Threads.pool("remote-player", 1);
        private Presence presence = Presence.EXPECTED;
        private Optional<RemoteView<P, M>> question =
                Optional.empty(); // the game as it was when it was told; see order
        private GameLog<P, M> seen; // all that has been told
        private boolean isBegun;
        private final Set<Integer> own = new HashSet<>(); // entries of the log that the input has made, not told yet
        private int thought = -1; // the length of the log at which the player was asked last
        private boolean isResultTold;

        Table(RemoteGame<P, M> game) {
            this.game = game;
            var terms = game.view().log();
            seen = GameLog.startingAt(terms.kind(), terms.terms());
            engine = player.map(options -> new TimedEngine<>(
                    game.view().log().kind().engine(options.seat(), options.seed(), options.helpers()),
                    System::nanoTime));
        }

        void see(RemoteView<P, M> view) {
            if (!isBegun) {
                isBegun = true;
                print("playing " + seen.kind().name() + " as " + view.mySide().number());
            }
            boolean hasCome = view.presence() == Presence.HERE && presence != Presence.HERE;
            if (hasCome || view.log().size() > seen.size()) {
                memory.accept(view.log());
            }
            tellLog(view);
            tellPresence(view);
            tellQuestion(view);
            if (view.news() instanceof News.Said said) {
                inform("friend says " + word(said.phrase()));
            }
            if (view.news() instanceof News.Declined) {
                inform("friend declines");
            }
            if (view.news() instanceof News.RefusedHere refused) {
                inform("refused " + word(refused.reason()));
            }
            if (view.news() instanceof News.RefusedThere refused) {
                inform("refused by friend " + word(refused.reason()));
            }
            if (view.news() instanceof News.Warned warned) {
                inform(warning(warned.warning()));
            }
            if (view.log().outcome().isOver()) {
                end(view);
            } else if (view.presence() == Presence.AWAY) {
                fail("your friend has left");
            } else if (view.presence() == Presence.GONE) {
                fail(reason(view.parting().orElse(Parting.STRANGER)));
            } else {
                think(view);
            }
        }

        private void tellPresence(RemoteView<P, M> view) {
            if (view.presence() != presence) {
                presence = view.presence();
                switch (presence) {
                    case HERE -> inform("friend is here");
                    case SOUGHT -> inform("trying to reach friend");
                    default -> {}
                }
            }
        }

        private void tellLog(RemoteView<P, M> view) {
            var log = view.log();
            for (int index = seen.size(); index < log.size(); index++) {
                tellEntry(log, index, view);
            }
            seen = log;
        }

        private void tellEntry(GameLog<P, M> log, int index, RemoteView<P, M> view) {
            var entry = log.entries().get(index);
            if (entry.author() != view.me()) {
                print(entry.text());
            } else if (!own.remove(index)) {
                print("mine " + entry.text()); // from before this program started, or by the computer player
            }
        }

        private synchronized void tellQuestion(RemoteView<P, M> view) {
            if (!view.question().equals(question.flatMap(RemoteView::question))) {
                if (player.isPresent()) {
                    game.answer(view, false);
                } else {
                    view.question()
                            .ifPresent(entry -> print("asks " + view.log().write(entry)));
                }
                question = view.question().map(entry -> view);
            }
        }

        private void think(RemoteView<P, M> view) {
            int size = view.log().size();
            if (engine.isEmpty() || !view.isMyMove() || thought == size) {
                return;
            }
            thought = size;
            P position = view.log().history().current();
            var budget = player.orElseThrow().budget();
            CompletionStage<M> answer = Threads.supply(
                    thoughts, () -> engine.get().analyse(position, budget).move());
            answer.whenComplete((move, failure) -> enqueue(news, () -> {
                if (failure != null) {
                    throw new IllegalStateException("the computer player has failed", failure);
                }
                game.add(view.log(), new Entry.Move<>(move));
            }));
        }

        /**
         * The result is told once. Whoever has made the last entry stays until the friend has it too, however long that
         * takes. The other one then sees them leave, or waits a while: they may not know yet.
         */
        private void end(RemoteView<P, M> view) {
            if (!isResultTold) {
                isResultTold = true;
                print("result " + result(view.log().outcome()));
                after(GOODBYE_SECONDS, () -> leaveIf(game.view().presence() == Presence.HERE));
                after(LOST_SECONDS, () -> leaveIf(true));
            }
            boolean isOwn = view.log().entries().get(view.log().size() - 1).author() == view.me();
            boolean isGone = view.presence() == Presence.AWAY || view.presence() == Presence.GONE;
            if (isGone) {
                leave();
            } else {
                leaveIf(isOwn);
            }
        }

        private void leaveIf(boolean mayLeave) {
            if (mayLeave && game.view().isSettled()) {
                succeed();
            }
        }

        private void leave() {
            var now = game.view();
            if (now.log().outcome().isOver() && !now.isSettled()) {
                fail("your friend may not know how the game has ended");
            } else {
                succeed();
            }
        }

        /** The end of the game may be on its way. */
        private void quit() {
            boolean isOver = game.view().log().outcome().isOver();
            if (isOver && !game.view().isSettled()) {
                after(LAST_SECOND, this::leave);
            } else {
                succeed();
            }
        }

        private String result(Outcome outcome) {
            return outcome.winner()
                    .map(winner -> "win " + winner.number() + " " + outcome.reason())
                    .orElse("draw " + outcome.reason());
        }

        /** Obeys a line of the input, which answers what has been told by now. May be called on any thread. */
        synchronized Consumer<String> order() {
            var asked = question;
            return line -> obey(line, asked);
        }

        /** Obeys a line that was written when nothing had been told yet. */
        void obey(String line) {
            obey(line, Optional.empty());
        }

        private void obey(String line, Optional<RemoteView<P, M>> asked) {
            switch (line) {
                case "" -> {}
                case QUIT -> quit();
                case "yes", "no" -> answerFriend(asked, line.equals("yes"));
                case "resign" -> answer(add(new Entry.Resign<>()));
                default -> askOrMove(line);
            }
        }

        private void answerFriend(Optional<RemoteView<P, M>> asked, boolean isYes) {
            if (asked.filter(shown -> game.answer(shown, isYes)).isEmpty()) {
                print("error " + (asked.isEmpty() ? "nothing is asked" : "that is not asked any more"));
            }
        }

        private void askOrMove(String line) {
            var entry = seen.read(line).filter(Entry::needsAgreement);
            if (entry.isPresent()) {
                answer(game.ask(entry.get()).map(RemotePlay::word));
                return;
            }
            var move = seen.kind().notation().read(seen.history().current(), line);
            answer(move.isEmpty() ? Optional.of("\"" + line + "\" is not a move") : add(new Entry.Move<>(move.get())));
        }

        /** What has not been told yet must not be what an entry follows. */
        private Optional<String> add(Entry<M> entry) {
            var refusal = game.add(seen, entry);
            if (refusal.isEmpty()) {
                own.add(seen.size());
            }
            return refusal.map(RemotePlay::word);
        }

        private void answer(Optional<String> problem) {
            print(problem.map(text -> "error " + text).orElse("ok"));
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String warning(Warning warning) {
        return switch (warning) {
            case CODES_TRIED -> "somebody is trying codes here: end this and host again with a new code";
            case ANOTHER_HOST ->
                "another program waits at the broker with this code: end this and host again with a new code";
        };
    }

    /** Why there is no game, in words. */
    static String reason(Parting parting) {
        return switch (parting) {
            case LEFT -> "your friend has left";
            case WRONG_CODE -> "the code is wrong";
            case VERSION -> "your friend's program speaks another version of the protocol: both need the newer program";
            case REPLACED -> "somebody else has joined with your code";
            case ANOTHER_GAME -> "your friend plays a game that this program does not know or is not in";
            case DIFFERENT -> "you and your friend have played different games";
            case SENSELESS -> "your friend's program sends what makes no sense";
            case LATER -> "too many codes have been tried from your address; the next attempt is a little later";
            case SHORT_CODE -> "through a broker a code has 16 letters and digits; one of 8 is an older program's";
            case UNREACHABLE -> "nobody answers at this address";
            case STRANGER -> "what answers at this address is not Jumping Cube";
            case NO_BROKER -> "the broker cannot be reached";
            case BROKER_REFUSES -> "the broker does not let you in; are user and password right?";
            case BROKER_TURNS_AWAY ->
                "the broker turns this program away, whoever the user is: it may be busy, have moved, or not allow it";
            case BROKER_OLD -> "the broker does not speak MQTT 5, which is needed";
            case BROKER_FORBIDS -> "the broker does not let you use its topics jumping-cube/...";
            case BROKER_WITHOUT_TLS ->
                "the broker does not use TLS at this port, or none that is safe; nothing was sent";
            case BROKER_UNTRUSTED ->
                "nobody whom this computer trusts has signed the broker's certificate; nothing was sent";
            case BROKER_OTHER_HOST -> "the broker's certificate is not valid for its address; nothing was sent";
            case BROKER_OUT_OF_DATE ->
                "the broker's certificate is out of date, or this computer's clock is wrong; nothing was sent";
        };
    }
}
