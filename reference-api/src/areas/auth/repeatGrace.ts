import { sql } from 'drizzle-orm';

/** How long something that counts once may be repeated by those who did it: their answer may be lost on the way. */
export const repeatGraceSeconds = 120;

/** Whether a moment lies within the grace time. */
export const isWithinGrace = (moment: ReturnType<typeof sql>) =>
  sql`${moment} > now() - make_interval(secs => ${repeatGraceSeconds}::int)`;
