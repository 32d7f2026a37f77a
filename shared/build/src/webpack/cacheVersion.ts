import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../', import.meta.url));

/** What makes the builds, and not what lints, tests or serves them. */
const builders = ['webpack', 'release'];

/**
 * Names what the builds are made by. webpack looks at the modules it keeps, not at plugins and settings: after a change of
 * these, modules kept from before would go into the new builds.
 */
export function cacheVersion(root = source): string {
  const hash = createHash('sha256');
  for (const builder of builders)
    for (const name of readdirSync(join(root, builder)).toSorted())
      if (!name.includes('.test.')) hash.update(`${name}\0`).update(readFileSync(join(root, builder, name)));
  return hash.digest('hex').slice(0, 16);
}
