package org.jumpingcube.desktop.model;

import org.jumpingcube.game.Position;
import org.jumpingcube.session.SessionView;

/** What is shown at one instant: a session, and the tallies of the board at that instant. */
public record Moment<P extends Position<P, M>, M>(SessionView<P, M> view, Tally tally) {}
