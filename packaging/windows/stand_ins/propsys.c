/* What Python asks Windows for its version through, of which Wine has only the name: it says that it cannot, and Python
   asks in another way. Everything else of that library goes on to Wine's own. */
#define NOT_MADE ((long)0x80004001) /* E_NOTIMPL */

long __stdcall own_VariantToString(const void *variant, unsigned short *text, unsigned int length) { return NOT_MADE; }
