import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';

interface Memory {
  revision: number;
  askedAt: number;
}

/** How long a current revision number is reused, in milliseconds; delays a release at most that long. */
const freshMs = 1_000;

/**
 * Caches a remote store: looks up the current revision at most once a second, and reads each revision once, since it
 * never changes. If the store does not answer, the known revision stays; only the first failure in a row is reported.
 */
export function rememberingStore(store: ReleaseStore, report: (sentence: string) => void): ReleaseStore {
  const numbers = new Map<EnvironmentName, Memory>();
  const asking = new Map<EnvironmentName, Promise<number>>();
  const texts = new Map<string, string>();
  let failing = false;

  async function ask(environment: EnvironmentName): Promise<number> {
    try {
      const revision = await store.currentRevision(environment);
      numbers.set(environment, { revision, askedAt: performance.now() });
      failing = false;
      return revision;
    } catch (error) {
      const known = numbers.get(environment);
      if (known === undefined) throw error;
      if (!failing) {
        const why = error instanceof Error ? error.message : String(error);
        report(
          `The release store does not answer; revision ${known.revision} of ${environment} stays. ${why}`,
        );
      }
      failing = true;
      numbers.set(environment, { ...known, askedAt: performance.now() });
      return known.revision;
    } finally {
      asking.delete(environment);
    }
  }

  return {
    ...store,
    async currentRevision(environment) {
      const known = numbers.get(environment);
      if (known !== undefined && performance.now() - known.askedAt < freshMs) return known.revision;
      const under = asking.get(environment) ?? ask(environment);
      asking.set(environment, under);
      return under;
    },
    async readRevision(environment, revision) {
      const key = `${environment}/${revision}`;
      const text = texts.get(key) ?? (await store.readRevision(environment, revision));
      if (text !== undefined) {
        for (const other of texts.keys()) if (other.startsWith(`${environment}/`)) texts.delete(other);
        texts.set(key, text);
      }
      return text;
    },
  };
}
