/** How friends elsewhere meet, and how they are remembered, so that they find each other again. */
package org.jumpingcube.remote.meeting;
