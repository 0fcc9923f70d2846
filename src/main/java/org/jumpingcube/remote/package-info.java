/** A game with somebody at another computer: the protocol of docs/remote.md, and how it gets through a network. */
package org.jumpingcube.remote;
