package org.jumpingcube.desktop.hands;

import java.util.List;
import javafx.scene.input.KeyCode;

/** A part of the program with controls of its own, which a click anywhere in the window would rarely reach in a row. */
enum Corner {
    ARENA(
            List.of(KeyCode.CONTROL, KeyCode.T),
            "#arena-page-contestants",
            "#arena-page-table",
            "#arena-page-games",
            "#arena-start",
            "#arena-stop",
            "#arena-export",
            "#arena-load",
            "#arena-save",
            "#arena-add",
            "#arena-remove",
            "#arena-browse",
            "#arena-form .combo-box",
            "#arena-boards .small-board",
            "#arena-list .list-cell",
            "#arena-film",
            "#arena-lines"),
    MY_GAMES(
            List.of(KeyCode.CONTROL, KeyCode.G),
            "#my-games-list .list-cell",
            "#my-games-filters .combo-box",
            "#my-games-through",
            "#my-games-reset",
            "#my-games-film",
            "#my-games-import",
            "#my-games-export",
            "#my-games-delete",
            "#my-games-undo",
            "#my-games-statistics",
            "#statistics-game",
            "#statistics-player",
            "#statistics-picture"),
    NEW_GAME_CARD(
            List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N),
            "#new-game-card .toggle-button",
            "#any-strength",
            "#strength",
            "#clocks",
            "#head-start-side",
            "#head-start-points",
            "#new-game-elsewhere",
            "#new-game-start"),
    FRIEND(List.of(), "#friend-card .button", "#friend-card .toggle-button", "#friend-card .check-box", "#friend-menu"),
    EXPLORER(List.of(KeyCode.CONTROL, KeyCode.R), "#explorer-moves .list-cell", "#explorer-again");

    private final List<KeyCode> keys;
    private final List<String> controls;

    Corner(List<KeyCode> keys, String... controls) {
        this.keys = keys;
        this.controls = List.of(controls);
    }

    /** What is typed to get there; empty if a control of another one leads there. */
    List<KeyCode> keys() {
        return keys;
    }

    /** Selectors of what can be clicked there. */
    List<String> controls() {
        return controls;
    }
}
