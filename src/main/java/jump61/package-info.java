/** Where existing drivers of the Jump61 protocol start the program. */
package jump61;
