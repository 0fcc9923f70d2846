package org.jumpingcube.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the two sides of a conversation do with each other's lines. */
@Slow
class TalkTest {
    private final Random random = new Random(1);
    private final TwoTalks<CubePosition, Square> two = new TwoTalks<>(cubes(3, 1));

    private static GameLog<CubePosition, Square> cubes(int size, int bestOf) {
        return GameLog.startingAt(Games.CUBE, new Terms(GameOptions.of("size", size), Player.ONE, bestOf));
    }

    static List<GameKind<?, ?>> kinds() {
        return Games.ALL;
    }

    private void begin(int moves) {
        two.connect();
        two.carry();
        two.play(moves, random);
    }

    private void assertEqual() {
        assertThat(two.guest.log()).isEqualTo(two.host.log());
        assertThat(two.guest.log().hash()).isEqualTo(two.host.log().hash());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aWholeGameIsTheSameOnBothSides(GameKind<?, ?> kind) {
        playWhole(kind);
    }

    private <P extends Position<P, M>, M> void playWhole(GameKind<P, M> kind) {
        var both = new TwoTalks<>(kind);
        both.connect();
        both.carry();
        both.play(2_000, random);
        assertThat(both.guest.log()).isEqualTo(both.host.log());
        assertThat(both.guest.log().outcome().isOver()).isTrue();
        assertThat(both.host.talk.view().isSettled()).isTrue();
        assertThat(both.guest.talk.view().isSettled()).isTrue();
    }

    @Test
    void nobodyMovesBeforeTheOtherHasEverBeenThere() {
        assertThat(two.host.playAny(random)).contains(Refusal.NOBODY_THERE);
        assertThat(two.host.log().size()).isZero();
    }

    @Test
    void aMoveOutOfTurnIsRefusedHereAndThere() {
        begin(1);
        assertThat(two.host.playAny(random)).contains(Refusal.NOT_YOUR_TURN);
        var before = two.guest.log();
        two.guest.talk.hear("play 2 " + before.hash() + " move a1");
        assertThat(two.guest.news()).isEqualTo(new News.RefusedHere(Refusal.NOT_YOUR_TURN));
        assertThat(two.guest.log()).isEqualTo(before);
    }

    @Test
    void illegalRepeatedEarlyAndMiscountedMovesChangeNothingAndAreRefusedInWords() {
        begin(1);
        var before = two.host.log();
        String taken = before.entries().get(0).text();
        refuses("play 2 0123456789abcdef " + taken, Refusal.ILLEGAL);
        refuses("play 2 0123456789abcdef move z99", Refusal.ILLEGAL);
        refuses("play 2 0123456789abcdef move", Refusal.UNREADABLE);
        refuses("play 2 0123456789abcdef move " + free(before), Refusal.OTHER_POSITION);
        refuses("play 1 " + before.hash() + " " + taken, Refusal.LATE);
        refuses("play 3 " + before.hash() + " move " + free(before), Refusal.EARLY);
        refuses(
                "play 2 " + before.then(move(before)).hash() + " move " + free(before) + "|move " + free(before),
                Refusal.NOT_YOUR_TURN);
        assertThat(two.host.log()).isEqualTo(before);
        two.host.talk.hear("play 2 " + before.then(move(before)).hash() + " move " + free(before));
        assertThat(two.host.log().size()).isEqualTo(2);
    }

    private void refuses(String line, Refusal reason) {
        two.guest.post.clear();
        two.host.talk.hear(line);
        assertThat(two.host.news()).as(line).isEqualTo(new News.RefusedHere(reason));
        assertThat(two.guest.post).containsExactly("refused 2 " + Words.of(reason));
    }

    private static Entry<Square> move(GameLog<CubePosition, Square> log) {
        return new Entry.Move<>(log.history().current().legalMoves().get(0));
    }

    private static String free(GameLog<CubePosition, Square> log) {
        return log.write(move(log)).substring("move ".length());
    }

    @Test
    void movesAreTakenBackOnlyIfBothWantIt() {
        begin(3);
        two.guest.talk.ask(new Entry.TakeBack<>(1));
        two.carry();
        assertThat(two.host.talk.view().question()).contains(new Entry.TakeBack<>(1));
        two.host.talk.answer(false);
        two.carry();
        assertThat(two.guest.news()).isEqualTo(new News.Declined());
        assertThat(two.host.log().history().cursor()).isEqualTo(3);

        two.host.talk.ask(new Entry.TakeBack<>(2)); // it is the guest's turn, so the guest takes back
        two.carry();
        two.guest.talk.answer(true);
        two.carry();
        assertThat(two.host.log().history().turns()).hasSize(2);
        assertEqual();
    }

    @Test
    void whoeverIsToMoveTakesBackAfterTheOthersYes() {
        begin(4);
        two.host.talk.ask(new Entry.TakeBack<>(2));
        two.carry();
        two.guest.talk.answer(true);
        two.carry();
        assertThat(two.guest.log().history().turns()).hasSize(2);
        assertEqual();
    }

    @Test
    void nobodyTakesBackAloneWhateverTheirProgramSays() {
        begin(3); // the guest is to move
        var before = two.host.log();
        var forged = before.then(new Entry.TakeBack<>(1));
        two.host.talk.hear("play 4 " + forged.hash() + " take-back 1");
        assertThat(two.host.news()).isEqualTo(new News.RefusedHere(Refusal.NOT_AGREED));
        assertThat(two.host.log()).isEqualTo(before);
    }

    @Test
    void aMoveWithdrawsWhatWasAsked() {
        begin(4);
        two.host.talk.ask(new Entry.Draw<>());
        two.host.playAny(random);
        two.guest.talk.answer(true); // before it has heard the question
        two.carry();
        two.guest.talk.answer(true); // the move came after the question
        two.carry();
        assertThat(two.host.log().outcome().isOver()).isFalse();
        assertEqual();
    }

    @Test
    void aDrawIsAgreedAndTheLoserOfAResignedGameIsWhoResigned() {
        begin(2);
        two.guest.talk.ask(new Entry.Draw<>());
        two.carry();
        two.host.talk.answer(true);
        two.carry();
        assertThat(two.guest.log().outcome()).isEqualTo(new Outcome.Drawn("agreed"));
        two.guest.talk.ask(new Entry.NextGame<>());
        two.carry();
        two.host.talk.answer(true);
        two.carry();
        assertThat(two.guest.log().side(Role.GUEST)).isEqualTo(Player.ONE);
        two.guest.talk.add(new Entry.Resign<>());
        two.carry();
        assertThat(two.host.log().outcome()).isEqualTo(new Outcome.Won(Player.TWO, "resigned"));
        assertEqual();
    }

    @Test
    void aSeriesIsCountedAndSidesAreSwapped() {
        var series = new TwoTalks<>(cubes(3, 3));
        series.connect();
        series.carry();
        series.host.talk.add(new Entry.Resign<>());
        series.carry();
        series.host.talk.ask(new Entry.NextGame<>());
        series.guest.talk.ask(new Entry.NextGame<>()); // at the same moment
        series.carry();
        assertThat(series.host.log()).isEqualTo(series.guest.log());
        assertThat(series.host.log().before()).isEqualTo(new BestOf(3, 1, 0));
        series.host.playAny(random);
        assertThat(series.host.log().size()).as("the guest begins").isEqualTo(2);
        series.guest.playAny(random);
        series.carry();
        assertThat(series.host.log().size()).isEqualTo(3);
    }

    @Test
    void theDeafDeclineUnheard() {
        begin(2);
        two.host.talk.setMuted(true);
        two.guest.talk.ask(new Entry.Draw<>());
        two.guest.talk.say(Phrase.HELLO);
        two.carry();
        assertThat(two.host.talk.view().question()).isEmpty();
        assertThat(two.host.views).noneMatch(view -> view.news() instanceof News.Said);
        assertThat(two.guest.views).anyMatch(view -> view.news() instanceof News.Declined);
    }

    @Test
    void phrasesArrive() {
        begin(0);
        two.host.talk.say(Phrase.GOOD_LUCK);
        two.carry();
        assertThat(two.guest.news()).isEqualTo(new News.Said(Phrase.GOOD_LUCK));
    }

    @Test
    void movesMadeApartMeetAgain() {
        begin(2);
        two.cut();
        two.host.playAny(random);
        assertThat(two.host.talk.view().isSettled()).isFalse();
        two.connect();
        two.carry();
        assertThat(two.guest.log().size()).isEqualTo(3);
        assertEqual();
        assertThat(two.host.talk.view().isSettled()).isTrue();
    }

    @Test
    void whoHasForgottenAllGetsItBackWithTheirOwnMoves() {
        begin(5);
        two.cut();
        two.host.restart(cubes(3, 1));
        two.connect();
        two.carry();
        assertThat(two.host.log().size()).isEqualTo(5);
        assertEqual();
        two.play(2, random);
        assertEqual();
    }

    @Test
    void whoHasForgottenNothingTakesNoMoveOfTheirOwnFromAnybody() {
        begin(2); // the host is to move
        two.cut();
        var before = two.host.log();
        var forged = before.then(move(before));
        two.host.talk.connect(two.guest.post::add);
        two.host.talk.hear("have 3 " + forged.hash());
        two.host.talk.hear(
                "play 3 " + forged.hash() + " " + forged.entries().get(2).text());
        assertThat(two.host.talk.view().parting()).contains(Parting.DIFFERENT);
        assertThat(two.host.log()).isEqualTo(before);
    }

    @Test
    void differentGamesAreSaidToBeSo() {
        begin(2);
        two.cut();
        var other = new TwoTalks<>(cubes(3, 1));
        other.connect();
        other.carry();
        other.play(3, new Random(7));
        two.guest.restart(other.guest.log());
        two.connect();
        two.carry();
        assertThat(two.host.talk.view().parting()).contains(Parting.DIFFERENT);
        assertThat(two.guest.talk.view().presence()).isEqualTo(Presence.GONE);
        assertThat(two.host.log().size()).isEqualTo(2);
    }

    @Test
    void aFriendWhoPromisesMoreThanTheySendIsNotHere() {
        begin(2);
        two.cut();
        var friend = new Talk<>(Role.HOST, two.host.log(), Past.FORGOTTEN, view -> {});
        for (String promise : List.of("have 20000 0123456789abcdef", "have 3 0123456789abcdef")) {
            friend.connect(line -> {});
            friend.hear(promise);
            assertThat(friend.view().presence()).as(promise).isNotEqualTo(Presence.HERE);
            friend.disconnect();
            assertThat(friend.view().presence()).isEqualTo(Presence.SOUGHT);
        }
        friend.connect(line -> {});
        friend.hear("have 2 " + two.host.log().hash());
        assertThat(friend.view().presence()).isEqualTo(Presence.HERE);
    }

    @Test
    void anAgreementThatTheOtherHasForgottenStays() {
        begin(4);
        two.host.talk.ask(new Entry.TakeBack<>(2));
        two.carry();
        two.guest.talk.answer(true);
        two.carryOne(two.host); // the host takes back
        assertThat(two.host.log().history().turns()).hasSize(2);
        var forgetful = two.guest.log();
        two.cut();
        two.guest.restart(forgetful);
        two.connect();
        two.carry();
        assertEqual();
        assertThat(two.host.log().size())
                .as("taken from the host by who began anew")
                .isEqualTo(5);
    }

    @Test
    void nobodyAsksForMoreThanTheirLatestMoveAndTheReplyToIt() {
        begin(6); // the host is to move, and made the moves 1, 3 and 5
        for (int left : List.of(0, 1, 2, 3)) {
            assertThat(two.host.talk.ask(new Entry.TakeBack<>(left))).contains(Refusal.ILLEGAL);
            two.host.talk.hear("ask 7 take-back " + left);
            assertThat(two.host.news()).isEqualTo(new News.RefusedHere(Refusal.ILLEGAL));
        }
        two.host.talk.hear("ask 7 take-back 4"); // with the host's own move, which was no reply to one taken back
        assertThat(two.host.talk.view().question()).isEmpty();
        two.host.talk.hear("ask 7 take-back 5");
        assertThat(two.host.talk.view().question()).contains(new Entry.TakeBack<>(5));
        assertThat(two.host.talk.ask(new Entry.TakeBack<>(4))).isEmpty();
    }

    @Test
    void whoHasNotMovedTakesNothingBack() {
        begin(1);
        assertThat(two.guest.talk.ask(new Entry.TakeBack<>(0))).contains(Refusal.ILLEGAL);
        assertThat(two.guest.log().movesBeforeLatest(Role.GUEST)).isEmpty();
        two.host.talk.hear("ask 2 take-back 0");
        assertThat(two.host.talk.view().question()).isEmpty();
    }

    /** Both have agreed on an entry, which the host has added. */
    private void agree(Entry<Square> entry) {
        two.guest.talk.ask(entry);
        two.carry();
        two.host.talk.answer(true);
    }

    @Test
    void whatIsAgreedIsNotWithdrawnByOneOfTheTwo() {
        begin(4);
        agree(new Entry.TakeBack<>(3)); // the host is to move
        withdraw();
        begin(0);
        two.play(1, random);
        assertThat(two.host.isToMove()).isTrue();
        agree(new Entry.Draw<>());
        withdraw();
        agree(new Entry.NextGame<>());
        withdraw();
    }

    /** The guest tries it at once, after it has the entry, and in a new connection. */
    private void withdraw() {
        var agreed = two.host.log();
        var lines = List.of(
                "refused " + agreed.size() + " not-agreed",
                "have 0 " + agreed.hash(0),
                "have " + (agreed.size() - 1) + " " + agreed.hash(agreed.size() - 1));
        lines.forEach(two.host.talk::hear);
        two.host.talk.hear("refused " + agreed.size() + " not-agreed");
        assertThat(two.host.log()).isSameAs(agreed);
        two.carry();
        lines.forEach(two.host.talk::hear);
        two.host.talk.hear("refused " + agreed.size() + " not-agreed");
        assertThat(two.host.talk.view().isSettled()).isTrue();
        two.cut();
        two.host.talk.connect(two.guest.post::add);
        two.host.talk.hear("have 0 " + agreed.hash(0));
        two.host.talk.hear("refused " + agreed.size() + " not-agreed");
        assertThat(two.host.log()).isSameAs(agreed);
        two.cut();
        two.connect();
        two.carry();
        assertEqual();
    }

    @Test
    void whoAsksForAnotherThingStandsByWhatTheyAskedForBefore() {
        begin(4);
        two.guest.talk.ask(new Entry.Draw<>());
        two.carry();
        two.guest.talk.ask(new Entry.TakeBack<>(3));
        two.host.talk.answer(true); // before it has heard the second question
        two.carry();
        assertThat(two.guest.log().outcome()).isEqualTo(new Outcome.Drawn("agreed"));
        assertEqual();
    }

    @Test
    void whoAsksTwiceAndHearsNoAndYesHasAgreed() {
        begin(4);
        two.guest.talk.ask(new Entry.Draw<>());
        two.guest.talk.ask(new Entry.Draw<>());
        two.carryOne(two.host);
        two.host.talk.answer(false);
        two.carryOne(two.host);
        two.host.talk.answer(true);
        two.carry();
        assertThat(two.guest.log().outcome()).isEqualTo(new Outcome.Drawn("agreed"));
        assertEqual();
    }

    @Test
    void refusalsAndConfirmationsThatMakeNoSenseAreCounted() {
        begin(4);
        var log = two.host.log();
        for (int line = 0; line <= Limits.MOST_REFUSALS; line++) {
            assertThat(two.host.talk.view().parting()).isEmpty();
            two.host.talk.hear("refused 4 late");
        }
        assertThat(two.host.talk.view().parting()).contains(Parting.SENSELESS);
        two.connect();
        two.carry();
        for (int line = 0; line <= Limits.MOST_REFUSALS; line++) {
            assertThat(two.host.talk.view().parting()).isEmpty();
            two.host.talk.hear("have 4 " + log.hash());
        }
        assertThat(two.host.talk.view().parting()).contains(Parting.SENSELESS);
        assertThat(two.host.log()).isSameAs(log);
    }

    @Test
    void anInvitationHasNoPastThatOnlyTheGuestKnows() {
        var forger = new TwoTalks<>(cubes(3, 1));
        forger.connect();
        forger.carry();
        forger.play(6, new Random(7));
        forger.host.talk.add(new Entry.Resign<>());
        forger.carry();
        var before = two.host.log();
        two.guest.restart(forger.guest.log());
        two.connect();
        two.carry();
        assertThat(two.host.log()).isEqualTo(before);
        assertThat(two.host.views).noneMatch(RemoteView::isReady);
        assertThat(two.host.talk.view().parting()).contains(Parting.DIFFERENT);
        two.host.restart(before); // the same code again, as whoever was there before says it
        two.cut();
        two.connect();
        two.carry();
        assertThat(two.host.log().outcome()).isEqualTo(new Outcome.Won(Player.TWO, "resigned"));
    }

    @Test
    void whoIsInvitedGoesOnWithTheMovesOnTheBoardButHasNotGivenUpOrAgreedToAnything() {
        var forger = new TwoTalks<>(cubes(3, 1));
        forger.connect();
        forger.carry();
        forger.play(5, new Random(7)); // the guest is to move
        two.host.restart(forger.host.log());
        two.connect();
        two.carry();
        assertThat(two.guest.log().size()).isEqualTo(5);
        assertEqual();
        for (Entry<Square> forged : List.<Entry<Square>>of(new Entry.Resign<>(), new Entry.Draw<>())) {
            var invited = new TwoTalks<>(cubes(3, 1));
            invited.host.restart(forger.host.log().then(forged));
            invited.connect();
            invited.carry();
            assertThat(invited.guest.log().outcome().isOver()).isFalse();
            assertThat(invited.guest.talk.view().parting()).contains(Parting.DIFFERENT);
        }
    }

    @Test
    void tooMuchNonsenseEndsTheConnection() {
        begin(1);
        for (int line = 0; line <= Limits.MOST_REFUSALS; line++) {
            two.host.talk.hear("nonsense");
        }
        assertThat(two.host.talk.view().parting()).contains(Parting.SENSELESS);
    }

    @Law
    void whateverIsLostOnTheWayBothEndWithTheSameGame(Random chance) {
        var both = new TwoTalks<>(cubes(3, 1));
        both.connect();
        while (!both.host.log().outcome().isOver()
                || !both.guest.log().outcome().isOver()) {
            switch (chance.nextInt(12)) {
                case 0 -> {
                    both.cut();
                    both.connect();
                }
                case 1 -> ask(chance.nextBoolean() ? both.host : both.guest, chance);
                case 2, 3 -> (chance.nextBoolean() ? both.host : both.guest).talk.answer(chance.nextInt(4) == 0);
                case 4, 5, 6, 7 -> both.carryOne(both.host);
                case 8, 9, 10 -> both.carryOne(both.guest);
                default -> (chance.nextBoolean() ? both.host : both.guest).playAny(chance);
            }
        }
        both.cut();
        both.connect();
        both.carry();
        assertThat(both.host.log()).isEqualTo(both.guest.log());
        assertThat(both.host.views)
                .as(both.host.log().entries().toString())
                .flatExtracting(view -> view.parting().stream().toList())
                .isEmpty();
    }

    private static void ask(TwoTalks<CubePosition, Square>.Side side, Random chance) {
        int played = side.log().history().cursor();
        side.talk.ask(
                played > 0 && chance.nextBoolean()
                        ? new Entry.TakeBack<>(Math.max(0, played - 1 - chance.nextInt(2)))
                        : new Entry.Draw<>());
    }

    @Test
    void theGameIsSaidInOneLineAndAnyOtherIsRefused() {
        for (GameKind<?, ?> kind : Games.ALL) {
            var terms = new Terms(kind.usual(Map.of()), Player.TWO, 5);
            String line = GameLine.write(kind, terms);
            assertThat(GameLine.read(line, Games.ALL))
                    .hasValueSatisfying(log -> assertThat(log.terms()).isEqualTo(terms));
        }
        assertThat(GameLine.read("game cube 1 1 size=6", Games.ALL)).isPresent();
        for (String wrong : List.of(
                "game",
                "game chess 1 1",
                "game cube 3 1 size=6",
                "game cube 1 0 size=6",
                "game cube 1 100 size=6",
                "game cube 1 1 size=99",
                "game cube 1 1 size",
                "game cube 1 1 colour=6",
                "game cube 1 1 =",
                "")) {
            assertThat(GameLine.read(wrong, Games.ALL)).as(wrong).isEmpty();
        }
    }
}
