/** The window spoken aloud, on systems where JavaFX does not reach the screen reader. */
package org.jumpingcube.desktop.speech;
