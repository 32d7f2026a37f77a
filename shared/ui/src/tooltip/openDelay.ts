/** How long a pointer has to stay before something opens, in milliseconds. */
export const openDelayMs = 200;
