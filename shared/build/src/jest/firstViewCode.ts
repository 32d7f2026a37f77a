import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';

type Code = Record<'en' | 'de', string>;

const compiled = new Map<string, Code>();

/** Of the workspace, in Jest's CommonJS. */
const root = join(dirname(__filename), '../../../..');

/**
 * The code of a first view as the build makes it, by language, but with the class names of the style sheets, as elsewhere in tests.
 * Compiled in a process of its own: jsdom's globals are not those that esbuild needs.
 */
export function firstViewCode(folder: string, file: string, side: 'offers' | 'takes'): Code {
  const bin = join(root, 'shared/build/bin/portal-first-view.mjs');
  const given = [join(root, folder), file, side];
  const known = compiled.get(given.join(' '));
  if (known !== undefined) return known;
  const text = execFileSync(process.execPath, [bin, ...given], { encoding: 'utf8', maxBuffer: 10_000_000 });
  const code = JSON.parse(text) as Code;
  compiled.set(given.join(' '), code);
  return code;
}
