package org.jumpingcube.desktop.cube;

import javafx.scene.paint.Color;
import org.jumpingcube.grid.Shade;

/** A colour in CIE L*a*b* under daylight (D65), where distances are about those that the eye sees. */
record LabColour(double lightness, double a, double b) {
    static LabColour of(Color colour) {
        double red = Shade.linear(colour.getRed());
        double green = Shade.linear(colour.getGreen());
        double blue = Shade.linear(colour.getBlue());
        double x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
        double y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
        double z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
        return new LabColour(116 * y - 16, 500 * (x - y), 200 * (y - z));
    }

    private static double curve(double part) {
        return part > 216.0 / 24389 ? Math.cbrt(part) : (24389.0 / 27 * part + 16) / 116;
    }

    /**
     * The difference CIEDE2000, as in G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color
     * Research and Application 30(1), 2005. 1 is just seen side by side; 20 and more are different colours to anybody.
     */
    double differenceTo(LabColour other) {
        double meanChroma = (Math.hypot(a, b) + Math.hypot(other.a, other.b)) / 2;
        double stretch = 1 + 0.5 * (1 - chromaRoot(meanChroma));
        double chroma1 = Math.hypot(a * stretch, b);
        double chroma2 = Math.hypot(other.a * stretch, other.b);
        double hue1 = hue(a * stretch, b);
        double hue2 = hue(other.a * stretch, other.b);
        double product = chroma1 * chroma2;
        double turn = product == 0 ? 0 : turn(hue2 - hue1);
        double hueStep = 2 * Math.sqrt(product) * Math.sin(Math.toRadians(turn / 2));
        return weighted(other, chroma1, chroma2, hueStep, product == 0 ? hue1 + hue2 : hue1 + turn / 2);
    }

    private double weighted(LabColour other, double chroma1, double chroma2, double hueStep, double meanHue) {
        double offMiddle = Math.pow((lightness + other.lightness) / 2 - 50, 2);
        double chroma = (chroma1 + chroma2) / 2;
        double tilt = 1
                - 0.17 * cos(meanHue - 30)
                + 0.24 * cos(2 * meanHue)
                + 0.32 * cos(3 * meanHue + 6)
                - 0.20 * cos(4 * meanHue - 63);
        double byLightness = (other.lightness - lightness) / (1 + 0.015 * offMiddle / Math.sqrt(20 + offMiddle));
        double byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
        double byHue = hueStep / (1 + 0.015 * chroma * tilt);
        double inBlue = 60 * Math.exp(-Math.pow((wrapped(meanHue) - 275) / 25, 2));
        double rotation = -2 * chromaRoot(chroma) * Math.sin(Math.toRadians(inBlue));
        return Math.sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue + rotation * byChroma * byHue);
    }

    private static double chromaRoot(double chroma) {
        double power = Math.pow(chroma, 7);
        return Math.sqrt(power / (power + Math.pow(25, 7)));
    }

    private static double hue(double a, double b) {
        return wrapped(Math.toDegrees(Math.atan2(b, a)));
    }

    private static double wrapped(double degrees) {
        return (degrees % 360 + 360) % 360;
    }

    /** The shorter way round, from -180 to 180 degrees. */
    private static double turn(double degrees) {
        double turn = wrapped(degrees);
        return turn > 180 ? turn - 360 : turn;
    }

    private static double cos(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }
}
