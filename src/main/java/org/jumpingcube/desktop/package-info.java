/** The window: everything that knows JavaFX. */
package org.jumpingcube.desktop;
