package org.jumpingcube.jumpin.ai;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Preset;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.TimedEngine;

/**
 * The figures of docs/lab/jumpin.md, on one thread and in processor time, which a busy machine changes little:
 * {@code speed}; {@code stop TIMES}; {@code alone SEED GAMES NODES}; {@code games SEED GAMES PLAYER PLAYER [OPTION=VALUE ...]}, where a player
 * is {@code STYLE:SKILL} or {@code STYLE:SKILL:NODES} or {@code STYLE:SKILL:MILLISms}, and the style may be {@code none}.
 */
final class JumpinFigures {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final JumpinEvaluation EVALUATION = JumpinEvaluation.of(Optional.empty());
    private static final int OPENING = 4;
    private static final int ROUNDS = 4; // the last one counts: by then the code is fast
    private static final int CALLS = 3000;
    private static final int TOLD = 50; // games, after which it is told how they stand

    private JumpinFigures() {}

    public static void main(String[] words) {
        switch (words[0]) {
            case "speed" -> speed();
            case "stop" -> stop(number(words[1]));
            case "alone" -> alone(number(words[1]), number(words[2]), number(words[3]));
            default -> games(words);
        }
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    private static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private static void say(String format, Object... values) {
        System.out.printf(Locale.ROOT, format + "%n", values);
    }

    private static JumpinPosition opening(Rules rules, long seed) {
        var random = new Random(seed);
        var position = JumpinPosition.start(rules, Player.ONE);
        for (int ply = 0; ply < OPENING; ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size()))).after();
        }
        return position;
    }

    // Speed

    private static List<JumpinPosition> samples() {
        var samples = new ArrayList<JumpinPosition>();
        var engine = new JumpinEngine(Optional.empty(), Skill.AVERAGE, 1);
        for (int game = 0; game < 3; game++) {
            var position = opening(Rules.USUAL, game);
            for (int ply = 1; ply <= 90 && !position.outcome().isOver(); ply++) {
                var move = engine.analyse(position, SearchBudget.USUAL.withNodes(500))
                        .move();
                position = position.play(move).after();
                if (ply % 10 == 0 && !position.outcome().isOver()) {
                    samples.add(position);
                }
            }
        }
        return samples;
    }

    private static void speed() {
        var samples = samples();
        for (int round = 1; round <= ROUNDS; round++) {
            var boards = samples.stream()
                    .map(position -> new JumpinBoard(
                            position,
                            new JumpinBoard.Judgement(
                                    EVALUATION, PathToGoal.NONE, PathToGoal.NONE, 0, Misjudgement.NONE)))
                    .toList();
            turns(boards);
            searches(boards);
            List.of(16, 64, 200, 400).forEach(width -> plans(samples, width));
        }
    }

    private static void turns(List<JumpinBoard> boards) {
        int[] moves = new int[boards.get(0).mostMoves()];
        long found = 0;
        long start = cpuNanos();
        for (int call = 0; call < CALLS; call++) {
            for (JumpinBoard board : boards) {
                found += board.moves(moves, 0);
            }
        }
        double calls = (double) CALLS * boards.size();
        say("%.0f ns for the %.1f turns of a position", (cpuNanos() - start) / calls, found / calls);
    }

    private static void searches(List<JumpinBoard> boards) {
        var search = new Search(8 << 20);
        long nodes = 0;
        long start = cpuNanos();
        for (JumpinBoard board : boards) {
            nodes += search.search(board, new SearchLimits(SearchLimits.MAX_DEPTH, 30_000, 1, 0, () -> false))
                    .nodes();
        }
        say("%.2f million nodes/s", nodes * 1e3 / (cpuNanos() - start));
    }

    private static void plans(List<JumpinPosition> samples, int width) {
        int calls = 0;
        int found = 0;
        long longest = 0;
        long start = cpuNanos();
        for (JumpinPosition position : samples) {
            for (Player player : Player.values()) {
                if (position.board().advance(player) >= 60) {
                    long before = cpuNanos();
                    var planner = new Planner(position, player, EVALUATION, new Planner.Effort(width, () -> false));
                    found += planner.find().isNone() ? 0 : 1;
                    longest = Math.max(longest, cpuNanos() - before);
                    calls++;
                }
            }
        }
        double mean = (cpuNanos() - start) / 1e6 / calls;
        say("width %d: %d plans in %d calls, %.1f ms a call, %.1f at most", width, found, calls, mean, longest / 1e6);
    }

    /** Experts are told to stop at any moment of a move, in the middle of games. */
    private static void stop(int times) {
        var random = new Random(times);
        var samples = samples();
        var late = new ArrayList<Double>();
        for (int time = 0; time < times; time++) {
            var position = samples.get(random.nextInt(samples.size()));
            var engine = new JumpinEngine(Optional.empty(), Skill.EXPERT, time);
            long due = cpuNanos() + random.nextInt(120) * 1_000_000L;
            engine.analyse(
                    position, SearchBudget.USUAL.withNodes(Long.MAX_VALUE), () -> cpuNanos() >= due, deeper -> {});
            late.add((cpuNanos() - due) / 1e6);
        }
        late.sort(null);
        say(
                "stopped %.1f ms too late, 99 of 100 %.1f, at most %.1f",
                late.get(times / 2), late.get(times * 99 / 100), late.get(times - 1));
    }

    // Games

    private record Seat(Optional<Style> style, Skill skill, SearchBudget budget) {
        static Seat of(String text) {
            var words = Arrays.asList(text.split(":", -1));
            var budget = SearchBudget.USUAL;
            if (words.size() > 2) {
                String limit = words.get(2);
                budget = limit.endsWith("ms")
                        ? budget.withNodes(Long.MAX_VALUE).withMillis(number(limit.replace("ms", "")))
                        : budget.withNodes(number(limit));
            }
            return new Seat(
                    words.get(0).equals("none") ? Optional.empty() : Optional.of(Style.valueOf(upper(words.get(0)))),
                    Skill.valueOf(upper(words.get(1))),
                    budget);
        }

        private static String upper(String word) {
            return word.toUpperCase(Locale.ROOT);
        }

        Engine<JumpinPosition, JumpinMove> engine(long seed) {
            return new TimedEngine<>(new JumpinEngine(style, skill, seed), JumpinFigures::cpuNanos);
        }
    }

    private static void games(String[] words) {
        var chosen = new TreeMap<String, String>();
        for (String word : Arrays.asList(words).subList(5, words.length)) {
            chosen.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        var rules = Rules.of(Preset.with(chosen));
        var seats = List.of(Seat.of(words[3]), Seat.of(words[4]));
        var tally = new Tally();
        for (int game = 0; game < number(words[2]); game++) {
            tally.add(play(rules, number(words[1]) * 1000L + game / 2, game, seats, tally), game % 2);
            if ((game + 1) % TOLD == 0 || game + 1 == number(words[2])) {
                tally.print();
            }
        }
    }

    /** In even games the first of the two players has Gold. */
    private static JumpinPosition play(Rules rules, long opening, int game, List<Seat> seats, Tally tally) {
        var engines = List.of(seats.get(0).engine(2L * game + 1), seats.get(1).engine(2L * game + 2));
        var position = opening(rules, opening);
        tally.habits.begin();
        while (!position.outcome().isOver()) {
            int mover = (position.toMove() == Player.ONE) == (game % 2 == 0) ? 0 : 1;
            long start = cpuNanos();
            var move = engines.get(mover)
                    .analyse(position, seats.get(mover).budget())
                    .move();
            tally.time(mover, cpuNanos() - start);
            var turn = position.play(move);
            tally.habits.note(turn, mover);
            position = turn.after();
        }
        return position;
    }

    private static final class Tally {
        private final Map<String, Integer> reasons = new TreeMap<>();
        private final List<Integer> lengths = new ArrayList<>();
        private final int[] wins = new int[2];
        private final long[] nanos = new long[2];
        private final long[] longest = new long[2];
        private final int[] moves = new int[2];
        private final JumpinHabits habits = new JumpinHabits();

        void time(int player, long spent) {
            nanos[player] += spent;
            longest[player] = Math.max(longest[player], spent);
            moves[player]++;
        }

        void add(JumpinPosition end, int whoHasGold) {
            lengths.add(end.plies());
            if (end.outcome() instanceof Outcome.Won won) {
                wins[won.player() == Player.ONE ? whoHasGold : 1 - whoHasGold]++;
                reasons.merge(won.reason(), 1, Integer::sum);
            } else if (end.outcome() instanceof Outcome.Drawn drawn) {
                reasons.merge("(" + drawn.reason() + ")", 1, Integer::sum);
            }
        }

        void print() {
            var sorted = lengths.stream().sorted().toList();
            say(
                    "%d games, %d : %d; %s; median %d plies, longest %d",
                    sorted.size(),
                    wins[0],
                    wins[1],
                    reasons,
                    sorted.get(sorted.size() / 2),
                    sorted.get(sorted.size() - 1));
            for (int player = 0; player < 2; player++) {
                say("%.1f ms a move, %.0f at most", nanos[player] / 1e6 / moves[player], longest[player] / 1e6);
            }
            habits.print();
        }
    }

    // Alone

    private static void alone(int seed, int games, int nodes) {
        var rules = Rules.of(Preset.with(Map.of("series", "MEDAL")));
        int finished = 0;
        var turns = new ArrayList<Integer>();
        for (int game = 0; game < games; game++) {
            var position = opening(rules, seed * 1000L + game);
            var engines = List.of(
                    new JumpinEngine(Optional.empty(), Skill.EXPERT, game),
                    new JumpinEngine(Optional.empty(), Skill.EXPERT, game + 1L));
            int alone = 0;
            while (!position.outcome().isOver()) {
                boolean isAlone = position.finished().isPresent();
                alone += isAlone ? 1 : 0;
                var budget = isAlone ? SearchBudget.USUAL : SearchBudget.USUAL.withNodes(nodes);
                var engine = engines.get(position.toMove() == Player.ONE ? 0 : 1);
                position =
                        position.play(engine.analyse(position, budget).move()).after();
            }
            var end = position;
            boolean isDone = end.finished()
                    .filter(winner -> end.score().of(winner.opponent()).penalty() == 0)
                    .isPresent();
            finished += end.finished().isPresent() ? 1 : 0;
            if (isDone) {
                turns.add(alone);
            }
            say("game %d: %s", game, isDone ? "reached in " + alone : "not reached");
        }
        say("%d games left one side alone; it reached the goal in %d, in %s turns", finished, turns.size(), turns);
    }
}
