package org.jumpingcube.desktop.controls;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.language.Translations;

/** The texts of the window in the current language; an observed text follows a change of language. */
public final class Texts {
    private static final String BUNDLE = "org.jumpingcube.desktop.messages";

    private final ObjectProperty<Translations> translations = new SimpleObjectProperty<>();

    private final String bundle;

    public Texts(Locale locale) {
        this(BUNDLE, locale);
    }

    private Texts(String bundle, Locale locale) {
        this.bundle = bundle;
        use(locale);
    }

    /**
     * The texts of another bundle, such as a game's own, in the language of these for as long as these are there. A bundle
     * that is not translated is in English.
     *
     * @param other such as "org.jumpingcube.desktop.messages"
     */
    public Texts in(String other) {
        var own = new Texts(other, locale());
        translations.subscribe(language -> own.use(language.locale()));
        return own;
    }

    /** Changes the language; one without a translation is shown in English. */
    public void use(Locale locale) {
        translations.set(Translations.of(bundle, locale));
    }

    /** The language itself, to follow its changes. */
    public ObservableValue<Translations> language() {
        return translations;
    }

    /** The locale for formatting numbers and looking up other texts. */
    public Locale locale() {
        return translations.get().locale();
    }

    /** The current text, with its places {0}, {1} … filled. */
    public String get(String key, Object... arguments) {
        return translations.get().text(key, arguments);
    }

    /** The current text of a key that a bundle need not have. */
    public Optional<String> find(String key, Object... arguments) {
        return translations.get().keys().anyMatch(key::equals) ? Optional.of(get(key, arguments)) : Optional.empty();
    }

    /** Parts of a sentence as a list: "a1, b2 and c3". */
    public String list(List<String> parts) {
        return list(parts, parts.size());
    }

    /** Some parts of a sentence as a list; dots stand for those after the first few. */
    public String list(List<String> parts, int most) {
        return translations.get().list(parts, most);
    }

    /** All current texts whose keys begin with this; none of them may have places to fill. */
    public Stream<String> all(String prefix) {
        return translations.get().keys().filter(key -> key.startsWith(prefix)).map(this::get);
    }

    /**
     * The text now and after each change of language. Bind to it, since then it lives only as long as what is bound to
     * it. The language would hold a mapped value for ever, and with it every label of every dialog.
     */
    public ObservableValue<String> of(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> get(key, arguments), translations);
    }

    /** A value in words, now and after each change of the value or of the language. Bind to this, too. */
    public <T> ObservableValue<String> of(ObservableValue<T> value, Function<? super T, String> words) {
        return Bindings.createStringBinding(() -> words.apply(value.getValue()), value, translations);
    }

    /** The name of an enum constant in keys: in lower case, with hyphens. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
