/** Setting up any position: the editor of drafts, and what can be done with one. */
package org.jumpingcube.desktop.setup;
