import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, read as text. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
