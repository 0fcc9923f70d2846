/** The background threads: for searches, for those who help with them, and for the disk. */
package org.jumpingcube.worker;
