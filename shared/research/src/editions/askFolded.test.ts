import { ApiError } from '@portal/api';
import { askFolded } from './askFolded.ts';
import type { FoldedEditions } from './foldedEditions.ts';

const refused = new ApiError('invalid', 'unknown parameter');

/** An API that rejects folding calls with `failure`, and records the calls. */
function asked(failure?: Error) {
  const seen: FoldedEditions[] = [];
  const ask = (folded: FoldedEditions) => {
    seen.push(folded);
    return failure === undefined || folded.fold_editions === undefined
      ? Promise.resolve('list')
      : Promise.reject(failure);
  };
  return { seen, ask };
}

test.each([
  ['an API that takes the parameter', undefined, 'German', [{ fold_editions: 'German' }]],
  ['an API that refuses it', refused, 'German', [{ fold_editions: 'German' }, {}]],
  ['a list that is not to fold', refused, undefined, [{}]],
] as const)('[L-16] %s is asked for a list', async (_, failure, language, expected) => {
  const { seen, ask } = asked(failure);
  await expect(askFolded(language, ask)).resolves.toBe('list');
  expect(seen).toEqual(expected);
});

test.each(['forbidden', 'server', 'timeout', 'offline'] as const)(
  '[L-16] an answer of the kind %s stands: it is not about the parameter',
  async (kind) => {
    const { seen, ask } = asked(new ApiError(kind, kind));
    await expect(askFolded('German', ask)).rejects.toMatchObject({ kind });
    expect(seen).toHaveLength(1);
  },
);
