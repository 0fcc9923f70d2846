package org.jumpingcube.desktop.exercise;

import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.SettingsModel;

/** What a window with exercises needs from the program. */
public record ExerciseNeeds(Window owner, SettingsModel settings, Texts texts, GameModel.Services services) {}
