import { config } from 'zod/mini';
import { en } from 'zod/locales';

// Without a locale, every message is “Invalid input”.
config(en());

// zod's test for code generation already violates the portal's content policy. The API may generate code, which is
// faster.
if (typeof window !== 'undefined') config({ jitless: true });
