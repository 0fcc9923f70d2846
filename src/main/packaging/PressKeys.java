import java.awt.Robot;
import java.awt.event.KeyEvent;

/**
 * Presses keys together on the display that DISPLAY names, as a user would.
 *
 * <p>Expects their names in {@link KeyEvent}, without {@code VK_}: {@code CONTROL G}.
 */
final class PressKeys {
    private PressKeys() {}

    public static void main(String[] names) throws Exception {
        var robot = new Robot();
        for (String name : names) {
            robot.keyPress(code(name));
        }
        for (int key = names.length - 1; key >= 0; key--) {
            robot.keyRelease(code(names[key]));
        }
    }

    private static int code(String name) throws ReflectiveOperationException {
        return KeyEvent.class.getField("VK_" + name).getInt(null);
    }
}
