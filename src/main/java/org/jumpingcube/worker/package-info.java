/** The background threads: for searches, for work beside them, and for the disk. */
package org.jumpingcube.worker;
