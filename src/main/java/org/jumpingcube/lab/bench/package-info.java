/** Measures the search: how much it visits, which must not change unnoticed, and how fast. */
package org.jumpingcube.lab.bench;
