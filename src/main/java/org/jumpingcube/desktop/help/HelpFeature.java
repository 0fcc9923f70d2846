package org.jumpingcube.desktop.help;

import java.util.List;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.LazyWindow;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.storage.LogFile;

/** The handbook, finding what can be done, About, and how to report a bug. */
public final class HelpFeature implements Feature {
    private final Program program;
    private final LazyWindow<HandbookWindow> handbook;
    private final LazyWindow<FindActionWindow> findAction;
    private final LazyWindow<ReportBugWindow> reportBug;
    private final LazyWindow<AboutWindow> about;

    public HelpFeature(Program program) {
        this.program = program;
        var stage = program.stage();
        var settings = program.settings();
        var texts = program.texts();
        handbook = new LazyWindow<>(() -> new HandbookWindow(stage, settings, texts));
        findAction = new LazyWindow<>(() -> new FindActionWindow(program));
        reportBug =
                new LazyWindow<>(() -> new ReportBugWindow(stage, settings, texts, LogFile.path(program.folders())));
        about = new LazyWindow<>(() -> new AboutWindow(stage, settings, texts));
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.always("handbook", "F1", this::openHandbook),
                Command.always("find-action", "Shortcut+Alt+I", findAction::open),
                Command.always("report-bug", "", reportBug::open),
                Command.always("about", "", about::open));
    }

    private void openHandbook() {
        handbook.get().openAt(program.games().shown().get().view().handbookPage());
    }
}
