import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';

type Code = Record<'en' | 'de', string>;
type View = Readonly<Parameters<typeof firstViewCode>>;

const compiled = new Map<string, Code>();

/** Of the workspace, in Jest's CommonJS. */
const root = join(dirname(__filename), '../../../..');
const bin = join(root, 'shared/build/bin/portal-first-view.mjs');

/** Compiles in a process of their own: jsdom's globals are not those that esbuild needs. */
export function compileFirstViews(views: readonly View[]): void {
  const missing = views.filter((view) => !compiled.has(view.join(' ')));
  if (missing.length === 0) return;
  const words = missing.flatMap(([folder, file, side]) => [join(root, folder), file, side]);
  const text = execFileSync(process.execPath, [bin, ...words], { encoding: 'utf8', maxBuffer: 10_000_000 });
  const codes = JSON.parse(text) as Code[];
  for (const [place, view] of missing.entries()) {
    const code = codes[place];
    if (code !== undefined) compiled.set(view.join(' '), code);
  }
}

/**
 * The code of a first view as the build makes it, by language, but with the class names of the style sheets, as elsewhere in tests.
 */
export function firstViewCode(folder: string, file: string, side: 'offers' | 'takes'): Code {
  compileFirstViews([[folder, file, side]]);
  const code = compiled.get([folder, file, side].join(' '));
  if (code === undefined) throw new Error(`${folder}/${file} was not compiled.`);
  return code;
}
