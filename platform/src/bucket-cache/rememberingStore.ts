import { zurichTime } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import type { RevisionKeeper } from './keptRevision.ts';

interface Memory {
  revision: number;
  askedAt: number;
}

/** How long a current revision number is reused, in milliseconds; delays a release at most that long. */
const freshMs = 1_000;

interface OwnCopy {
  keeper: RevisionKeeper;
  /** Of the releases that were served. */
  releases: Pick<ReleaseStore, 'readFile'>;
}

export interface RememberingStore extends ReleaseStore {
  /** In words, while the store cannot be reached. */
  servingOwnCopy: () => string | undefined;
}

/**
 * Caches a remote store: looks up the current revision at most once a second, and reads each revision once, since it
 * never changes. If the store does not answer, the known revision stays, after a restart the last one served from here;
 * only the first failure in a row is reported.
 */
export function rememberingStore(
  store: ReleaseStore,
  report: (sentence: string) => void,
  { keeper, releases }: OwnCopy,
): RememberingStore {
  const numbers = new Map<EnvironmentName, Memory>();
  const asking = new Map<EnvironmentName, Promise<number>>();
  const texts = new Map<string, string>();
  let away: string | undefined;

  async function ask(environment: EnvironmentName): Promise<number> {
    try {
      const revision = await store.currentRevision(environment);
      numbers.set(environment, { revision, askedAt: performance.now() });
      away = undefined;
      return revision;
    } catch (error) {
      const revision = numbers.get(environment)?.revision ?? (await keeper.kept(environment))?.revision;
      if (revision === undefined) throw error;
      if (away === undefined) {
        const why = error instanceof Error ? error.message : String(error);
        report(`The release store does not answer; revision ${revision} of ${environment} stays. ${why}`);
        away = `serving revision ${revision} of ${environment} from its own copy since ${zurichTime(new Date())}; the store cannot be reached`;
      }
      numbers.set(environment, { revision, askedAt: performance.now() });
      return revision;
    } finally {
      asking.delete(environment);
    }
  }

  /** A folder that cannot be written to costs the copy, not the page. */
  async function keep(environment: EnvironmentName, revision: number, text: string): Promise<void> {
    try {
      await keeper.keep(environment, { revision, text });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report(
        `Revision ${revision} of ${environment} could not be kept for a restart without the store. ${why}`,
      );
    }
  }

  async function readText(environment: EnvironmentName, revision: number): Promise<string | undefined> {
    const isCurrent = numbers.get(environment)?.revision === revision;
    const kept = away !== undefined && isCurrent ? await keeper.kept(environment) : undefined;
    if (kept?.revision === revision) return kept.text;
    const text = await store.readRevision(environment, revision);
    if (text !== undefined && isCurrent) await keep(environment, revision, text);
    return text;
  }

  return {
    ...store,
    servingOwnCopy: () => away,
    async readFile(release, file) {
      try {
        return await store.readFile(release, file);
      } catch (error) {
        const own = error instanceof UserFacingError ? await releases.readFile(release, file) : undefined;
        if (own === undefined) throw error;
        return own;
      }
    },
    async currentRevision(environment) {
      const known = numbers.get(environment);
      if (known !== undefined && performance.now() - known.askedAt < freshMs) return known.revision;
      const under = asking.get(environment) ?? ask(environment);
      asking.set(environment, under);
      return under;
    },
    async readRevision(environment, revision) {
      const key = `${environment}/${revision}`;
      const text = texts.get(key) ?? (await readText(environment, revision));
      if (text !== undefined) {
        for (const other of texts.keys()) if (other.startsWith(`${environment}/`)) texts.delete(other);
        texts.set(key, text);
      }
      return text;
    },
  };
}
