import { sql } from 'drizzle-orm';
import type { Config } from '#config.ts';

const minutesOfDay = 24 * 60;

/** How long a session lasts: without being renewed, and in all; in minutes. */
interface Limits {
  idle: number;
  /** None when left out. */
  longest?: number | undefined;
}

/** The limits of sessions whose clients asked to be remembered, and of all others. [B-08] */
export interface SessionLimits {
  remembered: Limits;
  others: Limits;
}

export function sessionLimits(config: Config): SessionLimits {
  const { PORTAL_REMEMBERED_LONGEST_DAYS: longest } = config;
  return {
    remembered: {
      idle: config.PORTAL_REMEMBERED_IDLE_DAYS * minutesOfDay,
      longest: longest === undefined ? undefined : longest * minutesOfDay,
    },
    others: { idle: config.PORTAL_SESSION_IDLE_MINUTES, longest: config.PORTAL_SESSION_LONGEST_MINUTES },
  };
}

const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`;

const within = ({ idle, longest }: Limits) => sql`
  f.renewed_at > now() - ${minutes(idle)}
  and ${longest === undefined ? sql`true` : sql`f.created_at > now() - ${minutes(longest)}`}`;

/** Whether a session of `token_families f` is not over: neither ended nor beyond a limit. Limits count as they are set now. */
export const isOpenSession = ({ remembered, others }: SessionLimits) => sql`
  (f.revoked_at is null and case when f.remembered then ${within(remembered)} else ${within(others)} end)`;

/** When a refresh token of a session expires that is renewed now. */
export const tokenExpiry = (
  { remembered, others }: SessionLimits,
  isRemembered: ReturnType<typeof sql>,
) => sql`
  now() + case when ${isRemembered} then ${minutes(remembered.idle)} else ${minutes(others.idle)} end`;
