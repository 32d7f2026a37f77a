import { environmentNames } from '@portal/wire';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { currentRevision, type Revision } from './revision.ts';

/** What runs where, since when and by whom, as text. */
export async function statusText(store: ReleaseStore): Promise<string> {
  const revisions = await Promise.all(environmentNames.map((name) => currentRevision(store, name)));
  const blocks = environmentNames.map((name, index) => {
    const revision = revisions[index];
    return revision ? describe(revision) : `${name}: nothing released yet`;
  });
  const releases = (await store.releases()).length;
  return `${blocks.join('\n\n')}\n\n${releases} releases in ${store.location}`;
}

function describe({ environment, who, when, why, from }: Revision): string {
  const versions: [string, string][] = [
    ['shell', environment.shell.version],
    ...Object.entries(environment.remotes).map(([name, { version }]): [string, string] => [name, version]),
  ];
  const width = Math.max(...versions.map(([name]) => name.length));
  const origin = from === null ? 'the first' : `from ${from}`;
  return [
    `${environment.environment}: revision ${environment.revision} (${origin}), ${when} by ${who}: ${why}`,
    ...versions.map(([name, version]) => `  ${name.padEnd(width)}  ${version}`),
  ].join('\n');
}
