import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '@portal/node';
import { checkout } from '#run/settings/checkout.ts';
import { projectFiles } from './projectFiles.ts';

const list = 'shared/node/src/unknownSettings.ts';

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
const namesIn = (file: string): string[] => {
  const name = isTest(file) ? /(?<=process\.env\[')PORTAL_\w+/g : /\bPORTAL_[A-Z\d_]*[A-Z\d]\b/g;
  return readFileSync(join(checkout, file), 'utf8').match(name) ?? [];
};

test('the settings that a start knows are those that code and compose file read', () => {
  const files = projectFiles(['.ts', '.tsx', '.cjs', '.mjs', '.yaml', '.sh', '.Dockerfile']);
  const read = new Set(files.filter((file) => file !== list).flatMap(namesIn));
  expect([...settingNames].toSorted()).toEqual([...read].toSorted());
});
