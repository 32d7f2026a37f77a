import { join } from 'node:path';
import { readBuiltRelease } from '#release/releases/builtRelease.ts';
import { publish, type PublishRequest, type PublishResult } from '#release/releases/publish.ts';
import { environmentSettings } from '#run/settings/environmentSettings.ts';
import type { ReleaseStore } from '#run/store/releaseStore.ts';
import { aRemoteBuild, aShellBuild } from './aBuild.ts';

interface Fakes {
  store: ReleaseStore;
  /** For the builds. */
  folder: string;
  shell?: Parameters<typeof aShellBuild>[1];
  remotes?: Parameters<typeof aRemoteBuild>[1][];
}

/** By default to local. */
export async function publishFakes(
  { store, folder, shell, remotes = [] }: Fakes,
  more: Partial<PublishRequest> = {},
): Promise<PublishResult> {
  const distOf = (name: string) => join(folder, name, 'dist');
  if (shell) await aShellBuild(distOf('shell'), shell);
  for (const remote of remotes) await aRemoteBuild(distOf(remote.name), remote);
  const names = [...(shell ? ['shell'] : []), ...remotes.map(({ name }) => name)];
  return publish({
    store,
    environment: 'local',
    settings: await environmentSettings(more.environment ?? 'local'),
    releases: await Promise.all(names.map((name) => readBuiltRelease(name, distOf(name)))),
    who: 'robin',
    why: 'a test',
    // They run in no browser.
    proving: { unproved: 'a test' },
    ...more,
  });
}
