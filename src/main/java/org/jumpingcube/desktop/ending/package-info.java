/** The end of a game: a card over the board that says who has won and how, and what can be done next. */
package org.jumpingcube.desktop.ending;
