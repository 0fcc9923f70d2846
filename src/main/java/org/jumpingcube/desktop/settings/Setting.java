package org.jumpingcube.desktop.settings;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.jumpingcube.settings.Broker;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Speech;
import org.jumpingcube.settings.WindowState;

/**
 * One of the settings, or several that belong together.
 *
 * @param value which it is in some settings
 * @param with the settings with another value for it
 */
record Setting<T>(Function<Settings, T> value, BiFunction<Settings, T, Settings> with) {
    static final Setting<Play> PLAY = new Setting<>(Settings::play, Settings::withPlay);
    static final Setting<Look> LOOK = new Setting<>(Settings::look, Settings::withLook);
    static final Setting<MoveAnimation> ANIMATION = new Setting<>(Settings::animation, Settings::withAnimation);
    static final Setting<WindowState> WINDOW = new Setting<>(Settings::window, Settings::withWindow);
    static final Setting<Speech> SPEECH = new Setting<>(Settings::speech, Settings::withSpeech);
    static final Setting<Broker> BROKER = new Setting<>(Settings::broker, Settings::withBroker);

    /** One of those that belong together. */
    <P> Setting<P> part(Function<T, P> part, BiFunction<T, P, T> withPart) {
        return new Setting<>(
                settings -> part.apply(value.apply(settings)),
                (settings, chosen) -> with.apply(settings, withPart.apply(value.apply(settings), chosen)));
    }
}
