import { dmoState } from './dmoState.ts';

test.each([
  ['not known yet', undefined, { kind: 'disabled' }],
  ['not published', [], { kind: 'notPublished' }],
  ['not entitled', [{ download_link: null, entitled: false }], { kind: 'notEntitled' }],
  [
    'not entitled, with a link',
    [{ download_link: 'documents/1/download', entitled: false }],
    { kind: 'notEntitled' },
  ],
  ['without a link', [{ download_link: null, entitled: true }], { kind: 'disabled' }],
  ['with an empty link', [{ download_link: '', entitled: true }], { kind: 'disabled' }],
  [
    'ready',
    [{ download_link: 'documents/1/download', entitled: true }],
    { kind: 'ready', link: 'documents/1/download' },
  ],
])('[H-05] a Daily Market Opinion that is %s', (_, links, state) => {
  expect(dmoState(links, false)).toEqual(state);
});

test('[H-05] a failed read is distinguished from a missing one', () => {
  expect(dmoState(undefined, true)).toEqual({ kind: 'failed' });
  expect(dmoState([], true)).toEqual({ kind: 'notPublished' });
});
