import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../', import.meta.url));

/** Folders that make the builds. */
const builders = ['webpack', 'release'];

/**
 * Hash of the build code. webpack's cache ignores changes of plugins and settings, and would reuse outdated modules.
 */
export function cacheVersion(root = source): string {
  const hash = createHash('sha256');
  for (const builder of builders)
    for (const name of readdirSync(join(root, builder)).toSorted())
      if (!name.includes('.test.')) hash.update(`${name}\0`).update(readFileSync(join(root, builder, name)));
  return hash.digest('hex').slice(0, 16);
}
