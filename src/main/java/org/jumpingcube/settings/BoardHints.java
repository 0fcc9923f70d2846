package org.jumpingcube.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * What the board tells a player beyond the position itself.
 *
 * @param preview whether it shows what a move would do, before it is played
 * @param fullCubes whether cubes that burst with their next point stand out
 * @param fuse whether a line tells how many points there are, of the most there can be
 */
public record BoardHints(
        @JsonProperty("showPreview") boolean preview,
        @JsonProperty("showFullCubes") boolean fullCubes,
        @JsonProperty("showFuse") boolean fuse) {
    public static final BoardHints DEFAULT = new BoardHints(true, true, true);
    /** For those who want to see it all by themselves. */
    public static final BoardHints NONE = new BoardHints(false, false, false);

    /** As it is read: what a file of an older program does not name is on. */
    @JsonCreator
    static BoardHints of(
            @JsonProperty("showPreview") @Nullable Boolean preview,
            @JsonProperty("showFullCubes") @Nullable Boolean fullCubes,
            @JsonProperty("showFuse") @Nullable Boolean fuse) {
        return new BoardHints(isOn(preview), isOn(fullCubes), isOn(fuse));
    }

    private static boolean isOn(@Nullable Boolean read) {
        return read == null || read;
    }
}
