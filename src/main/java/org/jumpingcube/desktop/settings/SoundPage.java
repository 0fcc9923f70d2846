package org.jumpingcube.desktop.settings;

import javafx.scene.control.Slider;
import org.jumpingcube.settings.Speech;
import org.jumpingcube.settings.SpeechVoice;
import org.jumpingcube.settings.WindowState;

/** Whether the program is heard, and how it speaks where it can. */
final class SoundPage extends SettingsPage {
    private static final int STEP = 10;

    SoundPage(ChosenSettings draft, String title) {
        super(draft, title);
        card().toggle("settings.sound", Setting.WINDOW.part(WindowState::sound, WindowState::withSound));
        if (draft.isThere("speak")) {
            addSpeech(card("settings.speech"), draft);
        }
    }

    private static void addSpeech(SettingsCard card, ChosenSettings draft) {
        card.toggle("settings.speech-on", Setting.SPEECH.part(Speech::on, Speech::switched));
        var rate = new Slider(-Speech.MOST, Speech.MOST, 0);
        rate.setBlockIncrement(STEP);
        card.slider(
                "settings.speech-rate",
                rate,
                Setting.SPEECH.part(
                        speech -> (double) speech.rate(),
                        (speech, chosen) -> speech.withManner(STEP * (int) Math.rint(chosen / STEP), speech.voice())),
                chosen -> chosen == 0
                        ? draft.texts().get("settings.speech-rate.usual")
                        : Long.toString(Math.round(chosen)));
        card.choice(
                "settings.voice",
                SpeechVoice.values(),
                Setting.SPEECH.part(Speech::voice, (speech, voice) -> speech.withManner(speech.rate(), voice)));
    }
}
