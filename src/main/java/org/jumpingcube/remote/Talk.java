package org.jumpingcube.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jumpingcube.game.Position;

/**
 * One side of the conversation, after the greeting: takes the friend's lines and the user's wishes, and answers with
 * lines. It has no threads and no clock, and is used by one thread at a time. Whatever a line says, it either does what
 * docs/remote.md has for it or is refused and changes nothing.
 *
 * <p>The log outlives connections. Each one begins with both saying how long their logs are, and the one whose log is
 * longer sends the rest.
 */
final class Talk<P extends Position<P, M>, M> {
    static final String PING = "ping";

    private static final String SEPARATOR = "|";
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,6}");
    private static final int ROOM = Limits.LONGEST_LINE - 100; // for the entries of a line
    private static final News NOTHING = new News.Nothing();

    private final Role me;
    private final Consumer<RemoteView<P, M>> onChange;
    private GameLog<P, M> log;
    private Presence presence = Presence.EXPECTED;
    private Optional<Parting> parting = Optional.empty();
    private Optional<Consumer<String>> out = Optional.empty();

    private Optional<Entry<M>> asked = Optional.empty(); // by us
    private Optional<Entry<M>> question = Optional.empty(); // by the friend
    private Optional<Entry<M>> granted = Optional.empty(); // our answer, if the friend is to add it
    private boolean isDeaf;

    private boolean isReady;
    private boolean hasCompared; // since the connection began
    private int friendHas; // so many entries as far as we know
    private int ahead; // so many the friend said to have when the connection began
    private int promised; // so many the friend said to have when we knew nothing
    private int refusals;

    /**
     * @param log what this side has so far. It may be out of date: what is missing, also of our own moves, is taken from
     *     the friend when the first connection begins, and never again
     * @param onChange told after every change
     */
    Talk(Role me, GameLog<P, M> log, Consumer<RemoteView<P, M>> onChange) {
        this.me = me;
        this.log = log;
        this.onChange = onChange;
    }

    RemoteView<P, M> view() {
        return view(NOTHING);
    }

    private RemoteView<P, M> view(News news) {
        boolean isSettled = isReady && friendHas == log.size();
        return new RemoteView<>(log, me, presence, parting, asked, question, isReady, isSettled, news);
    }

    private void tell(News news) {
        onChange.accept(view(news));
    }

    // What becomes of the connection

    /**
     * A connection begins.
     *
     * @param lines takes what is sent, and never waits
     */
    void connect(Consumer<String> lines) {
        out = Optional.of(lines);
        presence = Presence.HERE;
        parting = Optional.empty();
        hasCompared = false;
        friendHas = 0;
        refusals = 0;
        sendHave();
        tell(NOTHING);
    }

    /** The connection has ended. */
    void disconnect() {
        out = Optional.empty();
        if (presence == Presence.HERE) {
            presence = Presence.SOUGHT;
        }
        question = Optional.empty(); // it is asked again if the friend comes back
        tell(NOTHING);
    }

    /** It is over. */
    void part(Parting reason) {
        parting = Optional.of(reason);
        presence = reason == Parting.LEFT ? Presence.AWAY : Presence.GONE;
        tell(NOTHING);
    }

    // What the user wants

    /** Makes a move, or resigns. */
    Optional<Refusal> add(Entry<M> entry) {
        if (entry.needsAgreement()) {
            return Optional.of(Refusal.NOT_AGREED);
        }
        var objection = isReady ? objection(entry, me) : Optional.of(Refusal.NOBODY_THERE);
        if (objection.isEmpty()) {
            append(entry);
        }
        return objection;
    }

    /** Asks the friend for something that both must want. */
    Optional<Refusal> ask(Entry<M> entry) {
        if (!isReady || !hasCompared || out.isEmpty()) {
            return Optional.of(Refusal.NOBODY_THERE);
        }
        var objection = log.objection(entry);
        if (objection.isPresent()) {
            return objection;
        }
        if (question.equals(Optional.of(entry))) {
            answer(true);
            return Optional.empty();
        }
        asked = Optional.of(entry);
        send("ask", entry);
        tell(NOTHING);
        return Optional.empty();
    }

    /** Answers the friend's question, if there is one. */
    void answer(boolean isYes) {
        question.ifPresent(entry -> {
            question = Optional.empty();
            if (isYes && log.holder() == me) {
                append(entry);
            } else {
                granted = isYes ? Optional.of(entry) : granted;
                send(isYes ? "yes" : "no", entry);
                tell(NOTHING);
            }
        });
    }

    /** Whether the friend's questions and phrases are declined unheard. */
    void setDeaf(boolean isDeaf) {
        this.isDeaf = isDeaf;
        if (isDeaf) {
            answer(false);
        }
    }

    void say(Phrase phrase) {
        send("say " + Words.of(phrase));
    }

    private void append(Entry<M> entry) {
        log = log.then(entry);
        promised = 0;
        settleQuestions();
        if (hasCompared) {
            sendEntries(log.size() - 1);
        }
        tell(NOTHING);
    }

    private void settleQuestions() {
        asked = Optional.empty();
        question = Optional.empty();
        granted = Optional.empty();
    }

    // What the friend says

    /** Takes a line of the friend's program. */
    void hear(String line) {
        var words = List.of(line.split(" ", 4));
        switch (words.get(0)) {
            case PING -> {}
            case "have" -> heardHave(words);
            case "play" -> heardPlay(words);
            case "ask", "yes", "no" -> heardOfAgreement(line);
            case "say" -> heardPhrase(words);
            case "refused" -> heardRefusal(words);
            case "bye" -> heardGoodbye(words);
            default -> refuse(Refusal.UNREADABLE);
        }
    }

    /** Whether a line is one that the user is to notice at once, and to answer if they like. */
    static boolean isToBeAnswered(String line) {
        return line.startsWith("ask ") || line.startsWith("say ");
    }

    /** Refuses a line. */
    void refuse(Refusal reason) {
        refusals++;
        send("refused " + (log.size() + 1) + " " + Words.of(reason));
        if (refusals > Limits.MOST_REFUSALS) {
            endWith(Parting.SENSELESS);
        } else {
            tell(new News.RefusedHere(reason));
        }
    }

    private void endWith(Parting reason) {
        send(Greeting.BYE + Words.of(reason));
        part(reason);
    }

    private static Optional<Integer> number(List<String> words) {
        return words.stream()
                .skip(1)
                .findFirst()
                .filter(NUMBER.asMatchPredicate())
                .map(Integer::valueOf);
    }

    /** How much the friend has: the first time to compare, later to confirm what we sent. */
    private void heardHave(List<String> words) {
        var number = number(words);
        if (number.isEmpty() || words.size() != 3 || number.get() > GameLog.MOST_ENTRIES) {
            refuse(Refusal.UNREADABLE);
            return;
        }
        int theirs = number.get();
        boolean isSame = theirs > log.size() || log.hash(theirs).equals(words.get(2));
        if (hasCompared) {
            if (theirs <= log.size() && isSame) {
                friendHas = theirs;
                tell(NOTHING);
            } else {
                refuse(Refusal.OTHER_POSITION);
            }
        } else if (isSame) {
            compared(theirs);
        } else {
            endWith(Parting.DIFFERENT);
        }
    }

    private void compared(int theirs) {
        hasCompared = true;
        friendHas = Math.min(theirs, log.size());
        if (!isReady) {
            promised = theirs;
        }
        isReady = log.size() >= promised;
        ahead = theirs;
        if (theirs <= log.size()) {
            sendEntries(theirs);
            asked.ifPresent(entry -> send("ask", entry)); // the friend may not have heard it
        }
        tell(NOTHING);
    }

    /** Takes all entries of the line or none. */
    private void heardPlay(List<String> words) {
        var number = number(words);
        if (number.isEmpty() || words.size() != 4) {
            refuse(Refusal.UNREADABLE);
            return;
        }
        if (!hasCompared || number.get() > log.size() + 1) {
            refuse(Refusal.EARLY);
            return;
        }
        if (number.get() <= log.size()) {
            refuse(Refusal.LATE);
            return;
        }
        GameLog<P, M> longer = log;
        for (String text : words.get(3).split("\\|", -1)) {
            var entry = longer.read(text);
            var objection = entry.isEmpty() ? Optional.of(Refusal.UNREADABLE) : objection(longer, entry.get());
            if (objection.isPresent()) {
                refusePlay(objection.get());
                return;
            }
            longer = longer.then(entry.get());
        }
        if (longer.hash().equals(words.get(2))) {
            take(longer);
        } else {
            refusePlay(Refusal.OTHER_POSITION);
        }
    }

    /** If the friend has more than we have, and we cannot take it, the two cannot go on. */
    private void refusePlay(Refusal reason) {
        if (log.size() < ahead && reason != Refusal.NOT_AGREED) {
            endWith(Parting.DIFFERENT);
        } else {
            refuse(reason);
        }
    }

    /** What is wrong with an entry of the friend's. What we once knew, and have forgotten, may also be our own. */
    private Optional<Refusal> objection(GameLog<P, M> before, Entry<M> entry) {
        boolean isForgotten = before.size() < promised;
        if (!isForgotten && before.holder() == me) {
            return Optional.of(Refusal.NOT_YOUR_TURN);
        }
        boolean isAgreed = before.size() == log.size()
                && (asked.filter(entry::equals).isPresent()
                        || granted.filter(entry::equals).isPresent());
        return entry.needsAgreement() && !isForgotten && !isAgreed
                ? Optional.of(Refusal.NOT_AGREED)
                : before.objection(entry);
    }

    private Optional<Refusal> objection(Entry<M> entry, Role author) {
        return log.holder() == author ? log.objection(entry) : Optional.of(Refusal.NOT_YOUR_TURN);
    }

    private void take(GameLog<P, M> longer) {
        log = longer;
        friendHas = log.size();
        isReady = log.size() >= promised;
        settleQuestions();
        sendHave();
        tell(NOTHING);
    }

    private void heardOfAgreement(String line) {
        var words = List.of(line.split(" ", 3));
        var number = number(words);
        var entry =
                words.size() == 3 ? log.read(words.get(2)).filter(Entry::needsAgreement) : Optional.<Entry<M>>empty();
        if (number.isEmpty() || entry.isEmpty()) {
            refuse(Refusal.UNREADABLE);
        } else if (number.get() != log.size() + 1) {
            refuse(number.get() <= log.size() ? Refusal.LATE : Refusal.EARLY);
        } else if (words.get(0).equals("ask")) {
            heardQuestion(entry.get());
        } else if (asked.equals(entry)) {
            heardAnswer(entry.get(), words.get(0).equals("yes"));
        } else {
            refuse(Refusal.LATE);
        }
    }

    private void heardQuestion(Entry<M> entry) {
        var objection = log.objection(entry);
        if (objection.isPresent()) {
            refuse(objection.get());
        } else if (asked.filter(entry::equals).isPresent()) { // both want it
            question = Optional.of(entry);
            answer(true);
        } else if (isDeaf) {
            send("no", entry);
        } else if (!question.equals(Optional.of(entry))) {
            question = Optional.of(entry);
            tell(NOTHING);
        }
    }

    private void heardAnswer(Entry<M> entry, boolean isYes) {
        if (!isYes) {
            asked = Optional.empty();
            tell(new News.Declined());
        } else if (log.holder() == me) {
            append(entry);
        }
    }

    private void heardPhrase(List<String> words) {
        var phrase = words.size() == 2 ? Words.read(Phrase.class, words.get(1)) : Optional.<Phrase>empty();
        if (phrase.isEmpty()) {
            refuse(Refusal.UNREADABLE);
        } else if (!isDeaf) {
            tell(new News.Said(phrase.get()));
        }
    }

    /** An agreement that the friend knows nothing of is none; whatever else is refused there stays here. */
    private void heardRefusal(List<String> words) {
        var reason = words.size() == 3 ? Words.read(Refusal.class, words.get(2)) : Optional.<Refusal>empty();
        boolean isOfLast = number(words).filter(number -> number == log.size()).isPresent() && friendHas < log.size();
        if (reason.isEmpty()) {
            refuse(Refusal.UNREADABLE);
            return;
        }
        if (isOfLast && reason.get() == Refusal.NOT_AGREED) {
            var earlier = log.first(log.size() - 1);
            if (earlier.read(log.entries().get(log.size() - 1).text())
                    .filter(Entry::needsAgreement)
                    .isPresent()) {
                log = earlier;
            }
        }
        tell(new News.RefusedThere(reason.get()));
    }

    private void heardGoodbye(List<String> words) {
        part((words.size() == 2 ? Words.read(Parting.class, words.get(1)) : Optional.<Parting>empty())
                .orElse(Parting.STRANGER));
    }

    // What is sent

    private void send(String line) {
        out.ifPresent(lines -> lines.accept(line));
    }

    private void send(String word, Entry<M> entry) {
        send(word + " " + (log.size() + 1) + " " + log.write(entry));
    }

    private void sendHave() {
        send("have " + log.size() + " " + log.hash());
    }

    /** Sends the entries from this one on, as many in a line as there is room for. */
    private void sendEntries(int from) {
        int sent = from;
        while (sent < log.size()) {
            var texts = new ArrayList<String>();
            int length = 0;
            for (int next = sent; next < log.size() && length + text(next).length() < ROOM; next++) {
                texts.add(text(next));
                length += text(next).length() + 1;
            }
            int first = sent + 1;
            sent += texts.size();
            send("play " + first + " " + log.hash(sent) + " " + String.join(SEPARATOR, texts));
        }
    }

    private String text(int index) {
        return log.entries().get(index).text();
    }
}
