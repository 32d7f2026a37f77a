import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { className } from '../first-view/className.ts';
import { compileFirstView } from '../first-view/compileFirstView.ts';
import { baseConfiguration } from '../webpack/base.ts';
import { compile } from '../webpack/build.ts';
import { FirstViewPlugin, firstViewFile } from './FirstViewPlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-first-view-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each function but the first is called by one other. */
const screen = `function lineOf(name) { const words = []; for (const part of name.split(' ')) words.push(part + '!'); return words; }
function linesOf(names) { const lines = []; for (const name of names) lines.push(lineOf(name)); return lines; }
export function Component({ names }) { return linesOf(names); }`;

const files = {
  'main.js': "console.log('main');",
  'src/Screen.tsx': screen,
  'src/messages/en.ts': 'export const en = {};',
  'src/messages/de.ts': 'export const de = {};',
};

test('a first view’s file is as compiled: no minimizer puts its functions together', async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const part = { file: 'src/Screen.tsx', side: 'takes' } as const;
  const { code } = await compileFirstView({ folder, ...part, classOf: className });
  expect(code.en.match(/function \w+\(/g)).toHaveLength(3);

  const { plugins, ...base } = baseConfiguration(folder, 'release');
  const plugin = new FirstViewPlugin(folder, () => Promise.resolve([{ ...part, chunk: 'first-Screen' }]));
  await compile({ ...base, entry: './main.js', cache: false, plugins: [...(plugins ?? []), plugin] });

  const dist = join(folder, 'dist');
  const emitted = readdirSync(dist).flatMap((name) => {
    const [, chunk] = firstViewFile.exec(name) ?? [];
    return chunk === undefined ? [] : [[chunk, readFileSync(join(dist, name), 'utf8')]];
  });
  expect(Object.fromEntries(emitted)).toEqual({ 'first-Screen-en': code.en, 'first-Screen-de': code.de });
});
