package org.jumpingcube.desktop.arena;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.arena.Entrant;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.Tournament.Scheme;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.desktop.controls.CheckedField;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.LightChoiceBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** Where a tournament is put together. What is wrong stands beside its field at once. */
final class TournamentForm extends VBox {
    private static final double GAP = 8;
    private static final String LIMITED = "(nodes|time) [1-9][0-9]{0,8}";
    private static final int MOST = 999_999_999;

    private final Texts texts;
    private final EntrantRows entrants;
    private final ChoiceBox<GameView<?, ?>> game;
    private final CheckedField<List<Integer>> sizes;
    private final ChoiceBox<Scheme> scheme;
    private final CheckedField<Integer> games;
    private final CheckedField<Openings> opening;
    private final ChoiceBox<String> limit;
    private final CheckedField<Integer> amount;
    private final CheckedField<Integer> moveSeconds;
    private final CheckBox decides;
    private final CheckedField<Integer> decide;
    private final CheckedField<Long> seed;
    private final ReadOnlyObjectWrapper<Optional<Tournament>> tournament =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Tournament> shown =
            Optional.empty(); // the last that was shown, which may say more than there are fields
    private boolean isFilling = true;
    private boolean areNamesKept;

    /**
     * @param views of the games to choose from
     * @param chooser asks for programs
     * @param tryOut told which contestant is to be tried
     */
    TournamentForm(Texts texts, List<GameView<?, ?>> views, PathChooser chooser, Consumer<EntrantRow> tryOut) {
        super(GAP);
        this.texts = texts;
        setId("arena-form");
        entrants = new EntrantRows(texts, chooser, tryOut, this::change);
        game = new LightChoiceBox<>(texts, GameView::title);
        game.getItems().setAll(views);
        game.setValue(views.get(0));
        scheme = new LightChoiceBox<>(texts, value -> texts.get("arena.scheme." + Texts.word(value)));
        scheme.getItems().setAll(Scheme.values());
        limit = new LightChoiceBox<>(texts, this::limitWords);
        limit.getItems().setAll("", "nodes", "time");
        amount = CheckedField.number(texts, "arena.amount", 1, MOST);
        var rules = new Form(texts, Form.Captions.LEVEL);
        rules.row("arena.game", game);
        sizes = rules.checked("arena.sizes", texts.of(game.valueProperty(), this::sizesWanted), this::readSizes);
        rules.showWhile(
                sizes, game.valueProperty().map(view -> view.kind().size().isPresent()));
        rules.row("arena.scheme", scheme);
        games = rules.checked(
                "arena.games",
                texts.of("arena.wrong.games", Tournament.MOST_GAMES),
                text -> CheckedField.number(text, 2, Tournament.MOST_GAMES).filter(number -> number % 2 == 0));
        opening = rules.checked("arena.opening", texts.of("arena.wrong.opening", Openings.MAX), this::readOpening);
        rules.row(texts.of("arena.limit"), "arena-limit", new VBox(GAP, limit, amount), limit);
        moveSeconds = rules.number("arena.move-seconds", 1, Tournament.MOST_SECONDS);
        decides = rules.checkBox("arena.decide");
        decide = rules.number("arena.elo", 1, Tournament.MOST_ELO);
        seed = rules.checked("arena.seed", texts.of("arena.wrong.seed"), TournamentForm::readSeed);
        getChildren()
                .addAll(
                        TextControls.styled(TextControls.label(texts, "arena.page.contestants"), "heading"),
                        entrants,
                        TextControls.styled(TextControls.label(texts, "arena.rules"), "heading"),
                        rules);
        amount.disableProperty()
                .bind(limit.valueProperty()
                        .map(word -> !List.of("nodes", "time").contains(word)));
        TextControls.showWhile(amount, amount.disableProperty().not());
        decide.disableProperty().bind(decides.selectedProperty().not());
        listen();
    }

    private String limitWords(String word) {
        return switch (word) {
            case "" -> texts.get("arena.limit.usual");
            case "nodes", "time" -> texts.get("arena.limit." + word);
            default -> word; // from a file
        };
    }

    private void listen() {
        List.of(game.valueProperty(), scheme.valueProperty(), limit.valueProperty(), decides.selectedProperty())
                .forEach(value -> value.subscribe(ignored -> change()));
        List.of(sizes, games, opening, amount, moveSeconds, decide, seed)
                .forEach(field -> field.text().subscribe(text -> change()));
        texts.language().subscribe(language -> {
            entrants.translate(!areNamesKept);
            change();
        });
    }

    // Reading what is typed

    private String sizesWanted(GameView<?, ?> view) {
        return view.kind()
                .size()
                .map(range -> texts.get("arena.wrong.sizes", range.least(), range.most()))
                .orElse("");
    }

    private Optional<List<Integer>> readSizes(String text) {
        var range = game.getValue().kind().size();
        if (range.isEmpty()) {
            return Optional.of(List.of());
        }
        Set<Integer> read = new LinkedHashSet<>(); // in their order
        for (String word : text.split("[,;\\s]+", -1)) {
            var size =
                    CheckedField.number(word, range.get().least(), range.get().most());
            if (size.isEmpty()) {
                return Optional.empty();
            }
            read.add(size.get());
        }
        return Optional.of(List.copyOf(read)).filter(all -> all.size() <= Tournament.MOST_BOARDS);
    }

