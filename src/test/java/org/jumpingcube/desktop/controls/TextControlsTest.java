package org.jumpingcube.desktop.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextControlsTest {
    @Test
    void aListWithoutAChoiceHasNoText() {
        var words = TextControls.<String>worded(square -> "at " + square);

        assertEquals("at a4", words.toString("a4"));
        assertEquals("", words.toString(null)); // random hands found a list of presets that asked so
    }
}
