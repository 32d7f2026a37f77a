import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../..', import.meta.url));
const images = join(home, '.cache', 'images');

/** Of the service and its workspace packages, its own first. */
function sourceFolders(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shared = Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith('workspace:'));
  return [home, ...shared.map((name) => realpathSync(join(home, 'node_modules', name)))].map((folder) =>
    join(folder, 'src'),
  );
}

/** Hashes all that affects a prepared database: sources, versions of packages and Node. */
export function keyOf(folders: readonly string[], versions: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(versions));
  for (const [index, folder] of folders.entries()) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      const bytes = readFileSync(file);
      hash.update(`${index} ${relative(folder, file)}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the folder for the current sources; removes those of others. */
export function openImagesFolder(): string {
  const versions = [process.version, readFileSync(join(home, '..', 'pnpm-lock.yaml'), 'utf8')];
  const key = keyOf(sourceFolders(), versions);
  mkdirSync(images, { recursive: true });
  for (const other of readdirSync(images))
    if (other !== key) rmSync(join(images, other), { recursive: true, force: true });
  const folder = join(images, key);
  mkdirSync(folder, { recursive: true });
  return folder;
}
