/** After so long, a list may have changed. */
const awayMs = 15 * 60_000;

/**
 * Whether a reader who left then has been away for long.
 * @param leftAt in ms since 1970
 */
export const isLongAway = (leftAt: number): boolean => Date.now() - leftAt >= awayMs;
