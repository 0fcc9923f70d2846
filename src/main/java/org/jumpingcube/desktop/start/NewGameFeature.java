package org.jumpingcube.desktop.start;

import java.util.List;
import java.util.SplittableRandom;
import org.jumpingcube.desktop.setup.HeadStarts;
import org.jumpingcube.desktop.shell.Command;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.GameStarter;
import org.jumpingcube.desktop.shell.NewGame;
import org.jumpingcube.desktop.shell.Program;
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

    public NewGameFeature(Program program) {
        this.program = program;
        starter = program.starter();
        headStarts = new HeadStarts(
                program.texts(), program.settings(), program.shell().cards(), new SplittableRandom());
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of(
                "new-game",
                "Shortcut+Shift+N",
                "bi-chevron-down",
                this::open,
                program.games().can(Action.NEW)));
    }

    private void open() {
        var now = program.settings().get();
        var offer = new NewGameCard.Offer(
                program.games().views().toList(),
                program.games().shown().get().view(),
                now.play(),
                starter.pair(),
                now.progress(),
                now.friends(),
                view -> starter.rival(view.kind()),
                program.features().find(FarGames.class).isPresent());
        show(new NewGameCard(program.texts(), offer, new NewGameCard.Actions() {
            @Override
            public void start(NewGameCard card, NewGame chosen) {
                if (starter.mayAbandonGame()) {
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
