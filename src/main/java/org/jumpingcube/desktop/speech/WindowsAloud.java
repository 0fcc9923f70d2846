package org.jumpingcube.desktop.speech;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.speech.SpeechDispatcher;

/** Speaks all windows of the program as the user moves around in them. Any key stops what is being said. */
final class WindowsAloud {
    private final Texts texts;
    private final SpeechDispatcher speech;
    private final Supplier<List<Command>> reading;
    private final Said said;
    private final Map<Window, WindowReader> readers = new HashMap<>();
    private final ListChangeListener<Window> onWindows = change -> followWindows();

    /** @param reading what can be read on demand, in any window */
    WindowsAloud(Texts texts, SpeechDispatcher speech, Supplier<List<Command>> reading) {
        this.texts = texts;
        this.speech = speech;
        this.reading = reading;
        said = new Said(speech::say);
    }

    void begin() {
        Window.getWindows().addListener(onWindows);
        followWindows();
    }

    void end() {
        Window.getWindows().removeListener(onWindows);
        readers.values().forEach(WindowReader::end);
        readers.clear();
    }

    private void followWindows() {
        for (Window window : Window.getWindows()) {
            readers.computeIfAbsent(window, added -> new WindowReader(added, texts, said, speech::say, this::pressed));
        }
        readers.entrySet().removeIf(entry -> {
            boolean isGone = !Window.getWindows().contains(entry.getKey());
            if (isGone) {
                entry.getValue().end();
                sayFocusAfter(entry.getKey(), entry.getValue());
            }
            return isGone;
        });
    }

    /** When a menu closes, the focus is back in the window, but its property does not change. */
    private void sayFocusAfter(Window closed, WindowReader reader) {
        if (!(closed instanceof Stage) && reader.hasSpoken()) {
            readers.forEach((window, open) -> {
                if (window instanceof Stage && window.isFocused()) {
                    open.sayFocus();
                }
            });
        }
    }

    private void pressed(KeyEvent event) {
        speech.hush();
        reading.get().stream()
                .filter(command -> command.shortcut().get() != null
                        && command.shortcut().get().match(event))
                .findFirst()
                .ifPresent(command -> {
                    command.run();
                    event.consume();
                });
    }

    /** Reads a part of the board in the window that the user is in; without a board, all that is written there. */
    void read(ReadableBoard.Part part) {
        Window.getWindows().stream()
                .filter(window -> window instanceof Stage && window.isFocused())
                .reduce((earlier, later) -> later) // which lies above
                .ifPresent(window -> speech.say(read(window, part)));
    }

    private String read(Window window, ReadableBoard.Part part) {
        var root = window.getScene().getRoot();
        if (part == ReadableBoard.Part.TEXT) {
            return Described.allTexts(root);
        }
        return ReadableBoard.in(root).map(board -> board.read(part)).orElseGet(() -> {
            boolean isAll = part == ReadableBoard.Part.ALL;
            return isAll ? Described.allTexts(root) : texts.get("speech.nothing-here");
        });
    }

    /** Says a text of the program itself. */
    void say(String text) {
        said.happened(new Object(), text);
    }
}
