/** A stretch of use. Times are ISO. */
export interface Visit {
  start: string;
  /** When a list was last looked at. */
  lastSeen: string;
  /** When the visit before this one began; none at the first visit. */
  previousStart?: string;
}

/** A visit is over when no list was looked at for so long, in milliseconds. */
export const visitGapMs = 60 * 60 * 1000;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Reads what was kept, which may be anything; undefined when it is no visit. */
export function parseVisit(text: string | null): Visit | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { start, lastSeen, previousStart } = value as Record<string, unknown>;
  if (!isTime(start) || !isTime(lastSeen)) return undefined;
  return { start, lastSeen, ...(isTime(previousStart) ? { previousStart } : {}) };
}

/**
 * The visit that a list is looked at in. The first is the one before which nothing was kept; a new one begins after an hour
 * without a list, and remembers when the one before began. A clock that was put back changes nothing.
 */
export function visitAt(kept: Visit | undefined, now: Date): Visit {
  const lastSeen = now.toISOString();
  if (kept === undefined) return { start: lastSeen, lastSeen };
  const isOver = now.getTime() - Date.parse(kept.lastSeen) >= visitGapMs;
  return isOver ? { start: lastSeen, lastSeen, previousStart: kept.start } : { ...kept, lastSeen };
}

/** Whether something was published after the visit before this one had begun; never at the first visit. */
export function isNewSince(published: string, previousStart: string | undefined): boolean {
  return previousStart !== undefined && Date.parse(published) > Date.parse(previousStart);
}
