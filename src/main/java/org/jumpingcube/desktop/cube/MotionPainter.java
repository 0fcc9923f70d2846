package org.jumpingcube.desktop.cube;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.look.CubePaint;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.desktop.cube.CascadeFrame.Dot;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.desktop.cube.CubeMotion.Flow;
import org.jumpingcube.game.Player;
import org.jumpingcube.settings.Points;

/** Paints what moves: cubes in the middle of a change and points in flight, both from ready pictures. */
final class MotionPainter {
    private static final double FLATTER = 0.14;
    private static final double TALLER = 0.09; // not more, so that hardly any of the cube leaves its cell
    private static final double BROADER = 0.05;
    private static final double LIGHT = 0.8;
    private static final double FARTHEST = 1.12; // of a cell: from the middle of a side to the farthest corner
    private static final double FINEST = 2; // pixels: the shortest straight pieces of a flow's front

    private static final double BESIDE = 0.34; // points begin and end there, so that they cover no numeral
    private static final Rectangle2D WHOLE = new Rectangle2D(0, 0, 1, 1); // picture
    private static final double[] TRAIL = {0.21, 0.14, 0.07};

    private final GraphicsContext context;
    private final CellPictures pictures;
    private final double pitch;

    MotionPainter(GraphicsContext context, CellPictures pictures) {
        this.context = context;
        this.pictures = pictures;
        pitch = pictures.pitch();
    }

    /**
     * Paints a whole cell, over whatever was there.
     *
     * @param strips the greatest number of straight pieces of a flow's front
     */
    void paint(CellLook look, double x, double y, int strips) {
        var motion = look.motion();
        var place = posed(x, y, motion.lift(), motion.shift());
        Cube first = motion.flow().map(Flow::from).orElse(look.cube());
        paint(look.still(first), x, y, place);
        motion.flow().ifPresent(flow -> paintNew(pictures.cube(look.still(look.cube())), flow, place, strips));
        if (motion.glow() > 0) {
            paintGlow(motion.glow(), place);
        }
    }

    /** Paints a whole cell whose look is not changing. */
    void paintPosed(CellLook look, double x, double y, double lift) {
        paint(look, x, y, posed(x, y, lift, 0));
    }

    private void paint(CellLook look, double x, double y, Place place) {
        context.setFill(pictures.style().colours().frame());
        context.fillRect(x, y, pitch, pitch);
        draw(pictures.cube(look), place);
    }

    /** Paints the same less precisely, in a fraction of the time, for large boards on which everything moves. */
    void paintFast(CellLook look, double x, double y, int strips) {
        var motion = look.motion();
        int lift = (int) Math.rint(motion.lift() * CellPictures.LIFT_STEPS);
        Cube first = motion.flow().map(Flow::from).orElse(look.cube());
        var place = posed(x, y, 0, 0);
        draw(pictures.cell(look.still(first), lift), place);
        motion.flow().ifPresent(flow -> paintNew(pictures.cell(look.still(look.cube()), lift), flow, place, strips));
    }

    /** A cube that is pressed flat grows wider, and one that springs up grows taller; its foot stays where it is. */
    private Place posed(double x, double y, double lift, double shift) {
        double width = pitch * (1 - BROADER * lift);
        double height = pitch * (1 + (lift < 0 ? FLATTER : TALLER) * lift);
        return new Place(
                new Rectangle2D(x, y, pitch, pitch),
                new Rectangle2D(x + (pitch - width) / 2 + shift * pitch, y + pitch - height, width, height));
    }

    /**
     * Where a cube is painted. Nothing may be painted outside its cell: only the cell is painted anew afterwards.
     *
     * @param pose where the picture of the whole cell goes; it may be larger than the cell
     */
    private record Place(Rectangle2D cell, Rectangle2D pose) {
        /** What lies within the cell of a part of the picture, in a square of size 1; empty if none does. */
        Optional<Rectangle2D> seen(Rectangle2D part) {
            var whole = new Rectangle2D(
                    (cell.getMinX() - pose.getMinX()) / pose.getWidth(),
                    (cell.getMinY() - pose.getMinY()) / pose.getHeight(),
                    cell.getWidth() / pose.getWidth(),
                    cell.getHeight() / pose.getHeight());
            return intersection(part, whole);
        }

        static Optional<Rectangle2D> intersection(Rectangle2D one, Rectangle2D other) {
            double left = Math.max(one.getMinX(), other.getMinX());
            double top = Math.max(one.getMinY(), other.getMinY());
            double width = Math.min(one.getMaxX(), other.getMaxX()) - left;
            double height = Math.min(one.getMaxY(), other.getMaxY()) - top;
            return width > 0 && height > 0 ? Optional.of(new Rectangle2D(left, top, width, height)) : Optional.empty();
        }
    }

    private void draw(Image picture, Place place) {
        paintPart(picture, WHOLE, place);
    }

    private void paintNew(Image picture, Flow flow, Place place, int strips) {
        flow.side().ifPresentOrElse(side -> paintFront(picture, side, flow.share() * FARTHEST, place, strips), () -> {
            context.setGlobalAlpha(flow.share());
            draw(picture, place);
            context.setGlobalAlpha(1);
        });
    }

