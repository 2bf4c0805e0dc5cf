/* Stands for the app where no Windows build exists: writes its version and what it was given; `hold` keeps it running. */
#include <stdio.h>
#include <string.h>
#include <windows.h>

#ifndef VERSION
#define VERSION "0"
#endif

int main(int count, char **given)
{
    for (int at = 1; at < count; at++)
        if (strcmp(given[at], "hold") == 0)
            Sleep(600000);
    printf("%s", VERSION);
    for (int at = 1; at < count; at++)
        printf(" [%s]", given[at]);
    printf("\n");
    return 0;
}
