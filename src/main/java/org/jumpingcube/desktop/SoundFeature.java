package org.jumpingcube.desktop;

import java.util.List;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.sound.Speaker;

/** The sounds of the games and their clocks. */
final class SoundFeature implements Feature {
    private final Program program;

    SoundFeature(Program program) {
        this.program = program;
        var speaker = new Speaker(() -> program.settings().get().window().sound());
        GameSounds.attach(program.games(), speaker::play);
        ClockSounds.attach(program.games(), speaker::play);
    }

    @Override
    public List<Command> commands() {
        var settings = program.settings();
        Runnable toggle = () -> settings.update(
                now -> now.withWindow(now.window().withSound(!now.window().sound())));
        return List.of(Command.of("sound", "Shortcut+Shift+M", "bi-volume-up", toggle, Command.ALWAYS)
                .switching(settings.observable().map(now -> now.window().sound())));
    }
}
