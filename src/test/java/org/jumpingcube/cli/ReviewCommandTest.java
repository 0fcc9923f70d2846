package org.jumpingcube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewCommandTest {
    private final CommandRun command = new CommandRun();
    private final Path folder;

    ReviewCommandTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private Path game(String fields) throws IOException {
        return Files.writeString(
                folder.resolve("game.jcube"), "{\"format\": \"jumping-cube\", \"version\": 1, " + fields + "}");
    }

    private JsonNode json(Path game) {
        assertThat(command.run("review", "--json", game.toString()))
                .as(command.err())
                .isZero();
        return JsonMapper.shared()
                .readTree(command.out().substring(command.out().indexOf('{')));
    }

    @Test
    void aLineForEachMoveSaysWhatItWasWorth() throws IOException {
        Path game = game("\"size\": 2, \"moves\": [\"a1\", \"b2\", \"a1\"]");

        assertThat(command.run("review", game.toString())).as(command.err()).isZero();
        assertThat(command.out().lines().toList())
                .as("2x2 is lost for who begins")
                .anySatisfy(line -> assertThat(line).matches("Player 1: nothing to lose \\(best 2, .*\\)"))
                .anySatisfy(line -> assertThat(line).matches("Player 2: accuracy \\d+ % \\(.*\\)"))
                .anySatisfy(line -> assertThat(line).matches("  1  player 1  a1 +\\d+ %  best"))
                .anySatisfy(line -> assertThat(line).matches("  3  player 1  a1 .*"));
    }

    @Test
    void aGameWithoutMovesHasNothingToReview() throws IOException {
        Path game = game("\"size\": 5, \"moves\": []");

        assertThat(command.run("review", game.toString())).isZero();
        assertThat(command.out()).isEqualTo("There are no moves to review.\n");
        assertThat(json(game).get("moves")).isEmpty();
    }

    @Test
    void jsonHasTheChancesTheGradesAndTheBetterMoves() throws IOException {
        var root = json(game("\"size\": 2, \"moves\": [\"a1\", \"b2\", \"a1\"]"));

        assertThat(root.get("format").stringValue()).isEqualTo("jumping-cube-review");
        assertThat(root.get("moves")).hasSize(3);
        var last = root.get("moves").get(2);
        assertThat(last.get("move").stringValue()).isEqualTo("a1");
        assertThat(last.get("chance").isNumber()).isTrue();
        assertThat(last.get("grade").isString()).isTrue();
        assertThat(last.get("better")).isNotEmpty();
        assertThat(last.get("best").get(0)).isEqualTo(last.get("better").get(0));
        assertThat(root.get("players")).hasSize(2);
    }

    /** The corners of an empty board are alike. */
    @Test
    void movesThatAreAsGoodAsTheBestAreNamed() throws IOException {
        Path game = game("\"size\": 5, \"moves\": [\"c3\"]");

        assertThat(json(game).get("moves").get(0).get("best").valueStream().map(JsonNode::stringValue))
                .hasSizeGreaterThan(1)
                .isSubsetOf("a1", "a5", "e1", "e5");
        var text = new CommandRun();
        text.run("review", game.toString());
        assertThat(text.out()).containsPattern("c3 .* good; best: ([ae][15], )+[ae][15]\\n");
    }

    @Test
    void theSameGameIsReviewedTheSameWayEachTime() throws IOException {
        Path game = game("\"size\": 5, \"moves\": [\"a1\", \"b2\", \"c3\", \"d4\", \"e5\"]");
        var first = json(game);
        var again = new CommandRun();
        assertThat(again.run("review", "--json", game.toString())).isZero();

        assertThat(JsonMapper.shared().readTree(again.out())).isEqualTo(first);
    }

    @Test
    void aGameOfJumpinIsReviewedWithoutSentences() throws IOException {
        var root = json(game("\"game\": \"jumpin\", \"moves\": [\"a1-a3\"]"));

        assertThat(root.get("moves").get(0).get("better")).isNotEmpty();
        assertThat(root.get("moves").get(0).has("remark")).isFalse();
    }

    @Test
    void aRefusedFileIsRefusedInWords() throws IOException {
        assertThat(command.run("review", game("\"size\": 99, \"moves\": []").toString()))
                .isEqualTo(2);
        assertThat(command.err()).contains("size: this number must be from 2 to 15");
        assertThat(command.out()).isEmpty();
    }
}
