package org.jumpingcube.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.MatchPlan;
import org.jumpingcube.contest.MatchResult;
import org.jumpingcube.contest.MoveTimes;
import tools.jackson.databind.json.JsonMapper;

/** The result of a match, for people and for programs. */
record MatchReport(MatchPlan<?, ?> plan, ContestantSpec a, ContestantSpec b, MatchResult result) {
    /** Several lines, each ended by {@code \n}. */
    String text() {
        return String.format(
                Locale.ROOT,
                """
                A: %s
                B: %s
                %d games %s, openings of %s, seed %d
                A won %d, B won %d%s (A as player 1: %d of %d, as player 2: %d of %d); %.1f plies a game
                A's share %.1f %%, 95 %% interval %.1f to %.1f; Elo difference %s (%s to %s)
                %s%stime a move: A mean %.2f ms, longest %.1f ms; B mean %.2f ms, longest %.1f ms
                """,
                a.name(),
                b.name(),
                result.games(),
                plan.game().title(),
                plan.openings(),
                plan.seed(),
                result.wins(),
                result.losses(),
                result.ends().draws() == 0 ? "" : ", drawn " + result.ends().draws(),
                result.winsWhenFirst(),
                result.games() / 2,
                result.winsWhenSecond(),
                result.games() / 2,
                (double) result.plies() / result.games(),
                100 * result.share(),
                100 * result.shareAtLeast(),
                100 * result.shareAtMost(),
                elo(result.share()),
                elo(result.shareAtLeast()),
                elo(result.shareAtMost()),
                ends(),
                verdict(),
                result.timesOfA().meanMillis(),
                result.timesOfA().longestMillis(),
                result.timesOfB().meanMillis(),
                result.timesOfB().longestMillis());
    }

    private String verdict() {
        return result.verdict()
                .map(verdict -> "ratio test: A is "
                        + switch (verdict) {
                            case STRONGER -> "stronger";
                            case NOT_STRONGER -> "not stronger";
                            case OPEN -> "stronger or not: not yet known";
                        }
                        + "\n")
                .orElse("");
    }

    /** For games that end in several ways: how often in each, and how long they were. */
    private String ends() {
        var reasons = result.ends().reasons();
        return plan.game().movers().size() > 1
                ? ""
                : "ends: "
                        + reasons.entrySet().stream()
                                .map(reason -> reason.getKey() + " " + reason.getValue())
                                .collect(Collectors.joining(", "))
                        + "; plies: median " + result.medianLength() + ", longest " + result.longest() + "\n";
    }

    private static String elo(double share) {
        double elo = MatchResult.elo(share);
        return Double.isInfinite(elo) ? (elo > 0 ? "+inf" : "-inf") : String.format(Locale.ROOT, "%+.0f", elo);
    }

    /** One JSON object on one line; an infinite Elo difference is null. */
    String json() {
        var fields = new LinkedHashMap<String, @Nullable Object>();
        fields.put("a", a.name());
        fields.put("b", b.name());
        var game = plan.game();
        fields.put("game", game.kind().name());
        fields.put("options", game.options().values());
        fields.put("games", result.games());
        fields.put("openingPlies", plan.openings().least());
        fields.put("openingPliesAtMost", plan.openings().most());
        fields.put("openingChanceAtLeast", plan.openings().leastChance());
        fields.put("seed", plan.seed());
        fields.put("winsA", result.wins());
        fields.put("winsB", result.losses());
        fields.put("draws", result.ends().draws());
        fields.put("ends", result.ends().reasons());
        fields.put("winsAFirst", result.winsWhenFirst());
        fields.put("winsASecond", result.winsWhenSecond());
        fields.put("medianPlies", result.medianLength());
        fields.put("longestPlies", result.longest());
        fields.put("meanPlies", (double) result.plies() / result.games());
        fields.put("share", result.share());
        fields.put("shareInterval", new double[] {result.shareAtLeast(), result.shareAtMost()});
        fields.put("elo", number(MatchResult.elo(result.share())));
        fields.put("eloInterval", new Object[] {
            number(MatchResult.elo(result.shareAtLeast())), number(MatchResult.elo(result.shareAtMost()))
        });
        result.verdict()
                .ifPresent(verdict -> fields.put("verdict", verdict.name().toLowerCase(Locale.ROOT)));
        fields.put("msA", times(result.timesOfA()));
        fields.put("msB", times(result.timesOfB()));
        return JsonMapper.shared().writeValueAsString(fields) + "\n";
    }

    private record Times(double mean, double longest) {}

    private static Times times(MoveTimes times) {
        return new Times(times.meanMillis(), times.longestMillis());
    }

    private static @Nullable Double number(double value) {
        return Double.isInfinite(value) ? null : value;
    }
}
