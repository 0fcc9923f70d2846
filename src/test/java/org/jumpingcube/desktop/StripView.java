package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameBoard;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.GameWording;
import org.jumpingcube.desktop.model.ShownOption;
import org.jumpingcube.desktop.model.SmallBoard;
import org.jumpingcube.desktop.model.Standing;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Look;
import org.jumpingcube.strip.Hop;
import org.jumpingcube.strip.StripKind;
import org.jumpingcube.strip.StripPosition;

/** The tests' small game as the window knows it. */
final class StripView implements GameView<StripPosition, Hop>, GameWording<StripPosition, Hop> {
    private final List<Color> colours;

    private final Texts texts;

    /** @param colours of the sides; none for the usual ones */
    StripView(Texts texts, List<Color> colours) {
        this.texts = texts.in("org.jumpingcube.strip.texts");
        this.colours = colours;
    }

    @Override
    public Optional<Color> colour(Player player, Look look) {
        return colours.stream().skip(player.number() - 1L).findFirst();
    }

    @Override
    public GameKind<StripPosition, Hop> kind() {
        return StripKind.STRIP;
    }

    @Override
    public GameWording<StripPosition, Hop> wording() {
        return this;
    }

    @Override
    public GameBoard<StripPosition, Hop> newBoard() {
        return new StripBoard(this);
    }

    @Override
    public SmallBoard<StripPosition, Hop> newSmallBoard() {
        return new SmallStrip();
    }

    @Override
    public void restyle(Look look) {}

    @Override
    public String title() {
        return texts.get("strip.title");
    }

    @Override
    public String about() {
        return texts.get("strip.about");
    }

    @Override
    public Node picture(double height) {
        return new Region();
    }

    @Override
    public List<ShownOption> newGameOptions() {
        return StripKind.STRIP.options().stream()
                .map(option -> new ShownOption(option, option.name(), value -> value, "", "", true))
                .toList();
    }

    @Override
    public GameOptions demo() {
        return GameOptions.usual(StripKind.STRIP.options());
    }

    @Override
    public String boardName(StripPosition position) {
        return "a strip of " + position.squares().length();
    }

    /** The strip in letters. */
    private static final class SmallStrip extends Label implements SmallBoard<StripPosition, Hop> {
        @Override
        public Region node() {
            return this;
        }

        @Override
        public void show(StripPosition position) {
            setText(position.squares());
        }

        @Override
        public void play(Turn<StripPosition, Hop> turn, Runnable done) {
            show(turn.after());
            done.run();
        }

        @Override
        public void restyle(Look look) {}
    }

    /** How far the tokens have come. */
    private record Places(int one, int two, int most) implements Tally {
        @Override
        public Standing standing() {
            return new Standing(one, most / 2 - two, most);
        }

        @Override
        public String unit() {
            return "";
        }

        @Override
        public String unit(int count) {
            return unit();
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
    public String moving() {
        return "A pebble hops";
    }

    @Override
    public String entry(Turn<StripPosition, Hop> turn) {
        return StripKind.STRIP.write(turn.move());
    }

    @Override
    public String entryInWords(Turn<StripPosition, Hop> turn, int number, String name) {
        return number + ": " + entry(turn);
    }
}
