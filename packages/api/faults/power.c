// Loaded before a server (LD_PRELOAD) on Linux: writes down what is done to the files of a folder, and which of it is
// flushed, so that power.ts can make the folder that a power cut would have left.
// POWER_FOLDER: the files to follow; POWER_JOURNAL: the file that it is written to.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum op { WRITE = 1, TRUNCATE = 2, FLUSH = 3, REMOVE = 4, RENAME = 5, LINK = 6 };

// Before each entry, then the path, then the data: what was written, or the new name. Read by power.ts.
struct entry {
  uint32_t op, path_bytes;
  // Of a flush: how many entries there were when it began. What came meanwhile may not be on the disk.
  uint64_t before, offset, data_bytes;
};

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static uint64_t entries;
static int journal = -1;
static const char *folder;

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("POWER_JOURNAL");
  folder = getenv("POWER_FOLDER");
  if (file && folder) journal = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_followed(const char *path) {
  size_t bytes = strlen(path);
  return journal >= 0 && strncmp(path, folder, strlen(folder)) == 0 &&
         // Shared memory: nothing of it outlives a power cut.
         !(bytes > 4 && strcmp(path + bytes - 4, "-shm") == 0);
}

static int path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t bytes = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4095);
  if (bytes < 0) return 0;
  path[bytes] = 0;
  return is_followed(path);
}

static uint64_t count(void) {
  pthread_mutex_lock(&turn);
  uint64_t now = entries;
  pthread_mutex_unlock(&turn);
  return now;
}

static void note(enum op op, const char *path, uint64_t before, uint64_t offset, const void *data, size_t bytes) {
  int kept = errno;
  struct entry entry = {op, strlen(path), before, offset, bytes};
  struct iovec parts[] = {{&entry, sizeof entry}, {(void *)path, entry.path_bytes}, {(void *)data, bytes}};
  pthread_mutex_lock(&turn);
  entries++;
  syscall(SYS_writev, journal, parts, 3);
  pthread_mutex_unlock(&turn);
  errno = kept;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static ssize_t wrote(int fd, const void *data, ssize_t bytes, off64_t offset) {
  char path[4096];
  if (bytes > 0 && journal >= 0 && fd != journal && path_of(fd, path)) {
    if (offset < 0) offset = lseek64(fd, 0, SEEK_CUR) - bytes;
    note(WRITE, path, 0, offset, data, bytes);
  }
  return bytes;
}

static ssize_t wrote_parts(int fd, const struct iovec *parts, int many, ssize_t bytes, off64_t offset) {
  off64_t at = offset < 0 ? lseek64(fd, 0, SEEK_CUR) - bytes : offset;
  ssize_t left = bytes;
  for (int n = 0; n < many && left > 0; n++) {
    ssize_t part = (ssize_t)parts[n].iov_len < left ? (ssize_t)parts[n].iov_len : left;
    wrote(fd, parts[n].iov_base, part, at);
    at += part;
    left -= part;
  }
  return bytes;
}

ssize_t write(int fd, const void *data, size_t bytes) { return wrote(fd, data, REAL(write)(fd, data, bytes), -1); }
ssize_t pwrite(int fd, const void *data, size_t bytes, off_t at) {
  return wrote(fd, data, REAL(pwrite)(fd, data, bytes, at), at);
}
ssize_t pwrite64(int fd, const void *data, size_t bytes, off64_t at) {
  return wrote(fd, data, REAL(pwrite64)(fd, data, bytes, at), at);
}
ssize_t writev(int fd, const struct iovec *parts, int many) {
  return wrote_parts(fd, parts, many, REAL(writev)(fd, parts, many), -1);
}
ssize_t pwritev(int fd, const struct iovec *parts, int many, off_t at) {
  return wrote_parts(fd, parts, many, REAL(pwritev)(fd, parts, many, at), at);
}

static int truncated(int fd, int result, off64_t bytes) {
  char path[4096];
  if (result == 0 && path_of(fd, path)) note(TRUNCATE, path, 0, bytes, "", 0);
  return result;
}
int ftruncate(int fd, off_t bytes) { return truncated(fd, REAL(ftruncate)(fd, bytes), bytes); }
int ftruncate64(int fd, off64_t bytes) { return truncated(fd, REAL(ftruncate64)(fd, bytes), bytes); }

static int flushed(int fd, int result, uint64_t before) {
  char path[4096];
  if (result == 0 && path_of(fd, path)) note(FLUSH, path, before, 0, "", 0);
  return result;
}
int fsync(int fd) {
  uint64_t before = count();
  return flushed(fd, REAL(fsync)(fd), before);
}
int fdatasync(int fd) {
  uint64_t before = count();
  return flushed(fd, REAL(fdatasync)(fd), before);
}

static int opened(int fd, int flags) {
  return flags & O_TRUNC && fd >= 0 ? (truncated(fd, 0, 0), fd) : fd;
}
#define OPEN(name)                              \
  int name(const char *path, int flags, ...) {  \
    va_list rest;                               \
    va_start(rest, flags);                      \
    mode_t mode = va_arg(rest, mode_t);         \
    va_end(rest);                               \
    return opened(REAL(name)(path, flags, mode), flags); \
  }
OPEN(open)
OPEN(open64)

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  if (result == 0 && is_followed(path)) note(REMOVE, path, 0, 0, "", 0);
  return result;
}
static int named(enum op op, const char *from, const char *to, int result) {
  if (result == 0 && is_followed(from)) note(op, from, 0, 0, to, strlen(to));
  return result;
}
int rename(const char *from, const char *to) { return named(RENAME, from, to, REAL(rename)(from, to)); }
int link(const char *from, const char *to) { return named(LINK, from, to, REAL(link)(from, to)); }
