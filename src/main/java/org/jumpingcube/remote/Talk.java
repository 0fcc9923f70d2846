package org.jumpingcube.remote;

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

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,6}");
    private static final News NOTHING = new News.Nothing();

    private final Role me;
    private final Past past;
    private final Consumer<RemoteView<P, M>> onChange;
    private GameLog<P, M> log;
    private Presence presence = Presence.EXPECTED;
    private Optional<Parting> parting = Optional.empty();
    private final Outbox<P, M> outbox = new Outbox<>();
    private final Agreement<M> agreement = new Agreement<>();
    private final LogComparison comparison = new LogComparison();
    private boolean isMuted;
    private int refusals;
    private int refusalsThere;

    /**
     * @param log what this side has so far. It may be out of date
     * @param past what is taken from the friend of what is missing, also of our own moves, when the first connection
     *     begins, and never again
     * @param onChange told after every change
     */
    Talk(Role me, GameLog<P, M> log, Past past, Consumer<RemoteView<P, M>> onChange) {
        this.me = me;
        this.log = log;
        this.past = past;
        this.onChange = onChange;
    }

    RemoteView<P, M> view() {
        return view(NOTHING);
    }

    private RemoteView<P, M> view(News news) {
        boolean isReady = comparison.isReady();
        boolean isSettled = isReady && comparison.isConfirmed(log.size());
        return new RemoteView<>(
                log, me, presence, parting, agreement.asked(), agreement.question(), isReady, isSettled, news);
    }

    private void tell(News news) {
        onChange.accept(view(news));
    }

    void warn(Warning warning) {
        tell(new News.Warned(warning));
    }

    // What becomes of the connection

    /**
     * A connection begins.
     *
     * @param lines takes what is sent, and never waits
     */
    void connect(Consumer<String> lines) {
        outbox.open(lines);
        presence = presence == Presence.EXPECTED ? Presence.EXPECTED : Presence.SOUGHT; // until the two are level
        parting = Optional.empty();
        comparison.begin();
        agreement.dropQuestion(); // it is asked again by a friend who still wants it
        refusals = 0;
        refusalsThere = 0;
        outbox.have(log);
        tell(NOTHING);
    }

    /** The connection has ended. */
    void disconnect() {
        outbox.close();
        if (presence == Presence.EXPECTED || presence == Presence.HERE) {
            presence = Presence.SOUGHT;
        }
        agreement.dropQuestion();
        tell(NOTHING);
    }

    /**
     * The friend was not found where they were; they are looked for again.
     *
     * @param reason what was found there instead; empty if nothing was
     */
    void miss(Optional<Parting> reason) {
        if (presence == Presence.SOUGHT && !parting.equals(reason)) {
            parting = reason;
            tell(NOTHING);
        }
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
        var objection = comparison.isReady() ? objection(entry, me) : Optional.of(Refusal.NOBODY_THERE);
        if (objection.isEmpty()) {
            append(entry);
        }
        return objection;
    }

    /** Asks the friend for something that both must want. */
    Optional<Refusal> ask(Entry<M> entry) {
        if (!comparison.isReady() || !comparison.hasCompared() || !outbox.isOpen()) {
            return Optional.of(Refusal.NOBODY_THERE);
        }
        if (agreement.isQuestion(entry)) {
            answer(true);
            return Optional.empty();
        }
        var objection = log.objectionToAsking(entry, me);
        if (objection.isPresent()) {
            return objection;
        }
        agreement.ask(entry);
        outbox.ask(log, entry);
        tell(NOTHING);
        return Optional.empty();
    }

    /** Answers the friend's question, if there is one. */
    void answer(boolean isYes) {
        agreement.question().ifPresent(entry -> {
            agreement.dropQuestion();
            if (isYes && log.holder() == me) {
                append(entry);
                return;
            }
            if (isYes) {
                agreement.grant(entry);
            }
            outbox.answer(isYes, log, entry);
            tell(NOTHING);
        });
    }

    /** Whether the friend's questions and phrases are declined unheard. */
    void setMuted(boolean isMuted) {
        this.isMuted = isMuted;
        if (isMuted) {
            answer(false);
        }
    }

    void say(Phrase phrase) {
        outbox.say(phrase);
    }

    private void append(Entry<M> entry) {
        log = log.then(entry);
        comparison.add();
        agreement.forget();
        if (comparison.hasCompared()) {
            outbox.play(log, log.size() - 1);
        }
        tell(NOTHING);
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
        outbox.refused(log, reason);
        if (refusals > Limits.MOST_REFUSALS) {
            endWith(Parting.SENSELESS);
        } else {
            tell(new News.RefusedHere(reason));
        }
    }

    private void endWith(Parting reason) {
        outbox.bye(reason);
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
        if (comparison.hasCompared()) {
            heardOfMore(theirs, isSame);
        } else if (isSame) {
            compared(theirs);
        } else {
            endWith(Parting.DIFFERENT);
        }
    }

    /** The friend has taken what we sent. */
    private void heardOfMore(int theirs, boolean isSame) {
        if (theirs > log.size() || !isSame) {
            refuse(Refusal.OTHER_POSITION);
        } else if (comparison.isConfirmed(theirs)) {
            refuse(Refusal.LATE);
        } else {
            comparison.confirm(theirs);
            tell(NOTHING);
        }
    }

    private void compared(int theirs) {
        comparison.compare(log.size(), theirs);
        greet();
        if (theirs <= log.size()) {
            outbox.play(log, theirs);
            agreement.asked().ifPresent(entry -> outbox.ask(log, entry)); // the friend may not have heard it
        }
        tell(NOTHING);
    }

    /** The friend is here once this side has all that they had when they came. */
    private void greet() {
        if (isLevel()) {
            presence = Presence.HERE;
        }
    }

    /** Whether this side has all that the friend had when the connection began. */
    boolean isLevel() {
        return comparison.hasCompared() && !comparison.isBehind(log.size());
    }

    /** Takes all entries of the line or none. */
    private void heardPlay(List<String> words) {
        var number = number(words);
        if (number.isEmpty() || words.size() != 4) {
            refuse(Refusal.UNREADABLE);
            return;
        }
        if (!comparison.hasCompared() || number.get() > log.size() + 1) {
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
        if (comparison.isBehind(log.size())) {
            endWith(Parting.DIFFERENT);
        } else {
            refuse(reason);
        }
    }

    /** What is wrong with an entry of the friend's. What we once knew, and have forgotten, may also be our own. */
    private Optional<Refusal> objection(GameLog<P, M> before, Entry<M> entry) {
        boolean isForgotten = comparison.isForgotten(before.size()) && past.has(entry);
        if (!isForgotten && before.holder() == me) {
            return Optional.of(Refusal.NOT_YOUR_TURN);
        }
        boolean isAgreed = before.size() == log.size() && agreement.covers(entry);
        return entry.needsAgreement() && !isForgotten && !isAgreed
                ? Optional.of(Refusal.NOT_AGREED)
                : before.objection(entry);
    }

    private Optional<Refusal> objection(Entry<M> entry, Role author) {
        return log.holder() == author ? log.objection(entry) : Optional.of(Refusal.NOT_YOUR_TURN);
    }

    private void take(GameLog<P, M> longer) {
        log = longer;
        comparison.take(log.size());
        greet();
        agreement.forget();
        outbox.have(log);
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
        } else if (agreement.hasAsked(entry.get())) {
            heardAnswer(entry.get(), words.get(0).equals("yes"));
        } else {
            refuse(Refusal.LATE);
        }
    }

    private void heardQuestion(Entry<M> entry) {
        var objection = log.objectionToAsking(entry, me.other());
        if (objection.isPresent()) {
            refuse(objection.get());
        } else if (agreement.hasAsked(entry)) { // both want it
            agreement.hear(entry);
            answer(true);
        } else if (isMuted) {
            outbox.answer(false, log, entry);
        } else if (!agreement.isQuestion(entry)) {
            agreement.hear(entry);
            tell(NOTHING);
        }
    }

    private void heardAnswer(Entry<M> entry, boolean isYes) {
        if (!isYes) {
            agreement.declined();
            tell(new News.Declined());
        } else if (log.holder() == me) {
            append(entry);
        }
    }

    private void heardPhrase(List<String> words) {
        var phrase = words.size() == 2 ? Words.read(Phrase.class, words.get(1)) : Optional.<Phrase>empty();
        if (phrase.isEmpty()) {
            refuse(Refusal.UNREADABLE);
        } else if (!isMuted) {
            tell(new News.Said(phrase.get()));
        }
    }

    /** Whatever is refused there stays here. What the friend's program refuses it must stop to send, as ours does. */
    private void heardRefusal(List<String> words) {
        var reason = words.size() == 3 ? Words.read(Refusal.class, words.get(2)) : Optional.<Refusal>empty();
        if (reason.isEmpty() || number(words).isEmpty()) {
            refuse(Refusal.UNREADABLE);
            return;
        }
        refusalsThere++;
        if (refusalsThere > Limits.MOST_REFUSALS) {
            endWith(Parting.SENSELESS);
        } else {
            tell(new News.RefusedThere(reason.get()));
        }
    }

    private void heardGoodbye(List<String> words) {
        part((words.size() == 2 ? Words.read(Parting.class, words.get(1)) : Optional.<Parting>empty())
                .orElse(Parting.STRANGER));
    }
}
