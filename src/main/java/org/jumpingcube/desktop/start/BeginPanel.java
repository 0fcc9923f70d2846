package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.SideNames;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Suggestion;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.SessionView;
import org.kordamp.ikonli.javafx.FontIcon;

/** Beside a game that is about to begin: how it begins, and tiles with what there is to do in its place. */
final class BeginPanel extends VBox {
    private static final double PICTURE = 44;
    private static final double ROOM_FOR_MARK = 270; // where the words leave some, in any language

    private final Program program;

    <P extends Position<P, M>, M> BeginPanel(Program program, OpenGame<P, M> game, List<Suggestion> invitations) {
        this.program = program;
        setId("begin");
        getStyleClass().add("begin");
        var heading = TextControls.styled(new Label(), "heading");
        heading.textProperty().bind(program.texts().of("begin.or").map(words -> words.toUpperCase(Locale.ROOT)));
        getChildren().addAll(first("begin-title", game, this::title), first("begin-text", game, this::text), heading);
        invitations.forEach(invitation -> getChildren().add(tile(invitation)));
    }

    /** What one says of a game that is about to begin. */
    private interface Words {
        <P extends Position<P, M>, M> String of(OpenGame<P, M> game, SessionView<P, M> now);
    }

    private <P extends Position<P, M>, M> Label first(String id, OpenGame<P, M> game, Words words) {
        var label = TextControls.wrapped(new Label());
        label.setId(id);
        label.getStyleClass().add(id);
        label.textProperty().bind(program.texts().of(game.model().view(), now -> words.of(game, now)));
        TextControls.showWhile(label, label.textProperty().isNotEmpty());
        return label;
    }

    private <P extends Position<P, M>, M> String title(OpenGame<P, M> game, SessionView<P, M> now) {
        return now.state() instanceof ComputerHeld
                ? program.texts().get("begin.held")
                : game.view().wording().howToBegin();
    }

    private <P extends Position<P, M>, M> String text(OpenGame<P, M> game, SessionView<P, M> now) {
        if (!(now.state() instanceof ComputerHeld)) {
            return game.view().wording().howToBeginWell();
        }
        Player first = now.position().toMove();
        String name =
                SideNames.of(program.texts(), game.view(), program.settings()).of(first, now.seats());
        return program.texts().get("begin.held.text", name);
    }

    private HBox tile(Suggestion invitation) {
        var command = invitation.command();
        var title = TextControls.styled(new Label(), "name");
        title.textProperty().bind(invitation.title());
        var about = TextControls.styled(new Label(), "note");
        about.textProperty().bind(invitation.about());
        TextControls.showWhile(about, about.textProperty().isNotEmpty());
        var words = new VBox(title, about);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        var picture = TextControls.styled(new StackPane(invitation.picture().apply(PICTURE)), "picture");
        picture.setMinSize(PICTURE, 0);
        picture.setPrefSize(PICTURE, PICTURE);
        picture.setMaxSize(PICTURE, PICTURE);
        var chevron = TextControls.styled(new FontIcon("bi-chevron-right"), "chevron");
        var graphic = new HBox(12, picture, words, chevron);
        graphic.setAlignment(Pos.CENTER_LEFT);
        var tile = TextControls.styled(new Button(), "invitation");
        tile.setId("begin-" + command.name());
        TextControls.showWhile(chevron, tile.widthProperty().map(width -> width.doubleValue() > ROOM_FOR_MARK));
        tile.setGraphic(graphic);
        tile.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        tile.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        graphic.prefWidthProperty().bind(tile.widthProperty());
        tile.textProperty().bind(invitation.title());
        tile.accessibleTextProperty().bind(invitation.title());
        tile.accessibleHelpProperty().bind(invitation.about());
        tile.setOnAction(event -> command.run());
        HBox.setHgrow(tile, Priority.ALWAYS);
        var row = TextControls.styled(new HBox(tile), "row");
        row.getChildren().addAll(invitation.more().get());
        row.setAlignment(Pos.CENTER);
        TextControls.showWhile(row, command.isEnabled());
        return row;
    }
}
