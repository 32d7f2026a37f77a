import { z } from 'zod';

/** `e2e/specs/areas.json`: by browser test file its hash, and by title what the test was seen to load. */
export const recordedTestsSchema = z.record(
  z.string(),
  z.object({ source: z.string(), tests: z.record(z.string(), z.array(z.string())) }),
);
