/* Stands in for Windows' source of random numbers, which an older Wine does not have: it asks the one that Wine has. */
#include <stddef.h>
unsigned char __stdcall SystemFunction036(void *buffer, unsigned long length); /* RtlGenRandom */

__declspec(dllexport) int __stdcall ProcessPrng(unsigned char *buffer, size_t length) {
    return SystemFunction036(buffer, (unsigned long)length);
}
