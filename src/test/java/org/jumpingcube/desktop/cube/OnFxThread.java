package org.jumpingcube.desktop.cube;

import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.testfx.util.WaitForAsyncUtils;

/** Runs the tests of a class on the thread of JavaFX, where pictures may be taken. */
final class OnFxThread implements InvocationInterceptor {
    private static final long LONGEST_MILLIS = 110_000;

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        run(test);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        run(test);
    }

    private static void run(Invocation<Void> test) {
        var failure = new AtomicReference<@Nullable Throwable>();
        WaitForAsyncUtils.waitForAsyncFx(LONGEST_MILLIS, () -> {
            try {
                test.proceed();
            } catch (Throwable thrown) {
                failure.set(thrown);
            }
        });
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error; // a failed assertion as it was
        }
        if (thrown != null) {
            throw new IllegalStateException(thrown);
        }
    }
}
