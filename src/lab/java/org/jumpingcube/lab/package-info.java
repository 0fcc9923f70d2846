/**
 * The workshop: makes again what the program brings along, and solves small boards. It is compiled with the tests, and in
 * no jar.
 */
@org.jspecify.annotations.NullMarked
package org.jumpingcube.lab;
