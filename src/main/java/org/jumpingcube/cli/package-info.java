/** The program's commands at a terminal. */
package org.jumpingcube.cli;
