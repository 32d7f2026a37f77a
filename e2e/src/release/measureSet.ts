import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { publishDerivedSet } from '../portal/derivedRelease.ts';
import { portalPlace } from '../portal/portal.ts';
import { currentEnvironment } from '../portal/releaseStore.ts';
import { openEquities, applyUpdate } from './measureRelease.ts';
import { promote } from './promote.ts';

const other = { version: '9.0.0-together', title: 'Equities, together' };

/** Shell and all areas, in milliseconds. */
export interface SetPromotion {
  /** From the command's start. */
  ended: number;
  /** From then: an open session's check, and its click to a page in the new versions, which loads a document. */
  answered: number;
  taken: number;
}

const store = () => join(portalPlace().dataFolder, 'store');

async function inForce(): Promise<[name: string, version: string][]> {
  const { shell, remotes } = await currentEnvironment(store());
  return [
    ['shell', shell.version],
    ...Object.entries(remotes).map(([name, { version }]): [string, string] => [name, version]),
  ];
}

async function promoteOnce(browser: Browser, releases: readonly string[], title: string) {
  const session = await openEquities(browser);
  const begun = performance.now();
  await promote(...releases);
  const ended = performance.now() - begun;
  const seen = await applyUpdate(session, title);
  await session.context().close();
  return { ended, ...seen };
}

/** Alternates between two versions, with a session already open; ends with the original ones. */
export async function measureSet(browser: Browser, rounds: number): Promise<SetPromotion[]> {
  const released = await inForce();
  const names = released.map(([name]) => name);
  await publishDerivedSet(
    store(),
    names.map((name) => ({
      package: name,
      version: other.version,
      words:
        name === 'mfe-libraries'
          ? (['"libraries.equities":"Equities"', `"libraries.equities":"${other.title}"`] as const)
          : undefined,
    })),
    { environment: 'local' },
  );
  const first = released.map(([name, version]) => `${name}@${version}`);
  const second = names.map((name) => `${name}@${other.version}`);
  const measured: SetPromotion[] = [];
  while (measured.length < rounds) {
    const [releases, title] = measured.length % 2 === 0 ? [first, 'Equities'] : [second, other.title];
    measured.push(await promoteOnce(browser, releases, title));
  }
  await promote(...first);
  return measured;
}
