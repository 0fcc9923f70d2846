package org.jumpingcube;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/**
 * Runs the methods marked {@link Law}. {@code -Dlaw.seed=N} repeats the case of one seed; {@code -Dlaw.from=N} tries
 * the seeds from there on in place of those from 1 on, and
 * {@code -Dlaw.times=N} tries N times as many.
 */
public final class Laws implements TestTemplateInvocationContextProvider {
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L; // 2^64 / golden ratio: seeds in a row begin unlike

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return context.getRequiredTestMethod().isAnnotationPresent(Law.class);
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        int tries = context.getRequiredTestMethod().getAnnotation(Law.class).tries();
        var hasFailed = new AtomicBoolean();
        return seeds(tries).takeWhile(seed -> !hasFailed.get()).mapToObj(seed -> new Case(seed, hasFailed));
    }

    private static LongStream seeds(int tries) {
        Long one = Long.getLong("law.seed");
        long from = Long.getLong("law.from", 1);
        return one != null ? LongStream.of(one) : LongStream.range(from, from + times(tries));
    }

    /** How many cases to try, for a test that is no law but goes through cases too: so many, times {@code law.times}. */
    public static int times(int tries) {
        return tries * Integer.getInteger("law.times", 1);
    }

    /** A number from {@code least} to {@code most}; every fourth is one of the two, where faults like to be. */
    public static int between(Random random, int least, int most) {
        return random.nextInt(4) == 0 ? random.nextBoolean() ? least : most : least + random.nextInt(most - least + 1);
    }

    /** A number from {@code least} to {@code most}; every fourth is one of the two, where faults like to be. */
    public static double between(Random random, double least, double most) {
        return random.nextInt(4) == 0
                ? random.nextBoolean() ? least : most
                : least + random.nextDouble() * (most - least);
    }

    private record Case(long seed, AtomicBoolean hasFailed)
            implements TestTemplateInvocationContext, ParameterResolver, TestExecutionExceptionHandler {
        @Override
        public String getDisplayName(int invocation) {
            return "seed " + seed;
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(this);
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Random.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return new Random(seed * SPREAD);
        }

        @Override
        public void handleTestExecutionException(ExtensionContext context, Throwable thrown) {
            hasFailed.set(true);
            String test = context.getRequiredTestClass().getSimpleName() + "#"
                    + context.getRequiredTestMethod().getName();
            throw new AssertionError(
                    "fails with seed %d, to repeat with -Dtest=%s -Dlaw.seed=%d: %s"
                            .formatted(seed, test, seed, thrown.getMessage()),
                    thrown);
        }
    }
}
