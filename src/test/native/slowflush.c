/* Makes each flush of a file or folder take SLOW_FLUSH_MILLIS longer, as a slow disk would. For LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int flush(const char *name, int file) {
    const char *millis = getenv("SLOW_FLUSH_MILLIS");
    int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    usleep(1000 * (millis ? atoi(millis) : 0));
    return real(file);
}

int fsync(int file) {
    return flush("fsync", file);
}

int fdatasync(int file) {
    return flush("fdatasync", file);
}
