package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.MovePresenter;
import org.jumpingcube.settings.Look;
import org.jumpingcube.strip.Hop;
import org.jumpingcube.strip.StripKind;
import org.jumpingcube.strip.StripPosition;
import org.jumpingcube.strip.Unseen;

/** The tests' small game in the window: a button a square. */
final class StripView implements GameView<StripPosition, Hop> {
    private final HBox board = new HBox();
    private final Label past = new Label();

    StripView() {
        board.setId("strip");
    }

    @Override
    public GameKind<StripPosition, Hop> kind() {
        return StripKind.STRIP;
    }

    @Override
    public MovePresenter<StripPosition, Hop> presenter() {
        return new Unseen();
    }

    @Override
    public Region board(GameModel<StripPosition, Hop> game) {
        game.view()
                .subscribe(view -> board.getChildren()
                        .setAll(IntStream.range(0, view.position().squares().length())
                                .mapToObj(square -> button(game, square))
                                .toList()));
        return board;
    }

    private static Button button(GameModel<StripPosition, Hop> game, int square) {
        var button = new Button(String.valueOf(game.now().position().squares().charAt(square)));
        button.setId("square-" + (square + 1));
        button.setOnAction(event -> game.session().choose(new Hop(square)));
        return button;
    }

    /** A label: a turn has no middle. */
    @Override
    public ReplayBoard<StripPosition, Hop> replayBoard() {
        return new ReplayBoard<>() {
            @Override
            public Region node() {
                return past;
            }

            @Override
            public void show(StripPosition position, Optional<Turn<StripPosition, Hop>> last) {
                past.setText(position.squares());
            }

            @Override
            public int stages(Turn<StripPosition, Hop> turn) {
                return 0;
            }

            @Override
            public void show(Turn<StripPosition, Hop> turn, int stage, double progress) {
                throw new AssertionError();
            }

            @Override
            public Bounds extent() {
                return node().getLayoutBounds();
            }

            @Override
            public List<Bounds> way(StripPosition position, Hop move) {
                return List.of(past.getLayoutBounds());
            }

            @Override
            public void onChoose(Consumer<Hop> listener) {}
        };
    }

    @Override
    public void restyle(Look look) {}

    @Override
    public String title() {
        return "Strip";
    }

    @Override
    public String about() {
        return "Tokens hop along a strip.";
    }

    @Override
    public Node picture(double height) {
        return new Region();
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return StripKind.STRIP.options().stream()
                .map(option -> new ShownOption(option, option.name(), value -> value, "", true))
                .toList();
    }

    @Override
    public List<FirstStep<StripPosition, Hop>> firstSteps() {
        return List.of();
    }

    @Override
    public GameOptions demo() {
        return GameOptions.usual(StripKind.STRIP.options());
    }

    @Override
    public String boardName(StripPosition position) {
        return "a strip of " + position.squares().length();
    }

    /** How far the tokens have come. */
    private record Places(int one, int two, int most) implements Tally {
        @Override
        public Standing standing() {
            return new Standing(one, most / 2 - two, most);
        }

        @Override
        public Score score(Player player) {
            return new Score("at " + ((player == Player.ONE ? one : two) + 1), "", "", "");
        }

        @Override
        public String scoreInWords(Player player, String name) {
            return name + " " + score(player).figure();
        }
    }

    @Override
    public Tally tally(StripPosition position) {
        String squares = position.squares();
        return new Places(squares.indexOf('1'), squares.indexOf('2'), 2 * (squares.length() - 1));
    }

    @Override
    public String summary(Turn<StripPosition, Hop> turn) {
        return entry(turn);
    }

    @Override
    public String entry(Turn<StripPosition, Hop> turn) {
        return StripKind.STRIP.write(turn.move());
    }

    @Override
    public String entryInWords(Turn<StripPosition, Hop> turn, int number) {
        return number + ": " + entry(turn);
    }
}
