import { config } from 'zod/mini';
import { en } from 'zod/locales';

// Without a language every message is “Invalid input”, and reports say nothing.
config(en());

// Asking whether code may be made from text is a violation of the portal's content policy by itself. The API may ask,
// and gains speed by it.
if (typeof window !== 'undefined') config({ jitless: true });
