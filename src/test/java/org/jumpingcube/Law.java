package org.jumpingcube;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test of something that holds in every case. Its one parameter, a {@link java.util.Random}, makes the case up; the
 * method runs for many seeds, the same in each build, and stops at the first that fails.
 *
 * @see Laws
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(Laws.class)
public @interface Law {
    /** How many cases a build tries. */
    int tries() default 1000;
}
