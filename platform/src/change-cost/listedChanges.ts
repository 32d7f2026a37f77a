import type { SampleChange } from './sampleChanges.ts';

const of = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** Changes without a patch yet: where an earlier one of the kind has its places today, styles and own files included. */
export const listedChanges: readonly SampleChange[] = [
  {
    name: 'a field of a publication on its tile (as `summary`)',
    limit: 15,
    files: [
      ...of('reference-api/src/areas/publications', 'repository.ts', 'listText.ts', 'present.ts'),
      ...of('reference-api/src', 'db/schema/publications.ts', 'seed/newPublication.ts'),
      ...of('shared/wire/src', 'lenient.test.ts'),
      ...of('shared/wire/src/research', 'publicationSchema.ts'),
      ...of('shared/testing/src', 'builders.ts'),
      ...of('shared/research/src/messages', 'de.ts', 'en.ts'),
      ...of('shared/research/src/publication-tile', 'PublicationTile.tsx', 'PublicationTile.test.tsx'),
      ...of('shared/research/src/publication-tile', 'PublicationTile.module.css'),
      ...of('e2e/src/own-api', 'leastAnswers.ts'),
      ...of('docs', 'your-own-api.md'),
    ],
  },
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
