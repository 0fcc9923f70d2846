package org.jumpingcube.remote;

import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Consumer;
import org.jumpingcube.game.Position;

/** Writes this side's lines, as docs/remote.md has them. Without a connection they are dropped. */
final class Outbox<P extends Position<P, M>, M> {
    private static final String SEPARATOR = "|";
    private static final int ROOM = Limits.LONGEST_LINE - 100; // for the entries of a line

    private Optional<Consumer<String>> out = Optional.empty();

    /**
     * A connection begins.
     *
     * @param lines takes what is sent, and never waits
     */
    void open(Consumer<String> lines) {
        out = Optional.of(lines);
    }

    /** The connection has ended. */
    void close() {
        out = Optional.empty();
    }

    boolean isOpen() {
        return out.isPresent();
    }

    /** Says how long our log is. */
    void have(GameLog<P, M> log) {
        send("have " + log.size() + " " + log.hash());
    }

    /** Sends the entries of the log from this index on, as many in a line as there is room for. */
    void play(GameLog<P, M> log, int from) {
        int sent = from;
        while (sent < log.size()) {
            var texts = new ArrayList<String>();
            int length = 0;
            for (int next = sent; next < log.size() && length + text(log, next).length() < ROOM; next++) {
                texts.add(text(log, next));
                length += text(log, next).length() + 1;
            }
            int first = sent + 1;
            sent += texts.size();
            send("play " + first + " " + log.hash(sent) + " " + String.join(SEPARATOR, texts));
        }
    }

    private String text(GameLog<P, M> log, int index) {
        return log.entries().get(index).text();
    }

    /** Asks whether this entry may follow the log. */
    void ask(GameLog<P, M> log, Entry<M> entry) {
        send("ask", log, entry);
    }

    /** Answers the friend's question. */
    void answer(boolean isYes, GameLog<P, M> log, Entry<M> entry) {
        send(isYes ? "yes" : "no", log, entry);
    }

    private void send(String word, GameLog<P, M> log, Entry<M> entry) {
        send(word + " " + (log.size() + 1) + " " + log.write(entry));
    }

    void say(Phrase phrase) {
        send("say " + Words.of(phrase));
    }

    /** Refuses what the friend wanted to be the next entry of the log. */
    void refused(GameLog<P, M> log, Refusal reason) {
        send("refused " + (log.size() + 1) + " " + Words.of(reason));
    }

    void bye(Parting reason) {
        send(Greeting.BYE + Words.of(reason));
    }

    private void send(String line) {
        out.ifPresent(lines -> lines.accept(line));
    }
}
