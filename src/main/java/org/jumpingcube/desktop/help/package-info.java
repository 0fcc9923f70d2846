/** The handbook and what the program says about itself. */
package org.jumpingcube.desktop.help;
