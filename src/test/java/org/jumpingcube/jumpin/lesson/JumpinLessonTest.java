package org.jumpingcube.jumpin.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the lessons say about their positions, checked by the rules alone. */
class JumpinLessonTest {
    static List<JumpinLesson> all() {
        return JumpinLesson.all();
    }

    private static JumpinLesson lesson(String name) {
        return all().stream()
                .filter(lesson -> lesson.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> moves(JumpinLesson lesson, boolean isRight) {
        JumpinPosition position = lesson.position();
        return position.legalMoves().stream()
                .filter(move -> lesson.isDoneBy(position.play(move)) == isRight)
                .map(new JumpinNotation()::write)
                .toList();
    }

    private static JumpinTurn turn(JumpinLesson lesson, String move) {
        return lesson.position().play(new JumpinNotation().read(move).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("all")
    void eachCanBeDoneAndMissedAndTheGameGoesOn(JumpinLesson lesson) {
        assertThat(moves(lesson, true)).isNotEmpty();
        assertThat(moves(lesson, false)).isNotEmpty();
        for (var move : lesson.position().legalMoves()) {
            assertThat(lesson.position().play(move).after().outcome().isOver())
                    .as("over after %s", move)
                    .isFalse();
        }
    }

    @Test
    void onlyC2JumpsOverTwoPawns() {
        assertThat(moves(lesson("jump"), true)).containsExactly("c2-c5");
        assertThat(moves(lesson("jump"), false)).containsExactlyInAnyOrder("c3-c5", "c3-c1");
    }

    @Test
    void whoeverMakesThreeJumpsGoesOverA5AndE5ToE9() {
        assertThat(moves(lesson("chain"), true)).containsExactlyInAnyOrder("a1-e9", "a2-e9", "a3-e9");
        for (String move : moves(lesson("chain"), true)) {
            assertThat(JumpinNotation.longForm(turn(lesson("chain"), move))).endsWith("-a5-e5-e9");
        }
    }

    @Test
    void whereverA2GoesA1IsLeftAlone() {
        var lesson = lesson("stranded");
        assertThat(moves(lesson, true)).containsExactly("a1-a3");
        assertThat(moves(lesson, false)).containsExactlyInAnyOrder("a2-c2", "a2-c4", "a2-c6");
        assertThat(JumpinLesson.stranded(turn(lesson, "a2-c6").after().board())).isPositive();
    }

    @Test
    void theMissingRungIsD6AndThenD1GoesEightRows() {
        var lesson = lesson("ladder");
        assertThat(JumpinLesson.farthest(lesson.position())).isEqualTo(4);
        assertThat(moves(lesson, true)).containsExactly("b6-d6");
        assertThat(JumpinLesson.farthest(turn(lesson, "b6-d6").after())).isEqualTo(8);
    }
}
