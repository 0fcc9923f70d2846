package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.CascadeStyle.Film;
import org.jumpingcube.desktop.look.LessMotion;
import org.jumpingcube.desktop.model.ReplayBoard;
import org.jumpingcube.desktop.model.Tally;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.MoveAnimation;

/** Shows any moment of a game of cubes; a cascade is shown wave by wave. */
final class CubeReplay implements ReplayBoard<CubePosition, Square> {
    private final BoardView board;
    private final Supplier<MoveAnimation> settings;
    private final Texts texts;
    private Optional<Shown> shown = Optional.empty();

    /** The stage on the screen, computed once for all of its pictures. */
    private record Shown(Turn<CubePosition, Square> turn, int stage, Film film) {}

    CubeReplay(BoardView board, Supplier<MoveAnimation> settings, Texts texts) {
        this.board = board;
        this.settings = settings;
        this.texts = texts;
        board.setId("replay-board");
    }

    @Override
    public Region node() {
        return board;
    }

    @Override
    public void show(CubePosition position, Optional<Turn<CubePosition, Square>> last) {
        shown = Optional.empty();
        board.showPreview(Optional.empty());
        board.showPosition();
        board.show(position, last.map(Turn::move));
    }

    @Override
    public void foresee(CubePosition position, Square move) {
        board.showPreview(Optional.of(MovePreview.of(position.play(move))));
    }

    @Override
    public int stages(Turn<CubePosition, Square> turn) {
        return PlayedMove.of(turn).waves();
    }

    @Override
    public void show(Turn<CubePosition, Square> turn, int stage, double progress) {
        var film = shown.filter(now -> now.turn() == turn && now.stage() == stage)
                .map(Shown::film)
                .orElseGet(() -> begin(turn, stage));
        board.showFrame(film.at(progress));
    }

    private Film begin(Turn<CubePosition, Square> turn, int stage) {
        var show = settings.get();
        var style = CascadeStyle.of(show.display(), LessMotion.isWanted(show.motion()));
        var film = style.film(CascadeStage.waves(PlayedMove.of(turn)).get(stage));
        shown = Optional.of(new Shown(turn, stage, film));
        board.showPreview(Optional.empty());
        board.show(turn.before(), Optional.of(turn.move()));
        return film;
    }

    @Override
    public ObservableValue<Tally> shown() {
        return board.seen().map(seen -> new CubeTally(seen, texts));
    }

    @Override
    public Bounds extent() {
        return board.extent();
    }

    @Override
    public List<Bounds> way(CubePosition position, Square move) {
        return List.of(board.cell(move));
    }

    @Override
    public void onChoose(Consumer<Square> listener) {
        board.onChoose(listener);
    }
}
