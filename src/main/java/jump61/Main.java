package jump61;

import java.util.List;
import org.jumpingcube.text.Console;
import org.jumpingcube.text.Jump61;

/** The class that existing match drivers and test programs start. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(Jump61.run(List.of(args), Console.ofProcess(), org.jumpingcube.Main::textGameWindow));
    }
}
