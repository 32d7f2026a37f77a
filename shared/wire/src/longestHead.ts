/**
 * The longest address with headers that the portal's servers read, in bytes: room for filters of 500 values, escaped.
 * Node by itself reads 16 KiB, nginx 8 KiB of an address.
 */
export const longestHead = 64 * 1024;
