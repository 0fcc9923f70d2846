package org.jumpingcube.desktop.speech;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.settings.Speech;
import org.jumpingcube.settings.SpeechVoice;
import org.jumpingcube.speech.Manner;
import org.jumpingcube.speech.SpeechDispatcher;
import org.jumpingcube.speech.SpeechSocket;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/** Makes the program speak while the settings ask for it. */
public final class Speaking implements AutoCloseable {
    private final SettingsModel settings;
    private final Texts texts;
    private final SpeechDispatcher speech;
    private final WindowsAloud windows;
    private final boolean canSpeak;
    private final Consumer<String> tell;
    private final ReadOnlyBooleanWrapper isHeard = new ReadOnlyBooleanWrapper(true);
    private boolean isOn;

    /**
     * Silence, until {@link #begin}.
     *
     * @param socket where the speech service listens; empty if there can be none
     * @param reading what can be read on demand, in any window
     * @param tell shows a message in the window
     */
    public Speaking(
            SettingsModel settings,
            Texts texts,
            Optional<SpeechSocket> socket,
            Supplier<List<Command>> reading,
            Consumer<String> tell) {
        this.settings = settings;
        this.texts = texts;
        canSpeak = socket.isPresent();
        this.tell = tell;
        speech = new SpeechDispatcher(socket, isThere -> Platform.runLater(() -> take(isThere)));
        windows = new WindowsAloud(texts, speech, reading);
    }

    /** Whether the program must speak by itself; elsewhere JavaFX tells the screen readers what is in a window. */
    public static boolean isOffered() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return !system.contains("windows") && !system.contains("mac");
    }

    /** Whether there is a speech service, as far as is known: one is looked for when there is something to say. */
    public ReadOnlyBooleanProperty isHeard() {
        return isHeard.getReadOnlyProperty();
    }

    private void take(boolean isThere) {
        boolean isNews = isOn && isHeard.get() && !isThere;
        isHeard.set(isThere);
        if (isNews) {
            tell.accept(texts.get("speech.none"));
        }
    }

    /** Follows the settings; to be called once the window is on the screen. */
    public void begin() {
        if (isOffered()) {
            settings.observable().subscribe(now -> follow(now.speech()));
            texts.language().subscribe(language -> follow(settings.get().speech()));
        }
    }

    /**
     * Offers to speak, if the user has not decided yet and a screen reader is running. The offer is spoken too,
     * since a user with a screen reader may not see it.
     *
     * @param isScreenReaderOn whether one runs; asked in the background
     * @param keys that switch speech on and off
     * @param show shows the offer in the window
     */
    public void offer(BooleanSupplier isScreenReaderOn, String keys, Consumer<MessageBar> show) {
        Speech now = settings.get().speech();
        if (isOffered() && canSpeak && !now.on() && !now.offered()) {
            var found = Threads.supply(HelperThreads.THREADS, isScreenReaderOn::getAsBoolean);
            Threads.whenDone(found, Platform::runLater, isOn -> {
                if (isOn) {
                    show.accept(bar(keys));
                    speech.say(texts.get("speech.offer", keys));
                }
            });
        }
    }

    private MessageBar bar(String keys) {
        var bar = new MessageBar(texts, TextControls.label(texts, "speech.offer", keys));
        bar.setId("speech-offer");
        bar.addButton("speech.offer.yes", () -> answer(true)).getStyleClass().add("accent");
        bar.addButton("speech.offer.no", () -> answer(false));
        return bar;
    }

    private void answer(boolean isWanted) {
        settings.update(now -> now.withSpeech(now.speech().switched(isWanted)));
    }

    private void follow(Speech chosen) {
        speech.use(manner(chosen));
        if (chosen.on() == isOn) {
            return;
        }
        isOn = chosen.on();
        if (isOn) {
            isHeard.set(true); // until the service is looked for again
            windows.say(texts.get("speech.on"));
            windows.begin();
        } else {
            windows.end();
            speech.hush();
            speech.say(texts.get("speech.off"));
        }
    }

    private Manner manner(Speech chosen) {
        boolean isUsualVoice = chosen.voice() == SpeechVoice.USUAL;
        return new Manner(
                texts.locale(),
                chosen.rate() == 0 ? Optional.empty() : Optional.of(chosen.rate()),
                isUsualVoice ? Optional.empty() : Optional.of(name(chosen.voice())));
    }

    /** The voice as the protocol has it. */
    private static String name(SpeechVoice voice) {
        return voice == SpeechVoice.CHILD ? "CHILD_MALE" : voice.name().replace("_", "");
    }

    /** Reads a part of the board in the window that the user is in. */
    public void read(ReadableBoard.Part part) {
        windows.read(part);
    }

    @Override
    public void close() {
        windows.end();
        speech.close();
    }
}
