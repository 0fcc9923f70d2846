package org.jumpingcube.desktop;

import javafx.scene.layout.Region;

/** How much room the parts of the main window take, in pixels: where they are, and where they will be. */
final class WindowParts {
    /** A narrower window has no room for the words beside the icons of its tools. */
    static final double NARROW = 760;

    /** The height of the menu bar, in all themes. */
    static final double MENUS = 40;

    /** The height of the toolbar, with the line below it. */
    static final double TOOLS = 63;

    /** The height of the status bar, with the line above it. */
    static final double STATUS = 33;

    /** Between the board and the edges of its area; the stylesheet has the same for all windows. */
    static final double AROUND_BOARD = 4;

    /** The most of the window's width that the side panel takes. */
    static final double MOST_OF_SIDE = 0.35;

    private static final double ABOVE_AND_BELOW = 130; // the least height of what is above and below the board
    private static final double LEAST_SIDE = 292;

    private WindowParts() {}

    /** Whether menus have a place in the window. */
    static boolean areMenusInside() {
        return !System.getProperty("os.name", "").startsWith("Mac");
    }

    /**
     * Whether there is room for a panel beside the board: in a wide window, and in a low one, where the board cannot be
     * wider anyway.
     */
    static boolean hasRoomBeside(Region board, double width, double height) {
        return width >= NARROW || width - LEAST_SIDE >= boardWidth(board, height);
    }

    /** The width of a board that is as high as it can be. */
    private static double boardWidth(Region board, double height) {
        return (height - ABOVE_AND_BELOW) * board.prefWidth(-1) / board.prefHeight(-1);
    }

    /**
     * The width of what is beside the board: more, with room for players, moves and chart, as long as this takes none from
     * the board.
     *
     * @param width of the window's contents
     * @param height of the same
     * @param share the most of the width that it takes
     */
    static double side(Region board, double width, double height, double share) {
        double most = Math.min(520, Math.min(share * width, width - boardWidth(board, height)));
        return Math.rint(Math.max(LEAST_SIDE, Math.max(most, Math.min(480, 0.27 * width))));
    }
}
