package org.jumpingcube.desktop.arena;

import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.desktop.controls.Texts;

/** What is said about the games of a tournament. */
final class GameWords {
    private final Texts texts;
    private final Tournament tournament;

    GameWords(Texts texts, Tournament tournament) {
        this.texts = texts;
        this.tournament = tournament;
    }

    /** What a game is called, by its number: "12: Mine – Greedy". */
    String name(int number) {
        return name(number, tournament.firstOf(number), tournament.secondOf(number));
    }

    private String name(int number, int first, int second) {
        return texts.get("arena.game-of", number + 1, nameOf(first), nameOf(second));
    }

    private String nameOf(int place) {
        return tournament.entrants().get(place).name();
    }

    /** A game that is over, with its result. */
    String of(PlayedGame game) {
        String result = game.winner()
                .map(winner -> texts.get("arena.won", nameOf(winner)))
                .orElseGet(() -> texts.get("arena.drawn"));
        String why = game.forfeit()
                .map(fault -> " (" + texts.get("arena.fault." + Texts.word(fault)) + ")")
                .orElse("");
        return name(game.number(), game.first(), game.second()) + " \u00b7 " + result + why;
    }

    /** What its loser by forfeit wrote last. */
    String lines(PlayedGame game) {
        String lines = String.join("\n", game.lines());
        return of(game) + "\n" + game.reason() + "\n\n"
                + (lines.isEmpty() ? texts.get("arena.wrote-nothing") : texts.get("arena.wrote") + "\n" + lines);
    }
}
