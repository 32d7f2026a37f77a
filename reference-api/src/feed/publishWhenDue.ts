import type { Db } from '#db/Db.ts';
import { publishDue } from './feedPublication.ts';

/** At most so late, after the time of an embargo. */
const everyMs = 1000;

interface Notices {
  onPublished: () => void;
  onFault: (error: unknown, reference?: string) => void;
}

/** Publishes what is under embargo at its time, in every process: one of them takes each. Returns how to stop. */
export function publishWhenDue(db: Db, { onPublished, onFault }: Notices): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = async () => {
    try {
      if ((await publishDue(db, onFault)) > 0) onPublished();
    } catch (error) {
      onFault(error);
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= look();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
