import type { ReleasedVersion } from '@portal/wire';
import { federation } from './runtime.ts';

/** Shared modules that the shell brings after the first paint, with the versions of their package.json. */
export const laterShared = { '@portal/research': '1.14.1' } as const;

/**
 * Brings the shared modules that do not come with the first paint: areas behind the gates show research.
 * @throws when the files cannot be loaded
 */
export async function provideShared({ paths }: ReleasedVersion): Promise<void> {
  if (paths.gated.length > 0) await provideLater();
}

/**
 * The shell imports and registers them itself, because the federation runtime would keep a failure for the life of the
 * page; a failed `import()` is fetched again by the next call. @throws when the files cannot be loaded
 */
export async function provideLater(): Promise<void> {
  const name = '@portal/research';
  const research = await import(/* webpackChunkName: "research" */ '@portal/research');
  const version = laterShared[name];
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: true } as const;
  federation().registerShared({ [name]: { version, lib: () => research, scope: ['default'], shareConfig } });
}
