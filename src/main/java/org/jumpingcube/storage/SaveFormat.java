package org.jumpingcube.storage;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.storage.Problem.Kind;

/**
 * Our own format: JSON that holds the start position and all moves, as docs/save-format.md has it. The file names its
 * game. A load replays the moves by the rules, so a file that breaks them is refused.
 */
public final class SaveFormat implements GameFormat {
    /** How the names of such files end; the first is the usual one. */
    public static final List<String> ENDINGS = List.of(".jcube", ".json");

    private final List<GameKind<?, ?>> kinds;

    /**
     * @param kinds what can be played; a file that names no game is of the first kind
     */
    public SaveFormat(List<GameKind<?, ?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /** What can be played. */
    List<GameKind<?, ?>> kinds() {
        return kinds;
    }

    @Override
    public LoadResult read(byte[] contents) {
        var problems = new Problems();
        var game = FileText.decode(contents, problems)
                .flatMap(text -> Json.parse(text, problems))
                .filter(fields -> fields.areOf(GameJson.FORMAT, GameJson.VERSION)) // else its fields mean nothing to us
                .flatMap(fields -> read(fields, problems));
        return problems.resultOf(game);
    }

    /** The game of a {@link GameJson}'s fields, complete only if no problem was added. */
    Optional<? extends SavedGame<?, ?>> read(Fields fields, Problems problems) {
        return kind(fields).flatMap(kind -> new GameReader<>(kind, fields, problems).read());
    }

    private Optional<GameKind<?, ?>> kind(Fields fields) {
        if (!fields.has("game")) {
            return Optional.of(kinds.get(0));
        }
        var name = fields.text("game");
        Optional<GameKind<?, ?>> kind = kinds.stream()
                .filter(known -> name.filter(known.name()::equals).isPresent())
                .findFirst();
        if (name.isPresent() && kind.isEmpty()) {
            var names = kinds.stream().map(GameKind::name).collect(Collectors.joining(", "));
            fields.add("game", Kind.NOT_A_CHOICE, Problems.shorten(name.get()), names);
        }
        return kind;
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        return Json.write(GameJson.fields(game));
    }

    @Override
    public Extent extent() {
        return Extent.ALL;
    }
}
