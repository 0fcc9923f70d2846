package org.jumpingcube.desktop.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** What the program is made of. A feature finds another by what that can do, and does without where there is none. */
public final class Features {
    private final List<Feature> all = new ArrayList<>();

    /**
     * Makes features and adds their commands to those of the program.
     *
     * @param makers of the features, in the order in which they begin
     */
    public void make(List<Function<Program, Feature>> makers, Program program) {
        for (var maker : makers) {
            Feature feature = maker.apply(program);
            all.add(feature);
            feature.commands().forEach(program.commands()::add);
        }
    }

    /** The first feature of this type, which is an interface of this package. */
    public <T> Optional<T> find(Class<T> type) {
        return all.stream().filter(type::isInstance).map(type::cast).findFirst();
    }

    /** What they offer while a game is about to begin, in the order of {@link MenuPlan#BEGIN}. */
    public List<Suggestion> suggestions() {
        var places = MenuPlan.BEGIN.entries();
        return all.stream()
                .flatMap(feature -> feature.suggestions().stream())
                .sorted(Comparator.comparingInt(
                        suggestion -> places.indexOf(suggestion.command().name())))
                .toList();
    }

    /** Lets all features {@linkplain Feature#begin begin}. */
    public void begin(boolean isWithFile) {
        all.forEach(feature -> feature.begin(isWithFile));
    }

    /** Closes all features; completes when everything is written. */
    public CompletableFuture<Void> close() {
        return CompletableFuture.allOf(all.stream().map(Feature::close).toArray(CompletableFuture[]::new));
    }
}
