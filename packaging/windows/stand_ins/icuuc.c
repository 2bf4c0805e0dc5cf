/* Stands in for Windows' own library of encodings, which Wine does not have and without which Qt does not load. It knows
   no encoding: Qt takes its own, as for every UTF-8 and UTF-16. */
#include <stddef.h>
#define GIVEN __declspec(dllexport)
#define NOT_HERE 4 /* U_FILE_ACCESS_ERROR */

GIVEN void *ucnv_open(const char *name, int *error) { *error = NOT_HERE; return NULL; }
GIVEN void ucnv_close(void *converter) {}
GIVEN void ucnv_reset(void *converter) {}
GIVEN void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
GIVEN void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
GIVEN signed char ucnv_getMaxCharSize(const void *converter) { return 1; }
GIVEN const char *ucnv_getName(const void *converter, int *error) { *error = NOT_HERE; return NULL; }
GIVEN void ucnv_getToUCallBack(const void *converter, void **action, const void **context) { *action = NULL; *context = NULL; }
GIVEN void ucnv_getFromUCallBack(const void *converter, void **action, const void **context) { *action = NULL; *context = NULL; }
GIVEN void ucnv_setToUCallBack(void *converter, void *action, const void *context, void **a, const void **c, int *error) { *error = NOT_HERE; }
GIVEN void ucnv_setFromUCallBack(void *converter, void *action, const void *context, void **a, const void **c, int *error) { *error = NOT_HERE; }
GIVEN void ucnv_cbToUWriteUChars(void *arguments, const void *source, int length, int offset, int *error) { *error = NOT_HERE; }
GIVEN void ucnv_cbFromUWriteUChars(void *arguments, const void **source, const void *end, int offset, int *error) { *error = NOT_HERE; }
GIVEN void ucnv_toUnicode(void *converter, void **target, const void *end, const char **source, const char *source_end, int *offsets, signed char flush, int *error) { *error = NOT_HERE; }
GIVEN void ucnv_fromUnicode(void *converter, char **target, const char *end, const void **source, const void *source_end, int *offsets, signed char flush, int *error) { *error = NOT_HERE; }
GIVEN int ucnv_toUCountPending(const void *converter, int *error) { *error = NOT_HERE; return 0; }
GIVEN int ucnv_fromUCountPending(const void *converter, int *error) { *error = NOT_HERE; return 0; }
GIVEN const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { *error = NOT_HERE; return NULL; }
GIVEN const char *ucnv_getAvailableName(int index) { return NULL; }
GIVEN int ucnv_countAvailable(void) { return 0; }
