/** The engine protocol, with which other programs use our engines over lines of text. */
package org.jumpingcube.text.engine;
