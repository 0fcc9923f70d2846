/** The engine protocol: other programs play ours over lines of text. */
package org.jumpingcube.text.engine;
