package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import org.jumpingcube.collection.CollectionException;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.Friends;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;

/** Games that are over, or given up late, get into the collection by themselves, each once. */
class FinishedGamesTest extends WindowTest {
    private void openWith(Seats seats, boolean keepGames) {
        open(now -> now.withPlay(new Play(seats, false, false, CubeSize.choice(3), MasterThinking.DEFAULT))
                .withKeepGames(keepGames));
    }

    private void beginAgain() {
        var view = program().games().shown().get().view();
        interact(() -> program()
                .games()
                .begin(view, GameModel.Setup.of(view, program().settings().get().play())));
    }

    private void play(int moves) {
        for (int move = 0; move < moves; move++) {
            var legal = game().position().legalMoves().get(move % 2);
            interact(() -> CubesPlayedBy.session(program()).choose(legal));
            await("the move", () -> !game().state().isRunning());
        }
    }

    @Test
    void aGameIsKeptAtItsEndAndOnceHoweverOftenTheEndIsTakenBack() throws CollectionException {
        openWith(new Seats(Seat.HUMAN, Seat.COMPUTER), true);
        playToTheEnd();
        press("#result-undo");
        press("#tool-redo");
        assertThat(filedGames()).hasSize(1);
        var entry = filedGames().get(0);
        assertThat(entry.opponent()).isEqualTo("computer kepler average");
        assertThat(entry.ending()).isIn(UserOutcome.WON, UserOutcome.LOST);
        assertThat(entry.reason()).isEqualTo("all-cubes");
        assertThat(entry.moves()).isEqualTo(movesPlayed());
        assertThat(entry.began().orElseThrow()).isBefore(entry.ended());
        beginAgain();
        playToTheEnd();
        assertThat(filedGames()).as("the same moves again").hasSize(2);
    }

    @Test
    void aGameIsGivenUpAfterTenMovesAndALoadedEndWasNotPlayedHere() throws CollectionException {
        openWith(new Seats(Seat.HUMAN, Seat.HUMAN), true);
        play(9);
        beginAgain();
        assertThat(filedGames()).isEmpty();
        play(10);
        SavedGame<?, ?> over = PlayedGames.cubes(1).saved();
        interact(() -> program().games().load(over, program().settings().get().play()));
        assertThat(filedGames())
                .singleElement()
                .returns(UserOutcome.UNFINISHED, GameEntry::ending)
                .returns("", GameEntry::reason)
                .returns(10, GameEntry::moves)
                .returns(Origin.PLAYED, GameEntry::origin);
        press("#tool-undo");
        press("#tool-redo");
        beginAgain();
        assertThat(filedGames()).hasSize(1);
    }

    /** The disk may be full by then. */
    @Test
    void theRoomForTheEndOfALoadedGameIsThereUntilItsEndIsOnTheDisk() throws Exception {
        Path file = folder.resolve("end.jcube");
        Files.writeString(file, """
                {"format": "jumping-cube", "version": 1, "size": 3, "seats": [{"player": "human"}, {"player": "human"}],
                 "start": {"toMove": 1, "board": ["2r 3r 2r", "3r 4r 3r", "2r 3r 1-"]}, "moves": []}
                """);
        Path gate = Files.createDirectories(folders().state().resolve("over")).resolve("gate");
        openWith(new Seats(Seat.HUMAN, Seat.HUMAN), true);
        load(file);
        await("room", () -> isRoomTaken());
        program().keeper().pending().join();
        program().collector().pending().join();
        try (var channel = FileChannel.open(gate, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var held = channel.lock()) {
            clickSquare("c3");
            await(
                    "the end is being written",
                    () -> Thread.getAllStackTraces().values().stream()
                            .anyMatch(stack -> Arrays.toString(stack).contains("GameCollector.write")));
            assertThat(held.isValid() && isRoomTaken()).isTrue();
        }
        assertThat(filedGames()).hasSize(1);
        program().keeper().pending().join();
        assertThat(isRoomTaken()).isFalse();
    }

    private boolean isRoomTaken() {
        String[] names = folders().state().resolve("running").toFile().list((in, name) -> name.endsWith(".room"));
        return names != null && names.length > 0;
    }

    @Test
    void theNamesOfTwoPeopleAreKeptWithTheirGame() throws CollectionException {
        openWith(new Seats(Seat.HUMAN, Seat.HUMAN), true);
        interact(() -> program().settings().update(now -> now.withFriends(new Friends("Anna", "Ben"))));
        playToTheEnd();
        assertThat(filedGames()).singleElement().returns(new SeatNames("Anna", "Ben"), GameEntry::names);
    }

    @Test
    void anEndThatIsLoadedIntoAFreshWindowWasNotPlayedHereEither() throws CollectionException {
        openWith(new Seats(Seat.HUMAN, Seat.HUMAN), true);
        var over = PlayedGames.random(Games.CUBE, Map.of("size", "3"), new Seats(Seat.HUMAN, Seat.HUMAN), 500, 1);
        assertThat(over.history().start()).isEqualTo(game().history().start());
        interact(() -> program().games().load(over, program().settings().get().play()));
        assertThat(filedGames()).isEmpty();
    }

    @Test
    void withTheSwitchOffNothingIsKept() throws CollectionException {
        openWith(new Seats(Seat.HUMAN, Seat.HUMAN), false);
        playToTheEnd();
        program().collector().pending().join();
        assertThat(GameCollection.file(folders())).doesNotExist();
    }
}
