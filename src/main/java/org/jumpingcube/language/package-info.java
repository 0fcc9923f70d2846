/** The languages that the program speaks, and its texts in them. */
package org.jumpingcube.language;
