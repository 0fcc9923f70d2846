package org.jumpingcube.desktop.arena;

import java.io.File;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.jumpingcube.arena.Entrant;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** The contestants of a tournament, a row each, and the button that adds one. */
final class EntrantRows extends VBox {
    private static final double GAP = 8;
    private static final int FEWEST = 2;

    private final Texts texts;
    private final PathChooser chooser;
    private final Consumer<EntrantRow> tryOut;
    private final Runnable onChange;
    private final VBox rows = new VBox(GAP);
    private final Button add;
    private final EntrantRow.Form form = new RowForm();

    private final class RowForm implements EntrantRow.Form {
        @Override
        public void changed() {
            onChange.run();
        }

        @Override
        public void remove(EntrantRow row) {
            rows.getChildren().remove(row);
            onChange.run();
            add.requestFocus(); // the button that had the focus is gone
        }

        @Override
        public void move(EntrantRow row) {
            tryOut.accept(row);
        }

        @Override
        public Optional<Path> browse(boolean isJar) {
            return chooser.toLoadFile("arena.browse.title", isJar ? ".jar" : "").map(File::toPath);
        }

        @Override
        public String free(EntrantRow row, String name) {
            return EntrantRows.free(all().stream().filter(other -> other != row), name);
        }
    }

    /**
     * @param chooser asks for programs
     * @param tryOut told which contestant is to be tried
     * @param onChange run after the user has changed, added or removed one
     */
    EntrantRows(Texts texts, PathChooser chooser, Consumer<EntrantRow> tryOut, Runnable onChange) {
        super(GAP);
        this.texts = texts;
        this.chooser = chooser;
        this.tryOut = tryOut;
        this.onChange = onChange;
        add = TextControls.button(texts, "arena.add", this::addRow);
        getChildren().addAll(rows, add);
    }

    /** Shows other contestants. */
    void show(List<Entrant> entrants) {
        rows.getChildren()
                .setAll(entrants.stream()
                        .map(entrant -> new EntrantRow(texts, entrant, form))
                        .toList());
    }

    /** Follows a change of language, if wanted with the names that the user has not given. */
    void translate(boolean withNames) {
        all().forEach(row -> row.translate(form, withNames));
    }

    /** The contestants that are complete. */
    List<Entrant> entrants() {
        return all().stream().flatMap(row -> row.entrant().stream()).toList();
    }

    private List<EntrantRow> all() {
        return rows.getChildren().stream().map(EntrantRow.class::cast).toList();
    }

    /**
     * Says in each row what is wrong with it, and allows only as many as a tournament may have.
     *
     * @param canPlay whether a contestant can play such a tournament
     * @return whether all are right
     */
    boolean check(Predicate<Entrant> canPlay) {
        var all = all();
        var names = new HashSet<String>();
        boolean areRight = true;
        for (EntrantRow row : all) {
            String problem = row.entrant()
                    .map(entrant -> problem(entrant, names, canPlay))
                    .orElseGet(row::missing);
            row.setProblem(problem);
            row.setRemovable(all.size() > FEWEST);
            areRight &= problem.isEmpty();
        }
        add.setDisable(all.size() >= Tournament.MOST_ENTRANTS);
        return areRight;
    }

    /** @param names of the contestants before it, to which its own is added */
    private String problem(Entrant entrant, Set<String> names, Predicate<Entrant> canPlay) {
        if (!names.add(entrant.name())) {
            return texts.get("arena.wrong.twice");
        }
        return canPlay.test(entrant) ? "" : texts.get("arena.wrong.player");
    }

    /** Adds an Average player. */
    private void addRow() {
        String text = EntrantRow.text(Style.KEPLER, Skill.AVERAGE);
        String name = free(all().stream(), EntrantRow.nameOf(texts, text));
        rows.getChildren().add(new EntrantRow(texts, new Entrant(name, Entrant.Kind.PLAYER, text), form));
        onChange.run();
    }

    /** The name, with a number behind it if one of the others has it. */
    private static String free(Stream<EntrantRow> others, String plain) {
        var names = others.map(EntrantRow::called).collect(Collectors.toSet());
        return IntStream.rangeClosed(1, Tournament.MOST_ENTRANTS + 1)
                .mapToObj(number -> number == 1 ? plain : plain + " " + number)
                .filter(free -> !names.contains(free))
                .findFirst()
                .orElse(plain);
    }
}
