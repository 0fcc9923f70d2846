package org.jumpingcube.desktop.cube;

import java.util.Optional;

/** What a board shows at the moment: its counts, and the move that is previewed. */
record Seen(CubeCount count, Optional<MovePreview> preview) {}
