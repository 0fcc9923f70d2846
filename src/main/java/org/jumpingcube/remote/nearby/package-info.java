/** Games that are hosted in the same local network, announced and found by DNS-SD over multicast DNS. */
package org.jumpingcube.remote.nearby;
