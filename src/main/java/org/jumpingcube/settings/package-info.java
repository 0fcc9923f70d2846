/** What the user can set, as values. Knows no file and no screen. */
package org.jumpingcube.settings;
