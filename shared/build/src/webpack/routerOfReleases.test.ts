import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routerOfReleases } from './routerOfReleases.ts';

const shell = fileURLToPath(new URL('../../../../shell/', import.meta.url));

/** From its last line. */
const exportedBy = (file: string) =>
  /export \{([^}]+)\};\s*$/
    .exec(readFileSync(file, 'utf8'))?.[1]
    ?.match(/\w+(?=,|\s*$)/g)
    ?.toSorted();

test.each(Object.entries(routerOfReleases(shell)))(
  'released as %s is what developers have, without the warnings for them',
  (_name, file) => {
    const development = file.replace(/([\\/]dist[\\/])production/, '$1development');
    expect(exportedBy(file)).not.toHaveLength(0);
    expect(exportedBy(file)).toEqual(exportedBy(development));
    expect(file).not.toBe(development);
  },
);
