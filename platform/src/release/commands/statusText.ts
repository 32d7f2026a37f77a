import { minuteOf } from '../history/minuteOf.ts';
import type { EnvironmentStatus } from '../releases/environmentStatus.ts';
import { sourceText } from '../sources/source.ts';
import type { ReadStatus } from './statusCommand.ts';
import { textTable } from './textTable.ts';

/** What runs where, since when and by whom; for an unreadable environment, why and the hint. */
export const statusText = (all: readonly ReadStatus[]): string => all.map(blockOf).join('\n\n');

function blockOf({ name, status, fault }: ReadStatus): string {
  if (fault !== undefined) return `${name}: ✗ ${fault.message}\n  ${fault.hint.replaceAll('\n', '\n  ')}`;
  return status ? describe(status) : `${name}: nothing released yet`;
}
function describe({ revision, packages, retired }: EnvironmentStatus): string {
  const { environment, who, when, why, from, action } = revision;
  const origin = from === null ? 'the first' : `from ${from}`;
  const head = `${environment.environment}: revision ${environment.revision} (${origin}), ${when} by ${who}: ${why}`;
  const locked = action === 'lock' ? [`  locked by ${who}: ${why}`] : [];
  const rows = packages.map(({ name, version, since, source }) => [
    name,
    version,
    `revision ${since.revision}, ${minuteOf(since.when)}`,
    since.who,
    sourceText(source),
  ]);
  const out = retired.map(({ name, version, since }) => [
    name,
    `retired (${version})`,
    `revision ${since.revision}, ${minuteOf(since.when)}`,
    since.who,
    '–',
  ]);
  const titles = ['package', 'version', 'since', 'by', 'built from'];
  const unproved = packages.flatMap(({ name, version, unproved: reason }) =>
    reason === undefined ? [] : [`  ${name} ${version} was not proved: ${reason}`],
  );
  return [head, ...locked, textTable(titles, [...rows, ...out]), ...unproved].join('\n');
}
