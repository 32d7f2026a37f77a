import { readFileSync } from 'node:fs';
import { filesOfPatch } from './costOf.ts';
import { listedChanges } from './listedChanges.ts';

export interface SampleChange {
  name: string;
  /** The most files that it may touch. Lower it as changes get cheaper. */
  limit: number;
  files: readonly string[];
  /** Undefined: no patch yet, the files are listed by hand. */
  patch?: { file: string; tests: readonly string[] };
}

interface PatchedChange {
  file: string;
  limit: number;
  tests: readonly string[];
}

const patched = (name: string, { file, limit, tests }: PatchedChange): SampleChange => {
  const path = new URL(`patches/${file}.patch`, import.meta.url).pathname;
  return {
    name,
    limit,
    files: filesOfPatch(readFileSync(path, 'utf8')),
    patch: { file: path, tests },
  };
};

/** The changes that `pnpm change-cost` measures. */
export const sampleChanges: readonly SampleChange[] = [
  patched('a read call and the component that uses it', {
    file: 'read-call',
    limit: 8,
    tests: [
      'mfe-team-coverage/src/screens/team/Team',
      'reference-api/src/areas/companies/team',
      'reference-api/src/policies/terms.test.ts',
      'reference-api/src/testing/bad-input',
      'platform/src/tools/conformance/conformance.test.ts',
      'e2e/src/own-api/beyondDocuments.test.ts',
      'shared/build/src/checks/messages.test.ts',
    ],
  }),
  patched('a screen with an entry in the account’s menu, without a call', {
    file: 'screen',
    limit: 7,
    tests: [
      'mfe-preferences/src/screens/contacts',
      'mfe-preferences/src/remote.test.ts',
      'shared/build/src/checks',
      'platform/src/tools/documents/gatewayRoutes.test.ts',
    ],
  }),
  patched('a field of a publication that the specification has, on its tile', {
    file: 'field',
    limit: 7,
    tests: [
      'reference-api/src/areas/publication/texts/storedTexts.test.ts',
      'shared/wire/src/lenient.test.ts',
      'shared/research/src/publication-tile',
    ],
  }),
  patched('a filter of lists that is on or off', {
    file: 'filter',
    limit: 6,
    tests: [
      'reference-api/src/areas/list/read-marks',
      'reference-api/src/testing/bad-input',
      'e2e/src/own-api/beyondDocuments.test.ts',
      'shared/research/src/filters',
      'mfe-libraries/src/screens/library/fields',
      'shared/build/src/checks/messages.test.ts',
    ],
  }),
  ...listedChanges,
];
