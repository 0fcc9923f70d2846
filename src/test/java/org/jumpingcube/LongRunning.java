package org.jumpingcube;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;

/** A test that takes too long for a usual build; the scheduled workflow runs it. It may take an hour. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag("long")
@Timeout(value = 1, unit = TimeUnit.HOURS)
public @interface LongRunning {}
