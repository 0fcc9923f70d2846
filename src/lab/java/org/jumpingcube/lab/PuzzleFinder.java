package org.jumpingcube.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeEngine;
import org.jumpingcube.cube.ai.Personality;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.puzzle.PuzzleJudge;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/** Plays games of the computer against itself, and keeps positions in which exactly one move wins in time. */
final class PuzzleFinder {
    private static final int OPENING = 6; // random moves, so that games differ
    private static final int LEAST_MOVES = 5; // with fewer there is nothing to find
    private static final int NODES = 2_000;

    private final List<Integer> sides;
    private final List<Integer> lengths;
    private final int plies;
    private final SplittableRandom random;
    private final PuzzleJudge judge = new PuzzleJudge();
    private final Map<Integer, List<Puzzle>> found = new HashMap<>();

    /**
     * @param sides of the boards, used in turn
     * @param lengths the wanted numbers of moves to the win, each 1 to {@value Puzzle#MOST_MOVES}
     * @param seed the same seed finds the same puzzles
     */
    PuzzleFinder(List<Integer> sides, List<Integer> lengths, long seed) {
        this.sides = List.copyOf(sides);
        this.lengths = List.copyOf(lengths);
        plies = 2 * Collections.max(lengths) - 1;
        random = new SplittableRandom(seed);
    }

    /**
     * Plays until there are enough puzzles.
     *
     * @param count how many puzzles to find for each number of moves
     * @param progress told after each game how many have been found
     */
    List<Puzzle> find(int count, IntConsumer progress) {
        for (int game = 0; lengths.stream().anyMatch(winIn -> of(winIn).size() < count); game++) {
            candidates(sides.get(game % sides.size())).stream()
                    .filter(puzzle -> room(puzzle, count))
                    .min(Comparator.comparingInt(puzzle -> of(puzzle.winIn()).size()))
                    .ifPresent(puzzle -> of(puzzle.winIn()).add(puzzle));
            progress.accept(found.values().stream().mapToInt(List::size).sum());
        }
        return lengths.stream().flatMap(winIn -> of(winIn).stream()).toList();
    }

    private List<Puzzle> of(int winIn) {
        return found.computeIfAbsent(winIn, moves -> new ArrayList<>());
    }

    private boolean room(Puzzle puzzle, int count) {
        return lengths.contains(puzzle.winIn())
                && of(puzzle.winIn()).size() < count
                && !of(puzzle.winIn()).contains(puzzle);
    }

    /** The puzzles of one game. Only one is kept, as they are similar. */
    private List<Puzzle> candidates(int side) {
        var candidates = new ArrayList<Puzzle>();
        var players = List.of(player(Style.KEPLER), player(Style.NEWTON));
        var position = CubePosition.start(side);
        for (int ply = 0; position.winner().isEmpty(); ply++) {
            var legal = position.legalMoves();
            if (ply >= OPENING && legal.size() >= LEAST_MOVES) {
                judge.puzzle(position, plies, () -> false).ifPresent(candidates::add);
            }
            var move = ply < OPENING
                    ? legal.get(random.nextInt(legal.size()))
                    : players.get(ply % 2)
                            .analyse(position, SearchBudget.USUAL.withNodes(NODES), () -> false, deeper -> {})
                            .move();
            position = position.play(move).after();
        }
        return candidates;
    }

    private CubeEngine player(Style style) {
        return new CubeEngine(Personality.of(style, Skill.NOVICE, random.nextLong()));
    }
}
