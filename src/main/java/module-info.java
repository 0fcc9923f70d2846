/** Jumping Cube: the game, its computer players, its window and its text modes. An application: only what JavaFX starts is exported. */
@org.jspecify.annotations.NullMarked
module org.jumpingcube {
    requires static org.jspecify;
    requires java.desktop;
    requires java.logging;
    requires java.sql;
    requires info.picocli;
    requires javafx.controls;
    requires org.controlsfx.controls;
    requires atlantafx.base;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.bootstrapicons;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;
    requires tools.jackson.core;
    requires tools.jackson.databind;
    requires com.ibm.icu;
    requires org.xerial.sqlitejdbc;
    requires org.bouncycastle.provider;

    exports org.jumpingcube.desktop to
            javafx.graphics;

    opens org.jumpingcube.cli to
            info.picocli;
}
