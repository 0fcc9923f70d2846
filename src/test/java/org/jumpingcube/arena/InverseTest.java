package org.jumpingcube.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.jumpingcube.Law;

class InverseTest {
    @Law
    void aMatrixTimesItsInverseIsOne(Random random) {
        int n = random.nextInt(1, 30);
        var matrix = positiveDefinite(n, random);
        var inverse = Inverse.of(matrix);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += matrix[i][k] * inverse[k][j];
                }
                assertThat(sum).isCloseTo(i == j ? 1 : 0, within(1e-9));
            }
        }
    }

    /** The sum of products of random vectors with themselves, and a little of the identity. */
    private static double[][] positiveDefinite(int n, Random random) {
        var matrix = new double[n][n];
        for (int vector = 0; vector < 2 * n; vector++) {
            double[] values = random.doubles(n, -1, 1).toArray();
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    matrix[i][j] += values[i] * values[j] + (i == j ? 0.01 : 0);
                }
            }
        }
        return matrix;
    }
}
