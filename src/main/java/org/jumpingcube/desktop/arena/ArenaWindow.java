package org.jumpingcube.desktop.arena;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
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
import org.jumpingcube.arena.ResultFile;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentJson;
import org.jumpingcube.arena.Trial;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.storage.OwnFile;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.TextFile;
import org.jumpingcube.worker.DiskWorker;

/** The arena: several computer players, programs of others among them, play each other, and a table says who is best. */
public final class ArenaWindow extends SideWindow {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 680;
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;
    private static final double GAP = 8;
    private static final javafx.util.Duration TICK = javafx.util.Duration.millis(100);
    private static final String ENDING = ".json";
    private static final long LAST_MILLIS = 2000;
    private static final Executor TRIAL_ENDER = work -> new Thread(work, "arena-trials-end").start();

    private final ArenaNeeds needs;
    private final Texts texts;
    private final PathChooser chooser;
    private final DiskWorker disk;
    private final Path own; // the tournament that the user has not saved
    private final TournamentForm form;
    private final CrossTable table;
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
    private final Timeline ticks = new Timeline(new KeyFrame(TICK, event -> tick()));
    private final Set<String> foreign = new HashSet<>(); // command lines from files, which nobody has agreed to yet
    private final Set<Thread> trials = ConcurrentHashMap.newKeySet();
    private volatile boolean isPlaying; // for the thread of the disk
    private Optional<Saved> saved = Optional.empty();
    private Optional<ArenaRun> run = Optional.empty();
    private Optional<Integer> wished = Optional.empty(); // the game to be shown when it is over

    /** A tournament as it stands in a file of the user's. */
    private record Saved(Path file, Tournament tournament) {}

    /** A window that is not shown yet. */
    public ArenaWindow(ArenaNeeds needs) {
        super(needs.owner(), needs.settings(), needs.texts().of("arena.title"), WIDTH, HEIGHT);
        this.needs = needs;
        texts = needs.texts();
        chooser = needs.chooser().apply(this);
        own = needs.folders().state().resolve("arena" + ENDING);
        disk = new DiskWorker("arena-files", trouble -> Platform.runLater(() -> tellOf(trouble)));
        form = new TournamentForm(texts, needs.views(), this::tryOut);
        table = new CrossTable(texts);
        boards = new SmallBoards(this::name, this::wish);
        list = new GameList(texts, this::words, this::film, this::showLines);
        stop = TextControls.button(texts, "arena.stop", () -> run.ifPresent(ArenaRun::stop));
        load = TextControls.button(texts, "arena.load", this::load);
        ticks.setCycleCount(Animation.INDEFINITE);
        form.show(TournamentForm.usual(texts, needs.views().get(0).kind()));
        lay();
        follow();
        disk.run(this::readOwn);
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
        var results = page("table", scrolled(new VBox(2 * GAP, table, boards)));
        var games = page("games", list);
        var tabs = TextControls.styled(new HBox(GAP, contestants, results, games), "pages");
        pages.selectToggle(contestants);
        var save = TextControls.button(texts, "arena.save", this::save);
        save.disableProperty().bind(form.tournament().map(Optional::isEmpty));
        var deeds = new FlowPane(GAP, GAP, start, stop, load, save);
        deeds.setRowValignment(VPos.CENTER);
        deeds.setAlignment(Pos.CENTER_LEFT);
        var foot = new VBox(GAP, messages, status, progress, deeds);
        all.setTop(tabs);
        all.setBottom(TextControls.styled(foot, "arena-foot"));
        Scene scene = fill(all, "arena-window");
        var keys = scene.getAccelerators();
        keys.put(KeyCombination.valueOf("Shortcut+O"), load::fire);
        keys.put(KeyCombination.valueOf("Shortcut+S"), save::fire);
        keys.put(KeyCombination.valueOf("Shortcut+Enter"), start::fire);
        setOnShown(event -> tick());
    }

    private static ScrollPane scrolled(Node content) {
        var scroll = new ScrollPane(TextControls.styled(new VBox(content), "page"));
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        return scroll;
    }