    private Optional<Openings> readOpening(String text) {
        try {
            return Optional.of(Openings.parse(
                    text, shown.map(known -> known.openings().leastChance()).orElse(0)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Long> readSeed(String text) {
        return text.matches("-?[0-9]{1,18}") ? Optional.of(Long.valueOf(text)) : Optional.empty();
    }

    // The tournament

    /** The tournament; empty while something is wrong. */
    ReadOnlyObjectProperty<Optional<Tournament>> tournament() {
        return tournament.getReadOnlyProperty();
    }

    /** The game that is chosen. */
    GameView<?, ?> view() {
        return game.getValue();
    }

    /** The boards, or the usual one while something is wrong with them. */
    List<GameOptions> boards() {
        var kind = view().kind();
        var size = kind.size();
        if (size.isEmpty()) {
            return shown.filter(known -> known.game().equals(kind.name()))
                    .map(Tournament::boards)
                    .orElseGet(() -> List.of(kind.usual(Map.of())));
        }
        return sizes.value().filter(all -> !all.isEmpty()).orElse(List.of()).stream()
                .map(side -> kind.usual(Map.of(size.get().name(), String.valueOf(side))))
                .toList();
    }

    /** What may be searched, as in a tournament; empty while it is wrong. */
    String limit() {
        String word = limit.getValue();
        return List.of("nodes", "time").contains(word)
                ? amount.value().map(number -> word + " " + number).orElse("")
                : word;
    }

    /** How long a program may take for a move, in seconds. */
    int moveSeconds() {
        return moveSeconds.value().orElse(10);
    }

    private void change() {
        if (isFilling) {
            return;
        }
        boolean areAllRight = entrants.check(entrant -> entrant.plays(view().kind(), boards(), limit()));
        tournament.set(areAllRight ? made() : Optional.empty());
    }

    private Optional<Tournament> made() {
        boolean isLimitRight = amount.isDisabled() || amount.value().isPresent();
        boolean isDecideRight = !decides.isSelected() || decide.value().isPresent();
        if (sizes.value().isEmpty()
                || games.value().isEmpty()
                || opening.value().isEmpty()
                || moveSeconds.value().isEmpty()
                || seed.value().isEmpty()
                || !isLimitRight
                || !isDecideRight) {
            return Optional.empty();
        }
        return Optional.of(new Tournament(
                view().kind().name(),
                entrants.entrants(),
                boards(),
                games.value().get(),
                opening.value().get(),
                limit(),
                moveSeconds.value().get(),
                scheme.getValue(),
                decides.isSelected() ? decide.value() : Optional.empty(),
                seed.value().get()));
    }

    /** The tournament is in a file, or has results: under other names it would be another one. */
    void keepNames() {
        areNamesKept = true;
    }

    /** Shows a tournament; one of a game that is not known here changes nothing. */
    void show(Tournament next) {
        var view = game.getItems().stream()
                .filter(known -> known.kind().name().equals(next.game()))
                .findFirst();
        if (view.isEmpty()) {
            return;
        }
        isFilling = true;
        entrants.show(next.entrants());
        game.setValue(view.get());
        shown = Optional.of(next);
        view.get()
                .kind()
                .size()
                .ifPresent(size -> sizes.setText(next.boards().stream()
                        .map(options -> options.word(size.name()))
                        .collect(Collectors.joining(", "))));
        scheme.setValue(next.scheme());
        games.setText(String.valueOf(next.games()));
        int least = next.openings().least();
        int most = next.openings().most();
        opening.setText(least == most ? String.valueOf(least) : least + "-" + most);
        showLimit(next.limit());
        moveSeconds.setText(String.valueOf(next.moveSeconds()));
        decides.setSelected(next.decide().isPresent());
        decide.setText(String.valueOf(next.decide().orElse(50)));
        seed.setText(String.valueOf(next.seed()));
        isFilling = false;
        change();
    }

    private void showLimit(String words) {
        boolean isSimple = words.matches(LIMITED);
        String word = isSimple ? words.substring(0, words.indexOf(' ')) : words;
        if (!limit.getItems().contains(word)) {
            limit.getItems().add(word);
        }
        limit.setValue(word);
        amount.setText(isSimple ? words.substring(words.indexOf(' ') + 1) : "20000");
    }

    /** Three players on the usual board. */
    static Tournament usual(Texts texts, GameKind<?, ?> kind) {
        var players = new ArrayList<Entrant>();
        for (String text : List.of(
                EntrantRow.text(Style.KEPLER, Skill.AVERAGE),
                EntrantRow.text(Style.NEWTON, Skill.AVERAGE),
                EntrantRow.text(Style.KEPLER, Skill.NOVICE))) {
            players.add(new Entrant(EntrantRow.nameOf(texts, text), Entrant.Kind.PLAYER, text));
        }
        return new Tournament(
                kind.name(),
                players,
                List.of(kind.usual(Map.of())),
                20,
                Openings.of(4),
                "",
                10,
                Scheme.ROUND_ROBIN,
                Optional.empty(),
                1);
    }
}
