package org.jumpingcube.desktop.review;

/** Parts of a view that are shown together, though none of them depends on another. */
final class IndependentParts {
    private IndependentParts() {}

    /**
     * Shows all parts, in this order. If one fails the others are still shown; its exception goes where JavaFX sends
     * those of listeners.
     */
    static void show(Runnable... parts) {
        for (Runnable part : parts) {
            try {
                part.run();
            } catch (RuntimeException e) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
            }
        }
    }
}
