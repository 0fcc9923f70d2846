package org.jumpingcube.desktop.games;

import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.FlowPane;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.desktop.controls.LightChoiceBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** The filters above the list. */
final class Filters extends FlowPane {
    private static final double GAP = 8;

    private final Texts texts;
    private final InstantSource clock;
    private final Runnable onChange;
    private final List<ChoiceBox<Condition>> boxes;
    private final CheckBox through;
    private final CheckBox arena;
    private final Button reset;
    private long position;
    private boolean isResetting;

    /**
     * What may be chosen in one of the lists.
     *
     * @param words asked each time, since the language may change
     * @param narrow adds the condition to a filter
     */
    private record Condition(Supplier<String> words, UnaryOperator<GameFilter> narrow) {}

    /**
     * @param onBoard the fingerprint of the position on the board
     * @param onChange called when other games are meant
     */
    Filters(Texts texts, Kinds kinds, InstantSource clock, LongSupplier onBoard, Runnable onChange) {
        super(GAP, GAP);
        this.texts = texts;
        this.clock = clock;
        this.onChange = onChange;
        setId("my-games-filters");
        boxes = List.of(
                box("game", games(kinds)),
                box("opponent", opponents()),
                box("level", levels()),
                box("result", results()),
                box("size", sizes(kinds)),
                box("time", times()));
        through = TextControls.named(new CheckBox(), texts, "my-games.through");
        through.selectedProperty().subscribe((was, is) -> {
            position = onBoard.getAsLong();
            change();
        });
        arena = TextControls.named(new CheckBox(), texts, "my-games.arena");
        arena.selectedProperty().subscribe((was, is) -> change());
        reset = TextControls.button(texts, "my-games.reset", this::reset);
        reset.setDisable(true);
        getChildren().addAll(boxes);
        getChildren().addAll(through, arena, reset);
    }

    private ChoiceBox<Condition> box(String name, List<Condition> conditions) {
        var box = new LightChoiceBox<Condition>(
                texts, condition -> condition.words().get());
        box.setId("my-games-" + name);
        box.accessibleTextProperty().bind(texts.of("my-games.filter." + name));
        box.getItems().add(new Condition(() -> texts.get("my-games.any." + name), filter -> filter));
        box.getItems().addAll(conditions);
        box.getSelectionModel().selectFirst();
        box.valueProperty().subscribe((was, is) -> change());
        box.setMinWidth(USE_PREF_SIZE);
        return box;
    }

    private void change() {
        if (!isResetting) {
            reset.setDisable(isAll());
            onChange.run();
        }
    }

    /** Whether all games are meant, with or without those of the arena. */
    boolean isAll() {
        return !through.isSelected()
                && boxes.stream().allMatch(box -> box.getSelectionModel().getSelectedIndex() == 0);
    }

    private void reset() {
        isResetting = true;
        boxes.forEach(box -> box.getSelectionModel().selectFirst());
        through.setSelected(false);
        isResetting = false;
        boxes.get(0).requestFocus(); // the button is about to be unavailable
        change();
    }

    /** Takes up another position on the board, if games through it are meant; the caller asks for the games then. */
    void follow(long onBoard) {
        if (through.isSelected()) {
            position = onBoard;
        }
    }

    /** The games that are meant now. */
    GameFilter filter() {
        var filter = through.isSelected() ? GameFilter.ALL.through(position) : GameFilter.ALL;
        for (var box : boxes) {
            filter = box.getValue().narrow().apply(filter);
        }
        return arena.isSelected() ? filter : filter.outsideTournaments();
    }

    // What can be chosen

    private static List<Condition> games(Kinds kinds) {
        return kinds.views().stream()
                .map(view -> new Condition(
                        view::title, filter -> filter.ofGame(view.kind().name())))
                .toList();
    }

    private List<Condition> opponents() {
        var all = new ArrayList<Condition>();
        Stream.of(Style.values())
                .map(style -> against("style." + style.word(), style.word()))
                .forEach(all::add);
        Stream.of("friend", "human", "computers")
                .map(word -> against("my-games.opponent." + word, word))
                .forEach(all::add);
        return all;
    }

    private List<Condition> levels() {
        return Stream.of(Skill.values())
                .map(skill -> against("skill." + skill.word(), skill.word()))
                .toList();
    }

    private Condition against(String key, String word) {
        return new Condition(() -> texts.get(key), filter -> filter.against(word));
    }

    private List<Condition> results() {
        return Stream.of(UserOutcome.WON, UserOutcome.LOST, UserOutcome.DRAWN, UserOutcome.UNFINISHED)
                .map(ending -> new Condition(
                        () -> texts.get("my-games.ending." + Texts.word(ending)), filter -> filter.ended(ending)))
                .toList();
    }

    /** All sizes of the games that have several, each in the words of the first that has it. */
    private static List<Condition> sizes(Kinds kinds) {
        var views = new TreeMap<Integer, GameView<?, ?>>();
        kinds.views().forEach(view -> offered(view).forEach(size -> views.putIfAbsent(size, view)));
        return views.entrySet().stream()
                .map(size -> new Condition(
                        () -> size.getValue().sizeInWords(size.getKey()), filter -> filter.ofSize(size.getKey())))
                .toList();
    }

    private static IntStream offered(GameView<?, ?> view) {
        String name = view.kind().size().map(GameOption::name).orElse("");
        return view.newGameOptions().stream()
                .map(ShownOption::option)
                .filter(option -> option.name().equals(name))
                .flatMapToInt(option -> option instanceof GameOption.Range range
                        ? IntStream.rangeClosed(range.least(), range.most())
                        : IntStream.empty());
    }

    private List<Condition> times() {
        return List.of(
                since("today", Function.identity()),
                since("week", today -> today.minusDays(6)),
                since("month", today -> today.minusDays(29)),
                since("year", today -> today.minusYears(1).plusDays(1)));
    }

    private Condition since(String name, Function<LocalDate, LocalDate> first) {
        return new Condition(
                () -> texts.get("my-games.time." + name),
                filter -> filter.since(beginning(first.apply(LocalDate.ofInstant(clock.instant(), zone())))));
    }

    private static Instant beginning(LocalDate day) {
        return day.atStartOfDay(zone()).toInstant();
    }

    private static ZoneId zone() {
        return ZoneId.systemDefault();
    }
}
