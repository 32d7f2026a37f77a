/** Delay before something opens on hover, in milliseconds. */
export const openDelayMs = 200;
