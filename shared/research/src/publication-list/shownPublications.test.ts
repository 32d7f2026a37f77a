import { aPublication, aPublicationList } from '@portal/testing';
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
