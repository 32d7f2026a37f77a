import { sql } from 'drizzle-orm';
import { libraryBits } from '#policies/libraries.ts';

/** SQL for research in any library: legal notes are none. */
export const isResearch = sql`libraries & ${libraryBits.allresearch}::int <> 0`;
