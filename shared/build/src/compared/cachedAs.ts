import type { Configuration } from 'webpack';

/** Keeps a build's cache apart from the release builds'. */
export const cachedAs = (name: string, { cache }: Configuration): NonNullable<Configuration['cache']> =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name } : false;
