package org.jumpingcube.storage;

/** Takes what is found wrong at one place of a file. */
interface Reporter {
    void add(Problem.Kind kind, String... arguments);
}
