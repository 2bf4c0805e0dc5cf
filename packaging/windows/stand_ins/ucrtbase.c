/* The complex functions of Windows' C library, of which Wine has only the names; numpy asks for them when it is loaded.
   Everything else of that library goes on to Wine's own. "long double" of Windows is "double". */
#include <complex.h>
typedef double _Complex Wide;
typedef float _Complex Narrow;

#define OF_ONE(name) \
    Wide own_##name(Wide x) { return name(x); } \
    Wide own_##name##l(Wide x) { return name(x); } \
    Narrow own_##name##f(Narrow x) { return name##f(x); }
#define PART(name) \
    double own_##name(Wide x) { return name(x); } \
    double own_##name##l(Wide x) { return name(x); } \
    float own_##name##f(Narrow x) { return name##f(x); }

OF_ONE(ccos) OF_ONE(ccosh) OF_ONE(cexp) OF_ONE(csin) OF_ONE(csinh) OF_ONE(ctan) OF_ONE(ctanh)
PART(cabs) PART(carg) PART(cimag) PART(creal)
Wide own_cpow(Wide x, Wide y) { return cpow(x, y); }
Wide own_cpowl(Wide x, Wide y) { return cpow(x, y); }
Narrow own_cpowf(Narrow x, Narrow y) { return cpowf(x, y); }
