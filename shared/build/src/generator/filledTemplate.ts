import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteNames } from './remoteNames.ts';

/** A package like any other, covered by types, lint and tests. */
export const templateFolder = 'shared/remote-template';

/** Not copied. */
const made = /^(?:node_modules|dist)$|\.tsbuildinfo$/;

/** Their paths would be wrong in the template, which lies deeper. */
export const remoteScripts = {
  build: 'portal-build',
  dev: 'node ../platform/start/dev.cjs',
  release: 'tsx ../platform/src/release/cli.ts',
};

/** Text by path, relative to the remote's folder; its calls are in `calls/`. */
export function filledTemplate(root: string, names: RemoteNames): Map<string, string> {
  const folder = join(root, templateFolder);
  const fill = (file: string, text: string) =>
    file === 'package.json' ? filledPackage(text, names) : filled(text, names);
  return new Map(
    filesBelow(folder).map((file) => [file, fill(file, readFileSync(join(folder, file), 'utf8'))]),
  );
}

function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !made.test(name))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    })
    .sort();
}

/** Replaces the template's names in a text. */
export function filled(text: string, names: RemoteNames): string {
  const words: Record<string, string> = {
    '@portal/remote-template': names.package,
    'remote-template': names.package,
    '/new-area': names.path,
    'new-area': names.area,
    new_area: names.area.replaceAll('-', '_'),
    newArea: names.messages,
    'New area': names.title,
    'Neuer Bereich': names.titleDe,
  };
  const all = new RegExp(Object.keys(words).join('|'), 'g');
  return text.replace(all, (word) => words[word] ?? word);
}

function filledPackage(text: string, names: RemoteNames): string {
  const { package: name, area } = names;
  const { imports, dependencies, devDependencies, ...facts } = JSON.parse(filled(text, names)) as Record<
    string,
    unknown
  >;
  const portal = { role: 'remote', area };
  const remote = { ...facts, name, portal, scripts: remoteScripts, imports, dependencies, devDependencies };
  return `${JSON.stringify(remote, null, 2)}\n`;
}
