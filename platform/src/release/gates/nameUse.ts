import { environmentNames, type Environment } from '@portal/wire';
import { currentRevision } from '../releases/revision.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { environmentFacts } from './environmentFacts.ts';
import { recordsOf } from './recordsOf.ts';

interface NameUse {
  environment: Environment['environment'];
  library: string;
  name: string;
  remote: string;
  version: string;
}

export interface NamesInUse {
  uses: NameUse[];
  /** Names offered by current shells, by shared package. */
  offers: Map<string, Set<string>>;
}

/** A remote or its fallback version. */
interface Running {
  remote: string;
  version: string;
  uses: Readonly<Record<string, readonly string[]>>;
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

/** Reads what every environment uses, including fallbacks, and offers. Unused names can go. */
export async function namesInUse(store: ReleaseStore): Promise<NamesInUse> {
  const found: NamesInUse = { uses: [], offers: new Map() };
  for (const name of environmentNames) {
    const environment = (await currentRevision(store, name))?.environment;
    if (environment === undefined) continue;
    const { offers, running } = await readEnvironment(store, environment);
    for (const [library, names] of Object.entries(offers))
      found.offers.set(library, new Set([...(found.offers.get(library) ?? []), ...names]));
    for (const { remote, version, uses } of running)
      for (const [library, names] of Object.entries(uses))
        found.uses.push(...names.map((one) => ({ environment: name, library, name: one, remote, version })));
  }
  return found;
}
