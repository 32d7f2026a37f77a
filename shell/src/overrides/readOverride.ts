import { filesOf } from '@portal/release-rules';
import type { ReleasedVersion } from '@portal/wire';
import { overrideOrigins } from '@portal/wire';
import { fetchBuild } from './fetchBuild.ts';
import { overrideAddress } from './rules/overrideAddress.ts';
import { overrideRecord } from './rules/overrideRecord.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import { refuseUnfit, type OverriddenPage } from './rules/refuseUnfit.ts';

/** The browser may first ask for permission to access the user's computer. */
export const withPersonMs = 30_000;

/** A starting page waits no longer for a local build. */
export const atStartMs = 4_000;

interface OverrideRequest {
  /** Undefined: not listed by the environment yet, whatever the build's name. */
  remote: string | undefined;
  /** As typed or stored. */
  address: string;
  /** Time limit for the build's record, in ms. */
  withinMs: number;
}

export interface ActiveOverride {
  remote: string;
  release: ReleasedVersion;
}

/** @throws OverrideRefused if the page cannot run the build at the address */
export async function readOverride(
  { remote, address: typed, withinMs }: OverrideRequest,
  page: OverriddenPage,
): Promise<ActiveOverride> {
  const { environment } = page;
  const places = overrideOrigins(environment);
  const baseUrl = overrideAddress(typed, { environment: environment.environment, places });
  const record = overrideRecord(await readText(`${baseUrl}release.json`, withinMs), `${baseUrl}release.json`);
  refuseUnfit(remote, record, page);
  const { name, version, contract, area, pages, manifest, integrity, shared, uses } = record;
  const release = { version, contract, area, baseUrl, pages, manifest, integrity, shared, uses };
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

/** Fetches every file as the page will, to report a bad one at once. @throws OverrideRefused */
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
