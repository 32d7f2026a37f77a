import { filesOf } from '@portal/release-rules';
import type { ReleasedVersion } from '@portal/wire';
import { overrideOrigins } from '@portal/wire';
import { fetchBuild } from './fetchBuild.ts';
import { overrideAddress } from './rules/overrideAddress.ts';
import { overrideRecord } from './rules/overrideRecord.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import { refuseUnfit, type OverriddenPage } from './rules/refuseUnfit.ts';

/** A person may have to tell the browser first that this site may reach their computer. */
export const withPersonMs = 30_000;

/** A page that begins waits no longer than this for a build on the same machine. */
export const atStartMs = 4_000;

interface Wanted {
  /** Undefined: one that the environment does not list yet, whatever its build calls it. */
  remote: string | undefined;
  /** As it was typed or stored. */
  address: string;
  /** Milliseconds in which the build's record has to come. */
  withinMs: number;
}

/** A build that a page runs instead of a release. */
export interface ActiveOverride {
  remote: string;
  release: ReleasedVersion;
}

/** What is served at an address, as a release that this page can run. @throws OverrideRefused */
export async function readOverride(
  { remote, address: typed, withinMs }: Wanted,
  page: OverriddenPage,
): Promise<ActiveOverride> {
  const { environment } = page;
  const places = overrideOrigins(environment);
  const baseUrl = overrideAddress(typed, { environment: environment.environment, places });
  const record = overrideRecord(await readText(`${baseUrl}release.json`, withinMs), `${baseUrl}release.json`);
  refuseUnfit(remote, record, page);
  const { name, version, contract, area, paths, manifest, integrity, shared, uses } = record;
  const release = { version, contract, area, baseUrl, paths, manifest, integrity, shared, uses };
  return { remote: name, release };
}

async function readText(address: string, withinMs: number): Promise<string> {
  const values = { address, portal: location.origin };
  try {
    const response = await fetchBuild(address, { withinMs });
    if (!response.ok) throw new OverrideRefused('status', { ...values, status: String(response.status) });
    return await response.text();
  } catch (error) {
    if (error instanceof OverrideRefused) throw error;
    throw new OverrideRefused('unreachable', values, error);
  }
}

/** Fetches every file of a release as its page will, so that a person hears of a wrong one at once. @throws OverrideRefused */
export async function checkFiles(release: ReleasedVersion): Promise<void> {
  await Promise.all(
    filesOf(release.manifest).map(async (file) => {
      const integrity = release.integrity[file] ?? '';
      try {
        const { ok } = await fetchBuild(release.baseUrl + file, { withinMs: withPersonMs, integrity });
        if (ok) return;
      } catch (error) {
        throw new OverrideRefused('file', { file }, error);
      }
      throw new OverrideRefused('file', { file });
    }),
  );
}
