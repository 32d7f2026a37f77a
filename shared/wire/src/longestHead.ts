/**
 * Longest address with headers that the portal's servers accept, in bytes: enough for filters of 500 escaped values.
 * Defaults are 16 KiB in Node, 8 KiB per address in nginx.
 */
export const longestHead = 64 * 1024;
