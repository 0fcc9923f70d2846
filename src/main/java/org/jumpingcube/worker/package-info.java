/** The background thread that computer players think on. */
package org.jumpingcube.worker;
