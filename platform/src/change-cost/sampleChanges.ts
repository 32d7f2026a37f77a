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
  /** Touched as well, but not patched: the lines of versions change too often. */
  also?: readonly string[];
}

const patched = (name: string, { file, limit, tests, also = [] }: PatchedChange): SampleChange => {
  const path = new URL(`patches/${file}.patch`, import.meta.url).pathname;
  return {
    name,
    limit,
    files: [...filesOfPatch(readFileSync(path, 'utf8')), ...also],
    patch: { file: path, tests },
  };
};

/** The changes that `pnpm change-cost` measures. */
export const sampleChanges: readonly SampleChange[] = [
  patched('a read call and the component that uses it', {
    file: 'read-call',
    limit: 11,
    tests: [
      'mfe-team-coverage/src/screens/team/Team',
      'reference-api/src/areas/team',
      'reference-api/src/policies/terms.test.ts',
      'reference-api/src/testing/bad-input',
      'platform/src/conformance/conformance.test.ts',
      'e2e/src/own-api/beyondDocuments.test.ts',
      'shared/build/src/checks/messages.test.ts',
    ],
  }),
  patched('a screen with an entry in the account’s menu, without a call', {
    file: 'screen',
    also: ['shared/contract/package.json', 'docs/CHANGELOG.md'],
    limit: 19,
    tests: [
      'mfe-preferences/src/screens/contacts',
      'shell/src/layout/accountItems.test.ts',
      'shell/src/layout/layouts.test.tsx',
      'shell/src/leads.test.ts',
      'shared/build/src/checks',
      'platform/src/documents/gatewayRoutes.test.ts',
    ],
  }),
  ...listedChanges,
];
