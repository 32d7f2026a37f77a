import { sql } from 'drizzle-orm';
import type { Services } from '#Services.ts';
import { limitRepository } from '#limits/limitRepository.ts';
import { removeSettled } from '#mail/queue/mailRepository.ts';
import { reportMemory } from '../error-reports/repository.ts';
import { marksLifetime } from '../following/read-marks/visits.ts';
import { canComeBack } from '../following/viewsRepository.ts';
import { isOpenSession, sessionLimits } from './sessionLimits.ts';
import { failureMemory, successMemory } from './throttle/attemptRepository.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Removes expired refresh tokens, sessions that are over or have no token left (their tokens still get 401), and old
 * attempts, error reports, events, readership, visits, read marks, searches, removed views and mails. Mailed links stay for a day after they
 * expire: until then a resent mail does not renew a used one.
 */
export async function purgeExpired({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  await db.query(sql`
    with expired as (delete from refresh_tokens where expires_at <= now()),
    old_links as (delete from mail_tokens where expires_at <= now() - interval '1 day'),
    old_attempts as (
      delete from attempts where coalesce(failed_at <= now() - ${failureMemory}, true)
        and coalesce(succeeded_at <= now() - ${successMemory}, true)),
    old_events as (
      delete from events where created_at <= now() - make_interval(days => ${config.PORTAL_EVENTS_DAYS}::int)),
    old_readings as (
      delete from readership where at <= now() - make_interval(days => ${config.PORTAL_READERSHIP_DAYS}::int)),
    old_visits as (delete from visits where seen_at <= now() - ${marksLifetime}),
    old_marks as (delete from read_marks where read_at <= now() - ${marksLifetime}),
    old_searches as (delete from recent_searches where searched_at <= now() - ${marksLifetime}),
    old_views as (delete from saved_views where removed_at is not null and not ${canComeBack}),
    old_reports as (delete from error_reports where last_seen <= now() - ${reportMemory})
    delete from token_families f where not ${isOpenSession(sessionLimits(config))}
      or not exists (select from refresh_tokens t where t.family_id = f.id and t.expires_at > now())`);
  await removeSettled(db);
}

/**
 * Purges now and daily, and removes expired limits every minute, until the returned function is called. Failures go to
 * `onError`.
 */
export function schedulePurge(
  services: Pick<Services, 'db' | 'config'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const every = (ms: number, remove: () => Promise<void>) => {
    const tidy = () => {
      running = running.then(remove).catch(onError);
    };
    tidy();
    return setInterval(tidy, ms).unref();
  };
  const timers = [
    every(dayMs, () => purgeExpired(services)),
    every(minuteMs, () => limitRepository(services.db).removeOld()),
  ];
  return () => {
    timers.forEach(clearInterval);
    return running;
  };
}
