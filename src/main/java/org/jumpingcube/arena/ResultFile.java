package org.jumpingcube.arena;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jumpingcube.contest.Fault;
import org.jumpingcube.contest.MoveTimes;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * The results of a tournament in a file: its first line is the tournament, each other one a game that is over. Every line
 * is on the disk before the next game is noted, so that whatever ends the program costs only the games that were being
 * played; a line that was cut short is dropped.
 */
public final class ResultFile implements AutoCloseable {
    /** Results of {@value Tournament#MOST_GAMES} games of 8 entrants are smaller. */
    private static final long LARGEST = 1L << 28;

    private final FileChannel channel;
    private final List<PlayedGame> earlier;

    private ResultFile(FileChannel channel, List<PlayedGame> earlier) {
        this.channel = channel;
        this.earlier = List.copyOf(earlier);
    }

    /** Where the results are of a tournament that stands in this file: beside it. */
    public static Path beside(Path tournament) {
        return tournament.resolveSibling(tournament.getFileName() + ".results");
    }

    /**
     * Opens the results of a tournament, or begins them. Only one program may have them open.
     *
     * @throws IOException if the file cannot be read or written, another program has it open, or it holds something else,
     *     which then stays as it is; the message says which
     */
    public static ResultFile open(Path file, Tournament tournament) throws IOException {
        var channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (!isLocked(channel)) {
                throw new IOException("another program plays this tournament");
            }
            return opened(channel, tournament);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * Makes sure that nobody has these results open.
     *
     * @throws IOException if another program has, or if the file cannot be opened
     */
    public static void checkFree(Path file) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (!isLocked(channel)) {
                throw new IOException("another program plays this tournament");
            }
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // this program has it open already
        }
    }

    /** Not by another channel: when that is closed, POSIX systems give up the lock of the whole process. */
    private static byte[] readAll(FileChannel channel) throws IOException {
        var all = ByteBuffer.allocate((int) channel.size());
        int read = 0;
        while (all.hasRemaining() && read >= 0) {
            read = channel.read(all);
        }
        return Arrays.copyOf(all.array(), all.position());
    }

    private static ResultFile opened(FileChannel channel, Tournament tournament) throws IOException {
        String head =
                JsonMapper.shared().readTree(TournamentJson.write(tournament)).toString();
        if (channel.size() > LARGEST) {
            throw new IOException("larger than any results are");
        }
        byte[] whole = readAll(channel);
        if (whole.length == 0) {
            var results = new ResultFile(channel, List.of());
            results.write(head);
            return results;
        }
        int end = whole.length; // of the last whole line; what is behind it was cut short
        while (end > 0 && whole[end - 1] != '\n') {
            end--;
        }
        var lines = new String(whole, 0, end, StandardCharsets.UTF_8).lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(head)) {
            throw new IOException("holds the results of another tournament");
        }
        SortedMap<Integer, PlayedGame> games = new TreeMap<>();
        for (String line : lines.subList(1, lines.size())) {
            read(line, tournament).ifPresent(game -> games.putIfAbsent(game.number(), game));
        }
        channel.truncate(end);
        channel.position(channel.size());
        return new ResultFile(channel, new ArrayList<>(games.values()));
    }

    /** The games that were there when it was opened. */
    public List<PlayedGame> earlier() {
        return earlier;
    }

    /** Adds a game. */
    public synchronized void add(PlayedGame game) throws IOException {
        write(line(game));
    }

    private void write(String line) throws IOException {
        var bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private static String line(PlayedGame game) {
        var line = JsonMapper.shared().createObjectNode();
        line.put("number", game.number()).put("first", game.first()).put("second", game.second());
        game.winner().ifPresent(winner -> line.put("winner", winner));
        line.put("reason", game.reason());
        game.forfeit().ifPresent(fault -> line.put("forfeit", TournamentJson.word(fault)));
        var moves = line.putArray("moves");
        game.moves().forEach(moves::add);
        var times = line.putArray("times");
        game.times()
                .forEach(time -> times.addArray()
                        .add(time.moves())
                        .add(time.totalNanos())
                        .add(time.longestNanos()));
        if (!game.lines().isEmpty()) {
            ArrayNode lines = line.putArray("lines");
            game.lines().forEach(lines::add);
        }
        return line.toString();
    }

    /** The game of a line; empty if it is none of this tournament. */
    private static Optional<PlayedGame> read(String text, Tournament tournament) {
        try {
            var line = JsonMapper.shared().readTree(text);
            var game = new PlayedGame(
                    line.required("number").intValue(),
                    line.required("first").intValue(),
                    line.required("second").intValue(),
                    Optional.ofNullable(line.get("winner")).map(JsonNode::intValue),
                    line.required("reason").asString(),
                    Optional.ofNullable(line.get("forfeit"))
                            .map(fault -> TournamentJson.choice(Fault.class, fault.asString(), "forfeit")),
                    texts(line.required("moves")),
                    line.required("times").valueStream().map(ResultFile::times).toList(),
                    Optional.ofNullable(line.get("lines"))
                            .map(ResultFile::texts)
                            .orElse(List.of()));
            return Optional.of(game).filter(read -> belongs(read, tournament));
        } catch (JacksonException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    private static MoveTimes times(JsonNode time) {
        return new MoveTimes(
                time.required(0).longValue(),
                time.required(1).longValue(),
                time.required(2).longValue());
    }

    private static boolean belongs(PlayedGame game, Tournament tournament) {
        if (game.number() < 0
                || game.number() >= tournament.total()
                || game.times().size() != 2) {
            return false;
        }
        var pair = tournament.pair(tournament.pairOf(game.number()));
        boolean areThey = (game.first() == pair.a() && game.second() == pair.b())
                || (game.first() == pair.b() && game.second() == pair.a());
        return areThey
                && game.winner()
                        .map(winner -> winner == game.first() || winner == game.second())
                        .orElse(true);
    }
}
