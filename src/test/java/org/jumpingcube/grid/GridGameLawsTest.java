package org.jumpingcube.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jumpingcube.bench.Perft;
import org.jumpingcube.breakthrough.Breakthrough;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.Turn;
import org.jumpingcube.language.Translations;
import org.jumpingcube.search.SearchBoard;
import org.jumpingcube.storage.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What holds for any game on a grid, tried in random games: its moves and boards as text, setting up, its board for the
 * search, its players, and its words. A game in the list of games is tested without a line more.
 */
class GridGameLawsTest {
    private static final int GAMES = 8;
    private static final int MOVES = 60;

    static Stream<GridGame<?, ?>> games() {
        return GridGames.all();
    }

    private static <P extends Position<P, M>, M> void eachTurn(GridGame<P, M> game, Consumer<Turn<P, M>> law) {
        for (int seed = 0; seed < GAMES; seed++) {
            GridGames.random(game, seed, MOVES).turns().forEach(law);
        }
    }

    /** The start, and what random games come to and go on from. */
    private static <P extends Position<P, M>, M> void eachPosition(GridGame<P, M> game, Consumer<P> law) {
        law.accept(GridGames.start(game));
        eachTurn(game, turn -> {
            if (!turn.after().outcome().isOver()) {
                law.accept(turn.after());
            }
        });
    }

    private static <P extends Position<P, M>, M> void eachOfFewPositions(GridGame<P, M> game, Consumer<P> law) {
        for (int seed = 0; seed < GAMES; seed++) {
            P position = GridGames.random(game, seed, 4 * seed).current();
            if (!position.outcome().isOver()) {
                law.accept(position);
            }
        }
    }

