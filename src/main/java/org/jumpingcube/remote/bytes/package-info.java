/** Bytes as the protocols of others want them. */
package org.jumpingcube.remote.bytes;
