package org.jumpingcube.desktop.jumpin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.board.PlayedBoard;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.FirstStep;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinLook;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.settings.MoveAnimation;

/** The board of Jumpin: a pawn, then where it lands. */
final class JumpinGameBoard extends PlayedBoard<JumpinPosition, JumpinMove, JumpinBoardView> {
    static final JumpinLook LOOK = new JumpinLook();

    private final Texts texts;
    private final JumpinWording wording;

    /** @param show how turns are shown; asked at the beginning of each */
    JumpinGameBoard(JumpinPosition start, Texts texts, JumpinWording wording, Supplier<MoveAnimation> show) {
        super(LOOK, start, () -> new JumpinBoardView(start, wording), texts, wording, show);
        this.texts = texts;
        this.wording = wording;
    }

    @Override
    public void callSides(Function<Player, String> names) {
        board().callSides(names);
    }

    @Override
    public List<FirstStep<JumpinPosition, JumpinMove>> firstSteps() {
        return List.of(
                new FirstStep<>(
                        texts.get("jumpin.step.jump.title"),
                        texts.get("jumpin.step.jump.text"),
                        position -> true,
                        turn -> true,
                        this::movablePawn),
                new FirstStep<>(
                        texts.get("jumpin.step.chain.title"),
                        texts.get("jumpin.step.chain.text"),
                        position -> true,
                        turn -> JumpinTurn.of(turn).jumps() > 1,
                        this::movablePawn),
                new FirstStep<>(
                        texts.get("jumpin.step.goal.title"),
                        texts.get("jumpin.step.goal.text"),
                        position -> true,
                        turn -> turn.after().outcome().isOver(),
                        this::goal));
    }

    private Bounds movablePawn(JumpinPosition position) {
        return position.legalMoves().stream()
                .filter(JumpinMove.Jump.class::isInstance)
                .map(JumpinMove.Jump.class::cast)
                .reduce((one, other) -> other)
                .map(jump -> board().places().bounds(jump.from()))
                .orElseGet(() -> goal(position));
    }

    private Bounds goal(JumpinPosition position) {
        return PawnBoard.goal(position.toMove()).squares().stream()
                .map(square -> board().places().bounds(square))
                .reduce(JumpinGameBoard::around)
                .orElseThrow();
    }

    private static Bounds around(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                left,
                top,
                Math.max(one.getMaxX(), other.getMaxX()) - left,
                Math.max(one.getMaxY(), other.getMaxY()) - top);
    }

    @Override
    protected Tally tally() {
        var position = view().getValue().position();
        var choice = board().choosing().choice().get();
        String refusal = refusal();
        String remark = choice.map(
                        now -> wording.choice(now, board().pointing().pointed().get()))
                .or(() -> board().markPointedAt().map(wording::mark))
                .orElseGet(() -> wording.notice(position));
        return wording.tally(position, refusal.isEmpty() ? remark : refusal, !refusal.isEmpty() || choice.isPresent());
    }

    @Override
    protected String refusal() {
        var refused = board().choosing().refused().get();
        return refused.map(now -> wording.refusal(now.reason())).orElse("");
    }

    /** The race, the score card of a series, and the rules. */
    @Override
    public Optional<Region> chart() {
        var heading = new Label();
        heading.textProperty()
                .bind(texts.of("jumpin.race")
                        .map(race -> (race + " \u00b7 " + wording.unit(2)).toUpperCase(Locale.ROOT)));
        heading.getStyleClass().add("heading");
        var race = new RaceChart(texts);
        var card = new ScoreCardTable(texts);
        var rules = new RulesAtHand(texts, wording);
        Runnable show = () -> {
            race.show(view().getValue().history());
            card.show(view().getValue().position());
            rules.show(view().getValue().position().rules());
        };
        view().subscribe(show);
        texts.language().subscribe(language -> show.run());
        show.run();
        var isUnderWay = view().map(now -> !now.history().turns().isEmpty());
        TextControls.showWhile(heading, isUnderWay);
        TextControls.showWhile(race, isUnderWay);
        var panel = new VBox(6, heading, race, card, rules);
        return Optional.of(panel);
    }
}
