/** What every window and every feature of the program may use, once each. */
package org.jumpingcube.desktop.shell;
