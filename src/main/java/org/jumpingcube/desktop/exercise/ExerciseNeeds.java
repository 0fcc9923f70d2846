package org.jumpingcube.desktop.exercise;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.GameKind;

/** What a window with exercises needs from the program. */
public record ExerciseNeeds(
        SettingsModel settings, Texts texts, GameKind<CubePosition, Square> kind, GameModel.Services services) {}
