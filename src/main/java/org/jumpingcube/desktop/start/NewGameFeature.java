package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.setup.HeadStarts;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.GameStarter;
import org.jumpingcube.desktop.shell.MenuPlan;
import org.jumpingcube.desktop.shell.NewGame;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Suggestion;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.session.Action;

/**
 * A card that asks what to play, and begins that game. The game in the window waits meanwhile: only starting another one
 * needs it to be given up.
 */
public final class NewGameFeature implements Feature {
    private final Program program;
    private final GameStarter starter;
    private final HeadStarts headStarts;
    private final ObservableValue<Boolean> canBegin;
    private final List<Command> otherGames; // those that come after the game on the screen in the list of all

    public NewGameFeature(Program program) {
        this.program = program;
        starter = program.starter();
        canBegin = program.games().can(Action.NEW);
        int all = (int) program.games().views().count();
        otherGames = IntStream.range(1, Math.max(2, all))
                .mapToObj(place -> otherGame(place, all > 1))
                .toList();
        headStarts = new HeadStarts(
                program.texts(), program.settings(), program.shell().cards(), new SplittableRandom());
    }

    private Command otherGame(int place, boolean isThere) {
        return Command.of(
                        MenuPlan.otherGame(place),
                        "",
                        "",
                        () -> open(after(program.games().shown().get().view(), place)),
                        canBegin.map(can -> can && isThere))
                .saying(() -> otherName(place));
    }

    @Override
    public List<Command> commands() {
        var newGame = Command.of(
                "new-game",
                "Shortcut+Shift+N",
                "bi-chevron-down",
                () -> open(program.games().shown().get().view()),
                canBegin);
        return Stream.concat(Stream.of(newGame), otherGames.stream()).toList();
    }

    @Override
    public List<Suggestion> suggestions() {
        return IntStream.rangeClosed(1, otherGames.size())
                .mapToObj(this::suggestion)
                .toList();
    }

    private Suggestion suggestion(int place) {
        ObservableValue<GameView<?, ?>> other = program.games().shown().map(game -> after(game.view(), place));
        var texts = program.texts();
        return new Suggestion(
                otherGames.get(place - 1),
                other.flatMap(view -> texts.language().map(language -> view.title())),
                other.flatMap(view -> texts.of(texts.language(), now -> texts.get("begin.other", view.inShort()))),
                height -> picture(other, height),
                List::of);
    }

    /** A picture of the game, made anew with each look. */
    private Node picture(ObservableValue<GameView<?, ?>> shown, double height) {
        var place = new StackPane();
        Runnable show = () -> place.getChildren().setAll(asWideAtMost(shown.getValue(), height));
        Themes.follow(program.settings(), look -> show.run());
        shown.subscribe(view -> show.run());
        return place;
    }

    /** A board may be wider than it is high. */
    private static Node asWideAtMost(GameView<?, ?> view, double height) {
        double width = view.picture(height).getLayoutBounds().getWidth();
        return view.picture(width > height ? height * height / width : height);
    }

    /** The game that is so many places after this one in the list of all. */
    private GameView<?, ?> after(GameView<?, ?> view, int places) {
        var all = program.games().views().toList();
        return all.get((all.indexOf(view) + places) % all.size());
    }

    private ObservableValue<String> otherName(int place) {
        var texts = program.texts();
        return texts.of(
                program.games().shown(), game -> after(game.view(), place).title() + "\u2026");
    }

    /** @param shown the game that is chosen at first */
    private void open(GameView<?, ?> shown) {
        var now = program.settings().get();
        var offer = new NewGameCard.Offer(
                program.games().views().toList(),
                shown,
                now.play(),
                starter.pair(),
                now.progress(),
                now.friends(),
                view -> starter.rival(view.kind()),
                program.features().find(FarGames.class).isPresent());
        show(new NewGameCard(program.texts(), offer, new NewGameCard.Actions() {
            @Override
            public void start(NewGameCard card, NewGame chosen) {
                if (starter.mayLeaveGame()) {
                    chosen.headStart().ifPresentOrElse(given -> place(card, chosen, given), () -> begin(chosen));
                }
            }

            @Override
            public void playElsewhere(NewGameCard card, NewGame chosen) {
                program.features().find(FarGames.class).ifPresent(far -> {
                    closeCard();
                    far.open(chosen.view(), chosen.in(offer.play()), () -> show(card));
                });
            }

            @Override
            public void cancel() {
                closeCard();
            }
        }));
    }

    private void begin(NewGame chosen) {
        starter.start(chosen);
        closeCard();
    }

    private void place(NewGameCard card, NewGame chosen, HeadStart given) {
        closeCard();
        headStarts.place(
                starter.toBegin(chosen),
                chosen.view(),
                given,
                game -> {
                    starter.start(chosen, game);
                    closeCard();
                },
                () -> {
                    closeCard();
                    show(card);
                });
    }

    private void show(NewGameCard card) {
        program.shell().cards().open(card, card::focus, this::closeCard);
    }

    private void closeCard() {
        program.shell().cards().close();
    }
}
