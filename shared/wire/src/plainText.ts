import * as z from 'zod/mini';

/**
 * Text of at most so many characters. NUL and halves of characters (lone surrogates) are refused, since databases
 * cannot keep them: take this for every input.
 */
export function plainText(longest: number) {
  return z.string().check(
    z.maxLength(longest),
    z.refine((text) => !text.includes('\0'), 'must not contain NUL characters'),
    z.refine((text) => !/\p{Surrogate}/u.test(text), 'must not contain halves of characters'),
  );
}
