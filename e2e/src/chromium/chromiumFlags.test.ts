import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromiumFlags, offByPlaywright } from './chromiumFlags.ts';

const fromHere = createRequire(__filename);
const core = createRequire(fromHere.resolve('playwright')).resolve('playwright-core');

test('everything that Playwright turns off in Chromium stays off', () => {
  const bundle = readFileSync(join(dirname(core), 'lib', 'coreBundle.js'), 'utf8');
  const [, list = ''] = /\n\s*disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(offByPlaywright).toEqual(names);
});

test('the browser is given one list of what is off', () => {
  expect(chromiumFlags.filter((flag) => flag.startsWith('--disable-features='))).toHaveLength(1);
});
