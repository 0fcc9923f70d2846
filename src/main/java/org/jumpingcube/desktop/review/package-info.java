/** Looking back at a game: its replay, what its moves were worth, and trying better ones. */
package org.jumpingcube.desktop.review;
