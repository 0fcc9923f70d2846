/** Games in files, as the window's user meets them: loading, saving, and the running game that is never lost. */
package org.jumpingcube.desktop.files;
