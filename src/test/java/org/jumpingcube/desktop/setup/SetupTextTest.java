package org.jumpingcube.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.cube.CubeDraft;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinDraft;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.storage.KjcFormat;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions come back from every text in which they are given away. */
class SetupTextTest {
    private static final SetupText<CubePosition, Square, CubeDraft> CUBES = new SetupText<>(
            Games.CUBE, Games.FORMATS, CubeDraft::of, (text, now) -> CubeDraft.parse(text, now.toMove()));
    private static final SetupText<JumpinPosition, JumpinMove, JumpinDraft> PAWNS = new SetupText<>(
            Games.JUMPIN, Games.FORMATS, JumpinDraft::of, (text, now) -> JumpinDraft.parse(text, now.rules()));
    private static final CubeDraft CUBE_START = CubeDraft.of(CubePosition.start(5));
    private static final JumpinDraft PAWN_START = JumpinDraft.of(JumpinPosition.start(Rules.USUAL, Player.ONE));

    private static CubePosition cubes(Random random) {
        return played(CubePosition.start(Laws.between(random, 3, 8)), random);
    }

    private static <P extends Position<P, M>, M> P played(P start, Random random) {
        var position = start;
        for (int move = random.nextInt(30); move > 0 && !position.outcome().isOver(); move--) {
            var moves = position.legalMoves();
            var next = position.play(moves.get(random.nextInt(moves.size()))).after();
            position = next.outcome().isOver() ? position : next;
        }
        return position;
    }

    private static String kjc(SavedGame<?, ?> game) {
        try {
            return new String(new KjcFormat(Games.CUBE).write(game), StandardCharsets.UTF_8);
        } catch (SaveException e) {
            throw new AssertionError(e);
        }
    }

    @Law(tries = 30)
    void aPositionOfCubesComesBack(Random random) {
        var position = cubes(random);
        var draft = CubeDraft.of(position);
        var game = new SavedGame<>(Games.CUBE, History.startingAt(position), Seats.USUAL);
        assertThat(CUBES.read(draft.text(), CUBE_START)).contains(draft);
        assertThat(CUBES.read(LineFormat.line(game), CUBE_START)).contains(draft);
        assertThat(CUBES.read("Look:\n> " + LineFormat.line(game) + "\nNice?", CUBE_START))
                .contains(draft);
        assertThat(CUBES.read(kjc(game), CUBE_START)).contains(draft);
        assertThat(CUBES.read(new String(Games.FORMATS.own().write(game), StandardCharsets.UTF_8), CUBE_START))
                .contains(draft);
    }

    @Law(tries = 30)
    void aPositionOfJumpinComesBack(Random random) {
        var position = played(JumpinPosition.start(Rules.USUAL, Player.ONE), random);
        var draft = JumpinDraft.of(position);
        assertThat(PAWNS.read(draft.text(), PAWN_START)).contains(draft);
        draft.reading().position().ifPresent(start -> {
            var game = new SavedGame<>(Games.JUMPIN, History.startingAt(start), Seats.USUAL);
            assertThat(PAWNS.read(LineFormat.line(game), PAWN_START)).contains(draft);
            assertThat(PAWNS.read(new String(Games.FORMATS.own().write(game), StandardCharsets.UTF_8), PAWN_START))
                    .contains(draft);
        });
    }

    static Stream<String> ofTheOtherGame() {
        var jumpin = new SavedGame<>(
                Games.JUMPIN, History.startingAt(JumpinPosition.start(Rules.USUAL, Player.ONE)), Seats.USUAL);
        return Stream.of(
                LineFormat.line(jumpin),
                new String(Games.FORMATS.own().write(jumpin), StandardCharsets.UTF_8),
                PAWN_START.text());
    }

    @ParameterizedTest
    @MethodSource("ofTheOtherGame")
    void aPositionOfAnotherGameIsNone(String text) {
        assertThat(CUBES.read(text, CUBE_START)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Hello",
                "{",
                "{\"size\": 3}",
                "[KJumpingCube]",
                "[Game]\n[KJumpingCube]\nVersion=2.1",
                "jcube1.cube.AAAA",
                "1r 1-\n1-",
                "[Moves]"
            })
    void whatIsNoPositionIsNone(String text) {
        assertThat(CUBES.read(text, CUBE_START)).isEmpty();
        assertThat(PAWNS.read(text, PAWN_START)).isEmpty();
    }

    @Test
    void aTextOfAnyLengthIsAnsweredAtOnce() {
        assertThat(CUBES.read("1r 1- ".repeat(1_000_000), CUBE_START)).isEqualTo(Optional.empty());
        assertThat(CUBES.read("1r 1- ".repeat(150_000), CUBE_START)).isEqualTo(Optional.empty());
        assertThat(PAWNS.read("x/6".repeat(300_000), PAWN_START)).isEqualTo(Optional.empty());
    }
}
