package org.jumpingcube.arena;

import java.util.Arrays;

/** The inverse of a matrix. */
public final class Inverse {
    private Inverse() {}

    /** Inverts a symmetric and positive definite matrix by Gauss-Jordan elimination, which for these needs no pivoting. */
    public static double[][] of(double[][] matrix) {
        var inverse = Arrays.stream(matrix).map(double[]::clone).toArray(double[][]::new);
        for (int pivot = 0; pivot < inverse.length; pivot++) {
            double[] row = inverse[pivot];
            double divisor = row[pivot];
            row[pivot] = 1;
            Arrays.setAll(row, column -> row[column] / divisor);
            for (int i = 0; i < inverse.length; i++) {
                if (i != pivot) {
                    double[] other = inverse[i];
                    double factor = other[pivot];
                    other[pivot] = 0;
                    Arrays.setAll(other, column -> other[column] - factor * row[column]);
                }
            }
        }
        return inverse;
    }
}
