package org.jumpingcube.desktop.settings;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Slider;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.settings.Speech;
import org.jumpingcube.settings.SpeechVoice;

/** How the program speaks; whether it does is chosen in the menu. */
final class SpeechRows {
    private static final int STEP = 10;

    private final Slider rate = new Slider(-Speech.MOST, Speech.MOST, 0);
    private final ObjectProperty<SpeechVoice> voice;

    SpeechRows(SettingsGrid rows, Texts texts) {
        rows.heading("settings.speech");
        rate.setBlockIncrement(STEP);
        var value = rows.follow(rate.valueProperty(), now -> now.speech().rate());
        rows.slider(
                "settings.speech-rate",
                rate,
                texts.of(
                        value,
                        now -> rate() == 0 ? texts.get("settings.speech-rate.usual") : Integer.toString(rate())));
        voice = rows.choice(
                "settings.voice", SpeechVoice.values(), now -> now.speech().voice());
    }

    private int rate() {
        return STEP * (int) Math.rint(rate.getValue() / STEP);
    }

    /** The speech of the settings, in the manner chosen here. */
    Speech speech(Speech now) {
        return now.withManner(rate(), voice.get());
    }
}
