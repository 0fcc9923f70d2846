/** Measures the search: how many nodes it visits, which must not change unnoticed, and how fast. */
package org.jumpingcube.lab.bench;
