import { environmentNames } from '@portal/wire';
import { PortalFault } from '../faults/PortalFault.ts';
import { minuteOf } from '../release/changeEnvironment.ts';
import { environmentStatus, type EnvironmentStatus } from '../release/environmentStatus.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { textTable } from './textTable.ts';

/** What runs where, since when and by whom, as text. An environment that cannot be read does not hide the others. */
export async function statusText(store: ReleaseStore): Promise<string> {
  const blocks: string[] = [];
  for (const name of environmentNames) blocks.push(await blockOf(store, name));
  const releases = (await store.releases()).length;
  return `${blocks.join('\n\n')}\n\n${releases} releases in ${store.location}`;
}

async function blockOf(store: ReleaseStore, name: EnvironmentName): Promise<string> {
  try {
    const status = await environmentStatus(store, name);
    return status ? describe(status) : `${name}: nothing released yet`;
  } catch (error) {
    if (!(error instanceof PortalFault)) throw error;
    return `${name}: ✗ ${error.message}\n  ${error.mend.replaceAll('\n', '\n  ')}`;
  }
}

function describe({ revision, packages }: EnvironmentStatus): string {
  const { environment, who, when, why, from, action } = revision;
  const origin = from === null ? 'the first' : `from ${from}`;
  const head = `${environment.environment}: revision ${environment.revision} (${origin}), ${when} by ${who}: ${why}`;
  const locked = action === 'lock' ? [`  locked by ${who}: ${why}`] : [];
  const rows = packages.map(({ name, version, since }) => [
    name,
    version,
    `revision ${since.revision}, ${minuteOf(since.when)}`,
    since.who,
  ]);
  return [head, ...locked, textTable(['package', 'version', 'since', 'by'], rows)].join('\n');
}
