package org.jumpingcube.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.News;
import org.jumpingcube.remote.Parting;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.Refusal;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.RemoteView;
import org.jumpingcube.search.TimedEngine;
import org.jumpingcube.text.LineReader;
import org.jumpingcube.text.Printable;
import org.jumpingcube.text.engine.GoOptions;
import org.jumpingcube.worker.Threads;

/** A game with a friend elsewhere, at the terminal: one game, in lines, as docs/commands.md has them. */
final class RemotePlay {
    private static final int MOST_WAITING = 100; // lines of the input
    private static final long LAST_WAIT_SECONDS = 30;

    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(MOST_WAITING);
    private final Optional<GoOptions> player;
    private final PrintWriter out;
    private Optional<Integer> exitCode = Optional.empty();

    /**
     * @param player who makes the user's moves; empty for the input
     * @param out flushed after every line
     */
    RemotePlay(Optional<GoOptions> player, PrintWriter out) {
        this.player = player;
        this.out = out;
    }

    /** Runs what listens to the game. */
    Executor listeners() {
        return events::add;
    }

    /**
     * Plays until the game is over or somebody has left.
     *
     * @return the exit code
     */
    <P extends Position<P, M>, M> int play(RemoteGame<P, M> game, Reader in) throws InterruptedException {
        var table = new Table<>(game);
        game.follow(table::see);
        if (player.isEmpty()) {
            read(in, table);
        }
        while (exitCode.isEmpty()) {
            events.take().run();
        }
        return exitCode.get();
    }

    private void print(String line) {
        out.print(Printable.of(line) + "\n");
        out.flush();
    }

    private void fail(String reason) {
        print("error " + reason);
        exitCode = Optional.of(Failures.UNFINISHED);
    }

    private void read(Reader in, Table<?, ?> table) {
        Threads.start("remote-input", () -> {
            var lines = new LineReader(List.of(new BufferedReader(in)));
            try {
                for (var line = lines.next(); line.isPresent(); line = lines.next()) {
                    String text = line.get().strip();
                    var order = table.order(text);
                    room.acquireUninterruptibly();
                    events.add(() -> {
                        room.release();
                        order.run();
                    });
                }
            } catch (IOException e) {
                // treated like the end of the input
            }
            events.add(table.order("quit"));
        });
    }

    /** What this side has seen of the game. Used on the thread that plays. */
    private final class Table<P extends Position<P, M>, M> {
        private final RemoteGame<P, M> game;
        private final Optional<Engine<P, M>> engine;
        private final Executor thoughts = Executors.newSingleThreadExecutor(Threads.named("remote-player"));
        private Presence presence = Presence.EXPECTED;
        private Optional<RemoteView<P, M>> question =
                Optional.empty(); // the game as it was when it was told; see order
        private Optional<GameLog<P, M>> seen = Optional.empty();
        private final Set<Integer> own = new HashSet<>(); // entries of the log that the input has made, not told yet
        private int thought = -1; // the length of the log at which the player was asked last
        private boolean isResultTold;

        Table(RemoteGame<P, M> game) {
            this.game = game;
            engine = player.map(options -> new TimedEngine<>(
                    game.view().log().kind().engine(options.seat(), options.seed(), options.helpers()),
                    System::nanoTime));
        }

        void see(RemoteView<P, M> view) {
            if (seen.isEmpty()) {
                print("playing " + view.log().kind().name() + " as "
                        + view.mySide().number());
            }
            tellPresence(view);
            tellLog(view);
            tellQuestion(view);
            if (view.news() instanceof News.Said said) {
                print("info friend says " + word(said.phrase()));
            }
            if (view.news() instanceof News.Declined) {
                print("info friend declines");
            }
            if (view.news() instanceof News.RefusedHere refused) {
                print("info refused " + word(refused.reason()));
            }
            if (view.news() instanceof News.RefusedThere refused) {
                print("info refused by friend " + word(refused.reason()));
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
                    case HERE -> print("info friend is here");
                    case SOUGHT -> print("info trying to reach friend");
                    default -> {}
                }
            }
        }

        private void tellLog(RemoteView<P, M> view) {
            var log = view.log();
            int from = seen.map(GameLog::size).orElse(0);
            for (int index = from; index < log.size(); index++) {
                tellEntry(log, index, view);
            }
            seen = Optional.of(log);
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
            CompletionStage<M> answer = CompletableFuture.supplyAsync(
                    () -> engine.get().analyse(position, budget).move(), thoughts);
            answer.whenComplete((move, failure) -> events.add(() -> {
                if (failure != null) {
                    throw new IllegalStateException("the computer player has failed", failure);
                }
                game.play(move);
            }));
        }

        /** The result is told once; the friend has a while to learn the last move. */
        private void end(RemoteView<P, M> view) {
            if (!isResultTold) {
                isResultTold = true;
                print("result " + result(view.log().outcome()));
                CompletableFuture.delayedExecutor(LAST_WAIT_SECONDS, TimeUnit.SECONDS)
                        .execute(() -> events.add(() -> exitCode = Optional.of(0)));
            }
            boolean isGone = view.presence() == Presence.AWAY || view.presence() == Presence.GONE;
            if (view.isSettled() || isGone) {
                exitCode = Optional.of(0);
            }
        }

        private String result(Outcome outcome) {
            return outcome.winner()
                    .map(winner -> "win " + winner.number() + " " + outcome.reason())
                    .orElse("draw " + outcome.reason());
        }

        /**
         * What a line of the input asks for, which is done when it is its turn. It answers what has been told by now. May be
         * called on any thread.
         */
        synchronized Runnable order(String line) {
            var asked = question;
            return () -> obey(line, asked);
        }

        private void obey(String line, Optional<RemoteView<P, M>> asked) {
            var log = game.view().log();
            switch (line) {
                case "" -> {}
                case "quit" -> exitCode = exitCode.or(() -> Optional.of(0));
                case "yes", "no" -> answerFriend(asked, line.equals("yes"));
                case "resign" -> answer(add(game::resign));
                default -> obey(line, log);
            }
        }

        private void answerFriend(Optional<RemoteView<P, M>> asked, boolean isYes) {
            if (asked.filter(shown -> game.answer(shown, isYes)).isEmpty()) {
                print("error " + (asked.isEmpty() ? "nothing is asked" : "that is not asked any more"));
            }
        }

        private void obey(String line, GameLog<P, M> log) {
            var entry = log.read(line).filter(Entry::needsAgreement);
            if (entry.isPresent()) {
                answer(game.ask(entry.get()).map(RemotePlay::word));
                return;
            }
            var move = log.kind().notation().read(log.history().current(), line);
            answer(move.isEmpty() ? Optional.of("\"" + line + "\" is not a move") : add(() -> game.play(move.get())));
        }

        private Optional<String> add(Supplier<Optional<Refusal>> wish) {
            var refusal = wish.get();
            if (refusal.isEmpty()) {
                own.add(lastOwn(game.view()));
            }
            return refusal.map(RemotePlay::word);
        }

        private static int lastOwn(RemoteView<?, ?> view) {
            int index = view.log().size() - 1;
            while (view.log().entries().get(index).author() != view.me()) {
                index--; // the friend has answered already
            }
            return index;
        }

        private void answer(Optional<String> problem) {
            print(problem.map(text -> "error " + text).orElse("ok"));
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
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
