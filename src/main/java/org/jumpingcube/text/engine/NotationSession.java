package org.jumpingcube.text.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOption;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** A session about any game, in its own notation. */
final class NotationSession<P extends Position<P, M>, M> extends EngineSession<P, M> {
    private GameOptions options;

    NotationSession(GameKind<P, M> kind, Consumer<String> answers) {
        super(kind, answers);
        options = kind.usual(Map.of());
    }

    @Override
    void obey(String command, List<String> arguments) {
        switch (command) {
            case "new" -> startGame(arguments);
            case "position" -> setUp(String.join(" ", arguments));
            case "move" -> move(String.join(" ", arguments));
            case "legal" -> legal(arguments);
            case "result" -> result(arguments);
            case "show" -> show(arguments);
            default -> throw unknown(command);
        }
    }

    @Override
    String commands() {
        return EngineHelp.OTHER_GAMES;
    }

    @Override
    String usageOfNew() {
        return "new [OPTION=VALUE ...]";
    }

    private void startGame(List<String> arguments) {
        var chosen = new TreeMap<String, String>();
        for (String word : arguments) {
            int sign = word.indexOf('=');
            if (sign < 0) {
                throw new IllegalArgumentException("usage: " + usageOfNew());
            }
            var option = option(word.substring(0, sign));
            chosen.put(option.name(), value(option, word.substring(sign + 1)));
        }
        options = kind().usual(chosen);
        begin(kind().start(options));
    }

    private GameOption option(String name) {
        return kind().options().stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no option \"" + name + "\""));
    }

    private static String value(GameOption option, String text) {
        return option.read(text)
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is no value of " + option.name()));
    }

    private void setUp(String text) {
        var readings = Arrays.stream(Player.values())
                .map(player -> kind().notation().readBoard(options, player, List.of(Optional.of(text))))
                .toList();
        begin(readings.stream()
                .flatMap(reading -> reading.position().stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("this is not a position where the game goes on")));
    }

    private void move(String text) {
        P position = game().current();
        play(kind().notation()
                .read(position, text)
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is not a move")));
    }

    private void legal(List<String> arguments) {
        require("legal", arguments, 0);
        answer(game().current().legalMoves().stream()
                .map(this::answered)
                .sorted()
                .collect(Collectors.joining(" ")));
    }

    private void result(List<String> arguments) {
        require("result", arguments, 0);
        var outcome = game().current().outcome();
        answer(outcome.winner()
                .map(winner -> "win " + winner.number() + " " + outcome.reason())
                .orElse(outcome.isOver() ? "draw " + outcome.reason() : "going on"));
    }

    private void show(List<String> arguments) {
        require("show", arguments, 0);
        kind().notation().writeBoard(game().current()).forEach(this::answer);
        answer("end");
    }

    @Override
    String answered(M move) {
        return kind().notation().write(move);
    }

    @Override
    String expected(M move) {
        return answered(move);
    }
}
