import { z } from 'zod';

/** Text of at most so many characters. NUL is refused, since databases cannot keep it: take this for every input. */
export function plainText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\0'), 'must not contain NUL characters');
}
