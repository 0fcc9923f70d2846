package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.desktop.controls.RadioToggle;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.kordamp.ikonli.javafx.FontIcon;

/** What is on the tiles of a new game's card. They are no rows of a form: a tile is its own caption, and shows a picture. */
final class Tiles {
    private static final double GAME_PICTURE = 21;
    private static final double OPPONENT_HEIGHT = 94; // an icon and four lines
    private static final double WORDS = 90; // the width of an opponent's

    private final Texts texts;
    private final Seats seats;

    /** @param seats as they were chosen last */
    Tiles(Texts texts, Seats seats) {
        this.texts = texts;
        this.seats = seats;
    }

    /** A game; what it is about is said when the mouse rests on it. */
    RadioToggle game(GameView<?, ?> game) {
        var graphic = new HBox(8, game.picture(GAME_PICTURE), whole("name", game.title()));
        graphic.setAlignment(Pos.CENTER);
        var tile = tile(graphic, game.title());
        tile.setAccessibleHelp(game.about());
        tile.setTooltip(new Tooltip(game.about()));
        return tile;
    }

    /** An opponent; a mixed pair has the names and levels of its two computers. */
    RadioToggle opponent(Opponent opponent) {
        var icon = new FontIcon(opponent.icon());
        icon.getStyleClass().add("tile-icon");
        boolean isMixed = opponent == Opponent.MIXED;
        String name = isMixed ? pair(this::style) : texts.get("new-game." + Texts.word(opponent));
        String about = isMixed ? pair(this::level) : texts.get("new-game.about." + Texts.word(opponent));
        var graphic = new VBox(4, icon, centred("name", name), centred("note", about));
        graphic.setAlignment(Pos.TOP_CENTER);
        graphic.setMinHeight(OPPONENT_HEIGHT);
        var tile = tile(graphic, isMixed ? pair(this::computer) : name);
        tile.setId("new-game-" + Texts.word(opponent));
        return tile;
    }

    /** Words in the middle of a tile, in several lines if need be. */
    private static Label centred(String styleClass, String text) {
        Label words = NewGameCard.titled(styleClass, text);
        words.setWrapText(true);
        words.setTextAlignment(TextAlignment.CENTER);
        words.setAlignment(Pos.CENTER);
        words.setMaxWidth(WORDS);
        words.setMinHeight(Region.USE_PREF_SIZE);
        return words;
    }

    /** Words that make their tile as wide as they need. */
    static Label whole(String styleClass, String text) {
        Label words = NewGameCard.titled(styleClass, text);
        words.setMinWidth(Region.USE_PREF_SIZE);
        return words;
    }

    private String pair(Function<Seat, String> part) {
        return texts.get("new-game.pair", part.apply(seats.one()), part.apply(seats.two()));
    }

    private String computer(Seat seat) {
        return SeatWords.computer(texts, seat);
    }

    private String style(Seat seat) {
        return SeatWords.style(texts, seat.style());
    }

    private String level(Seat seat) {
        return SeatWords.level(texts, seat);
    }

    /** A level, with a die. */
    RadioToggle level(Skill skill) {
        String name = SeatWords.skill(texts, skill);
        var die =
                new FontIcon("bi-dice-%d-fill".formatted(List.of(Skill.values()).indexOf(skill) + 1));
        die.getStyleClass().addAll("tile-icon", "die");
        var graphic = new VBox(8, die, whole("name", name));
        graphic.setAlignment(Pos.CENTER);
        return tile(graphic, name);
    }

    /** Who begins, by the name that this player has against the chosen opponent. */
    RadioToggle beginner(WhoBegins who, ObservableValue<Opponent> opponents) {
        var name = whole("name", "");
        name.textProperty().bind(opponents.map(opponent -> beginner(opponent, who)));
        var tile = tile(name, "");
        tile.accessibleTextProperty()
                .bind(opponents.map(opponent -> opponent == Opponent.MIXED && who != WhoBegins.BY_TURNS
                        ? computer(seat(who))
                        : beginner(opponent, who)));
        return tile;
    }

    /** What a player is called beside an opponent who is no friend. */
    String beginner(Opponent opponent, WhoBegins who) {
        boolean isFirst = who == WhoBegins.FIRST;
        if (who == WhoBegins.BY_TURNS) {
            return texts.get("new-game.by-turns");
        }
        return switch (opponent) {
            case RIVAL -> texts.get(isFirst ? "panel.you" : "new-game.rival");
            case FRIEND, ELSEWHERE, KEPLER -> texts.get(isFirst ? "panel.you" : "style.kepler");
            case NEWTON -> texts.get(isFirst ? "panel.you" : "style.newton");
            case COMPUTERS -> texts.get(isFirst ? "style.kepler" : "style.newton");
            case MIXED -> difference(seat(who));
        };
    }

    private Seat seat(WhoBegins who) {
        return who == WhoBegins.FIRST ? seats.one() : seats.two();
    }

    /** What tells the computers of a mixed pair apart; there is no room for more. */
    private String difference(Seat seat) {
        boolean isSameStyle = seats.one().style() == seats.two().style();
        return isSameStyle ? level(seat) : style(seat);
    }

    private static RadioToggle tile(Node graphic, String name) {
        var tile = new RadioToggle();
        tile.setGraphic(graphic);
        tile.setAccessibleText(name);
        return tile;
    }
}
