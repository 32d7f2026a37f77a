import type { Stats } from 'webpack';
import { readableError } from './readableError.ts';

/** One line, or the errors with file and place. */
export function buildReport(name: string, stats: Stats, isFirst: boolean): string {
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  if (!stats.hasErrors()) return `${name}: ${isFirst ? 'built' : 'updated'} in ${seconds} s`;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const messages = errors.map(
    ({ moduleName = '', message }) => `  ${moduleName}\n${readableError(message).replace(/^/gm, '    ')}`,
  );
  return `✗ ${name} does not build; pages keep the last build until this is fixed.\n${messages.join('\n')}`;
}
