import { sql } from 'drizzle-orm';

/** How long a one-time action may be repeated, because the first answer may have been lost. */
export const repeatGraceSeconds = 120;

export const isWithinGrace = (moment: ReturnType<typeof sql>) =>
  sql`${moment} > now() - make_interval(secs => ${repeatGraceSeconds}::int)`;
