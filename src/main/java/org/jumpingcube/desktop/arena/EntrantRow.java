package org.jumpingcube.desktop.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jumpingcube.arena.Entrant;
import org.jumpingcube.contest.ProgramFile;
import org.jumpingcube.desktop.controls.LightChoiceBox;
import org.jumpingcube.desktop.controls.SeatWords;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * One contestant: its name, what it is, and which one; below it what is wrong with it, or what came of a trial. It is no row
 * of a form: it has several controls and no caption.
 */
final class EntrantRow extends VBox {
    private static final double GAP = 8;
    private static final int NAME_COLUMNS = 11;
    private static final int COMMAND_COLUMNS = 18;
    private static final List<String> RULES = List.of("greedy", "newcomer", "random");
    private static final String JAR = "jar ";

    private final Texts texts;
    private final TextField name = new TextField();
    private final ChoiceBox<Sort> sort;
    private final ChoiceBox<String> player;
    private final TextField command = new TextField();
    private final Label problem = TextControls.styled(new Label(), "problem");
    private final Label said = new Label();
    private final Button trial;
    private final Button remove;
    private boolean isFilling;
    private boolean isCommandTouched; // typed, or left without a word
    private String wrong = "";
    private String suggested; // the name that goes with the choice

    /** What a contestant can be. */
    private enum Sort {
        PLAYER(Entrant.Kind.PLAYER),
        JUMP61(Entrant.Kind.JUMP61),
        ENGINE(Entrant.Kind.ENGINE),
        /** Another version of this program. */
        JAR(Entrant.Kind.ENGINE);

        private final Entrant.Kind kind;

        Sort(Entrant.Kind kind) {
            this.kind = kind;
        }
    }

    /** What the row asks of the form that it stands in. */
    interface Form {
        void changed();

        void remove(EntrantRow row);

        void move(EntrantRow row);

        /**
         * Asks for a program.
         *
         * @param isJar whether it is a version of this program
         */
        Optional<Path> browse(boolean isJar);

        /** The name, with a number behind it if another contestant has it. */
        String free(EntrantRow row, String name);
    }

    EntrantRow(Texts texts, Entrant entrant, Form form) {
        super(2);
        this.texts = texts;
        getStyleClass().add("entrant");
        trial = TextControls.button(texts, "arena.try", () -> form.move(this));
        remove = TextControls.button(texts, "arena.remove", () -> form.remove(this));
        var browse = TextControls.button(texts, "arena.browse", () -> browse(form));
        name.setPrefColumnCount(NAME_COLUMNS);
        name.accessibleTextProperty().bind(texts.of("arena.name"));
        name.promptTextProperty().bind(texts.of("arena.name"));
        command.setPrefColumnCount(COMMAND_COLUMNS);
        sort = new LightChoiceBox<>(texts, value -> texts.get("arena.sort." + Texts.word(value)));
        sort.accessibleTextProperty().bind(texts.of("arena.sort"));
        sort.getItems().setAll(Sort.values());
        player = new LightChoiceBox<>(texts, this::words);
        player.accessibleTextProperty().bind(texts.of("arena.player"));
        player.getItems().setAll(players());
        TextControls.showWhile(player, sort.valueProperty().map(value -> value == Sort.PLAYER));
        Stream.of(command, browse, trial)
                .forEach(part ->
                        TextControls.showWhile(part, player.visibleProperty().not()));
        Stream.of(problem, said)
                .map(TextControls::wrapped)
                .forEach(label ->
                        label.managedProperty().bind(label.textProperty().isNotEmpty()));
        said.setId("arena-said");
        var fields = new FlowPane(GAP, GAP, name, sort, player, command, browse, trial, remove);
        fields.setRowValignment(VPos.CENTER);
        getChildren().addAll(fields, problem, said);
        show(entrant);
        suggested = isSuggestion(entrant.name()) ? entrant.name() : suggestion();
        name.textProperty().subscribe((was, is) -> changed(form));
        command.textProperty().subscribe((was, is) -> {
            isCommandTouched = true;
            chosen(form);
        });
        command.focusedProperty().subscribe((was, is) -> {
            isCommandTouched |= was;
            showProblem();
        });
        player.valueProperty().subscribe((was, is) -> chosen(form));
        sort.valueProperty().subscribe((was, is) -> {
            nameCommand();
            chosen(form);
        });
        nameCommand();
    }

    /**
     * Follows a change of language.
     *
     * @param withName whether its name may follow too, unless the user has given it
     */
    void translate(Form form, boolean withName) {
        nameCommand();
        if (withName) {
            chosen(form);
        }
    }

