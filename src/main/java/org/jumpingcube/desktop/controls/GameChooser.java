package org.jumpingcube.desktop.controls;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameView.ShownPreset;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;

/**
 * The options of one game while they are chosen. It adds the rows for them to the form of a window; all of them follow
 * the same options, whichever they are changed by. Who plays is asked in the window itself: on tiles for newcomers, by
 * style and level in the settings, from all strengths where a position is set up.
 */
public final class GameChooser {
    private static final int MOST_NUMBERS = 20; // of a longer range only round numbers are offered
    private static final int ROUND = 50;

    private final Texts texts;
    private final GameView<?, ?> game;
    private final GameOptions first;
    private final ObjectProperty<GameOptions> options;

    /** @param first the options that are chosen at first */
    public GameChooser(Texts texts, GameView<?, ?> game, GameOptions first) {
        this.texts = texts;
        this.game = game;
        this.first = first;
        options = new SimpleObjectProperty<>(first);
    }

    /** What is chosen now. */
    public ObjectProperty<GameOptions> options() {
        return options;
    }

    /**
     * A row for the sets of rules, for a game that has any. The last stands for the user's own.
     *
     * @param areOptionsBeside whether the options can be chosen one by one; else own rules are offered only to those who
     *     have some already
     */
    public WordBox<Optional<ShownPreset>> rules(
            Form form, ObservableValue<String> caption, String id, boolean areOptionsBeside) {
        boolean isOwnOffered = areOptionsBeside || game.presetOf(first).isEmpty();
        var offered = Stream.concat(
                        game.presets().stream().map(Optional::of),
                        Stream.of(Optional.<ShownPreset>empty()).filter(own -> isOwnOffered))
                .toList();
        var box = form.choice(
                caption,
                id,
                offered,
                preset -> preset.map(ShownPreset::name).orElseGet(() -> texts.get("new-game.own-rules")));
        options.subscribe(now -> box.setValue(game.presetOf(now)));
        box.valueProperty()
                .subscribe(chosen -> options.set(chosen.map(preset -> game.with(preset, options.get()))
                        .orElseGet(() -> areOptionsBeside ? options.get() : first)));
        return box;
    }

    /** A row for an option, with the name and the words that its game has for it. */
    public WordBox<String> option(Form form, String id, String option, List<String> values) {
        return bind(
                form.choice(
                        texts.of(texts.language(), any -> shown(option).name()),
                        id,
                        values,
                        value -> shown(option).words().apply(value)),
                option);
    }

    private ShownOption shown(String option) {
        return game.newGameOptions().stream()
                .filter(shown -> shown.option().name().equals(option))
                .findFirst()
                .orElseThrow();
    }

    /** Lets a list follow an option, and the option the list. */
    public <B extends ComboBox<String>> B bind(B box, String option) {
        box.valueProperty().bindBidirectional(value(option));
        return box;
    }

    /** The value of an option, which follows the options, and they follow it. */
    public StringProperty value(String option) {
        var value = new SimpleStringProperty(options.get().word(option));
        value.subscribe(word -> options.set(options.get().with(option, word)));
        options.subscribe(now -> value.set(now.word(option)));
        return value;
    }

    /** A row for the number of games in a series, for games whose own rules have none. */
    public static WordBox<Integer> series(
            Texts texts, Form form, ObservableValue<String> caption, String id, int first) {
        var offered = Stream.concat(BestOf.CHOICES.stream(), Stream.of(first))
                .distinct()
                .sorted()
                .toList();
        var box = form.choice(caption, id, offered, number -> texts.get("friend.series", number));
        box.setValue(first);
        return box;
    }

    /** All values of an option; of a long range only round numbers. */
    public static List<String> values(GameOption option) {
        if (option instanceof GameOption.Choice choice) {
            return choice.words();
        }
        var range = (GameOption.Range) option;
        int step = range.most() - range.least() > MOST_NUMBERS ? ROUND : 1;
        return IntStream.iterate(range.least(), value -> value <= range.most(), value -> value + step)
                .mapToObj(Integer::toString)
                .toList();
    }
}
