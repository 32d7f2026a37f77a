import { templateFolder } from './filledTemplate.ts';
import type { RemoteNames } from './remoteNames.ts';

/**
 * CODEOWNERS with a line for a new remote: a team of the area's name, after the other remotes. Who that is says the
 * platform that keeps the code.
 */
export function withOwner(owners: string, { package: name, area }: RemoteNames): string {
  const lines = owners.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const column = lines[last]?.indexOf('@') ?? 0;
  const line = `${`/${name}/`.padEnd(column - 1)} @portal/${area}`;
  return `${lines.toSpliced(last + 1, 0, line).join('\n')}\n`;
}

/**
 * The compose file with a service that releases a new remote, after those of the others: what the last of them says, of
 * another package.
 */
export function withService(compose: string, { package: name }: RemoteNames): string {
  const last = [...compose.matchAll(/^ {2}(mfe-[\w-]+):\n(?: {4}.*\n)+/gm)].at(-1);
  if (last === undefined) throw new Error('The compose file releases no remote.');
  const [text, model = ''] = last;
  const end = last.index + text.length;
  return `${compose.slice(0, end)}\n${text.replaceAll(model, name)}${compose.slice(end)}`;
}

/**
 * The lock file with a new remote in it. It stands on what the template stands on, so nothing has to be looked up, and
 * no network is needed.
 */
export function withLock(lock: string, { package: name }: RemoteNames): string {
  const template = entriesOf(lock).find(({ key }) => key === templateFolder);
  if (template === undefined) throw new Error(`pnpm-lock.yaml does not know ${templateFolder}.`);
  const text = template.text
    .replace(`  ${templateFolder}:`, `  ${name}:`)
    .replaceAll('version: link:../', 'version: link:../shared/');
  const next = entriesOf(lock).find(({ key }) => key > name) ?? template;
  return lock.slice(0, next.start) + text + lock.slice(next.start);
}

/** The packages of the workspace in a lock file: `  <folder>:` and the lines below it, as far as the next. */
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
