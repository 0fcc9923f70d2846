package org.jumpingcube.desktop.look;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Gives each key that JavaFX does not know the code of its position on a US keyboard, so that Ctrl+Z works on a
 * keyboard without Latin letters. On Linux JavaFX knows such a key only if a Latin layout is set up as well.
 */
public final class KeysByPosition {
    private static final String US = "qwertyuiopasdfghjklzxcvbnm,";
    private static final String RUSSIAN = "йцукенгшщзфывапролдячсмитьб";
    private static final String SERBIAN = "љњертзуиопасдфгхјклжџцвбнм,";
    private static final String MACEDONIAN = "љњертѕуиопасдфгхјклзџцвбнм,";
    private static final String BULGARIAN = ",уеишщксдзьяаожгтнвюйъэфхпр";

    /** Further layouts; a letter that is in several is taken from the first. */
    private static final List<String> OTHERS = List.of(
            "йцукенгшщзфівапролдячсмитьб", // Ukrainian
            "йцукенгшўзфывапролдячсмитьб", // Belarusian
            ";ςερτυθιοπασδφγηξκλζχψωβνμ,", // Greek
            "/'קראטוןםפשדגכעיחלךזסבהנמצת", // Hebrew
            "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىةو"); // Arabic

    private static final Map<Character, KeyCode> KEYS = keys(Locale.getDefault());

    private KeysByPosition() {}

    /** Lets the keys of a window count by position where JavaFX does not know them. */
    public static void attach(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, KeysByPosition::translate);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, KeysByPosition::translate);
    }

    private static void translate(KeyEvent event) {
        if (event.getCode() == KeyCode.UNDEFINED) {
            of(event.getText(), KEYS).ifPresent(code -> {
                event.consume();
                Event.fireEvent(event.getTarget(), withCode(event, code));
            });
        }
    }

    private static KeyEvent withCode(KeyEvent event, KeyCode code) {
        return new KeyEvent(
                event.getSource(),
                event.getTarget(),
                event.getEventType(),
                event.getCharacter(),
                event.getText(),
                code,
                event.isShiftDown(),
                event.isControlDown(),
                event.isAltDown(),
                event.isMetaDown());
    }

    private static Optional<KeyCode> of(String text, Map<Character, KeyCode> keys) {
        return text.length() == 1
                ? Optional.ofNullable(keys.get(Character.toLowerCase(text.charAt(0))))
                : Optional.empty();
    }

    /** The keys of all layouts. Of those with the same letters in other places the locale decides for one. */
    static Map<Character, KeyCode> keys(Locale locale) {
        var keys = new HashMap<Character, KeyCode>();
        add(keys, cyrillic(locale));
        OTHERS.forEach(layout -> add(keys, layout));
        return Map.copyOf(keys);
    }

    private static String cyrillic(Locale locale) {
        return switch (locale.getLanguage()) {
            case "sr" -> SERBIAN;
            case "mk" -> MACEDONIAN;
            case "bg" -> BULGARIAN;
            default -> RUSSIAN;
        };
    }

    private static void add(Map<Character, KeyCode> keys, String layout) {
        for (int place = 0; place < US.length(); place++) {
            char key = layout.charAt(place);
            if (Character.isLetter(key)) {
                keys.putIfAbsent(key, code(US.charAt(place)));
            }
        }
    }

    private static KeyCode code(char key) {
        return key == ',' ? KeyCode.COMMA : KeyCode.valueOf(String.valueOf(Character.toUpperCase(key)));
    }
}
