import { messageOf, zurichTime } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import type { RevisionKeeper } from './revisionKeeper.ts';

interface Memory {
  revision: number;
  checkedAt: number;
}

/** How long a current revision number is reused, in milliseconds; delays a release at most that long. */
const freshMs = 1_000;

interface Remembering {
  store: ReleaseStore;
  report: (sentence: string) => void;
  keeper: RevisionKeeper;
}

/** Looks up the number in force; the known one, or the one served last, stays while the store does not answer. */
class CurrentNumbers {
  private readonly numbers = new Map<EnvironmentName, Memory>();
  private readonly asking = new Map<EnvironmentName, Promise<number>>();
  /** In words, while the store does not answer. */
  away: string | undefined;

  constructor(private readonly options: Remembering) {}

  isCurrent(environment: EnvironmentName, revision: number): boolean {
    return this.numbers.get(environment)?.revision === revision;
  }

  async read(environment: EnvironmentName): Promise<number> {
    const known = this.numbers.get(environment);
    if (known !== undefined && performance.now() - known.checkedAt < freshMs) return known.revision;
    const under = this.asking.get(environment) ?? this.ask(environment);
    this.asking.set(environment, under);
    return under;
  }

  private async ask(environment: EnvironmentName): Promise<number> {
    try {
      const revision = await this.askStore(environment);
      this.numbers.set(environment, { revision, checkedAt: performance.now() });
      return revision;
    } finally {
      this.asking.delete(environment);
    }
  }

  private async askStore(environment: EnvironmentName): Promise<number> {
    const { store, report, keeper } = this.options;
    try {
      const revision = await store.currentRevision(environment);
      this.away = undefined;
      return revision;
    } catch (error) {
      const known = this.numbers.get(environment)?.revision;
      const revision = known ?? (await keeper.last(environment))?.revision;
      if (revision === undefined) throw error;
      if (this.away === undefined) {
        report(
          `The release store does not answer; revision ${revision} of ${environment} stays. ${messageOf(error)}`,
        );
        this.away = `serving revision ${revision} of ${environment} from its own copy since ${zurichTime(new Date())}; the store cannot be reached`;
      }
      return revision;
    }
  }
}

/** Reads each revision once, and keeps the one in force for a restart without the store. */
function revisionTexts(numbers: CurrentNumbers, { store, report, keeper }: Remembering) {
  const texts = new Map<string, string>();

  /** A folder that cannot be written to costs the copy, not the page. */
  async function keep(environment: EnvironmentName, revision: number, text: string): Promise<void> {
    try {
      await keeper.keep(environment, { revision, text });
    } catch (error) {
      report(
        `Revision ${revision} of ${environment} could not be kept for a restart without the store. ${messageOf(error)}`,
      );
    }
  }

  async function read(environment: EnvironmentName, revision: number): Promise<string | undefined> {
    const isCurrent = numbers.isCurrent(environment, revision);
    const remembered = numbers.away !== undefined && isCurrent ? await keeper.last(environment) : undefined;
    if (remembered?.revision === revision) return remembered.text;
    const text = await store.readRevision(environment, revision);
    if (text !== undefined && isCurrent) await keep(environment, revision, text);
    return text;
  }

  return async (environment: EnvironmentName, revision: number): Promise<string | undefined> => {
    const key = `${environment}/${revision}`;
    const text = texts.get(key) ?? (await read(environment, revision));
    if (text !== undefined) {
      for (const other of texts.keys()) if (other.startsWith(`${environment}/`)) texts.delete(other);
      texts.set(key, text);
    }
    return text;
  };
}

export interface RememberingStore extends ReleaseStore {
  /** In words, while the store cannot be reached. */
  servingOwnCopy: () => string | undefined;
}

/**
 * Caches a remote store: looks up the current revision at most once a second, and reads each revision once, since it
 * never changes. If the store does not answer, the known revision stays, after a restart the last one served from here;
 * only the first failure in a row is reported.
 * @param copies of the releases that were served
 */
export function rememberingStore(
  options: Remembering,
  copies: Pick<ReleaseStore, 'readFile'>,
): RememberingStore {
  const { store } = options;
  const numbers = new CurrentNumbers(options);
  return {
    ...store,
    servingOwnCopy: () => numbers.away,
    currentRevision: (environment) => numbers.read(environment),
    readRevision: revisionTexts(numbers, options),
    async readFile(release, file) {
      try {
        return await store.readFile(release, file);
      } catch (error) {
        const own = error instanceof UserFacingError ? await copies.readFile(release, file) : undefined;
        if (own === undefined) throw error;
        return own;
      }
    },
  };
}
