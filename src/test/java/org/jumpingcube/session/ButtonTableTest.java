package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.session.ActionButton.Look;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The button in every situation, and what a press, a click and a report do there: state + event -> state + button. */
class ButtonTableTest {
    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    @ParameterizedTest(name = "{6}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        # seats           | pause | events                                   | state          | look     | caption             | in words
        human human       |       |                                          | HumanToMove    | disabled | player-1            | two humans
        human human       |       | click a1                                 | HumanToMove    | disabled | player-2            | two humans, a move
        human computer    |       |                                          | HumanToMove    | disabled | your-turn           | human first
        human computer    |       | press                                    | HumanToMove    | disabled | your-turn           | a press while a human is to move
        human computer    |       | click a1                                 | Thinking       | stop     | stop-computing      | human has moved
        human computer    | move  | click a1                                 | ComputerHeld   | start    | start-computer-move | human has moved, pause before move
        computer human    |       |                                          | ComputerHeld   | start    | start-computer-move | one computer is first
        computer human    |       | press                                    | Thinking       | stop     | stop-computing      | one computer is first, press
        computer human    |       | click b3                                 | Thinking       | stop     | stop-computing      | one computer is first, click on any cube
        computer human    |       | press, press                             | Thinking       | stop     | stop-computing      | stop computing waits for the answer
        computer human    |       | press, answer a1                         | ShowingMove    | stop     | stop-showing-move   | the computer has chosen
        computer human    |       | press, answer a1, press                  | HumanToMove    | disabled | your-turn           | stop showing move plays it
        computer human    |       | press, answer a1, click c3               | HumanToMove    | disabled | your-turn           | a click while it blinks plays it
        computer human    |       | press, answer a1, shown                  | HumanToMove    | disabled | your-turn           | the blinking has ended
        human computer    |       | click a1, fail                           | ComputerHeld   | start    | start-computer-move | the search failed
        human computer    |       | click a1, answer a1                      | ComputerHeld   | start    | start-computer-move | the search answered an illegal move
        human computer    |       | hint                                     | ThinkingOfHint | stop     | stop-computing      | a hint is computed
        human computer    |       | hint, answer b2                          | ShowingHint    | stop     | stop-showing-move   | a hint is shown
        human computer    |       | hint, answer b2, press                   | HumanToMove    | disabled | your-turn           | stop showing a hint just ends it
        human computer    |       | hint, answer b2, shown                   | HumanToMove    | disabled | your-turn           | a hint has been shown
        human human       |       | hint, answer b2, click a1                | HumanToMove    | disabled | player-2            | a click during a hint plays
        human computer    |       | hint, fail                               | HumanToMove    | disabled | your-turn           | the hint's search failed
        human human       |       | cascade                                  | Animating      | stop     | stop-animation      | a human's cascade
        human human       |       | cascade, press                           | HumanToMove    | disabled | player-2            | stop animation ends the move
        human human       |       | cascade, shown                           | HumanToMove    | disabled | player-2            | the cascade has been shown
        human human       | step  | cascade                                  | PausedAtStep   | start    | show-next-step      | pause before step
        human human       | step  | cascade, press                           | Animating      | stop     | stop-animation      | the step is shown
        human human       | step  | cascade, click b2                        | Animating      | stop     | stop-animation      | a click shows the step
        human human       | step  | cascade, press, shown                    | HumanToMove    | disabled | player-2            | the last step has been shown
        computer computer |       |                                          | ComputerHeld   | start    | start-game          | both computers
        computer computer |       | press                                    | Thinking       | stop     | interrupt-game      | the game runs
        computer computer |       | press, answer a1                         | ShowingMove    | stop     | interrupt-game      | the running game shows a move
        computer computer |       | press, answer a1, shown                  | Thinking       | stop     | interrupt-game      | the running game goes on by itself
        computer computer |       | run                                      | Animating      | stop     | interrupt-game      | the running game shows a cascade
        computer computer |       | press, press                             | Thinking       | stop     | stop-computing      | interrupted while thinking
        computer computer |       | press, answer a1, press                  | ShowingMove    | stop     | stop-showing-move   | interrupted while showing
        computer computer |       | run, press                               | Animating      | stop     | stop-animation      | interrupted while animating
        computer computer |       | press, press, answer a1, shown           | ComputerHeld   | start    | continue-game       | interrupted, the move runs to its end
        computer computer |       | run, press, press                        | ComputerHeld   | start    | continue-game       | interrupted, the animation stopped
        computer computer |       | press, press, answer a1, shown, press    | Thinking       | stop     | interrupt-game      | continued
        computer computer | move  | press, answer a1, shown                  | ComputerHeld   | start    | continue-game       | both computers, pause before move
        computer computer | move  | press                                    | Thinking       | stop     | stop-computing      | both computers, pause before move, thinking
        computer computer | step  | run                                      | PausedAtStep   | start    | show-next-step      | both computers, pause before step
        computer computer |       | press, press, answer a1, shown, undo     | ComputerHeld   | start    | continue-game       | both computers, after undo
        human computer    |       | click a1, answer b2, shown, undo-one     | ComputerHeld   | start    | start-computer-move | one computer, after undoing one move
        human human       |       | seats computer human                     | ComputerHeld   | start    | start-computer-move | just made a computer in the settings
        computer human    |       | seats human human                        | HumanToMove    | disabled | player-1            | made human while held
        computer human    |       | press, seats human human                 | Thinking       | stop     | stop-computing      | made human while thinking: at the next turn
        computer human    |       | seats computer human move, press         | Thinking       | stop     | stop-computing      | pause switched on while held: the press still moves
        human human       | step  | cascade, seats human human, press, shown | HumanToMove    | disabled | player-2            | pause before step switched off while paused: the rest in one run
        game won          |       |                                          | GameOver       | disabled | game-over           | somebody has won
        game won          |       | press                                    | GameOver       | disabled | game-over           | a press after the end
        game won          |       | undo                                     | HumanToMove    | disabled | player-2            | undo after the end
        human computer    |       | click a1, new-game                       | HumanToMove    | disabled | your-turn           | new while thinking
        human human       |       | cascade, new-game                        | HumanToMove    | disabled | player-1            | new while animating
        """)
    void theButtonFollowsFromTheState(
            String seats,
            @Nullable String pause,
            @Nullable String events,
            String state,
            String look,
            String caption,
            String inWords) {
        var stand = stand(seats, pause);
        happen(stand, events);
        assertThat(stand.state().getClass().getSimpleName()).as(inWords).isEqualTo(state);
        assertThat(stand.state().button())
                .isEqualTo(new ActionButton(Look.valueOf(look.toUpperCase(Locale.ROOT)), "button." + caption));
    }

    private static SessionStand stand(String seats, @Nullable String pause) {
        var words = seats.split(" ", -1);
        return seats.equals("game won")
                ? SessionStand.wonGame()
                : new SessionStand(3, seat(words[0]), seat(words[1]), pauses(pause));
    }

    private static Seat seat(String word) {
        return word.equals("human") ? SessionStand.HUMAN : SessionStand.COMPUTER;
    }

    private static Pauses pauses(@Nullable String before) {
        return new Pauses("move".equals(before), "step".equals(before));
    }

    private static void happen(SessionStand stand, @Nullable String events) {
        Stream.ofNullable(events)
                .flatMap(all -> Stream.of(all.split(", ", -1)))
                .forEach(event -> happens(stand, event));
    }

    /** A cascade is a third move that makes a corner burst, by two people or in the run of two computers. */
    private static void happens(SessionStand stand, String event) {
        var words = event.split(" ", -1);
        switch (words[0]) {
            case "press" -> stand.press();
            case "shown" -> stand.shown();
            case "fail" -> stand.fail();
            case "hint" -> stand.session.hint();
            case "undo" -> stand.session.undo();
            case "undo-one" -> stand.session.undoOneMove();
            case "new-game" ->
                stand.session.newGame(
                        CubePosition.start(4), stand.session.view().seats());
            case "cascade" -> happen(stand, "click a1, click b2, click a1");
            case "run" -> happen(stand, "press, answer a1, shown, answer c3, shown, answer a1, shown");
            case "click" -> stand.click(row(words[1]), column(words[1]));
            case "answer" -> stand.answer(row(words[1]), column(words[1]));
            case "seats" ->
                stand.session.change(
                        new Seats(seat(words[1]), seat(words[2])), pauses(words.length > 3 ? words[3] : null));
            default -> throw new AssertionError(event);
        }
    }

    private static int row(String square) {
        return square.charAt(1) - '1';
    }

    private static int column(String square) {
        return square.charAt(0) - 'a';
    }
}