    // Text

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aMoveIsReadAsItIsWrittenAndNoTwoAreWrittenAlike(GridGame<P, M> game) {
        eachPosition(game, position -> {
            var moves = position.legalMoves();
            assertThat(moves).isNotEmpty().doesNotHaveDuplicates();
            assertThat(moves.stream().map(game.notation()::write)).doesNotHaveDuplicates();
            moves.forEach(
                    move -> assertThat(game.notation().read(game.notation().write(move)))
                            .contains(move));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aTextThatNamesNoMoveIsNone(GridGame<P, M> game) {
        var texts = List.of("", "-", "a0", "A1", "a1-", "1a", "zz9", "\u0661", "a".repeat(9999));
        texts.forEach(text -> assertThat(game.notation().read(text)).as(text).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aBoardIsReadAsItIsWritten(GridGame<P, M> game) {
        eachPosition(game, position -> {
            var lines = game.notation().writeBoard(position);
            var reading = game.notation()
                    .readBoard(
                            game.options(position),
                            position.toMove(),
                            lines.stream().map(Optional::of).toList());
            assertThat(reading.flaws()).isEmpty();
            P read = reading.position().orElseThrow();
            assertThat(game.notation().writeBoard(read)).isEqualTo(lines);
            assertThat(read.toMove()).isEqualTo(position.toMove());
            assertThat(read.legalMoves()).isEqualTo(position.legalMoves());
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aSpoiltBoardIsRefusedWithItsLine(GridGame<P, M> game) {
        P start = GridGames.start(game);
        var lines = new ArrayList<>(
                game.notation().writeBoard(start).stream().map(Optional::of).toList());
        lines.set(1, Optional.of("?"));
        var spoilt = game.notation().readBoard(game.options(start), Player.ONE, lines);
        assertThat(spoilt.position()).isEmpty();
        assertThat(spoilt.flaws())
                .singleElement()
                .satisfies(flaw -> assertThat(flaw.line()).hasValue(1));
        lines.remove(1);
        var shorter = game.notation().readBoard(game.options(start), Player.ONE, lines);
        assertThat(shorter.flaws())
                .singleElement()
                .satisfies(flaw -> assertThat(flaw.kind()).isEqualTo("rows"));
    }

    // Setting up

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aDraftIsWhatItShowsAndComesBackFromItsText(GridGame<P, M> game) {
        eachPosition(game, position -> {
            var draft = GridDraft.of(game, position);
            assertThat(game.notation().writeBoard(draft.shown()))
                    .isEqualTo(game.notation().writeBoard(position));
            assertThat(draft.reading().position()).isPresent();
            var other = draft.cleared().withToMove(position.toMove().opponent());
            assertThat(GridDraft.parse(draft.text(), other)).contains(draft);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void mirroringAndExchangingTwiceAndTurningRoundGiveTheDraftBack(GridGame<P, M> game) {
        eachPosition(game, position -> {
            var draft = GridDraft.of(game, position);
            assertThat(draft.mirrored().mirrored()).isEqualTo(draft);
            assertThat(draft.swapped().swapped()).isEqualTo(draft);
            assertThat(draft.turned().turned().turned().turned()).isEqualTo(draft);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void clickingGoesThroughASidesPiecesAndBackToNothing(GridGame<P, M> game) {
        var draft = GridDraft.of(game, GridGames.start(game)).cleared();
        var square = game.grid(draft.shown()).at(0);
        for (Player player : Player.values()) {
            var clicked = draft;
            for (char piece : game.pieces(player).toCharArray()) {
                clicked = clicked.clicked(square, Optional.of(player));
                assertThat(game.at(clicked.shown(), square)).isEqualTo(piece);
                assertThat(game.owner(clicked.shown(), square)).contains(player);
            }
            assertThat(clicked.clicked(square, Optional.of(player))).isEqualTo(draft);
            assertThat(draft.painted(square, Optional.of(player)).lessened(square))
                    .isEqualTo(draft);
        }
    }

    // Players

    private static <P extends Position<P, M>, M> SearchBoard board(GridGame<P, M> game, P position) {
        return game.searchBoard(position, new GridGame.Sight(Optional.empty(), 0, 0), new MoveNumbers<>());
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void theSearchMeetsAsManyPositionsAsTheRules(GridGame<P, M> game) {
        eachOfFewPositions(
                game,
                position -> assertThat(Perft.count(board(game, position), 2)).isEqualTo(Perft.count(position, 2)));
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aMoveTakenBackLeavesTheSearchsBoardAsItWas(GridGame<P, M> game) {
        eachOfFewPositions(game, position -> {
            var board = board(game, position);
            long key = board.key();
            int score = board.evaluate();
            var moves = new int[board.mostMoves()];
            int count = board.moves(moves, 0);
            for (int move = 0; move < count; move++) {
                board.play(moves[move]);
                assertThat(board.key()).isNotEqualTo(key);
                board.undo();
                assertThat(board.key()).isEqualTo(key);
                assertThat(board.evaluate()).isEqualTo(score);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void positionsThatDifferHaveDifferentKeys(GridGame<P, M> game) {
        var known = new HashMap<Long, List<String>>();
        eachPosition(game, position -> {
            var shown = new ArrayList<>(game.notation().writeBoard(position));
            shown.add(position.toMove().toString());
            shown.add(position.legalMoves().toString());
            assertThat(known.merge(board(game, position).key(), shown, (before, now) -> before))
                    .isEqualTo(shown);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void anEvaluationProvesNothing(GridGame<P, M> game) {
        var styles = List.of(Optional.<Style>empty(), Optional.of(Style.KEPLER), Optional.of(Style.NEWTON));
        eachPosition(
                game,
                position -> styles.forEach(style ->
                        assertThat(Math.abs(game.evaluate(position, style))).isLessThanOrEqualTo(Score.MAX_HEURISTIC)));
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void theSameSeatSeedAndPositionGiveTheSameMoveWhateverWasAskedBefore(
            GridGame<P, M> game) {
        for (Skill skill : List.of(Skill.BEGINNER, Skill.AVERAGE, Skill.STRONG)) {
            var seat = new Seat(true, Style.NEWTON, skill);
            var old = game.engine(seat, 7, Helpers.NONE);
            eachOfFewPositions(game, position -> {
                var answer = old.analyse(position, SearchBudget.USUAL);
                assertThat(position.legalMoves()).contains(answer.move());
                assertThat(game.engine(seat, 7, Helpers.NONE).analyse(position, SearchBudget.USUAL))
                        .isEqualTo(answer);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void aWinAtOnceIsPlayed(GridGame<P, M> game) {
        var analyst = game.analyst();
        eachTurn(game, turn -> {
            var winner = Optional.of(turn.player());
            if (turn.after().outcome().winner().equals(winner)) {
                var found = analyst.analyse(turn.before(), SearchBudget.USUAL.withDepth(1));
                assertThat(turn.before().play(found.move()).after().outcome().winner())
                        .isEqualTo(winner);
                assertThat(Score.isWin(found.score())).isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void thereIsAWayToPlayForEachLevelAndForTheWeakestPlayer(GridGame<?, ?> game) {
        assertThat(game.levels()).hasSize(1 + Skill.values().length);
    }

    // Numbers

    @ParameterizedTest
    @MethodSource("games")
    <P extends Position<P, M>, M> void theNumbersOfBothSidesAreWithinTheMost(GridGame<P, M> game) {
        eachPosition(
                game,
                position -> assertThat(game.count(position, Player.ONE) + game.count(position, Player.TWO))
                        .isBetween(0, game.most(position)));
    }

    @Test
    void whatIsWrongWithAPositionIsSaidInTheGamesOwnWords() {
        var game = new Breakthrough();
        var lines = Stream.of("22222222", "22222222", "........", "1.......", "........", "........")
                .map(Optional::of);
        var board = Stream.concat(lines, Stream.of("11111111", "11111111").map(Optional::of))
                .toList();
        var reading = game.notation().readBoard(GameOptions.usual(game.options()), Player.ONE, board);
        assertThat(reading.position()).isEmpty();
        assertThat(reading.flaws())
                .singleElement()
                .satisfies(flaw -> assertThat(Problem.text(flaw, Locale.ENGLISH))
                        .isEqualTo("no side can have more pawns than it begins with"));
    }

    // Words

    @ParameterizedTest
    @MethodSource("games")
    void itsTextsHaveItsNamesAndThoseOfItsOptions(GridGame<?, ?> game) {
        var texts = Translations.of(game.texts(), Locale.ENGLISH);
        var needed = Stream.concat(
                Stream.of("title", "about", "side.1", "side.2"),
                game.options().stream().map(option -> "option." + option.name()));
        assertThat(texts.keys().toList()).containsAll(needed.toList());
    }
}
