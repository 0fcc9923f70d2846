/** What the parts of the window observe: the game and the settings. */
package org.jumpingcube.desktop.model;
