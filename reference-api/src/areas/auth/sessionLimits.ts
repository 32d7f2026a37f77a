import { sql } from 'drizzle-orm';
import type { Config } from '#config.ts';

const minutesOfDay = 24 * 60;

/** In minutes: without a renewal, and in total. */
interface Limits {
  idle: number;
  longest: number;
}

export interface SessionLimits {
  remembered: Limits;
  others: Limits;
}

export function sessionLimits(config: Config): SessionLimits {
  return {
    remembered: {
      idle: config.PORTAL_REMEMBERED_IDLE_DAYS * minutesOfDay,
      longest: config.PORTAL_REMEMBERED_LONGEST_DAYS * minutesOfDay,
    },
    others: { idle: config.PORTAL_SESSION_IDLE_MINUTES, longest: config.PORTAL_SESSION_LONGEST_MINUTES },
  };
}

const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`;

const within = ({ idle, longest }: Limits) => sql`
  f.renewed_at > now() - ${minutes(idle)} and f.created_at > now() - ${minutes(longest)}`;

/** SQL for "`token_families f` is open": neither ended nor past a limit, as configured now. [B-08] */
export const isOpenSession = ({ remembered, others }: SessionLimits) => sql`
  (f.revoked_at is null and case when f.remembered then ${within(remembered)} else ${within(others)} end)`;

/** SQL for when a refresh token issued now expires. */
export const tokenExpiry = (
  { remembered, others }: SessionLimits,
  isRemembered: ReturnType<typeof sql>,
) => sql`
  now() + case when ${isRemembered} then ${minutes(remembered.idle)} else ${minutes(others.idle)} end`;
