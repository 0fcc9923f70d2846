package org.jumpingcube.grid;

import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.search.Ending;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.SearchBoard;

/** A position in a search that is played by the rules themselves. It needs nothing of a game but its evaluation. */
final class RulesBoard<P extends Position<P, M>, M> implements SearchBoard {
    /** The most moves in one position. */
    private static final int MOST_MOVES = 2048;

    private final GridGame<P, M> game;
    private final GridGame.Sight sight;
    private final MoveNumbers<M> numbers;
    private final List<P> line = new ArrayList<>(); // from the root to here

    RulesBoard(GridGame<P, M> game, P position, GridGame.Sight sight, MoveNumbers<M> numbers) {
        this.game = game;
        this.sight = sight;
        this.numbers = numbers;
        line.add(position);
    }

    private P now() {
        return line.get(line.size() - 1);
    }

    @Override
    public int moveLimit() {
        return MoveNumbers.MOST;
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public int moves(int[] into, int from) {
        var moves = now().legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            into[from + i] = numbers.of(moves.get(i));
        }
        return moves.size();
    }

    /** None: the evaluation stands for what follows. */
    @Override
    public int noisyMoves(int[] into, int from) {
        return 0;
    }

    @Override
    public void play(int move) {
        line.add(now().play(numbers.at(move)).after());
    }

    @Override
    public void undo() {
        line.remove(line.size() - 1);
    }

    @Override
    public Ending ending() {
        Outcome outcome = now().outcome();
        if (!outcome.isOver()) {
            return Ending.NONE;
        }
        Player mover = line.get(line.size() - 2).toMove();
        return outcome.winner()
                .map(winner -> winner == mover ? Ending.WON : Ending.LOST)
                .orElse(Ending.DRAWN);
    }

    @Override
    public int evaluate() {
        return game.evaluate(now(), sight.style()) + error();
    }

    /** Always the same in the same position. */
    private int error() {
        int most = sight.misjudgement();
        return most == 0 ? 0 : (int) Math.floorMod(Mixer.chance(key(), sight.seed()), 2L * most + 1) - most;
    }

    @Override
    public long key() {
        var position = now();
        var grid = game.grid(position);
        long key = position.toMove().number();
        for (int index = 0; index < grid.count(); index++) {
            key += Mixer.mix(Mixer.GOLDEN * (index + 1) + game.at(position, grid.at(index)), Mixer.STAFFORD_1)
                    * Mixer.MURMUR;
        }
        return Mixer.mix(key, Mixer.XXHASH) * Mixer.MMIX;
    }

    @Override
    public int kind(int move) {
        return 0;
    }
}