    private ToggleButton page(String name, Node content) {
        var button = TextControls.named(new ToggleButton(), texts, "arena.page." + name);
        button.setToggleGroup(pages);
        button.selectedProperty().subscribe(isSelected -> {
            if (isSelected) {
                all.setCenter(content);
            }
        });
        button.setOnAction(event -> pages.selectToggle(button)); // pressed again, it stays selected
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
        Themes.follow(needs.settings(), look -> {
            needs.views().forEach(view -> view.restyle(look));
            boards.repaint();
        });
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

    // Files

    private void readOwn() throws IOException {
        if (Files.exists(own)) {
            var read = read(own);
            Platform.runLater(() -> {
                if (run.isEmpty()) {
                    form.show(read);
                }
            });
        }
    }

    private Tournament read(Path file) throws IOException {
        if (Files.size(file) > 4L * TournamentJson.LONGEST) {
            throw new IOException(file.getFileName() + ": larger than any tournament");
        }
        try {
            List<GameKind<?, ?>> kinds =
                    needs.views().stream().<GameKind<?, ?>>map(GameView::kind).toList();
            return TournamentJson.read(Files.readString(file), kinds);
        } catch (IllegalArgumentException e) {
            throw new IOException(file.getFileName() + ": " + e.getMessage(), e);
        }
    }

    private void load() {
        if (!isRunning.get()) {
            chooser.toLoadFile("arena.load.title", ENDING)
                    .map(File::toPath)
                    .ifPresent(file -> disk.run(() -> {
                        var read = read(file);
                        Platform.runLater(() -> take(file, read));
                    }));
        }
    }

    private void take(Path file, Tournament read) {
        if (isRunning.get()) {
            return;
        }
        messages.getChildren().clear();
        form.show(read);
        saved = form.tournament().get().map(shown -> new Saved(file, shown));
        foreign.clear();
        foreign.addAll(programs(read.entrants()));
    }

    private void save() {
        form.tournament().get().ifPresent(tournament -> {
            String suggestion = saved.map(known -> String.valueOf(known.file().getFileName()))
                    .orElseGet(() -> texts.get("arena.suggestion") + ENDING);
            chooser.toSaveFile("arena.save.title", suggestion, ENDING)
                    .map(PathChooser.Chosen::file)
                    .map(File::toPath)
                    .ifPresent(file -> disk.run(() -> {
                        TextFile.write(file, TournamentJson.write(tournament));
                        takeResults(file, tournament);
                        Platform.runLater(() -> {
                            saved = Optional.of(new Saved(file, tournament));
                            say(texts.get("arena.saved", file.toString()));
                        });
                    }));
        });
    }

    /** What was played before the tournament was saved goes with it. */
    private void takeResults(Path file, Tournament tournament) throws IOException {
        boolean isIt = Files.exists(own) && Files.readString(own).equals(TournamentJson.write(tournament));
        if (isIt && !isPlaying && Files.exists(results(own)) && !Files.exists(results(file))) {
            Files.copy(results(own), results(file));
        }
    }

    /** A tournament that the user has not saved takes the place of the one before it, whose results are set aside. */
    private void keepOwn(Tournament tournament) throws IOException {
        String text = TournamentJson.write(tournament);
        Path results = results(own);
        if (!Files.exists(own) || !Files.readString(own).equals(text)) {
            if (Files.exists(results)) {
                ResultFile.checkFree(results);
                Files.move(results, free(results));
            }
            TextFile.keep(own, text);
        }
        new OwnFile(results).make();
    }

    /** A name that no earlier results have. */
    private static Path free(Path results) {
        int number = 1;
        while (Files.exists(Path.of(results + ".old-" + number))) {
            number++;
        }
        return Path.of(results + ".old-" + number);
    }

    private static Path results(Path file) {
        return file.resolveSibling(file.getFileName() + ".results");
    }

    // Programs

    /** Command lines as the form leaves them, whatever blanks and hidden characters a file has in them. */
    private static List<String> programs(Collection<Entrant> entrants) {
        return entrants.stream()
                .filter(entrant -> entrant.kind().isProgram())
                .map(entrant -> entrant.text().replaceAll("\\p{C}", "").strip().replaceAll("\\s+", " "))
                .toList();
    }

    /** What the user has typed may be started; what a file names only if the user agrees. */
    private boolean mayStart(Collection<Entrant> entrants) {
        var asked = programs(entrants).stream().filter(foreign::contains).toList();
        if (asked.isEmpty()) {
            return true;
        }
        boolean mayStart = needs.questions().mayStart(String.join("\n", asked));
        if (mayStart) {
            asked.forEach(foreign::remove);
        }
        return mayStart;
    }

    private void tryOut(EntrantRow row) {
        row.entrant().filter(entrant -> mayStart(List.of(entrant))).ifPresent(entrant -> {
            var kind = form.view().kind();
            var options = form.boards().stream().findFirst().orElseGet(() -> kind.usual(Map.of()));
            String limit = form.limit();
            var patience = Duration.ofSeconds(form.moveSeconds());
            row.say(texts.get("arena.trying"));
            var thread = new Thread(
                    () -> {
                        var trial = Trial.of(entrant, kind, options, limit, patience);
                        trials.remove(Thread.currentThread());
                        Platform.runLater(() -> row.say(words(entrant, trial)));
                    },
                    "arena-trial");
            thread.setDaemon(true);
            trials.add(thread);
            thread.start();
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
            form.tournament().get().filter(next -> mayStart(next.entrants())).ifPresent(this::play);
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
        var file = saved.filter(known -> known.tournament().equals(tournament)).map(Saved::file);
        var next = new ArenaRun(tournament, form.view(), results(file.orElse(own)));
        run = Optional.of(next);
        wished = Optional.empty();
        messages.getChildren().clear();
        list.clear();
        boards.clear();
        next.start(file.isPresent() ? () -> {} : () -> keepOwn(tournament));
        isRunning.set(true);
        isPlaying = true;
        pages.getToggles().get(1).setSelected(true);
        var unused = next.end().thenAcceptAsync(this::end, Platform::runLater);
    }

    private void end(ArenaRun.Ending ending) {
        tick();
        isRunning.set(false);
        isPlaying = false;
        ending.problem().ifPresent(problem -> say(texts.get("arena.trouble", problem)));
    }

    private void tick() {
        run.ifPresent(now -> {
            var over = now.newlyOver();
            list.add(over);
            boards.show(now.running());
            now.count(table::show, Platform::runLater);
            showProgress();
            wished.flatMap(number -> over.stream()
                            .filter(game -> game.number() == number)
                            .findFirst())
                    .ifPresent(game -> Platform.runLater(() -> film(game))); // which may ask something
        });
    }

    // Games

    private String name(int number) {
        var tournament = run.orElseThrow().tournament();
        var pair = tournament.pair(tournament.pairOf(number));
        boolean isFirst = tournament.gameOf(number) % 2 == 0;
        return texts.get(
                "arena.game-of",
                number + 1,
                tournament.entrants().get(isFirst ? pair.a() : pair.b()).name(),
                tournament.entrants().get(isFirst ? pair.b() : pair.a()).name());
    }

    private String words(PlayedGame game) {
        var entrants = run.orElseThrow().tournament().entrants();
        String who = texts.get(
                "arena.game-of",
                game.number() + 1,
                entrants.get(game.first()).name(),
                entrants.get(game.second()).name());
        String result = game.winner()
                .map(winner -> texts.get("arena.won", entrants.get(winner).name()))
                .orElseGet(() -> texts.get("arena.drawn"));
        String why = game.forfeit()
                .map(fault -> " (" + texts.get("arena.fault." + Texts.word(fault)) + ")")
                .orElse("");
        return who + " \u00b7 " + result + why;
    }

    private void wish(int number) {
        list.find(number).ifPresentOrElse(this::film, () -> {
            wished = Optional.of(number);
            say(texts.get("arena.wished", number + 1));
        });
    }

    private void film(PlayedGame game) {
        wished = Optional.empty();
        var now = run.orElseThrow();
        var tournament = now.tournament();
        var seats = Stream.of(game.first(), game.second())
                .map(place -> seat(tournament.entrants().get(place)))
                .toList();
        var options = tournament.boardOf(game.number());
        if (isOpened(now.view(), options, game, seats)) {
            close(); // it would lie over the game; the tournament goes on
        } else {
            say(texts.get("my-games.not-opened"));
        }
    }

    private boolean isOpened(GameView<?, ?> view, GameOptions options, PlayedGame game, List<Seat> seats) {
        SavedGame<?, ?> film;
        try {
            film = saved(view, options, game, seats);
        } catch (IllegalArgumentException e) {
            return false; // the file of the results is not ours alone
        }
        return needs.opener().open(film);
    }

    private static <P extends Position<P, M>, M> SavedGame<P, M> saved(
            GameView<P, M> view, GameOptions options, PlayedGame game, List<Seat> seats) {
        return FollowedGame.saved(view, options, game, seats.get(0), seats.get(1));
    }

    /** As which a contestant sits at the board of the main window. */
    private static Seat seat(Entrant entrant) {
        for (Style style : Style.values()) {
            for (Skill skill : Skill.values()) {
                boolean isThis = entrant.text().startsWith(EntrantRow.text(style, skill));
                if (entrant.kind() == Entrant.Kind.PLAYER && isThis) {
                    return new Seat(true, style, skill);
                }
            }
        }
        return Seat.COMPUTER;
    }

    private void showLines(PlayedGame game) {
        String lines = String.join("\n", game.lines());
        needs.questions()
                .tell(words(game) + "\n" + game.reason() + "\n\n"
                        + (lines.isEmpty()
                                ? texts.get("arena.wrote-nothing")
                                : texts.get("arena.wrote") + "\n" + lines));
    }

    // Messages, the latest only

    private void say(String text) {
        var label = new Label(text);
        label.setId("arena-message");
        var bar = new MessageBar(texts, label);
        bar.addButton("message.close", () -> {});
        messages.getChildren().setAll(List.of(bar));
    }

    private void tellOf(IOException trouble) {
        say(texts.get("arena.trouble", String.valueOf(trouble.getMessage())));
    }

    /** A trial that is interrupted ends its program. */
    private void endTrials() {
        try {
            for (Thread trial : trials) {
                trial.interrupt();
                trial.join(LAST_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Stops the tournament, at the end of the program.
     *
     * @return a future that completes when nothing is played and all is written
     */
    public CompletableFuture<Void> end() {
        run.ifPresent(ArenaRun::stop);
        return CompletableFuture.allOf(
                CompletableFuture.runAsync(this::endTrials, TRIAL_ENDER),
                disk.close(),
                run.<CompletableFuture<?>>map(ArenaRun::end).orElseGet(() -> CompletableFuture.completedFuture(null)));
    }
}
