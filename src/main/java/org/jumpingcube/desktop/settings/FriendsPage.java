package org.jumpingcube.desktop.settings;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.settings.Broker;

/** The broker through which friends elsewhere are met, if one is needed. */
final class FriendsPage extends SettingsPage {
    private final ChosenSettings draft;
    private final TextField address = new TextField();
    private final TextField user = new TextField();
    private final PasswordField password = new PasswordField();
    private final BooleanProperty encrypted;
    private boolean isShowing; // the fields are being set, not by the user

    FriendsPage(ChosenSettings draft, String title) {
        super(draft, title);
        this.draft = draft;
        var texts = draft.texts();
        getChildren()
                .addAll(
                        TextControls.styled(TextControls.paragraph(texts, "settings.friends.note"), "note"),
                        TextControls.styled(TextControls.label(texts, "settings.advanced"), "heading"));
        SettingsCard card = card("settings.broker");
        address.promptTextProperty().bind(texts.of("settings.broker-address.example"));
        card.text("settings.broker-address", address, Broker.MAX_ADDRESS);
        Announcement.live(card.words(texts.of(
                        address.textProperty(), typed -> isReadable() ? "" : texts.get("settings.broker.unreadable"))))
                .setId("settings-broker-problem");
        encrypted = card.toggle("settings.broker-encrypted").selectedProperty();
        card.text("settings.broker-user", user, Broker.MAX_WORD);
        card.text("settings.broker-password", password, Broker.MAX_WORD);
        card.note("settings.broker.note");
        show(draft.get(Setting.BROKER));
        draft.onBegin(() -> show(draft.get(Setting.BROKER)));
        draft.of(Setting.BROKER).subscribe((before, now) -> {
            if (!now.equals(entered())) {
                show(now);
            }
        });
        address.textProperty().subscribe(this::choose);
        user.textProperty().subscribe(this::choose);
        password.textProperty().subscribe(this::choose);
        encrypted.subscribe(this::choose);
    }

    private void show(Broker broker) {
        isShowing = true;
        address.setText(broker.address());
        encrypted.set(broker.encrypted());
        user.setText(broker.user());
        password.setText(broker.password());
        isShowing = false;
    }

    private void choose() {
        if (!isShowing) {
            draft.choose(Setting.BROKER, entered());
        }
    }

    private boolean isReadable() {
        return address.getText().isBlank() || url().isPresent();
    }

    /** The address that is entered; whoever enters a whole URL says in it how the connection is made. */
    private Optional<BrokerAddress> url() {
        String text = address.getText().strip();
        var url = BrokerAddress.hasScheme(text)
                ? BrokerAddress.parse(text)
                : BrokerAddress.of(text, encrypted.get(), "", "");
        return url.filter(found -> Broker.canBe(found.place(), found.user(), found.password()));
    }

    /** The broker that is entered, or the one that is set, if the address cannot be read. */
    private Broker entered() {
        return address.getText().isBlank()
                ? Broker.NONE
                : url().map(this::broker).orElseGet(() -> draft.holding().broker());
    }

    private Broker broker(BrokerAddress url) {
        boolean isInUrl = !url.user().isEmpty();
        return new Broker(
                url.place(),
                url.isEncrypted(),
                isInUrl ? url.user() : user.getText().strip(),
                isInUrl ? url.password() : password.getText());
    }
}
