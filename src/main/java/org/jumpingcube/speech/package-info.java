/** Speech by the speech service of Linux desktops. */
package org.jumpingcube.speech;
