package org.jumpingcube.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The command line of the program: options, then the files to read instead of standard input.
 *
 * @param flags the options that were given
 * @param files file names as given; {@code -} is standard input
 */
record Jump61Options(List<Flag> flags, List<String> files) {
    /** The program's options. */
    enum Flag {
        DISPLAY,
        STRICT,
        VERSION,
        LOG,
        HELP;

        private static Flag parse(String text) throws UserError {
            return Arrays.stream(values())
                    .filter(flag -> text.equals("--" + flag.name().toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new UserError("Unknown option: " + text));
        }
    }

    static Jump61Options parse(List<String> arguments) throws UserError {
        var flags = new ArrayList<Flag>();
        var files = new ArrayList<String>();
        for (String argument : arguments) {
            if (argument.startsWith("-") && !argument.equals("-")) {
                flags.add(Flag.parse(argument));
            } else {
                files.add(argument);
            }
        }
        return new Jump61Options(List.copyOf(flags), List.copyOf(files));
    }

    boolean has(Flag flag) {
        return flags.contains(flag);
    }
}
