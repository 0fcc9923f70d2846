package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.Phrase;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.Refusal;
import org.jumpingcube.remote.Relay;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.RemoteView;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.remote.nearby.AnnouncedGame;
import org.jumpingcube.remote.nearby.NearbyGame;
import org.jumpingcube.remote.nearby.NearbyGames;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A game with a friend elsewhere in the window; the friend is another program, through real sockets. */
@Slow
class FriendWindowTest extends WindowTest {
    private static final Code CODE = new Code("ABCD2345");

    private Optional<AutoCloseable> friend = Optional.empty();

    @AfterEach
    void friendLeaves() throws Exception {
        if (friend.isPresent()) {
            friend.get().close();
            friend = Optional.empty();
        }
    }

    private void openCard() {
        open(boardSize(3));
        interact(() -> program().commands().run("friend"));
        assertThat(isShown("#friend-card")).isTrue();
    }

    private TextField line() {
        return lookup("#friend-line").queryAs(TextField.class);
    }

    private String state() {
        return lookup("#friend-state").queryAs(Label.class).getText();
    }

    /** The window invites, and a friend joins. */
    @SuppressWarnings("unchecked") // there is one kind of game
    private <P extends Position<P, M>, M> RemoteGame<P, M> invite() throws Exception {
        press("#friend-host");
        await("an invitation", () -> line().getText().contains(":"));
        var shown = Invitation.parse(line().getText()).orElseThrow();
        var invitation = new Invitation("127.0.0.1", shown.port(), shown.code());
        var guest = Guest.seek(invitation, Games.ALL, Optional.empty(), Limits.USUAL, Runnable::run);
        friend = Optional.of(guest);
        var joined = guest.joined().toCompletableFuture().get(20, TimeUnit.SECONDS);
        await("the game", () -> !isShown("#friend-card") && isShown("#friend-bar"));
        return (RemoteGame<P, M>) joined;
    }

