import * as z from 'zod/mini';

const hasNul = (text: string) => text.includes('\0');
const hasHalves = (text: string) => /\p{Surrogate}/u.test(text);

/** Whether databases can store a text: see plainText. */
export const isPlainText = (text: string): boolean => !hasNul(text) && !hasHalves(text);

/**
 * Text with a maximum length, without NUL and lone surrogates, which databases cannot store: use it for every input.
 */
export function plainText(longest: number) {
  return z.string().check(
    z.maxLength(longest),
    z.refine((text) => !hasNul(text), 'must not contain NUL characters'),
    z.refine((text) => !hasHalves(text), 'must not contain halves of characters'),
  );
}
