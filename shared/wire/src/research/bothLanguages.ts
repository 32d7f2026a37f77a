import * as z from 'zod/mini';
import { optional } from '../lenient.ts';

/** A text in English, and in German if available. */
export const bothLanguagesSchema = z.object({ value: z.string(), translated_value: z.nullable(z.string()) });
export type BothLanguages = z.infer<typeof bothLanguagesSchema>;

/** A text in both languages; plain text counts for both. */
export const bothLanguagesReading = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, translated_value: null as string | null })),
  ),
  z.object({ value: z.string(), translated_value: optional('translated_value', z.string(), null) }),
]);
