import { environmentNames, type Environment } from '@portal/wire';
import { currentRevision } from '../release/revision.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { environmentFacts } from './environmentFacts.ts';
import { recordsOf } from './recordsOf.ts';

/** Where a name of a shared package is used. */
interface NameUse {
  environment: Environment['environment'];
  library: string;
  name: string;
  remote: string;
  version: string;
}

/** All that is known of names in every environment. */
export interface NamesInUse {
  uses: NameUse[];
  /** By shared package: every name that a shell in force offers. */
  offers: Map<string, Set<string>>;
  /** Remotes that were built before names were recorded: what they use is not known. */
  unknown: string[];
}

/** A remote of an environment, the version that it falls back on included. */
interface Running {
  remote: string;
  version: string;
  uses: Readonly<Record<string, readonly string[]>> | undefined;
}

async function readEnvironment(store: ReleaseStore, environment: Environment) {
  const { shell, remotes } = environmentFacts(environment, await recordsOf(store, environment));
  const running = Object.entries(remotes).flatMap(([remote, { version, uses }]): Running[] => {
    const { lastGood } = environment.remotes[remote] ?? {};
    const now = { remote, version, uses };
    return lastGood === undefined ? [now] : [now, { remote, version: lastGood.version, uses: lastGood.uses }];
  });
  return { offers: shell.offers ?? {}, running };
}

/** Reads what every environment uses and offers. A name that nothing uses can go; what is fallen back on counts as well. */
export async function namesInUse(store: ReleaseStore): Promise<NamesInUse> {
  const found: NamesInUse = { uses: [], offers: new Map(), unknown: [] };
  for (const name of environmentNames) {
    const environment = (await currentRevision(store, name))?.environment;
    if (environment === undefined) continue;
    const { offers, running } = await readEnvironment(store, environment);
    for (const [library, names] of Object.entries(offers))
      found.offers.set(library, new Set([...(found.offers.get(library) ?? []), ...names]));
    for (const { remote, version, uses } of running) {
      if (uses === undefined) found.unknown.push(`${remote} ${version} in ${name}`);
      for (const [library, names] of Object.entries(uses ?? {}))
        found.uses.push(...names.map((one) => ({ environment: name, library, name: one, remote, version })));
    }
  }
  return found;
}