    /** The part that has flowed in from a side: what lies within a circle around the middle of that side. */
    private void paintFront(Image picture, Side side, double radius, Place place, int most) {
        int strips = (int) Math.max(1, Math.min(most, pitch / FINEST));
        for (int strip = 0; strip < strips; strip++) {
            double aside = (strip + 0.5) / strips - 0.5;
            double reach = whole(Math.min(1, Math.sqrt(Math.max(0, radius * radius - aside * aside))));
            if (reach > 0) {
                double begin = whole((double) strip / strips);
                double end = whole(Math.min(1, (strip + 1.5) / strips)); // overlaps the next one: no seams
                paintPart(picture, part(side, begin, end - begin, reach), place);
            }
        }
    }

    /** The nearest share of a cell that ends on a whole pixel: partial pixels are slow to paint. */
    private double whole(double share) {
        return Math.rint(share * pitch) / pitch;
    }

    /** A strip from a side inwards, in a square of size 1. */
    private static Rectangle2D part(Side side, double begin, double width, double reach) {
        return switch (side) {
            case LEFT -> new Rectangle2D(0, begin, reach, width);
            case RIGHT -> new Rectangle2D(1 - reach, begin, reach, width);
            case TOP -> new Rectangle2D(begin, 0, width, reach);
            case BOTTOM -> new Rectangle2D(begin, 1 - reach, width, reach);
        };
    }

    private void paintPart(Image picture, Rectangle2D whole, Place place) {
        Rectangle2D pose = place.pose();
        place.seen(whole)
                .ifPresent(part -> context.drawImage(
                        picture,
                        part.getMinX() * picture.getWidth(),
                        part.getMinY() * picture.getHeight(),
                        part.getWidth() * picture.getWidth(),
                        part.getHeight() * picture.getHeight(),
                        pose.getMinX() + part.getMinX() * pose.getWidth(),
                        pose.getMinY() + part.getMinY() * pose.getHeight(),
                        part.getWidth() * pose.getWidth(),
                        part.getHeight() * pose.getHeight()));
    }

    private void paintGlow(double glow, Place place) {
        context.setFill(Color.gray(1, glow * LIGHT));
        double gap = pitch * CubePaint.GAP;
        double rounding = pitch * 2 * CubePaint.ROUNDING;
        Rectangle2D pose = place.pose();
        var cube = new Rectangle2D(
                pose.getMinX() + gap, pose.getMinY() + gap, pose.getWidth() - 2 * gap, pose.getHeight() - 2 * gap);
        Place.intersection(cube, place.cell())
                .ifPresent(lit -> context.fillRoundRect(
                        lit.getMinX(), lit.getMinY(), lit.getWidth(), lit.getHeight(), rounding, rounding));
    }

    /** Paints a point in flight along an arc, with a shadow and a fading trail. */
    void paintDot(Player player, Dot dot, BoardPlaces layout) {
        paintShadow(dot, layout);
        for (double behind : TRAIL) {
            if (dot.way() > behind) {
                context.setGlobalAlpha(0.4 - 1.5 * behind);
                paintDot(player, dot, layout, behind);
            }
        }
        context.setGlobalAlpha(1);
        paintDot(player, dot, layout, 0);
    }

    /** Paints one of so many points that nobody would notice their shadows and trails. */
    void paintDotFast(Player player, Dot dot, BoardPlaces layout) {
        paintDot(player, dot, layout, 0);
    }

    private void paintDot(Player player, Dot dot, BoardPlaces layout, double behind) {
        double way = dot.way() - behind;
        boolean isUpright = dot.from().column() == dot.to().column();
        double x = x(dot, layout, way) + (isUpright ? CubePaint.dotAside(way) * pitch : 0);
        double y = y(dot, layout, way) - (isUpright ? 0 : CubePaint.dotAside(way) * pitch);
        double share = CellPictures.DOT * CubePaint.dotSize(way) * (1 - behind * 2);
        int side = (int) Math.rint(pitch * share);
        context.drawImage(pictures.dot(player, side), Math.rint(x - side / 2.0), Math.rint(y - side / 2.0), side, side);
    }

    private void paintShadow(Dot dot, BoardPlaces layout) {
        double height = Math.sin(Math.PI * dot.way());
        double width = pitch * 0.24;
        context.setFill(Color.gray(0, 0.24 * height));
        context.fillOval(
                x(dot, layout, dot.way()) - width / 2,
                y(dot, layout, dot.way()) + pitch * 0.08 - width / 4,
                width,
                width / 2);
    }

    private double x(Dot dot, BoardPlaces layout, double way) {
        return layout.x(dot.from()) + (layout.x(dot.to()) - layout.x(dot.from())) * along(way) + pitch / 2;
    }

    private double y(Dot dot, BoardPlaces layout, double way) {
        return layout.y(dot.from()) + (layout.y(dot.to()) - layout.y(dot.from())) * along(way) + pitch / 2;
    }

    private double along(double way) {
        return pictures.style().look().points() == Points.NUMERALS ? BESIDE + way * (1 - 2 * BESIDE) : way;
    }
}
