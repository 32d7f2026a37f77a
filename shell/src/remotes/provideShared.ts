import research from '@portal/research/package.json' with { type: 'json' };
import type { ReleasedVersion } from '@portal/wire';
import { federation } from './runtime.ts';

/** Loaded after the first paint. */
export const laterShared = { '@portal/research': research.version } as const;

/** Only gated areas show research. @throws if the files cannot be loaded */
export async function provideShared({ pages }: ReleasedVersion): Promise<void> {
  if (pages.some(({ group }) => group === 'gated')) await provideLater();
}

/** @throws if the files cannot be loaded */
export const loadResearch = () => import(/* webpackChunkName: "research" */ '@portal/research');

/**
 * The federation runtime would cache a failure for the life of the page; a failed `import()` is repeated by the next
 * call. @throws if the files cannot be loaded
 */
export async function provideLater(): Promise<void> {
  const name = '@portal/research';
  const module = await loadResearch();
  const version = laterShared[name];
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: true } as const;
  federation().registerShared({ [name]: { version, lib: () => module, scope: ['default'], shareConfig } });
}
