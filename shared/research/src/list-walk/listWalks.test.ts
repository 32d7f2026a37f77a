import { readingPrefix } from '@portal/session';
import { aPublication, anEdition } from '@portal/testing';
import { keepWalk, recordFromList, storedWalk, parseWalk, walkOf } from './listWalks.ts';

const read = {
  ...aPublication({ doc_ref: 'a', title: 'Banks' }),
  other_editions: [anEdition({ doc_ref: 'a-de' })],
};
const closed = aPublication({ doc_ref: 'b', entitled: false });
const fileOnly = aPublication({ doc_ref: 'c', preview_link: '' });

test('[V-02] readable entries are walked in order, editions of a paper at one place', () => {
  const last = aPublication({ doc_ref: 'd', title: 'Last' });
  expect(walkOf([read, closed, fileOnly, last])).toEqual([
    { refs: ['a', 'a-de'], title: 'Banks', language: 'English' },
    { refs: ['d'], title: 'Last', language: 'English' },
  ]);
});

test('[V-02] a list is kept as it was shown, with its records for as long as the page lives', () => {
  keepWalk('one /equities', [read, closed]);
  expect(storedWalk('one /equities')).toEqual(walkOf([read]));
  expect(storedWalk('two /equities')).toBeUndefined();
  expect(recordFromList('a')).toMatchObject({ title: 'Banks' });
  expect(recordFromList('d')).toBeUndefined();
});

test.each([
  [null],
  ['a'],
  [[]],
  [[null, 1, [], { refs: [] }, { refs: ['a'] }, { refs: [1], title: '', language: '' }]],
])('%j is not a list', (value) => expect(parseWalk(value)).toBeUndefined());

test('[B-04] it is kept where a logout takes it away', () => {
  keepWalk('one /equities', [read]);
  expect(Object.keys(sessionStorage)).toEqual([`${readingPrefix}walks`]);
});
