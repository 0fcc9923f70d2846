package org.jumpingcube.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.jumpingcube.Slow;
import org.jumpingcube.collection.PlayedGames;
import org.jumpingcube.game.Seats;
import org.jumpingcube.games.Games;
import org.jumpingcube.strip.StripKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The document and the schema say what the program does. */
@Slow
class SaveFormatDocumentTest {
    private static final Path EXAMPLES = Path.of("src/test/resources/saves");

    private final Schema schema;

    SaveFormatDocumentTest() throws IOException {
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(Path.of("docs/save-format/v1.schema.json")));
    }

    private static List<Path> examples() throws IOException {
        try (var files = Files.walk(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".jcube"))
                    .sorted()
                    .toList();
        }
    }

    private boolean schemaAllows(String text) {
        return schema.validate(text, InputFormat.JSON).isEmpty();
    }

    @Test
    void theExampleInTheDocumentIsAFileOfOurs() throws IOException {
        String document = Files.readString(Path.of("docs/save-format.md"));
        var example = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(document);
        assertThat(example.find()).isTrue();
        assertThat(example.group(1)).isEqualTo(Files.readString(EXAMPLES.resolve("v1/start-position.jcube")));
    }

    @Test
    void theSchemaAllowsTheExamplesAndWhatIsSaved() throws IOException {
        for (Path example : examples()) {
            assertThat(schemaAllows(Files.readString(example)))
                    .as(example.toString())
                    .isTrue();
        }
        for (int side = 2; side <= 15; side++) {
            var game = SampleGames.saved(SampleGames.random(side, 1000, side).at(1));
            assertThat(schemaAllows(new String(Games.FORMATS.own().write(game), UTF_8)))
                    .isTrue();
        }
    }

    @Test
    void whateverLoadsIsAllowedByTheSchema() throws IOException {
        int loaded = 0;
        for (Path example : examples()) {
            for (int seed = 0; seed < 300; seed++) {
                var way = List.of(Mutator.Way.OTHER_WORD, Mutator.Way.SWAP_WORDS, Mutator.Way.CHANGE_NUMBER)
                        .get(seed % 3);
                byte[] spoilt = new Mutator(seed).spoil(Files.readAllBytes(example), way);
                if (Games.FORMATS.own().read(spoilt).game().isPresent()) {
                    loaded++;
                    assertThat(schemaAllows(new String(spoilt, UTF_8)))
                            .as(new String(spoilt, UTF_8))
                            .isTrue();
                }
            }
        }
        assertThat(loaded).isPositive();
    }

    /** What the schema does not know of, it does not take for cubes. */
    @Test
    void theSchemaAllowsFilesOfAGameThatItDoesNotKnow() throws IOException {
        var options = StripKind.options(5, "loss", "off").values();
        var game = PlayedGames.random(StripKind.STRIP, options, Seats.USUAL, 3, 1);
        String text = new String(new SaveFormat(List.of(Games.CUBE, StripKind.STRIP)).write(game), UTF_8);
        assertThat(text).contains("\"game\": \"strip\"");
        assertThat(schemaAllows(text)).as(text).isTrue();
        assertThat(schemaAllows(text.replace("\"human\"", "\"god\""))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"size\": 16, \"moves\": []",
                "\"size\": \"6\", \"moves\": []",
                "\"size\": 6",
                "\"moves\": []",
                "\"size\": 6, \"moves\": [\"A1\"]",
                "\"size\": 6, \"moves\": [\"p1\"]",
                "\"size\": 6, \"moves\": [1]",
                "\"size\": 6, \"moves\": [], \"seats\": [{}]",
                "\"size\": 6, \"moves\": [], \"seats\": [{}, {\"skill\": \"god\"}]",
                "\"size\": 6, \"moves\": [], \"undone\": -1",
                "\"size\": 6, \"moves\": [], \"bestOf\": {\"games\": 100, \"one\": 0, \"two\": 0}",
                "\"size\": 6, \"moves\": [], \"bestOf\": {\"games\": 5}",
                "\"size\": 6, \"moves\": [], \"result\": \"draw\"",
                "\"size\": 6, \"moves\": [], \"game\": 7",
                "\"size\": 16, \"moves\": [], \"game\": \"cube\"",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1}",
                "\"game\": \"jumpin\"",
                "\"game\": \"jumpin\", \"moves\": [\"a1\"]",
                "\"game\": \"jumpin\", \"moves\": [\"a1-a12\"]",
                "\"game\": \"jumpin\", \"moves\": [], \"goal\": \"classic\"",
                "\"game\": \"jumpin\", \"moves\": [], \"noProgress\": 501",
                "\"game\": \"jumpin\", \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"6 x\"]}",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 5r\", \"1- 1-\"]}",
                "\"size\": 2, \"moves\": [], \"start\": {\"toMove\": 1, \"board\": [\"1- 2-\", \"1- 1-\"]}"
            })
    void whatTheSchemaForbidsIsRefusedByTheProgramToo(String fields) {
        String text = "{\"format\": \"jumping-cube\", \"version\": 1, " + fields + "}";
        assertThat(schemaAllows(text)).isFalse();
        assertThat(Games.FORMATS.own().read(text.getBytes(UTF_8)).game()).isEmpty();
    }
}
