package org.jumpingcube.desktop.arena;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.arena.Entrant;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentGames;
import org.jumpingcube.arena.Trial;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.Threads;

/** The arena: several computer players, programs of others among them, play each other, and a table says who is best. */
public final class ArenaWindow extends SideWindow {
    private static final double WIDTH = 960;
    private static final double HEIGHT = 680;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;
    private static final double GAP = 8;
    private static final javafx.util.Duration TICK = javafx.util.Duration.millis(100);

    private final Program program;
    private final Texts texts;
    private final ArenaFiles files;
    private final ProgramConsent consent;
    private final Trials trials = new Trials();
    private final WatchedGames watched;
    private final TournamentForm form;
    private final CrossTable table;
    private final RatingPlot plot;
    private final SmallBoards boards;
    private final GameList list;
    private final Button start = new Button();
    private final Button stop;
    private final Button load;
    private final Label status = Announcement.live(new Label());
    private final ProgressBar progress = new ProgressBar(0);
    private final VBox messages = new VBox();
    private final BorderPane all = new BorderPane();
    private final ToggleGroup pages = new ToggleGroup();
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper hasResults = new ReadOnlyBooleanWrapper();
    private final Timeline ticks = new Timeline(new KeyFrame(TICK, event -> tick()));
    private Optional<ArenaRun> run = Optional.empty();

    /** A window that is not shown yet. */
    public ArenaWindow(Program program) {
        super(program.stage(), program.settings(), program.texts().of("arena.title"), WIDTH, HEIGHT);
        this.program = program;
        texts = program.texts();
        files = new ArenaFiles(program, program.choosers().apply(this), this::say);
        consent = new ProgramConsent(program.questions()::mayStartPrograms);
        watched = new WatchedGames(program.collector(), InstantSource.system());
        form = new TournamentForm(
                texts, program.games().views().toList(), program.choosers().apply(this), this::tryOut);
        table = new CrossTable(texts);
        plot = new RatingPlot(texts);
        boards = new SmallBoards(number -> words().name(number), this::watch);
        list = new GameList(texts, game -> words().of(game), this::lookBack, this::showLines);
        stop = TextControls.button(texts, "arena.stop", () -> run.ifPresent(ArenaRun::stop));
        load = TextControls.button(texts, "arena.load", this::load);
        ticks.setCycleCount(Animation.INDEFINITE);
        form.show(TournamentForm.usual(
                texts, program.games().views().toList().get(0).kind()));
        lay();
        follow();
        files.readOwn(kept -> {
            if (run.isEmpty()) {
                form.show(kept);
                form.keepNames();
            }
        });
    }

    // Layout

    private void lay() {
        setMinWidth(SMALLEST_WIDTH);
        setMinHeight(SMALLEST_HEIGHT);
        start.setId("arena-start");
        start.setOnAction(event -> startOrPause());
        start.setMinWidth(Button.USE_PREF_SIZE);
        status.setId("arena-status");
        status.setWrapText(true);
        status.setMinHeight(Label.USE_PREF_SIZE);
        status.managedProperty().bind(status.textProperty().map(text -> !text.isEmpty()));
        progress.managedProperty().bind(status.managedProperty());
        progress.visibleProperty().bind(status.managedProperty());
        progress.accessibleTextProperty().bind(texts.of("arena.progress"));
        progress.setMaxWidth(Double.MAX_VALUE);
        var contestants = page("contestants", scrolled(form));
        var results = page("table", scrolled(new VBox(2 * GAP, table, boards, plot)));
        var games = page("games", list);
        var tabs = TextControls.styled(new HBox(GAP, contestants, results, games), "pages");
        pages.selectToggle(contestants);
        var save = TextControls.button(
                texts, "arena.save", () -> form.tournament().get().ifPresent(files::save));
        save.disableProperty().bind(form.tournament().map(Optional::isEmpty));
        var actions = new FlowPane(GAP, GAP, start, stop, load, save, export());
        actions.setRowValignment(VPos.CENTER);
        actions.setAlignment(Pos.CENTER_LEFT);
        var foot = new VBox(GAP, messages, status, progress, actions);
        all.setTop(tabs);
        all.setBottom(TextControls.styled(foot, "arena-foot"));
        Scene scene = fill(all, "arena-window");
        var keys = scene.getAccelerators();
        keys.put(KeyCombination.valueOf("Shortcut+O"), load::fire);
        keys.put(KeyCombination.valueOf("Shortcut+S"), save::fire);
        keys.put(KeyCombination.valueOf("Shortcut+Enter"), start::fire);
        setOnShown(event -> tick());
    }

