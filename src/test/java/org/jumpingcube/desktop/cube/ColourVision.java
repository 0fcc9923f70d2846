package org.jumpingcube.desktop.cube;

import java.util.List;
import javafx.scene.paint.Color;

/**
 * What a colour looks like to people without one of the three kinds of cones: the matrices of G. M. Machado, M. M.
 * Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
 * Transactions on Visualization and Computer Graphics 15(6), 2009, for severity 1, on linear light.
 */
final class ColourVision {
    static final ColourVision USUAL = new ColourVision("usual", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});

    static final List<ColourVision> ALL = List.of(
            USUAL,
            new ColourVision("protanopia", new double[][] {
                {0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}
            }),
            new ColourVision("deuteranopia", new double[][] {
                {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
            }),
            new ColourVision("tritanopia", new double[][] {
                {1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}
            }));

    private final String name;
    private final double[][] matrix;

    private ColourVision(String name, double[][] matrix) {
        this.name = name;
        this.matrix = matrix;
    }

    @Override
    public String toString() {
        return name;
    }

    Color of(Color colour) {
        double[] light = {
            Contrast.linear(colour.getRed()), Contrast.linear(colour.getGreen()), Contrast.linear(colour.getBlue())
        };
        return Color.color(channel(matrix[0], light), channel(matrix[1], light), channel(matrix[2], light));
    }

    private static double channel(double[] row, double[] light) {
        double seen = Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]));
        return seen <= 0.0031308 ? seen * 12.92 : 1.055 * Math.pow(seen, 1 / 2.4) - 0.055;
    }
}
