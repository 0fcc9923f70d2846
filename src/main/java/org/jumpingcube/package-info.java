/** The program's entry point. */
package org.jumpingcube;