    private MenuButton export() {
        var export = TextControls.named(new MenuButton(), texts, "arena.export");
        for (ReportForm form : ReportForm.values()) {
            var item = new MenuItem();
            item.setId("arena-export-" + Texts.word(form));
            item.textProperty().bind(texts.of("arena.export." + Texts.word(form)));
            item.setOnAction(event -> run.ifPresent(now -> files.export(now, form)));
            export.getItems().add(item);
        }
        export.disableProperty().bind(hasResults.not());
        return export;
    }

    private static ScrollPane scrolled(Node content) {
        var scroll = new ScrollPane(TextControls.styled(new VBox(content), "page"));
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        return scroll;
    }

    private ToggleButton page(String name, Node content) {
        var button = TextControls.named(new RadioToggle(), texts, "arena.page." + name);
        button.setToggleGroup(pages);
        button.selectedProperty().subscribe(isSelected -> {
            if (isSelected) {
                all.setCenter(content);
            }
        });
        return button;
    }

    private void follow() {
        form.disableProperty().bind(isRunning);
        load.disableProperty().bind(isRunning);
        stop.disableProperty().bind(isRunning.not());
        form.tournament().subscribe(now -> showState());
        isRunning.subscribe(now -> showState());
        texts.language().subscribe(language -> showState());
        showingProperty().subscribe(isShowing -> keepTicking());
        isRunning.subscribe(now -> keepTicking());
        program.settings().observable().map(Settings::keepGames).subscribe(watched::turn);
        Themes.follow(program.settings(), boards::restyle);
    }

    private void keepTicking() {
        if (isRunning.get() && isShowing()) {
            ticks.play();
        } else {
            ticks.stop();
        }
    }

    private void showState() {
        boolean isPaused = run.filter(ArenaRun::isPaused).isPresent();
        String key = !isRunning.get() ? "arena.start" : isPaused ? "arena.go-on" : "arena.pause";
        start.setText(texts.get(key));
        start.setDisable(!isRunning.get() && form.tournament().get().isEmpty());
        showProgress();
    }

    private void showProgress() {
        if (run.isEmpty()) {
            return;
        }
        int played = run.get().played();
        int total = run.get().tournament().total();
        var end = Optional.ofNullable(run.get().end().getNow(null));
        boolean isOver = end.filter(ArenaRun.Ending::isOver).isPresent();
        String key = isOver ? "over" : end.isPresent() ? "stopped" : run.get().isPaused() ? "paused" : "running";
        String text = texts.get("arena.status." + key, played, total);
        if (!text.equals(status.getText())) {
            status.setText(text);
        }
        progress.setProgress(isOver ? 1 : (double) played / total);
    }

    private void load() {
        if (!isRunning.get()) {
            files.load(this::take);
        }
    }

    private Optional<Tournament> take(Tournament read) {
        if (isRunning.get()) {
            return Optional.empty();
        }
        messages.getChildren().clear();
        form.show(read);
        form.keepNames();
        consent.read(read.entrants());
        return form.tournament().get();
    }

    // Trials

