package org.jumpingcube.desktop.hands;

import java.util.List;
import javafx.scene.input.KeyCode;

/**
 * A part of the program with controls of its own, which a click anywhere in the window would rarely reach in a row.
 *
 * @param keys what is typed to get there; empty if a control of another one leads there
 * @param controls selectors of what can be clicked there
 */
record Corner(List<KeyCode> keys, List<String> controls) {
    /** The arena, My Games with the statistics, the card of a new game, that of a friend, and the explorer. */
    static final List<Corner> ALL = List.of(
            new Corner(
                    List.of(KeyCode.CONTROL, KeyCode.T),
                    List.of(
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
                            "#arena-lines")),
            new Corner(
                    List.of(KeyCode.CONTROL, KeyCode.G),
                    List.of(
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
                            "#statistics-picture")),
            new Corner(
                    List.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N),
                    List.of(
                            "#new-game-card .toggle-button",
                            "#any-strength",
                            "#strength",
                            "#clocks",
                            "#head-start-side",
                            "#head-start-points",
                            "#new-game-elsewhere",
                            "#new-game-start")),
            new Corner(
                    List.of(),
                    List.of(
                            "#friend-card .button",
                            "#friend-card .toggle-button",
                            "#friend-card .check-box",
                            "#friend-menu")),
            new Corner(List.of(KeyCode.CONTROL, KeyCode.R), List.of("#explorer-moves .list-cell", "#explorer-again")));
}
