package org.jumpingcube.desktop.settings;

import java.text.NumberFormat;
import java.util.List;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.WindowScale;
import org.jumpingcube.language.Language;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.TextSize;
import org.jumpingcube.settings.Theme;

/** What all windows look like, and their language. */
final class LookPage extends SettingsPage {
    LookPage(ChosenSettings draft, String title) {
        super(draft, title);
        var texts = draft.texts();
        SettingsCard card = card();
        if (WindowScale.isOffered()) {
            card.choice(
                    "settings.text-size",
                    List.of(TextSize.values()),
                    each -> inWords(each, texts),
                    Setting.LOOK.part(Look::textSize, Look::withTextSize));
            card.describe("settings.text-size.note");
        }
        card.choice("settings.theme", Theme.values(), Setting.LOOK.part(Look::theme, Look::withTheme));
        card.choice(
                "settings.language",
                List.of(Language.values()),
                each -> each == Language.SYSTEM ? texts.get("settings.language.system") : each.ownName(),
                new Setting<>(Settings::language, Settings::withLanguage));
    }

    private static String inWords(TextSize size, Texts texts) {
        var percent = NumberFormat.getPercentInstance(texts.locale());
        return size.percent().stream()
                .mapToObj(number -> percent.format(number / 100.0))
                .findFirst()
                .orElseGet(() -> texts.get("settings.theme.system"));
    }
}
