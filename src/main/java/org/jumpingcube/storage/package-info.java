/**
 * What is kept on disk: saved games, the running games and the settings; their formats, their files and their folders.
 */
package org.jumpingcube.storage;
