import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '#run/settings/checkout.ts';
import { projectFiles } from './projectFiles.ts';

/** As the reference API spells it. */
const demoBank = /Demo[- ]Bank/;

test('[K-01] no bank is named in what runs in the browsers of every bank', () => {
  const files = projectFiles(['.ts', '.tsx']).filter((file) => /^(?:shell|mfe-[^/]+|shared)\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => demoBank.test(readFileSync(join(checkout, file), 'utf8')))).toEqual([]);
});
