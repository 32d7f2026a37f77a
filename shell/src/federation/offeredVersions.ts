import { laterShared } from './provideShared.ts';
import { federation } from './runtime.ts';

/** What this shell brings: version by library, those that come later included. */
export function offeredVersions(): Record<string, string> {
  const { shared } = federation().options;
  const now = Object.entries(shared).flatMap(([library, versions]): [string, string][] =>
    versions[0] === undefined ? [] : [[library, versions[0].version]],
  );
  return { ...laterShared, ...Object.fromEntries(now) };
}
