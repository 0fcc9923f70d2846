package org.jumpingcube.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A tournament as JSON, the file of the command {@code tournament}; docs/arena.md has the fields. */
public final class TournamentJson {
    /** The longest text that is read, in characters. */
    public static final int LONGEST = 100_000;

    private static final String FORMAT = "jumping-cube-tournament";
    private static final int VERSION = 1;

    private TournamentJson() {}

    /** As a file, of several lines. */
    public static String write(Tournament tournament) {
        var root = JsonMapper.shared().createObjectNode();
        root.put("format", FORMAT).put("version", VERSION).put("game", tournament.game());
        var players = root.putArray("players");
        tournament
                .entrants()
                .forEach(entrant ->
                        players.addObject().put("name", entrant.name()).put(word(entrant.kind()), entrant.text()));
        var boards = root.putArray("boards");
        tournament.boards().forEach(options -> {
            var board = boards.addObject();
            options.values().forEach(board::put);
        });
        root.put("scheme", word(tournament.scheme()))
                .put("games", tournament.games())
                .put("opening", range(tournament.openings()))
                .put("balance", tournament.openings().leastChance())
                .put("limit", tournament.limit())
                .put("moveSeconds", tournament.moveSeconds());
        tournament.decide().ifPresent(elo -> root.put("decide", elo));
        root.put("seed", tournament.seed());
        return root.toPrettyString() + "\n";
    }

    private static String range(Openings openings) {
        return openings.least() == openings.most()
                ? String.valueOf(openings.least())
                : openings.least() + "-" + openings.most();
    }

    /**
     * Reads a tournament. What is missing has its default; unknown fields are ignored.
     *
     * @param kinds the games that there are
     * @throws IllegalArgumentException if the text is none; the message says why
     */
    public static Tournament read(String text, List<? extends GameKind<?, ?>> kinds) {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("longer than " + LONGEST + " characters");
        }
        JsonNode root;
        try {
            root = JsonMapper.shared().readTree(text);
        } catch (JacksonException e) {
            var place = e.getLocation();
            throw new IllegalArgumentException(
                    "not JSON" + (place == null ? "" : ", see line " + place.getLineNr()), e);
        }
        if (!root.isObject() || !word(root, "format", "").equals(FORMAT)) {
            throw new IllegalArgumentException("not a tournament: \"format\" must be \"" + FORMAT + "\"");
        }
        int version = number(root, "version", 1);
        if (version > VERSION) {
            throw new IllegalArgumentException("of version " + version + "; this program knows " + VERSION);
        }
        var kind = kind(word(root, "game", "cube"), kinds);
        return new Tournament(
                kind.name(),
                entrants(list(root, "players")),
                boards(root, kind),
                number(root, "games", 20),
                Openings.parse(word(root, "opening", "4"), number(root, "balance", 0)),
                word(root, "limit", ""),
                number(root, "moveSeconds", 10),
                choice(Tournament.Scheme.class, word(root, "scheme", word(Tournament.Scheme.ROUND_ROBIN)), "scheme"),
                root.has("decide") ? Optional.of(number(root, "decide", 0)) : Optional.empty(),
                seed(root));
    }

    private static GameKind<?, ?> kind(String name, List<? extends GameKind<?, ?>> kinds) {
        for (var kind : kinds) {
            if (kind.name().equals(name)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("there is no game \"" + name + "\"");
    }

    private static List<Entrant> entrants(List<JsonNode> players) {
        return players.stream().map(TournamentJson::entrant).toList();
    }

    private static Entrant entrant(JsonNode player) {
        var kinds = Arrays.stream(Entrant.Kind.values())
                .filter(kind -> player.has(word(kind)))
                .toList();
        if (kinds.size() != 1) {
            throw new IllegalArgumentException("a player needs one of \"player\", \"engine\" and \"jump61\"");
        }
        String text = word(player, word(kinds.get(0)), "");
        String name = text.substring(0, Math.min(text.length(), Entrant.LONGEST_NAME));
        return new Entrant(word(player, "name", name), kinds.get(0), text);
    }

    private static List<GameOptions> boards(JsonNode root, GameKind<?, ?> kind) {
        if (!root.has("boards")) {
            return List.of(kind.usual(Map.of()));
        }
        var boards = new ArrayList<GameOptions>();
        for (JsonNode board : list(root, "boards")) {
            var chosen = new TreeMap<String, String>();
            for (var field : board.properties()) {
                if (!field.getValue().isValueNode()) {
                    throw new IllegalArgumentException("\"" + field.getKey() + "\" must be a word or a number");
                }
                var value = field.getValue();
                chosen.put(field.getKey(), isWhole(value) ? Long.toString(value.longValue()) : value.asString());
            }
            chosen.forEach((name, value) -> check(kind, name, value));
            boards.add(kind.usual(chosen));
        }
        return boards;
    }

    private static void check(GameKind<?, ?> kind, String name, String value) {
        if (kind.options().stream().noneMatch(option -> option.name().equals(name) && option.allows(value))) {
            throw new IllegalArgumentException("there is no " + name + "=" + value + " in " + kind.name());
        }
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E extends Enum<E>> E choice(Class<E> type, String word, String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> word(constant).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " cannot be \"" + word + "\""));
    }

    private static List<JsonNode> list(JsonNode object, String name) {
        var list = object.get(name);
        if (list == null || !list.isArray()) {
            throw new IllegalArgumentException("\"" + name + "\" must be a list");
        }
        return list.valueStream().toList();
    }

    private static String word(JsonNode object, String name, String otherwise) {
        var value = object.get(name);
        if (value == null) {
            return otherwise;
        }
        if (!value.isString()) {
            throw new IllegalArgumentException("\"" + name + "\" must be a text");
        }
        return value.asString();
    }

    /** Also one that is written as 3.0. */
    private static boolean isWhole(JsonNode value) {
        return value.canConvertToExactIntegral() && value.canConvertToLong();
    }

    private static long seed(JsonNode root) {
        var value = root.get("seed");
        if (value == null) {
            return 1;
        }
        if (!isWhole(value)) {
            throw new IllegalArgumentException("\"seed\" must be a whole number");
        }
        return value.longValue();
    }

    private static int number(JsonNode object, String name, int otherwise) {
        var value = object.get(name);
        if (value == null) {
            return otherwise;
        }
        if (!isWhole(value) || !value.canConvertToInt()) {
            throw new IllegalArgumentException("\"" + name + "\" must be a whole number");
        }
        return value.intValue();
    }
}
