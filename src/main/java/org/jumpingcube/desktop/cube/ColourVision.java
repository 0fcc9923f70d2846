package org.jumpingcube.desktop.cube;

import javafx.scene.paint.Color;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.grid.Shade;

/**
 * What a colour looks like to people who lack one of the three kinds of cones: the matrices of G. M. Machado, M. M.
 * Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
 * Transactions on Visualization and Computer Graphics 15(6), 2009, for severity 1, on linear light.
 */
public enum ColourVision {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to it
    private final double[] matrix; // row by row: the red, green and blue seen, from the red, green and blue there are

    ColourVision(double... matrix) {
        this.matrix = matrix;
    }

    /** The key of its name in the texts. */
    public String textKey() {
        return "vision." + Texts.word(this);
    }

    /** The colour as it is seen. */
    public Color of(Color colour) {
        double[] light = {Shade.linear(colour.getRed()), Shade.linear(colour.getGreen()), Shade.linear(colour.getBlue())
        };
        return Color.color(channel(0, light), channel(3, light), channel(6, light), colour.getOpacity());
    }

    private double channel(int row, double[] light) {
        double seen = matrix[row] * light[0] + matrix[row + 1] * light[1] + matrix[row + 2] * light[2];
        double bounded = Math.min(1, Math.max(0, seen));
        return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * Math.pow(bounded, 1 / 2.4) - 0.055;
    }
}
