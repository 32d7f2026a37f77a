import type { Environment } from '@portal/wire';
import * as z from 'zod/mini';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';

/** A page as it was opened; the time is until it was at rest, in ms. */
export const openedPageSchema = z.object({
  remote: z.string(),
  path: z.string(),
  language: z.enum(['en', 'de']),
  width: z.int(),
  ms: z.int(),
});

/** How a revision was proved before it was in force. */
export const proofSchema = z.object({
  /** The browser, with its version. */
  by: z.string(),
  /** ISO 8601 in UTC. */
  when: z.iso.datetime(),
  seconds: z.number(),
  /** Pages that were too slow on a busy machine, and were opened once more. */
  again: z.optional(z.int()),
  pages: z.array(openedPageSchema),
  /** Where its pictures are in the store, which is their hash. */
  pictures: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type Proof = z.infer<typeof proofSchema>;

/** What would be in force. */
export interface Proposal {
  before: Environment | undefined;
  next: Environment;
  /** By package, of everything in it. */
  records: ReadonlyMap<string, ReleaseRecord>;
}

/** @throws UserFacingError if a page of it fails, or none can be opened */
export type Prove = (proposal: Proposal) => Promise<Proof>;
