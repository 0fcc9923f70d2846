package org.jumpingcube.desktop.speech;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.ReadableBoard.Part;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.speech.SpeechSocket;

/** The program speaks by itself, where JavaFX does not tell the screen readers what is in a window. */
public final class SpeechFeature implements Feature {
    private final Program program;
    private final Speaking speaking;
    private final Command speak;
    private final List<Command> reading;
    private final Command readClock;

    /** @param socket where the speech service listens; empty if there is none */
    public SpeechFeature(Program program, Optional<SpeechSocket> socket) {
        this.program = program;
        speaking = new Speaking(program.settings(), program.texts(), socket, this::reading, program.shell()::say);
        ObservableValue<Boolean> isOn =
                program.settings().observable().map(now -> now.speech().on());
        speak = Command.always("speak", "F2", this::toggle).switching(isOn);
        reading = List.of(
                reading("read-square", "F3", Part.SQUARE, isOn),
                reading("read-score", "F5", Part.SCORE, isOn),
                reading("read-last-move", "F6", Part.LAST_MOVE, isOn),
                reading("read-changes", "Shift+F6", Part.CHANGES, isOn),
                reading("read-pieces", "F7", Part.PIECES, isOn),
                reading("read-all", "F8", Part.ALL, isOn),
                reading("read-text", "Shift+F8", Part.TEXT, isOn));
        readClock = Command.of("read-clock", "F4", "", program.shell()::readClock, isOn);
        program.shell().showSpeech(isOn.flatMap(on -> speaking.isHeard().map(is -> is && on)));
    }

    private List<Command> reading() {
        return reading;
    }

    private Command reading(String name, String keys, Part part, ObservableValue<Boolean> isOn) {
        return Command.of(name, keys, "", () -> speaking.read(part), isOn);
    }

    private void toggle() {
        program.settings()
                .update(now ->
                        now.withSpeech(now.speech().switched(!now.speech().on())));
    }

    @Override
    public List<Command> commands() {
        return Speaking.isOffered()
                ? Stream.of(List.of(speak), reading, List.of(readClock))
                        .flatMap(List::stream)
                        .toList()
                : List.of();
    }

    @Override
    public void begin(boolean isWithFile) {
        Platform.runLater(
                () -> { // once the window is on the screen
                    speaking.begin();
                    speaking.offer(
                            ScreenReaders::areOn,
                            speak.keysText(program.texts()).orElse(""),
                            program.shell()::offer);
                });
    }

    @Override
    public CompletableFuture<Void> close() {
        speaking.close();
        return Feature.super.close();
    }
}
