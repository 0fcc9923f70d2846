package org.jumpingcube.arena;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private static final long LARGEST = 1L << 27; // more games than the heap of the window has room for
    private static final int LONGEST_LINE = 1 << 20;

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

    /** The lines of a file one after the other: all of them at once may need more memory than there is. */
    private static final class Lines {
        /** Not of another channel: when that is closed, POSIX systems give up the lock of the whole process. */
        private final InputStream bytes;

        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private long read;
        private long end; // of the last whole line; what is behind it was cut short

        Lines(FileChannel channel) {
            bytes = new BufferedInputStream(Channels.newInputStream(channel));
        }

        /** The next whole line, empty if it is too long; nothing at the end. */
        Optional<String> next() throws IOException {
            line.reset();
            for (int next = bytes.read(); next >= 0; next = bytes.read()) {
                read++;
                if (next == '\n') {
                    end = read;
                    return Optional.of(line.size() > LONGEST_LINE ? "" : line.toString(StandardCharsets.UTF_8));
                }
                if (line.size() <= LONGEST_LINE) {
                    line.write(next);
                }
            }
            return Optional.empty();
        }
    }

    private static ResultFile opened(FileChannel channel, Tournament tournament) throws IOException {
        String head =
                JsonMapper.shared().readTree(TournamentJson.write(tournament)).toString();
        if (channel.size() > LARGEST) {
            throw new IOException("larger than " + (LARGEST >> 20) + " MiB");
        }
        if (channel.size() == 0) {
            var results = new ResultFile(channel, List.of());
            results.write(head);
            return results;
        }
        var lines = new Lines(channel);
        if (lines.next().filter(head::equals).isEmpty()) {
            throw new IOException("holds the results of another tournament");
        }
        SortedMap<Integer, PlayedGame> games = new TreeMap<>();
        Map<String, String> moves = new HashMap<>(); // one text for each, since all games have the same few
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            read(line.get(), tournament, moves).ifPresent(game -> games.putIfAbsent(game.number(), game));
        }
        channel.truncate(lines.end);
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
    private static Optional<PlayedGame> read(String text, Tournament tournament, Map<String, String> moves) {
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
                    texts(line.required("moves")).stream()
                            .map(move -> moves.computeIfAbsent(move, known -> known))
                            .toList(),
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
