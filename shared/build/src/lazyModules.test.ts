import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lazyModuleOf, lazyModules } from './lazyModules.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-lazy-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const sources = {
  'src/remote.ts': `import { pages } from './pages.ts';\nimport { useState } from 'react';`,
  'src/firstReads.ts': `export type Words = 'one';`,
  'src/pages.ts': `import { ofOne } from '#firstReads.ts';
import type { One } from './screens/OneScreen.tsx';
export type Way = () => Promise<unknown>;
const one = () => import('./screens/OneScreen.tsx');
const two = () => import(/* webpackChunkName: "two" */ './screens/two-parts/TwoScreen.tsx');`,
  'src/screens/OneScreen.tsx': `// Words that import type and value
import {
  Shown,
} from "#Shown.tsx";
import './one.css';
import('@portal/research');
const later = () => import(
  // Only when asked.
  './Dialogue.tsx'
);
export const Component = () => <>import './nothing.ts'</>;`,
  'src/screens/one.css': `@import './base.css';\n.a { composes: b from "./other.css"; }`,
  'src/screens/base.css': '',
  'src/screens/other.css': '',
  'src/screens/Dialogue.tsx': `export * from './Question.tsx';\nexport type { Page } from './screens.json';`,
  'src/screens/Question.tsx': `export { Shown } from '#Shown.tsx';`,
  'src/screens/two-parts/TwoScreen.tsx': `import { type Page, Shown } from '#Shown.tsx';\nimport '#firstReads.ts';`,
  'src/Shown.tsx': '',
  'src/unused.ts': `import './screens/OneScreen.tsx';`,
};
beforeAll(() => Object.entries(sources).forEach(([file, text]) => write(file, text)));

test('files come with the area, or with the screens that import them', () => {
  const { first, lazy } = lazyModules(folder);
  expect([...first].sort()).toEqual(['src/firstReads.ts', 'src/pages.ts', 'src/remote.ts']);
  expect(Object.fromEntries([...lazy].map(([module, files]) => [module, [...files].sort()]))).toEqual({
    'src/screens/OneScreen.tsx': [
      'src/Shown.tsx',
      'src/screens/Dialogue.tsx',
      'src/screens/OneScreen.tsx',
      'src/screens/Question.tsx',
      'src/screens/base.css',
      'src/screens/one.css',
      'src/screens/other.css',
    ],
    'src/screens/two-parts/TwoScreen.tsx': [
      'src/Shown.tsx',
      'src/firstReads.ts',
      'src/screens/two-parts/TwoScreen.tsx',
    ],
  });
});

test('an import that leads nowhere is named', () => {
  write('src/Shown.tsx', `import './Gone';`);
  expect(() => lazyModules(folder)).toThrow(/src\/Shown\.tsx imports \.\/Gone, which is not there\.$/);
  write('src/Shown.tsx', '');
});

test.each([
  ['src_screens_OneScreen_tsx', 'src/screens/OneScreen.tsx'],
  ['src_screens_two-parts_TwoScreen_tsx-src_Shown_tsx', 'src/screens/two-parts/TwoScreen.tsx'],
  ['src_screens_OneScreen_tsx2', undefined],
  ['src_Shown_tsx', undefined],
])('the chunk %s is that of %s', (chunk, module) => {
  expect(lazyModuleOf(chunk, lazyModules(folder).lazy)).toBe(module);
});
