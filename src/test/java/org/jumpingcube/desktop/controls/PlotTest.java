package org.jumpingcube.desktop.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.DoubleStream;
import org.jumpingcube.desktop.controls.Plot.Point;
import org.jumpingcube.desktop.controls.Plot.Range;
import org.junit.jupiter.api.Test;

class PlotTest {
    private static List<Point> points(double... values) {
        return DoubleStream.of(values).mapToObj(value -> new Point(0, value, 0)).toList();
    }

    @Test
    void noValueLiesOnTheLowestOrTheHighestLine() {
        assertEquals(new Range(35, 5), Range.around(points(40), 5));
        assertEquals(new Range(35, 5), Range.around(points(40, 50), 5));
        assertEquals(new Range(35, 10), Range.around(points(40, 55), 5));
        assertEquals(new Range(300, 100), Range.around(List.of(new Point(0, 500, 150)), 100));
    }

    @Test
    void theNumbersStayWithinWhatIsPossible() {
        assertEquals(new Range(0, 25), Range.around(points(0, 100), 5, 0, 100));
        assertEquals(new Range(0, 5), Range.around(points(0), 5, 0, 100));
        assertEquals(new Range(80, 5), Range.around(points(100), 5, 0, 100));
    }
}
