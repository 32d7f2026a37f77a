import { anEdition, aPublication, aPublicationList } from '@portal/testing';
import { shownPublications } from './shownPublications.ts';

const [one, two, three] = [aPublication(), aPublication(), aPublication()];

test('the pages follow one another', () => {
  expect(shownPublications([aPublicationList([one]), aPublicationList([two, three])])).toEqual([
    one,
    two,
    three,
  ]);
});

test('[T-02] a publication that moved to the next page meanwhile is shown once, where it was', () => {
  expect(shownPublications([aPublicationList([one, two]), aPublicationList([two, three])])).toEqual([
    one,
    two,
    three,
  ]);
});

test('no page, no publication', () => {
  expect(shownPublications([])).toEqual([]);
});

test('[L-16] an edition that an earlier entry names has no entry of its own', () => {
  const first = aPublication({ doc_ref: 'en', other_editions: [anEdition({ doc_ref: 'de' })] });
  const other = aPublication({ doc_ref: 'de', other_editions: [anEdition({ doc_ref: 'en' })] });
  expect(shownPublications([aPublicationList([first, one]), aPublicationList([other, two])])).toEqual([
    first,
    one,
    two,
  ]);
});

test('[L-16] a paper that got another edition between two pages is shown once', () => {
  const before = aPublication({ paper_id: 'P1', other_editions: [] });
  const after = aPublication({ paper_id: 'P1', other_editions: [anEdition()] });
  expect(shownPublications([aPublicationList([before]), aPublicationList([after])])).toEqual([before]);
});

test('[L-16] an API that names papers without folding loses none; unnamed ones are single', () => {
  const editions = [aPublication({ paper_id: 'P1' }), aPublication({ paper_id: 'P1' })];
  const unnamed = [
    aPublication({ paper_id: null, other_editions: [] }),
    aPublication({ paper_id: null, other_editions: [] }),
  ];
  expect(shownPublications([aPublicationList([...editions, ...unnamed])])).toHaveLength(4);
});

test('[P-02] what stands above a list is not repeated in it, unless nothing else is left', () => {
  const [german, english] = [aPublication({ doc_ref: 'de' }), aPublication({ doc_ref: 'en' })];
  const paper = { ...english, other_editions: [anEdition({ doc_ref: 'de' })] };
  const other = aPublication({ doc_ref: 'other' });
  const refs = (list: readonly { doc_ref: string }[]) => list.map(({ doc_ref }) => doc_ref);
  expect(refs(shownPublications([aPublicationList([paper, other])], german))).toEqual(['other']);
  expect(refs(shownPublications([aPublicationList([paper])], german))).toEqual(['en']);
  const third = aPublication({ doc_ref: 'third' });
  expect(refs(shownPublications([aPublicationList([paper, third, other])], [german, other]))).toEqual([
    'third',
  ]);
});
