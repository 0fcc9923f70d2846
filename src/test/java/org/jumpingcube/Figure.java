package org.jumpingcube;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;

/**
 * A check at the full size that docs/reliability.md gives figures of, which it prints. It takes minutes, so that no
 * usual build runs it; the page has the command.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag("long")
@Tag("figures")
@Timeout(value = 2, unit = TimeUnit.HOURS)
public @interface Figure {}
