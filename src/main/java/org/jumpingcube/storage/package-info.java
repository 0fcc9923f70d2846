/** What is kept on disk: saved games, games in progress and settings, with their formats, files and folders. */
package org.jumpingcube.storage;
