#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks the calling thread has allocated since it began, or -1 where they are not counted:
/// on systems without glibc, and under a sanitizer, which has an allocator of its own.
long allocations_of_this_thread(void);

#endif
