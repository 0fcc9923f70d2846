/** Measures the search and checks the rules: how many nodes it visits and how fast, how many move sequences there are. */
package org.jumpingcube.bench;
