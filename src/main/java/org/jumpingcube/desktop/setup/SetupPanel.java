package org.jumpingcube.desktop.setup;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.GameChooser;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.SetupExtra;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** What is beside the board: the brush, the side to move, the edits of the whole board, who plays, and the options. */
final class SetupPanel<P extends Position<P, M>, M, D extends Draft<D, P>> extends VBox {
    private static final double GAP = 6;
    private static final int STRENGTHS = 2 * EloScale.FINEST; // between two that are offered; the list is long enough

    private final Texts texts;
    private final SetupGame<P, M, D> game;
    private final SetupExtra.Host<D> window;
    private final ObjectProperty<Optional<Player>> brush = new SimpleObjectProperty<>(Optional.of(Player.ONE));
    private final Picks<Player> movers = new Picks<>(this::letMove);
    private final GameChooser options;
    private final Map<Player, ComboBox<Seat>> seats = new EnumMap<>(Player.class);
    private boolean isShowing; // while the panel follows the draft, nothing is edited

    /**
     * @param wholeBoard the buttons for edits of the whole board
     * @param others what this game has besides
     */
    SetupPanel(
            Program program,
            SetupGame<P, M, D> game,
            SetupExtra.Host<D> window,
            List<? extends Node> wholeBoard,
            List<? extends Node> others) {
        super(GAP);
        texts = program.texts();
        this.game = game;
        this.window = window;
        getStyleClass().add("side-panel");
        options = new GameChooser(
                texts,
                game.open().view(),
                game.how().draftOf().apply(game.open().model().now().position()).options());
        for (Player player : Player.values()) {
            movers.add(player, "setup-to-move-" + player.number(), window.side(player));
        }
        getChildren()
                .addAll(
                        heading("setup.brush"),
                        brushes(),
                        heading("setup.to-move"),
                        movers,
                        heading("setup.board"),
                        new FlowPane(GAP, GAP, wholeBoard.toArray(Node[]::new)),
                        heading("setup.players"),
                        players(),
                        rules()); // there may be many, so they come after what every game has
        getChildren().addAll(others);
    }

    private Label heading(String key) {
        return TextControls.styled(TextControls.label(texts, key), "heading");
    }

    private Node brushes() {
        var picks = new Picks<Optional<Player>>(brush::set);
        for (Player player : Player.values()) {
            picks.add(Optional.of(player), "setup-brush-" + player.number(), window.side(player));
        }
        picks.add(Optional.empty(), "setup-brush-0", texts.of("setup.nobody"));
        brush.subscribe(picks::show);
        return picks;
    }

    /** Whose pieces are set; empty for nobody's. */
    ObjectProperty<Optional<Player>> brush() {
        return brush;
    }

    private void letMove(Player player) {
        window.edit(draft -> draft.withToMove(player));
    }

    // The options

    private Node rules() {
        var form = new Form(texts, Form.Captions.ABOVE);
        form.setId("setup-options");
        game.open().view().newGameOptions().stream()
                .map(shown -> shown.option().name())
                .filter(option -> !game.how().withoutMeaning().contains(option))
                .forEach(option -> options.option(form, "setup-option-" + option, option, values(option)));
        options.options().subscribe((was, now) -> {
            if (!isShowing) {
                window.edit(draft -> draft.withOptions(now));
            }
        });
        return form;
    }

    /** All that a file may say, which is more than the card of a new game offers. */
    private List<String> values(String name) {
        return game.open().view().kind().options().stream()
                .filter(option -> option.name().equals(name))
                .flatMap(option -> GameChooser.values(option).stream())
                .toList();
    }

    /** Follows the draft. */
    void show(D draft) {
        isShowing = true;
        movers.show(draft.toMove());
        options.options().set(draft.options());
        isShowing = false;
    }

    // Who plays

    private Node players() {
        var form = new Form(texts);
        for (Player player : Player.values()) {
            var offered = Stream.concat(
                            Stream.of(Seat.HUMAN), Stream.of(Style.values()).flatMap(this::computers))
                    .toList();
            seats.put(
                    player, form.choice(window.side(player), "setup-seat-" + player.number(), offered, this::inWords));
        }
        return form;
    }

    /** All levels and the strengths between them, the weakest first; a Master comes after an Expert. */
    private Stream<Seat> computers(Style style) {
        EloScale scale = game.open().view().kind().elo();
        var levels = Stream.of(Skill.values()).map(skill -> new Seat(true, style, skill));
        var strengths = IntStream.rangeClosed(0, scale.most() / STRENGTHS)
                .map(step -> STRENGTHS * step)
                .filter(scale::contains)
                .mapToObj(elo -> scale.seat(style, elo))
                .filter(seat -> seat.elo().isPresent());
        return Stream.concat(levels, strengths).sorted(Comparator.comparingInt(scale::of));
    }

    private String inWords(Seat seat) {
        return seat.isComputer() ? SeatWords.computer(texts, seat) : texts.get("setup.person");
    }

    /** Offers to let the same players go on; a friend elsewhere stays there. */
    void show(Seats now) {
        seats.forEach((player, list) -> {
            Seat seat = now.isComputer(player) ? now.of(player) : Seat.HUMAN;
            if (!list.getItems().contains(seat)) {
                list.getItems().add(seat); // a strength between those that are offered
            }
            list.setValue(seat);
        });
    }

    Seats seats() {
        return new Seats(seat(Player.ONE, seats), seat(Player.TWO, seats));
    }

    private static Seat seat(Player player, Map<Player, ComboBox<Seat>> lists) {
        return Optional.ofNullable(lists.get(player)).map(ComboBox::getValue).orElse(Seat.HUMAN);
    }
}