    private void tryOut(EntrantRow row) {
        row.entrant().filter(entrant -> consent.mayStart(List.of(entrant))).ifPresent(entrant -> {
            var kind = form.view().kind();
            var options = form.boards().stream().findFirst().orElseGet(() -> kind.usual(Map.of()));
            String limit = form.limit();
            var patience = Duration.ofSeconds(form.moveSeconds());
            var folder = files.folder();
            row.say(texts.get("arena.trying"));
            trials.begin(
                    () -> Trial.of(entrant, kind, options, limit, patience, folder),
                    trial -> row.say(words(entrant, trial)));
        });
    }

    private String words(Entrant entrant, Trial trial) {
        String answer = trial.move()
                .map(move -> texts.get("arena.tried", entrant.name(), move, Math.round(trial.millis())))
                .orElseGet(() -> texts.get("arena.failed", trial.problem()));
        boolean isPlain = trial.move().isPresent() || trial.lines().isEmpty();
        return isPlain ? answer : answer + "\n" + texts.get("arena.wrote") + "\n" + String.join("\n", trial.lines());
    }

    // Playing

    private void startOrPause() {
        if (!isRunning.get()) {
            form.tournament()
                    .get()
                    .filter(next -> consent.mayStart(next.entrants()))
                    .ifPresent(this::play);
            return;
        }
        run.ifPresent(now -> {
            if (now.isPaused()) {
                now.resume();
            } else {
                now.pause();
            }
        });
        showState();
    }

    private void play(Tournament tournament) {
        var next = new ArenaRun(tournament, form.view(), files.results(tournament), files.folder(), watched);
        run = Optional.of(next);
        messages.getChildren().clear();
        form.keepNames();
        list.clear();
        boards.begin(form.view());
        next.start(files.preparation(tournament));
        isRunning.set(true);
        files.setPlaying(true);
        pages.getToggles().get(1).setSelected(true);
        Threads.whenDone(next.end(), Platform::runLater, this::end);
    }

    private void end(ArenaRun.Ending ending) {
        tick();
        isRunning.set(false);
        files.setPlaying(false);
        ending.problem().ifPresent(problem -> say(texts.get("arena.trouble", problem)));
    }

    private void tick() {
        run.ifPresent(now -> {
            list.add(now.newlyOver());
            boards.show(now.running());
            now.count(count -> show(now, count), Platform::runLater);
            hasResults.set(now.played() > 0);
            showProgress();
        });
    }

    private void show(ArenaRun counted, ArenaRun.Count count) {
        table.show(count.table());
        plot.show(counted.tournament(), count.ratings());
    }

    // Games

    private GameWords words() {
        return new GameWords(texts, run.orElseThrow().tournament());
    }

    private TournamentGames games() {
        return run.orElseThrow().games();
    }

    /** Opens a game that may not be over, as far as it has come. */
    private void watch(FollowedGame<?, ?> game) {
        open(game.soFar(games().seats(game.number())));
    }

    private void lookBack(PlayedGame game) {
        try {
            open(games().saved(game));
        } catch (IllegalArgumentException e) {
            say(texts.get("my-games.not-opened")); // the file of the results is not ours alone
        }
    }

    private void open(SavedGame<?, ?> game) {
        if (program.lookBackAt(game, false, false)) {
            close(); // it would lie over the game; the tournament goes on
        } else {
            say(texts.get("my-games.not-opened"));
        }
    }

    private void showLines(PlayedGame game) {
        program.questions().tell(words().lines(game));
    }

    // Messages, the latest only

    private void say(String text) {
        var label = new Label(text);
        label.setId("arena-message");
        var bar = new MessageBar(texts, label);
        bar.addButton("message.close", () -> {});
        messages.getChildren().setAll(List.of(bar));
    }

    /**
     * Stops the tournament, at the end of the program.
     *
     * @return a future that completes when nothing is played and all is written
     */
    public CompletableFuture<Void> end() {
        run.ifPresent(ArenaRun::stop);
        return CompletableFuture.allOf(
                trials.end(),
                files.close(),
                run.<CompletableFuture<?>>map(ArenaRun::end).orElseGet(() -> CompletableFuture.completedFuture(null)));
    }
}
