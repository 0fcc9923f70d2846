package org.jumpingcube.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.Problem.Kind;

/**
 * A game as people write it down: a line {@code [name value]} for each thing that is not as usual, then the moves, with
 * or without their numbers, marks and comments; or a text with the game as one line, as a {@link LineFormat}. What is
 * said there means what the fields of {@link GameJson} mean. It holds neither who plays nor undone moves.
 */
public final class MoveListFormat implements GameFormat {
    /** How the names of such files end. */
    public static final String ENDING = ".txt";

    private static final String TO_MOVE = "toMove";

    private static final Pattern TAG = Pattern.compile("\\[(\\w+) +(?:\"(.*?)\"|(.*?))](?:\\s*#.*)?");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");
    private static final Pattern TAG_OR_COMMENT =
            Pattern.compile("(?m)^[^\\S\\r\\n]*\\[.*|#.*|^[^\\S\\r\\n]*;.*|\\{[^{}]*}");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;]+");
    private static final Pattern MOVE_NUMBER = Pattern.compile("^[0-9]+[.:)]+");

    /** What the writer thinks of the move, in signs or by the numbers of chess programs; a full stop. */
    private static final Pattern MARKS = Pattern.compile("(?:[!?.]|\\$[0-9]{1,3}){1,20}$");

    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");

    private final SaveFormat fields;
    private final LineFormat line;

    /**
     * @param fields reads the same things from JSON
     */
    public MoveListFormat(SaveFormat fields) {
        this.fields = fields;
        line = new LineFormat(fields.kinds());
    }

    @Override
    public LoadResult read(byte[] contents) {
        var problems = new Problems();
        var text = FileText.decode(contents, problems);
        if (text.filter(LineFormat::holdsLine).isPresent()) {
            return line.read(contents);
        }
        return problems.resultOf(text.flatMap(
                found -> fields.read(Fields.ofRoot(taken(found, problems), problems), problems)));
    }

    /** The text taken apart, as the fields of a {@link GameJson}. */
    private Map<String, Object> taken(String text, Problems problems) {
        var found = new LinkedHashMap<String, Object>();
        var start = new LinkedHashMap<String, Object>();
        var board = new ArrayList<String>();
        var moves = new ArrayList<String>();
        var lines = withoutComments(text).lines().map(String::strip).toList();
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index);
            var tag = TAG.matcher(line);
            if (!line.startsWith("[")) {
                moves.addAll(moves(line));
            } else if (!tag.matches()) {
                problems.add(new FileLocation.Line(index + 1), Kind.NOT_A_TAG);
            } else if (tag.group(1).equalsIgnoreCase("board")) {
                board.add(written(tag));
            } else if (tag.group(1).equalsIgnoreCase(TO_MOVE)) {
                start.put(TO_MOVE, value(written(tag)));
            } else {
                found.put(named(tag.group(1)), value(written(tag)));
            }
        }
        if (!moves.isEmpty() && RESULTS.contains(moves.get(moves.size() - 1))) { // which the moves tell as well
            moves.remove(moves.size() - 1);
        }
        if (!board.isEmpty() || !start.isEmpty()) {
            start.put("board", board);
            found.put("start", start);
        }
        found.put("moves", moves);
        return found;
    }

    /** The text with an end of line for each that was in a comment, so that lines keep their numbers. */
    private static String withoutComments(String text) {
        return TAG_OR_COMMENT
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group().strip().startsWith("[")
                                ? found.group()
                                : " " + found.group().replaceAll("[^\\r\\n]", "")));
    }

    /** The value of a tag, without the quotation marks that chess programs put around it. */
    private static String written(Matcher tag) {
        return tag.group(2) == null ? tag.group(3) : tag.group(2);
    }

    /** The field that is meant, whatever letters of it are capitals. */
    private String named(String written) {
        var options = fields.kinds().stream().flatMap(kind -> kind.options().stream());
        return Stream.concat(Stream.of("game"), options.map(GameOption::name))
                .filter(written::equalsIgnoreCase)
                .findFirst()
                .orElse(written);
    }

    private static List<String> moves(String line) {
        return SEPARATORS
                .splitAsStream(line)
                .map(word -> MOVE_NUMBER.matcher(word).replaceFirst(""))
                .map(word -> MARKS.matcher(word).replaceFirst(""))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static Object value(String text) {
        return NUMBER.matcher(text).matches() ? (Object) Integer.valueOf(text) : text;
    }

    @Override
    public byte[] write(SavedGame<?, ?> game) {
        return FileText.encode(text(game));
    }

    private static <P extends Position<P, M>, M> String text(SavedGame<P, M> game) {
        var notation = game.kind().notation();
        var start = game.history().start();
        var options = game.kind().options(start);
        var text = new StringBuilder(tag("game", game.kind().name()));
        for (GameOption option : game.kind().options()) {
            String value = options.word(option.name());
            boolean isNeeded = option instanceof GameOption.Range range && range.isRequired();
            text.append(isNeeded || !value.equals(option.usual()) ? tag(option.name(), value) : "");
        }
        if (!start.equals(game.kind().start(options))) {
            text.append(tag(TO_MOVE, Integer.toString(start.toMove().number())));
            notation.writeBoard(start).forEach(line -> text.append(tag("board", line)));
        }
        var moves = game.history().played();
        for (int index = 0; index < moves.size(); index++) {
            text.append(index % 2 == 0 ? "\n" + (index / 2 + 1) + ". " : " ")
                    .append(notation.write(moves.get(index).move()));
        }
        return text.append('\n').toString();
    }

    private static String tag(String name, String value) {
        return "[" + name + " " + value + "]\n";
    }

    @Override
    public Extent extent() {
        return Extent.MOVES;
    }
}
