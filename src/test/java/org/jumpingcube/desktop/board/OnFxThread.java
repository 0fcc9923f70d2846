package org.jumpingcube.desktop.board;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.testfx.util.WaitForAsyncUtils;

/** Runs the tests of a class on the thread of JavaFX, where pictures may be taken. */
final class OnFxThread implements InvocationInterceptor {
    private static final long LONGEST_MILLIS = 110_000;

    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test);
    }

    private static void run(Invocation<Void> test) throws Throwable {
        var failure = new Throwable[1];
        WaitForAsyncUtils.waitForAsyncFx(LONGEST_MILLIS, () -> {
            try {
                test.proceed();
            } catch (Throwable thrown) {
                failure[0] = thrown;
            }
        });
        if (failure[0] != null) {
            throw failure[0];
        }
    }
}
