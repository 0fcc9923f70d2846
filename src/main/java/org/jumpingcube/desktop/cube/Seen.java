package org.jumpingcube.desktop.cube;

import java.util.Optional;

/** What is seen on a board just now: the figures of it, and the move that is looked at before it is played. */
record Seen(CubeCount count, Optional<MovePreview> preview) {}
