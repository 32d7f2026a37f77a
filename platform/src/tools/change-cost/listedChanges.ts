import type { SampleChange } from './sampleChanges.ts';

const of = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** Changes without a patch yet: where an earlier one of the kind has its places today, styles and own files included. */
export const listedChanges: readonly SampleChange[] = [
  {
    name: 'an area with a tab, outside of its folders',
    limit: 3,
    files: [
      // All written by `pnpm new:remote`: none by hand, and the portal's part without a release of the shell.
      ...of('reference-api', 'package.json', 'src/calls.ts', 'src/app.ts'),
      'CODEOWNERS',
      'pnpm-lock.yaml',
      'platform/deploy/compose.yaml',
    ],
  },
];
