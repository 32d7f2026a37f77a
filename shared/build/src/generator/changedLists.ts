import { filled, templateFolder } from './filledTemplate.ts';
import type { RemoteNames } from './remoteNames.ts';

/** Adds a remote after the others, owned by a team named after the area; the hosting platform defines the team. */
export function withOwner(owners: string, { package: name, area }: RemoteNames): string {
  const lines = owners.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const column = lines[last]?.indexOf('@') ?? 0;
  const line = `${`/${name}/`.padEnd(column - 1)} @portal/${area}`;
  return `${lines.toSpliced(last + 1, 0, line).join('\n')}\n`;
}

/** Copies the last remote's service. */
export function withService(compose: string, { package: name }: RemoteNames): string {
  const last = [...compose.matchAll(/^ {2}(mfe-[\w-]+):\n(?: {4}.*\n)+/gm)].at(-1);
  if (last === undefined) throw new Error('The compose file releases no remote.');
  const [text, model = ''] = last;
  const end = last.index + text.length;
  return `${compose.slice(0, end)}\n${text.replaceAll(model, name)}${compose.slice(end)}`;
}

/** Has the template's dependencies, so no look-up and no network is needed. */
export function withLock(lock: string, names: RemoteNames): string {
  const { package: name } = names;
  const remote = filled(
    entryOf(lock, templateFolder)
      .text.replace(`  ${templateFolder}:`, `  ${name}:`)
      .replaceAll('version: link:../', 'version: link:../shared/'),
    names,
  );
  const calls = filled(
    entryOf(lock, `${templateFolder}/calls`)
      .text.replace(`  ${templateFolder}/`, `  ${name}/`)
      .replaceAll('version: link:../../', 'version: link:../../shared/'),
    names,
  );
  return withEntry(withEntry(withDependency(lock, names), name, remote), `${name}/calls`, calls);
}

function entryOf(lock: string, folder: string) {
  const entry = entriesOf(lock).find(({ key }) => key === folder);
  if (entry === undefined) throw new Error(`pnpm-lock.yaml does not know ${folder}.`);
  return entry;
}

function withEntry(lock: string, key: string, text: string): string {
  const next = entriesOf(lock).find((entry) => entry.key > key) ?? entryOf(lock, 'shell');
  return lock.slice(0, next.start) + text + lock.slice(next.start);
}

function withDependency(lock: string, { package: name, area }: RemoteNames): string {
  const { start, text } = entryOf(lock, 'reference-api');
  const model = /^ {6}'@portal\/wire':\n(?: {8}.*\n)+/m.exec(text);
  if (model === null) throw new Error('The API does not stand on @portal/wire.');
  const end = start + model.index + model[0].length;
  const added = model[0]
    .replace('@portal/wire', `@portal/wire-${area}`)
    .replace('shared/wire', `${name}/calls`);
  return lock.slice(0, end) + added + lock.slice(end);
}

/** Workspace packages: `  <folder>:` and the lines up to the next. */
function entriesOf(lock: string): { key: string; start: number; text: string }[] {
  const begin = lock.indexOf('\nimporters:\n') + '\nimporters:\n'.length;
  const end = lock.indexOf('\npackages:\n', begin);
  const importers = lock.slice(begin, end + 1);
  const starts = [...importers.matchAll(/^ {2}(\S+):$/gm)];
  return starts.map(({ index, 1: key = '' }, place) => ({
    key,
    start: begin + index,
    text: importers.slice(index, starts[place + 1]?.index),
  }));
}
