package org.jumpingcube.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Remark;
import org.jumpingcube.game.Score;
import org.jumpingcube.review.Grade;
import org.jumpingcube.review.Review;
import org.jumpingcube.review.ReviewTexts;
import org.jumpingcube.review.ReviewedMove;
import org.jumpingcube.storage.SavedGame;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A review as JSON, for programs; docs/commands.md has the fields. Chances are rounded to a tenth of a per cent. */
final class ReviewJson<P extends Position<P, M>, M> {
    private static final int VERSION = 1;
    private static final ReviewTexts TEXTS = new ReviewTexts(Locale.ENGLISH);

    private final SavedGame<P, M> game;
    private final Review<P, M> review;

    ReviewJson(SavedGame<P, M> game, Review<P, M> review) {
        this.game = game;
        this.review = review;
    }

    String text() {
        var root = JsonMapper.shared().createObjectNode();
        root.put("format", "jumping-cube-review")
                .put("version", VERSION)
                .put("game", game.kind().name());
        put(root, "chanceAtStart", review.chanceOfOne(0));
        var players = root.putArray("players");
        for (Player player : Player.values()) {
            write(player, players.addObject());
        }
        review.longest()
                .ifPresent(turn ->
                        root.putObject("longest").put("number", turn + 1).put("extent", review.extent(turn)));
        review.biggestLoss().ifPresent(turn -> root.put("biggestLoss", turn + 1));
        var turningPoints = root.putArray("turningPoints");
        review.turningPoints().forEach(turn -> turningPoints.add(turn + 1));
        var moves = root.putArray("moves");
        for (int turn = 0; turn < review.positions() - 1; turn++) {
            write(turn, moves.addObject());
        }
        return root.toPrettyString() + "\n";
    }

    private void write(Player player, ObjectNode into) {
        put(into, "accuracy", review.accuracy(player));
        for (Grade grade : Grade.values()) {
            into.put(grade.word(), review.count(player, grade));
        }
    }

    private void write(int index, ObjectNode into) {
        var turn = review.history().turns().get(index);
        into.put("number", index + 1).put("player", turn.player().number()).put("move", move(turn.move()));
        put(into, "chance", review.chanceOfOne(index + 1));
        review.score(index + 1).ifPresent(score -> {
            if (Score.isDecided(score)) {
                into.put("pliesToEnd", Score.plies(score));
            }
        });
        review.move(index).ifPresent(judged -> write(judged, into));
    }

    private void write(ReviewedMove<P, M> judged, ObjectNode into) {
        into.put("grade", judged.grade().word()).put("lost", rounded(judged.lost()));
        write(judged.allBest(), into.putArray("best"));
        write(judged.better(), into.putArray("better"));
        write(judged.reply(), into.putArray("reply"));
        judged.remark().ifPresent(remark -> write(remark, into.putObject("remark")));
    }

    private static void write(Remark remark, ObjectNode into) {
        into.put("kind", remark.kind());
        var arguments = into.putArray("arguments");
        remark.arguments().forEach(arguments::addPOJO);
        into.put("text", TEXTS.sentence(remark));
    }

    private void write(List<M> moves, ArrayNode into) {
        moves.forEach(move -> into.add(move(move)));
    }

    private String move(M move) {
        return game.kind().notation().write(move);
    }

    private static void put(ObjectNode into, String name, OptionalDouble share) {
        share.ifPresent(value -> into.put(name, rounded(value)));
    }

    private static double rounded(double share) {
        return Math.rint(1000 * share) / 1000;
    }
}
