package org.jumpingcube.desktop.hands;

import java.util.List;
import javafx.scene.input.KeyCode;

/**
 * A part of the program with controls of its own, which a click anywhere in the window would rarely reach in a row.
 *
 * @param way how to get there; empty if a control of another one leads there
 * @param controls selectors of what can be clicked there
 */
record Corner(List<Step> way, List<String> controls) {
    private static final KeyCode CTRL = KeyCode.CONTROL;
    private static final Step CARD = Step.type(CTRL, KeyCode.SHIFT, KeyCode.N);
    private static final Step ELSEWHERE = Step.on("#new-game-elsewhere", KeyCode.SPACE);
    private static final Step GAMES = Step.type(CTRL, KeyCode.G);
    private static final Step LOOK_BACK = Step.type(CTRL, KeyCode.R);

    /**
     * Keys that are pressed at once.
     *
     * @param on selector of what has the focus meanwhile; empty for what has it anyway
     */
    record Step(String on, List<KeyCode> keys) {
        static Step type(KeyCode... keys) {
            return new Step("", List.of(keys));
        }

        static Step on(String selector, KeyCode key) {
            return new Step(selector, List.of(key));
        }
    }

    private static final Corner ARENA = new Corner(
            List.of(Step.type(CTRL, KeyCode.T)),
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
                    "#arena-lines"));
    private static final Corner MY_GAMES = new Corner(
            List.of(GAMES),
            List.of(
                    "#my-games-list .list-cell",
                    "#my-games-filters .combo-box",
                    "#my-games-filters .choice-box",
                    "#my-games-through",
                    "#my-games-reset",
                    "#my-games-film",
                    "#my-games-import",
                    "#my-games-export",
                    "#my-games-delete",
                    "#my-games-undo",
                    "#my-games-statistics"));
    private static final Corner STATISTICS = new Corner(
            List.of(GAMES, Step.on("#my-games-statistics", KeyCode.SPACE)),
            List.of("#statistics-game", "#statistics-player", "#statistics-picture"));
    private static final Corner NEW_GAME = new Corner(
            List.of(CARD),
            List.of(
                    "#new-game-card .tile-choice",
                    "#new-game-card .toggle-button",
                    "#any-strength",
                    "#strength",
                    "#clocks",
                    "#best-of",
                    "#all-options",
                    "#head-start-side",
                    "#head-start-points",
                    "#new-game-elsewhere",
                    "#new-game-start"));
    private static final Corner HEAD_START = new Corner(
            List.of(
                    CARD,
                    Step.on("#head-start-side", KeyCode.DOWN),
                    Step.on("#head-start-points", KeyCode.DOWN),
                    Step.on("#head-start-points", KeyCode.DOWN),
                    Step.on("#new-game-start", KeyCode.SPACE)),
            List.of(
                    "#head-start-card #setup-board",
                    "#head-start-card #setup-board",
                    "#head-start-undo",
                    "#head-start-start",
                    "#head-start-back"));
    private static final Corner FRIEND = new Corner(
            List.of(CARD, ELSEWHERE), List.of("#friend-card .button", "#friend-card .check-box", "#friend-menu"));
    /** A game by message. */
    static final Corner BY_MESSAGE = new Corner(
            List.of(CARD, ELSEWHERE, Step.on("#by-message-begin", KeyCode.SPACE)),
            List.of("#by-message-copy", "#by-message-copy-link", "#by-message-open", "#by-message-forget"));

    private static final Corner EXPLORER = new Corner(
            List.of(LOOK_BACK, Step.on("#review-explore", KeyCode.SPACE)),
            List.of(
                    "#explorer-moves .list-cell",
                    "#explorer-moves .list-cell",
                    "#explorer-again",
                    "#review-explore",
                    "#review-main",
                    "#replay-moves"));
    private static final Corner SETUP = new Corner(
            List.of(Step.type(CTRL, KeyCode.E)),
            List.of(
                    ".setup-window #setup-board",
                    ".setup-window #setup-board",
                    ".setup-window .side .button",
                    ".setup-window .side .toggle-button",
                    ".setup-window .side .radio-button",
                    ".setup-window .side .combo-box",
                    ".setup-window .setup-foot .button",
                    "#setup-copy"));
    private static final Corner PICTURE = new Corner(List.of(), List.of("#picture-card .button"));

    /** All of them; what can be reached from elsewhere, too, comes after that. */
    static final List<Corner> ALL =
            List.of(ARENA, MY_GAMES, STATISTICS, NEW_GAME, HEAD_START, FRIEND, BY_MESSAGE, EXPLORER, SETUP, PICTURE);
}
