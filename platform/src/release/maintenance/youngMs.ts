/** What is younger may be about to come into force. */
export const youngMs = 24 * 60 * 60 * 1000;
