package org.jumpingcube.session;

import org.jumpingcube.game.Seats;

/** What a session starts with. */
public record SessionSetup<P>(P start, Seats seats, Pauses pauses) {}