    private void browse(Form form) {
        boolean isJar = sort.getValue() == Sort.JAR;
        form.browse(isJar)
                .map(file -> isJar ? ProgramFile.word(file) : ProgramFile.command(file))
                .ifPresent(command::setText);
    }

    private void nameCommand() {
        String key = sort.getValue() == Sort.JAR ? "arena.jar" : "arena.command";
        command.setAccessibleText(texts.get(key));
        command.setPromptText(texts.get(key));
    }

    private void changed(Form form) {
        if (!isFilling) {
            said.setText("");
            form.changed();
        }
    }

    /** The name goes with the choice until the user has given one. */
    private void chosen(Form form) {
        if (!isFilling && (name.getText().isBlank() || name.getText().equals(suggested))) {
            String next = suggestion();
            suggested = next.isEmpty() ? next : form.free(this, next);
            name.setText(suggested);
        }
        changed(form);
    }

    /** The name of the player or of the program's file; empty while there is none. */
    private String suggestion() {
        String whole = sort.getValue() == Sort.PLAYER ? words(player.getValue()) : ProgramFile.name(command.getText());
        return whole.substring(0, Math.min(whole.length(), Entrant.LONGEST_NAME - 2)); // a number may follow
    }

    private boolean isSuggestion(String text) {
        return text.equals(suggestion()) || text.matches(Pattern.quote(suggestion()) + " [2-9]");
    }

    /** What the contestant is called now. */
    String called() {
        return name.getText().strip();
    }

    private static List<String> players() {
        var ours = Stream.of(Style.values())
                .flatMap(style -> Stream.of(Skill.values()).map(skill -> text(style, skill)));
        return Stream.concat(ours, RULES.stream()).toList();
    }

    /** A player of ours as it is written in files. */
    static String text(Style style, Skill skill) {
        return new Seat(true, style, skill).player();
    }

    /** A player of ours in the user's language; as it is written in files if it has no such words. */
    private String words(String text) {
        if (RULES.contains(text)) {
            return texts.get("arena.rule." + text);
        }
        return nameOf(texts, text);
    }

    /** "Kepler Strong" in the user's language. */
    static String nameOf(Texts texts, String text) {
        return Seat.parse("computer " + text)
                .filter(seat -> seat.elo().isEmpty()) // it is not written like this there
                .map(seat -> SeatWords.style(texts, seat.style()) + " " + SeatWords.level(texts, seat))
                .orElse(text);
    }

    private void show(Entrant entrant) {
        isFilling = true;
        boolean isJar = entrant.kind() == Entrant.Kind.ENGINE && entrant.text().startsWith(JAR);
        sort.setValue(isJar ? Sort.JAR : Sort.valueOf(entrant.kind().name()));
        if (entrant.kind() == Entrant.Kind.PLAYER) {
            if (!player.getItems().contains(entrant.text())) {
                player.getItems().add(entrant.text());
            }
            player.setValue(entrant.text());
        } else {
            player.setValue(players().get(0));
            command.setText(isJar ? entrant.text().substring(JAR.length()) : entrant.text());
        }
        name.setText(entrant.name());
        isFilling = false;
    }

    /** The contestant; empty while something is missing. */
    Optional<Entrant> entrant() {
        String text = sort.getValue() == Sort.PLAYER
                ? player.getValue()
                : command.getText().strip();
        String whole = sort.getValue() == Sort.JAR && !text.isEmpty() ? JAR + text : text;
        String called = called();
        boolean isWhole = !called.isEmpty()
                && called.length() <= Entrant.LONGEST_NAME
                && !whole.isEmpty()
                && whole.length() <= Entrant.LONGEST_TEXT;
        return isWhole ? Optional.of(new Entrant(called, sort.getValue().kind, whole)) : Optional.empty();
    }

    /** What is wrong with what is missing. */
    String missing() {
        String called = called();
        boolean isNamed = !called.isEmpty() && called.length() <= Entrant.LONGEST_NAME;
        return isNamed ? texts.get("arena.wrong.command") : texts.get("arena.wrong.name", Entrant.LONGEST_NAME);
    }

    /** Shows what is wrong, but for a program that nobody has had time to name; nothing if it is empty. */
    void setProblem(String text) {
        wrong = text;
        showProblem();
        trial.setDisable(!text.isEmpty());
    }

    private void showProblem() {
        boolean isNew = sort.getValue() != Sort.PLAYER
                && !isCommandTouched
                && command.getText().isEmpty();
        problem.setText(isNew ? "" : wrong);
        name.setAccessibleHelp(problem.getText());
    }

    void setRemovable(boolean isRemovable) {
        remove.setDisable(!isRemovable);
    }

    /** Says what a trial does, or what came of it. */
    void say(String text) {
        said.setText(text);
    }
}
