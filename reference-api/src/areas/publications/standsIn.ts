import { sql, type SQL } from 'drizzle-orm';
import type { LibraryName } from '@portal/wire';
import { bitsOf } from '#policies/libraries.ts';

/** SQL for what stands in one of some libraries. */
export const standsIn = (...libraries: LibraryName[]): SQL => sql`libraries & ${bitsOf(libraries)}::int <> 0`;

/** SQL for research in any library: legal notes are none. */
export const isResearch = standsIn('allresearch');
