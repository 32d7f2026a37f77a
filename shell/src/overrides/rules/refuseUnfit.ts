import { claimOf, isContractCompatible, pages, routeGroups } from '@portal/contract';
import type { Environment } from '@portal/wire';
import satisfies from 'semver/functions/satisfies';
import { OverrideRefused } from './OverrideRefused.ts';
import type { OverrideRecord } from './overrideRecord.ts';

/** The page that an override would join. */
export interface OverriddenPage {
  /** As released, without any override. */
  environment: Environment;
  /** What the shell brings: version by library. */
  offered: Readonly<Record<string, string>>;
}

/** Pages that the shell shows itself. */
const shellPaths: readonly string[] = [pages.error.path, pages.downloadRedirect.path];

/**
 * The rules that a release has to keep before an environment takes it, against the shell of this very page.
 * @throws OverrideRefused for the first one that is broken
 */
export function refuseUnfit(remote: string, record: OverrideRecord, page: OverriddenPage): void {
  const { environment, offered } = page;
  const pinned = environment.remotes[remote];
  if (pinned === undefined) throw new OverrideRefused('unknownRemote', { remote });
  if (record.name !== remote) throw new OverrideRefused('otherRemote', { found: record.name, remote });
  if (record.area !== pinned.area)
    throw new OverrideRefused('otherArea', { found: record.area, remote, expected: pinned.area });
  if (!isContractCompatible(record.contract, environment.shell.contract))
    throw new OverrideRefused('contract', { found: record.contract, offered: environment.shell.contract });
  for (const [library, range] of Object.entries(record.shared)) {
    const version = offered[library];
    if (version === undefined || !satisfies(version, range, { includePrerelease: true }))
      throw new OverrideRefused('shared', { library, range, offered: version ?? '–' });
  }
  refuseForeignPaths(remote, record, environment);
}

function refuseForeignPaths(remote: string, { paths }: OverrideRecord, { remotes }: Environment): void {
  const owners = new Map(shellPaths.map((path) => [claimOf(path), 'shell']));
  for (const [name, other] of Object.entries(remotes)) {
    if (name === remote) continue;
    for (const path of routeGroups.flatMap((group) => other.paths[group])) owners.set(claimOf(path), name);
  }
  for (const path of routeGroups.flatMap((group) => paths[group])) {
    const owner = owners.get(claimOf(path));
    if (owner !== undefined) throw new OverrideRefused('path', { path, owner });
  }
}