    /** A friend invites, and the window joins. */
    private RemoteGame<CubePosition, Square> join(int port) throws IOException {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run);
        friend = Optional.of(host);
        interact(() -> line().setText("127.0.0.1:" + (port == 0 ? host.port() : port) + " " + CODE));
        press("#friend-join");
        await("the game", () -> isShown("#friend-bar"));
        return host.game();
    }

    private static <P extends Position<P, M>, M> void playFirst(RemoteGame<P, M> game, RemoteView<P, M> view) {
        if (view.isMyMove()) {
            game.play(view.log().history().current().legalMoves().get(0));
        }
    }

    private void clickLast() {
        var moves = game().position().legalMoves();
        clickSquare(Games.CUBE.notation().write(moves.get(moves.size() - 1)));
    }

    private void awaitTurn(Class<?> state) {
        await(state.getSimpleName(), () -> state.isInstance(game().state()));
    }

    @Test
    void theWindowInvitesAndAWholeGameIsPlayedAndARematch() throws Exception {
        openCard();
        RemoteGame<CubePosition, Square> game = invite();
        Consumer<RemoteView<CubePosition, Square>> answer = view -> {
            playFirst(game, view);
            if (view.question().isPresent()) {
                game.answer(game.view(), true);
            }
        };
        game.follow(answer);
        assertThat(state()).isEqualTo("Your friend is connected");
        while (!(game().state() instanceof GameOver)) {
            await("a turn", () -> game().state() instanceof HumanToMove || game().state() instanceof GameOver);
            if (game().state() instanceof HumanToMove) {
                clickLast();
            }
        }
        await("the friend has the same", () -> game.view().log().outcome().isOver());
        assertThat(game.view().log().history().turns())
                .hasSameSizeAs(game().history().turns());
        assertThat(game.view().log().history().current()).isEqualTo(game().position());
        closeResult();
        press("#result-rematch");
        await("another game with sides swapped", () -> game().seats().one().isFriend());
        awaitTurn(HumanToMove.class);
        assertThat(movesPlayed()).as("the friend begins").isEqualTo(1);
    }

    @Test
    void theFriendsTurnIsSaidAndNothingElseCanBeDoneThen() throws Exception {
        openCard();
        invite();
        clickSquare("a1");
        awaitTurn(FriendToMove.class);
        assertThat(caption()).isEqualTo("Friend\u2019s turn");
        assertThat(text("#status-text")).isEqualTo("Your friend to move \u2014 move 1");
        clickSquare("b2");
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(program().commands().find("undo").orElseThrow().isEnabled().getValue())
                .isFalse();
        assertThat(program().commands().find("hint").orElseThrow().isEnabled().getValue())
                .isFalse();
    }

    @Test
    void theWindowJoinsAndBothAskAndAnswer() throws Exception {
        openCard();
        var game = join(0);
        await("ready", () -> game.view().isReady());
        game.play(square("a1"));
        awaitTurn(HumanToMove.class);
        clickSquare("c3");
        awaitTurn(FriendToMove.class);
        assertThat(actionButton().getPseudoClassStates())
                .as("the friend's colour")
                .contains(PseudoClass.getPseudoClass("one"));
        takeItem("friend-ask-take-back");
        await("a question there", () -> game.view().question().isPresent());
        assertThat(state()).contains("You have asked to take back");
        game.answer(game.view(), true);
        awaitTurn(HumanToMove.class);
        assertThat(movesPlayed()).isEqualTo(1);

        game.ask(new Entry.Draw<>());
        await("a question here", () -> state().startsWith("Your friend offers a draw"));
        answer("#friend-no");
        await("answered", () -> game.view().asked().isEmpty());
        takeItem("friend-ask-draw");
        await("a question there", () -> game.view().question().isPresent());
        game.answer(game.view(), false);
        await("an answer", () -> state().endsWith("Your friend declined"));
        clickSquare("c3");
        await("the answer is of the past", () -> state().equals("Your friend is connected"));
        game.play(square("a1"));
        awaitTurn(HumanToMove.class);
        game.say(Phrase.WELL_PLAYED);
        await("heard", () -> state().endsWith("Your friend says: Well played!"));
        takeItem("friend-phrase-thank-you");
        assertThat(state()).endsWith("You say: Thank you!");
        takeItem("friend-resign");
        await("the end", () -> game().state() instanceof GameOver);
        closeResult();
        assertThat(isShown("#result-bar")).isTrue();
        assertThat(text("#result-text")).isEqualTo("Your friend wins!");
        assertThat(game.view().log().outcome().reason()).isEqualTo("resigned");
    }

    @Test
    void anAnswerIsForTheQuestionThatTheUserHasSeenAndForNoOther() throws Exception {
        openCard();
        RemoteGame<CubePosition, Square> game = invite();
        clickSquare("a1");
        awaitTurn(FriendToMove.class);
        await("the move", () -> game.view().isMyMove());
        game.play(square("c3"));
        awaitTurn(HumanToMove.class);
        game.ask(new Entry.Draw<>());
        await("a question", () -> state().startsWith("Your friend offers a draw"));
        game.ask(new Entry.TakeBack<>(1));
        await("another in its place", () -> state().startsWith("Your friend asks to take back"));
        assertThat(lookup("#friend-yes").queryButton().isDisabled())
                .as("a click that was meant for the draw")
                .isTrue();
        answer("#friend-yes");
        assertThat(game.view().log().size()).isEqualTo(2);
        await("the user has seen it", () -> !lookup("#friend-yes").queryButton().isDisabled());
        answer("#friend-yes");
        await("taken back", () -> game.view().log().history().cursor() == 1);
    }

    private void answer(String button) {
        await(button, () -> isShown(button));
        interact(() -> lookup(button).queryAs(Button.class).fire());
    }

    private void takeItem(String id) {
        var menu = lookup("#friend-menu").queryAs(MenuButton.class);
        interact(() ->
                menu.getItems().stream().filter(item -> id.equals(item.getId())).forEach(item -> item.fire()));
    }

    @Test
    void aLostConnectionIsSaidAndFoundAgainAndWhoLeavesIsReplacedByTheComputer() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.TWO, 1);
        var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run);
        friend = Optional.of(host);
        try (var relay = new Relay(host.port())) {
            interact(() -> line().setText("127.0.0.1:" + relay.port() + " " + CODE));
            press("#friend-join");
            await("the game", () -> isShown("#friend-bar"));
            relay.cut();
            await("said", () -> state().startsWith("Reconnecting to your friend"));
            clickSquare("a1");
            await("found again", () -> state().equals("Your friend is connected"));
            await("the move", () -> host.game().view().log().size() == 1);
            host.close();
            await("gone", () -> state().equals("Your friend has left"));
            press("#friend-computer");
            assertThat(isShown("#friend-bar")).isFalse();
            assertThat(game().seats().two().isComputer()).isTrue();
            assertThat(movesPlayed()).isEqualTo(1);
        }
    }

    @Test
    void aHostileFriendCanDoNothingButMoveAndTheWindowSaysWhatItRefuses() throws Exception {
        openCard();
        RemoteGame<CubePosition, Square> game = invite();
        for (int turn = 0; turn < 2; turn++) {
            awaitTurn(HumanToMove.class);
            clickLast();
            await("my move", () -> game.view().isMyMove());
            playFirst(game, game.view());
        }
        awaitTurn(HumanToMove.class);
        clickLast();
        var before = game().history();
        await("my move", () -> game.view().log().size() == 5);
        assertThat(game.ask(new Entry.TakeBack<>(0))).as("the whole game").contains(Refusal.ILLEGAL);
        game.ask(new Entry.TakeBack<>(3));
        await("asked", () -> isShown("#friend-yes"));
        assertThat(state()).isEqualTo("Your friend asks to take back the last 2 moves. Do you agree?");
        assertThat(game().history()).isEqualTo(before);
    }

    @Test
    void whatIsNoInvitationIsToldSoAndSoIsAWrongCode() throws Exception {
        openCard();
        interact(() -> line().setText("hello"));
        press("#friend-join");
        assertThat(text("#friend-note")).startsWith("This is not an invitation");
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run);
        friend = Optional.of(host);
        interact(() -> line().setText("127.0.0.1:" + host.port() + " AAAABBBB"));
        press("#friend-join");
        await("told", () -> text("#friend-note").equals("The code is wrong"));
        host.close();
        interact(() -> line().setText("127.0.0.1:" + host.port() + " ABCD2345"));
        press("#friend-join");
        await("told", () -> text("#friend-note").startsWith("No answer at that address"));
        press("#friend-cancel");
        assertThat(isShown("#friend-card")).isFalse();
    }

    private void putOnClipboard(String text) {
        interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }

    private void reopenCard() {
        press("#friend-cancel");
        interact(() -> program().commands().run("friend"));
    }

    private boolean isLeading(String button) {
        return lookup(button).query().getPseudoClassStates().contains(PseudoClass.getPseudoClass("leading"));
    }

    @Test
    void anInvitationOnTheClipboardIsOfferedAndJoinedAtAPress() throws Exception {
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run);
        friend = Optional.of(host);
        open(boardSize(3));
        putOnClipboard("127.0.0.1:" + host.port() + " " + CODE + "\n");
        interact(() -> program().commands().run("friend"));
        assertThat(isLeading("#friend-clipboard")).isTrue();
        assertThat(isLeading("#friend-host")).isFalse();
        press("#friend-clipboard");
        await("the game", () -> isShown("#friend-bar"));
    }

    @Test
    void whatElseIsOnTheClipboardIsNeitherOfferedNorShownAndNorIsOnesOwnInvitation() throws Exception {
        putOnClipboard("ABCD2345");
        openCard();
        for (String text : List.of(
                "",
                "A word to a friend",
                "127.0.0.1:4961 ABCD2345 and more",
                "<b>x</b>:1 ABCD2345",
                "127.0.0.1:99999 ABCD2345",
                "a".repeat(250) + ".example:4961 ABCD2345" + " ".repeat(100))) {
            putOnClipboard(text);
            reopenCard();
            assertThat(lookup("#friend-clipboard").tryQuery()).as(text).isEmpty();
            assertThat(isLeading("#friend-host")).isTrue();
        }
        press("#friend-host");
        await("an invitation", () -> line().getText().contains(":"));
        press("#friend-copy");
        reopenCard();
        assertThat(lookup("#friend-clipboard").tryQuery()).isEmpty();
    }

    @Test
    void waitingIsSeenToWaitUntilItIsGivenUp() throws Exception {
        openCard();
        assertThat(isShown("#friend-waiting")).isFalse();
        press("#friend-host");
        await("an invitation", () -> line().getText().contains(":"));
        assertThat(text("#friend-waiting-since")).matches("Waiting for your friend since [0-9]{1,2}:[0-9]{2}.*");
        assertThat(isLeading("#friend-copy")).isTrue();
        reopenCard();
        assertThat(isShown("#friend-waiting")).isFalse();
        interact(() -> line().setText("127.0.0.1:9 " + CODE));
        assertThat(isLeading("#friend-join")).isTrue();
        press("#friend-join");
        await("told", () -> text("#friend-note").startsWith("No answer at that address"));
        assertThat(isShown("#friend-waiting")).isFalse();
    }

    @Test
    void anotherGameSaysGoodbyeToTheFriend() throws Exception {
        openCard();
        RemoteGame<CubePosition, Square> game = invite();
        press("#tool-new");
        awaitDialog();
        press("#friend-leave-yes");
        await("goodbye", () -> game.view().presence() == Presence.AWAY);
        assertThat(isShown("#friend-bar")).isFalse();
        assertThat(game().seats().haveFriend()).isFalse();
    }

    @Test
    void aGameOfJumpinIsPlayedUntilTheFriendGivesUp() throws Exception {
        open(boardSize(3), GameViews::all);
        interact(() -> program().commands().run("friend"));
        interact(() -> {
            ComboBox<GameView<?, ?>> games = combo();
            games.getItems().stream()
                    .filter(view -> view.kind() == Games.JUMPIN)
                    .forEach(games::setValue);
        });
        assertThat(isShown("#friend-size")).isFalse();
        RemoteGame<JumpinPosition, JumpinMove> game = invite();
        var random = new Random(1);
        game.follow(view -> {
            if (view.isMyMove() && view.log().size() >= 40) {
                game.resign();
            } else if (view.isMyMove()) {
                var moves = view.log().history().current().legalMoves();
                game.play(moves.get(random.nextInt(moves.size())));
            }
        });
        playAny(program().games().shown().get(), random);
        assertThat(game.view().log().outcome().isOver()).isTrue();
        var shown = program().games().now();
        await(
                "the friend has the same",
                () -> game.view().log().history().turns().size()
                        == shown.history().cursor());
        assertThat(game.view().log().history().current()).isEqualTo(shown.position());
    }

    /** Plays at random in the window to the end, without showing moves. */
    private <P extends Position<P, M>, M> void playAny(OpenGame<P, M> open, Random random) {
        var session = open.model().session();
        while (!session.view().outcome().isOver()) {
            await(
                    "a turn",
                    () -> session.view().state() instanceof HumanToMove
                            || session.view().outcome().isOver());
            interact(() -> {
                var moves = session.view().position().legalMoves();
                if (!moves.isEmpty()) {
                    session.choose(moves.get(random.nextInt(moves.size())));
                }
                session.pressButton();
            });
        }
    }

    @SuppressWarnings("unchecked") // what the card has
    private ComboBox<GameView<?, ?>> combo() {
        return (ComboBox<GameView<?, ?>>) lookup("#friend-game").queryAs(ComboBox.class);
    }

    @Test
    void theCardOfANewGameLeadsThereToo() {
        open(boardSize(3));
        interact(() -> program().commands().run("new-game"));
        press("#new-game-elsewhere");
        press("#new-game-start");
        assertThat(isShown("#new-game-card")).isFalse();
        assertThat(isShown("#friend-card")).isTrue();
        press("#friend-cancel");
        assertThat(isShown("#friend-card")).isFalse();
        assertThat(isShown("#new-game-card")).as("where it came from").isTrue();
    }

    @Test
    void aFriendWhoTalksWithoutEndDoesNotStopTheGame() throws Exception {
        openCard();
        RemoteGame<CubePosition, Square> game = invite();
        for (int phrase = 0; phrase < 20; phrase++) {
            game.say(Phrase.HELLO);
        }
        clickSquare("a1");
        assertThat(movesPlayed()).isEqualTo(1);
        await("the move", () -> game.view().log().size() == 1);
    }

    @SuppressWarnings("unchecked")
    private ComboBox<Integer> numbers(String id) {
        return (ComboBox<Integer>) lookup(id).queryAs(ComboBox.class);
    }

    @SuppressWarnings("unchecked")
    private ComboBox<String> size() {
        return (ComboBox<String>) lookup("#friend-size").queryAs(ComboBox.class);
    }

    private void goOn(boolean isChosen) {
        interact(() -> lookup("#friend-go-on").queryAs(CheckBox.class).setSelected(isChosen));
        Frames.settle();
    }

    @Test
    void aGameThatHasBegunGoesOnWithAFriend() throws Exception {
        open(now -> computers(false, false).apply(boardSize(3).apply(now)));
        clickSquares("a1", "c3");
        interact(() -> program().commands().run("friend"));
        assertThat(isShown("#friend-first")).isTrue();
        assertThat(isShown("#friend-side")).isFalse();
        interact(() -> size().setValue("7"));
        interact(() -> numbers("#friend-games").setValue(5));
        goOn(true);
        assertThat(size().getValue()).as("of the game on the board").isEqualTo("3");
        assertThat(numbers("#friend-games").getValue()).isEqualTo(1);
        goOn(false);
        assertThat(size().getValue()).as("as chosen before").isEqualTo("7");
        assertThat(numbers("#friend-games").getValue()).isEqualTo(5);
        assertThat(place("#friend-size").getMaxX())
                .isEqualTo(place("#friend-host").getMaxX());
        goOn(true);
        assertThat(isShown("#friend-first")).as("it has begun").isFalse();
        ComboBox<Player> side = lookup("#friend-side").query();
        assertThat(side.getConverter().toString(side.getValue())).isEqualTo("Red");
        RemoteGame<CubePosition, Square> game = invite();
        await("all moves", () -> game.view().log().size() == 2);
        assertThat(movesPlayed()).isEqualTo(2);
        clickSquare("a1");
        await("the next one", () -> game.view().log().size() == 3);
        assertThat(game().seats().two().isFriend()).isTrue();
    }

    @Test
    void theCardMayBeClosedAgainWithoutLosingTheFriend() throws Exception {
        openCard();
        RemoteGame<CubePosition, Square> game = invite();
        clickSquare("a1");
        interact(() -> program().commands().run("friend"));
        press("#friend-cancel");
        await("the move", () -> game.view().log().size() == 1);
        assertThat(state()).isEqualTo("Your friend is connected");
        assertThat(game().seats().haveFriend()).isTrue();
    }

    @Test
    void aGameThatIsHostedNearIsChosenFromTheListAndItsCodeTyped() throws Exception {
        openCard();
        var terms = new Terms(GameOptions.of("size", 3), Player.ONE, 1);
        var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run);
        friend = Optional.of(host);
        try (var announced = AnnouncedGame.begin("cube", host.port()).orElseThrow()) {
            press("#friend-nearby");
            var near = lookup("#friend-near").<NearbyGame>queryListView();
            await("the game", () -> near.getItems().stream().anyMatch(game -> game.port() == host.port()));
            interact(() -> near.getItems().stream()
                    .filter(game -> game.port() == host.port())
                    .forEach(near.getSelectionModel()::select));
            type(KeyCode.ENTER);
            assertThat(line().getText()).endsWith(":" + host.port() + " ");
            interact(() -> line().appendText(CODE.letters()));
            press("#friend-join");
            await("the game", () -> isShown("#friend-bar"));
            assertThat(announced).isNotNull();
        }
    }

    @Test
    void aGameIsAnnouncedUntilTheFriendHasCome() throws Exception {
        var seen = new LinkedBlockingQueue<List<NearbyGame>>();
        try (var games = NearbyGames.look(seen::add).orElseThrow()) {
            openCard();
            press("#friend-host");
            await("an invitation", () -> line().getText().contains(":"));
            var shown = Invitation.parse(line().getText()).orElseThrow();
            awaitList(
                    seen,
                    list -> list.stream()
                            .anyMatch(game ->
                                    game.port() == shown.port() && game.kind().equals("cube")));
            var invitation = new Invitation("127.0.0.1", shown.port(), shown.code());
            friend = Optional.of(Guest.seek(invitation, Games.ALL, Optional.empty(), Limits.USUAL, Runnable::run));
            awaitList(seen, list -> list.stream().noneMatch(game -> game.port() == shown.port()));
            assertThat(games).isNotNull();
        }
    }

    private static void awaitList(BlockingQueue<List<NearbyGame>> seen, Predicate<List<NearbyGame>> condition)
            throws InterruptedException {
        var list = seen.poll(20, TimeUnit.SECONDS);
        while (list != null && !condition.test(list)) {
            list = seen.poll(20, TimeUnit.SECONDS);
        }
        assertThat(list).isNotNull();
    }
}
