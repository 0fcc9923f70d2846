package org.jumpingcube.desktop.settings;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.settings.Broker;

/** The broker through which friends are met. */
final class BrokerRows {
    private final TextField address = new TextField();
    private final TextField user = new TextField();
    private final PasswordField password = new PasswordField();
    private final BooleanProperty encrypted;

    BrokerRows(SettingsGrid rows, Texts texts) {
        rows.heading("settings.broker");
        address.promptTextProperty().bind(texts.of("settings.broker-address.example"));
        rows.text("settings.broker-address", address, Broker.MAX_ADDRESS);
        Announcement.live(rows.words(texts.of(
                        address.textProperty(), typed -> isReadable() ? "" : texts.get("settings.broker.unreadable"))))
                .setId("settings-broker-problem");
        encrypted = rows.toggle("settings.broker-encrypted", now -> now.broker().encrypted());
        rows.text("settings.broker-user", user, Broker.MAX_WORD);
        rows.text("settings.broker-password", password, Broker.MAX_WORD);
        rows.note("settings.broker.note");
        rows.follow(address.textProperty(), now -> now.broker().address());
        rows.follow(user.textProperty(), now -> now.broker().user());
        rows.follow(password.textProperty(), now -> now.broker().password());
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

    /** The broker that is entered, or the one that was set, if the address cannot be read. */
    Broker broker(Broker now) {
        return address.getText().isBlank()
                ? Broker.NONE
                : url().map(this::broker).orElse(now);
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
