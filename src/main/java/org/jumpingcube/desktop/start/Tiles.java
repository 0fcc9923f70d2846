package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
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
    private static final double GAME_HEIGHT = 82; // a name and four lines
    private static final double GAME_PICTURE = 54;

    private final Texts texts;
    private final Seats seats;

    /** @param seats as they were chosen last */
    Tiles(Texts texts, Seats seats) {
        this.texts = texts;
        this.seats = seats;
    }

    /** A game, with a picture and what it is about. */
    RadioToggle game(GameView<?, ?> game) {
        Label about = NewGameCard.titled("note", game.about());
        about.setWrapText(true);
        var words = new VBox(NewGameCard.titled("name", game.title()), about);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinHeight(GAME_HEIGHT); // a button does not know how wide its words will be
        words.setMaxHeight(GAME_HEIGHT);
        words.setPrefWidth(0); // what the picture leaves
        HBox.setHgrow(words, Priority.ALWAYS);
        var graphic = new HBox(12, game.picture(GAME_PICTURE), words);
        graphic.setAlignment(Pos.CENTER_LEFT);
        graphic.setPrefWidth(NewGameCard.HALF - 24);
        return tile(graphic, game.title());
    }

    /** An opponent; a mixed pair has the names and levels of its two computers. */
    RadioToggle opponent(Opponent opponent) {
        var icon = new FontIcon(opponent.icon());
        icon.getStyleClass().add("tile-icon");
        boolean isMixed = opponent == Opponent.MIXED;
        String name = isMixed ? pair(this::style) : texts.get("new-game." + Texts.word(opponent));
        String about = isMixed ? pair(this::level) : texts.get("new-game.about." + Texts.word(opponent));
        var words = new VBox(whole("name", name), whole("note", about));
        words.setAlignment(Pos.CENTER_LEFT);
        var graphic = new HBox(10, icon, words);
        graphic.setAlignment(Pos.CENTER_LEFT);
        return tile(graphic, isMixed ? pair(this::computer) : name);
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

    /** A level, with a die and bars that grow with it. */
    RadioToggle level(Skill skill) {
        String name = SeatWords.skill(texts, skill);
        var die =
                new FontIcon("bi-dice-%d-fill".formatted(List.of(Skill.values()).indexOf(skill) + 1));
        die.getStyleClass().addAll("tile-icon", "die");
        var graphic = new VBox(8, die, new StrengthBars(skill), whole("name", name));
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
            case FRIEND, KEPLER -> texts.get(isFirst ? "panel.you" : "style.kepler");
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
