/** The user's games in the window: how they get into the collection. */
package org.jumpingcube.desktop.collection;
