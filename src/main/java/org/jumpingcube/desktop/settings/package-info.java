/** The dialogs in which the user changes settings and shortcuts. */
package org.jumpingcube.desktop.settings;
