package org.jumpingcube.session;

/** What a session begins with. */
public record SessionSetup<P>(P start, Seats seats, Pauses pauses) {}
