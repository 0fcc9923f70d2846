/** The game as text: the Jump61 protocol for terminals and other programs, and boards written and read as text. */
package org.jumpingcube.text;
