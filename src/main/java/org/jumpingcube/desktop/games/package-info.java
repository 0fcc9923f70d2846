/** The window My Games: the user's games in a list, with filters, and what can be done with many of them at once. */
package org.jumpingcube.desktop.games;
