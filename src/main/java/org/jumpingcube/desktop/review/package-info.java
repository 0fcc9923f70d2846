/** Looking back at a game: the film of it, what its moves were worth, and trying the better ones. */
package org.jumpingcube.desktop.review;
