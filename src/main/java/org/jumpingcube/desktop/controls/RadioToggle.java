package org.jumpingcube.desktop.controls;

import javafx.scene.control.ToggleButton;

/** A toggle button that, like a radio button, cannot be let up: of the buttons in its group one is always down. */
public final class RadioToggle extends ToggleButton {
    @Override
    public void fire() {
        if (!isSelected()) {
            super.fire();
        }
    }
}
