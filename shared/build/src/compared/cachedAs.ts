import type { Configuration } from 'webpack';

/** A build's cache, apart from those of the builds that are released. */
export const cachedAs = (name: string, { cache }: Configuration): NonNullable<Configuration['cache']> =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name } : false;
