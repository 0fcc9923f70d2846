import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.Locale;
import java.util.Scanner;

/** Joins the strokes of letters that overlap; used by typeface.py. A line is a letter, of the words M, L, Q with coordinates. */
class Outlines {
    private static final String WORDS = "MLQCZ"; // in the order of PathIterator's constants

    public static void main(String[] arguments) {
        var in = new Scanner(System.in);
        while (in.hasNextLine()) {
            System.out.println(words(new Area(path(new Scanner(in.nextLine()).useLocale(Locale.ROOT)))));
        }
    }

    private static Path2D path(Scanner words) {
        var path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        while (words.hasNext()) {
            switch (words.next()) {
                case "M" -> path.moveTo(words.nextDouble(), words.nextDouble());
                case "L" -> path.lineTo(words.nextDouble(), words.nextDouble());
                case "Q" -> path.quadTo(words.nextDouble(), words.nextDouble(), words.nextDouble(), words.nextDouble());
                default -> path.closePath();
            }
        }
        return path;
    }

    private static String words(Area area) {
        var words = new StringBuilder();
        double[] places = new double[6];
        for (PathIterator parts = area.getPathIterator(null); !parts.isDone(); parts.next()) {
            int kind = parts.currentSegment(places);
            words.append(WORDS.charAt(kind)).append(' ');
            int numbers = kind == PathIterator.SEG_CLOSE ? 0 : 2 * Math.max(1, kind);
            for (int place = 0; place < numbers; place++) {
                words.append(places[place]).append(' ');
            }
        }
        return words.toString();
    }
}
